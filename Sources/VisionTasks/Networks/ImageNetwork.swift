import GraphRuntime
import ModelFormat
import TensorCore
import VisionPipeline

/// A network that takes a picture, ready to run. One caller at a time.
struct ImageNetwork {
  private let shared: SharedPlanExecutor
  private let writer: InputWriter
  /// Whether the picture is taken as bytes, not as floating-point numbers.
  private let takesBytes: Bool

  /// Plans the network.
  ///
  /// - Parameters:
  ///   - size: columns and rows of the graph's input.
  ///   - valueRange: the numbers for black and white; `nil` for a network that takes bytes.
  /// - Throws: `VisionError` when the graph cannot be planned.
  init(
    _ graph: GraphDefinition, size: PixelSize, valueRange: ValueRange?,
    proportions: ImageToTensor.Proportions, border: BorderMode, planner: NetworkPlanner
  ) throws {
    takesBytes = valueRange == nil
    shared = try planner.makeExecutor(graph)
    writer = InputWriter(
      ImageToTensor(
        size: size, valueRange: valueRange ?? .zeroToOne, proportions: proportions, border: border),
      workers: shared.executor.workers)
  }

  private var executor: Executor { shared.executor }

  /// Columns and rows of the input.
  var inputSize: PixelSize { writer.size }

  /// Runs the network on a part of a picture.
  ///
  /// - Returns: where the input lies in the picture, or `nil` when the region is empty; nothing ran then.
  /// - Throws: `VisionError` when the region is neither empty nor valid, or when the first run finds that the
  ///   model file was changed.
  func run(on region: NormalizedRect, of image: UprightImage) throws -> InputPlacement? {
    let input = try executor.inputBytes(0)
    let pixels: InputPixels =
      takesBytes ? .bytes(input.bindMemory(to: UInt8.self)) : .numbers(input.bindMemory(to: Float.self))
    guard let placement = try writer.write(region, of: image, to: pixels) else { return nil }
    try executor.prepare()
    executor.run()
    return placement
  }

  /// Runs the network on an input that `write` writes.
  ///
  /// - Precondition: the network takes floating-point numbers.
  /// - Throws: `VisionError` when the first run finds that the model file was changed.
  func run(_ write: (UnsafeMutableBufferPointer<Float>) -> Void) throws {
    precondition(!takesBytes, "a network that takes bytes")
    write(try executor.inputBytes(0).bindMemory(to: Float.self))
    try executor.prepare()
    executor.run()
  }

  /// The numbers of an output, valid until the network runs again and as long as it exists.
  ///
  /// - Precondition: the graph has such an output and it is `float32`.
  func output(_ index: Int) -> UnsafeBufferPointer<Float> {
    // The runtime aligns tensors to 64 bytes.
    executor.outputBytes(index).bindMemory(to: Float.self)
  }

  /// The bytes of an output, valid until the network runs again and as long as it exists.
  ///
  /// - Precondition: the graph has such an output.
  func outputBytes(_ index: Int) -> UnsafeRawBufferPointer {
    executor.outputBytes(index)
  }
}
