import Foundation

/// The options that all tasks share: the model, and what it runs on.
open class BaseOptions: NSObject, NSCopying {
  /// The path of the model: a `.task` bundle, a `.tflite` network or a converted model file.
  ///
  /// Tasks with the same file share one copy of the weights.
  open var modelAssetPath = ""
  /// The hardware that networks run on.
  open var delegate = Delegate.CPU
  /// The model file's contents; preferred to ``modelAssetPath`` when both are set and it is not empty.
  ///
  /// MediaPipe's interface for iOS has no such option.
  open var modelAssetBuffer: Data?
  /// The number of threads that work on one picture, at least 1. Results do not depend on it.
  ///
  /// MediaPipe's interface has no such option.
  open var threadCount = 1

  /// Creates options without a model.
  public override init() {}

  /// A copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = BaseOptions()
    copy.modelAssetPath = modelAssetPath
    copy.delegate = delegate
    copy.modelAssetBuffer = modelAssetBuffer
    copy.threadCount = threadCount
    return copy
  }
}
