import ComputeKernels
import TensorCore

/// What kernels are chosen by besides their node.
struct PlanningContext: Sendable {
  let kernels: KernelChoice
  /// The number of threads that share the tiles of a kernel.
  let threadCount: Int
  /// Whether results must have the bits that sums of products have.
  let keepsRounding: Bool

  /// - Throws: ``EngineError/Code/invalidArgument`` when this machine does not have the kernels.
  init(_ options: PlanOptions) throws {
    self.init(
      kernels: try KernelChoice(options.kernels), threadCount: options.threadCount,
      keepsRounding: options.keepsRounding)
  }

  /// Plain loops, on one thread.
  static let reference = PlanningContext(kernels: .reference, threadCount: 1, keepsRounding: true)

  private init(kernels: KernelChoice, threadCount: Int, keepsRounding: Bool) {
    self.kernels = kernels
    self.threadCount = threadCount
    self.keepsRounding = keepsRounding
  }

  /// Plain loops in place of other kernels.
  var withPlainLoops: PlanningContext {
    PlanningContext(kernels: .reference, threadCount: threadCount, keepsRounding: keepsRounding)
  }

  /// Whether the micro-kernels were chosen.
  var hasMicroKernels: Bool { if case .micro = kernels { true } else { false } }
}
