import Foundation
import GraphRuntime
import ModelFormat

/// Where a task's model comes from: a converted model file, a `.task` bundle or a `.tflite` network.
public enum ModelSource: Sendable, Hashable {
  /// A file, by its path. Tasks with the same file share one copy of the weights. What the last few files say
  /// stays in memory, less than a megabyte each, so that another task is created sooner; a file that was
  /// changed is read again.
  case path(String)
  /// A file's contents. Tasks with the same contents share one copy of the weights, too.
  case contents(Data)
  /// The task's own model, by its usual name: in the folder that the environment variable `VITRUVIAN_MODELS`
  /// names, in `Models` of the working directory, or among the main bundle's resources.
  case installed

  /// A file, by its address.
  ///
  /// - Precondition: The address is one of a file.
  public static func file(_ url: URL) -> ModelSource {
    precondition(url.isFileURL, "\(url) is no file")
    return .path(url.path)
  }
}

/// What a task's networks run on.
public struct ComputeOptions: Sendable, Hashable, Codable {
  /// The number of threads that work on one picture, at least 1. Results do not depend on it.
  public var threadCount: Int
  /// The kernels that networks run with.
  public var kernels: KernelTier
  /// How exactly networks are computed. A last bit of what a detector finds moves the region that the next
  /// network looks at, so only `exact` gives what the reference does.
  public var precision: Precision
  /// How large the model may be, and how much memory and time a run of one of its networks may take.
  public var modelLimits: ModelLimits

  /// Creates options; by default one thread, the fastest kernels, the reference's bits, and limits far above
  /// published models.
  public init(
    threadCount: Int = 1, kernels: KernelTier = .automatic, precision: Precision = .exact,
    modelLimits: ModelLimits = ModelLimits()
  ) {
    self.threadCount = threadCount
    self.kernels = kernels
    self.precision = precision
    self.modelLimits = modelLimits
  }

  /// How networks are planned.
  var planOptions: PlanOptions {
    PlanOptions(
      kernels: kernels, threadCount: threadCount, precision: precision, limits: modelLimits)
  }
}

extension ComputeOptions {
  /// Reads options; those that are left out keep their defaults, and unknown ones do not count.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try values.read(.threadCount, into: &threadCount)
    try values.read(.kernels, into: &kernels)
    try values.read(.precision, into: &precision)
    try values.read(.modelLimits, into: &modelLimits)
  }
}
