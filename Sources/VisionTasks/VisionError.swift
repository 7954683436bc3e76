import TensorCore

/// What tasks and pictures throw: an open code that programs compare, and a text that names the file, network
/// or option at fault and says what would be right.
public typealias VisionError = EngineError
