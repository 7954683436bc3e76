import Foundation
import GraphRuntime

/// The options that all tasks share: the model, and what it runs on.
public final class BaseOptions: NSObject, NSCopying {
  /// The path of the model: a converted model file, a `.task` bundle or a `.tflite` network.
  ///
  /// Tasks with the same file share one copy of the weights. What the last few converted files say stays in memory, less
  /// than a megabyte each, so that another task is created sooner; a file that was changed is read again.
  public var modelAssetPath = ""
  /// The model file's contents; preferred to ``modelAssetPath`` when both are set and it is not empty. Tasks with the same
  /// contents share one copy of the weights, too.
  public var modelAssetBuffer: Data?
  /// The hardware that networks run on.
  public var delegate = Delegate.CPU
  /// The number of threads that work on one picture, at least 1. Results do not depend on it.
  public var threadCount = 1
  /// The kernels that networks run with.
  package var kernels = KernelTier.automatic

  /// Creates options without a model.
  public override init() {}

  /// A copy with the same values.
  public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> BaseOptions {
    let copy = BaseOptions()
    copy.modelAssetPath = modelAssetPath
    copy.modelAssetBuffer = modelAssetBuffer
    copy.delegate = delegate
    copy.threadCount = threadCount
    copy.kernels = kernels
    return copy
  }

  /// How networks are planned: with the reference's rounding, since a last bit of what a detector finds moves the
  /// region that the next network looks at.
  var planOptions: PlanOptions {
    PlanOptions(kernels: kernels, threadCount: threadCount, keepsRounding: true)
  }
}
