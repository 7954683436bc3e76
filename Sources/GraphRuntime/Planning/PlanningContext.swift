import ComputeKernels
import TensorCore

/// What kernels are chosen by besides their node.
struct PlanningContext: Sendable {
  let kernels: KernelChoice
  /// The number of threads that share the tiles of a kernel.
  let threadCount: Int
  /// Whether results must have the bits that sums of products have.
  let keepsRounding: Bool
  /// The name of a kernel that is taken wherever it computes a node, instead of the one that takes the fewest cycles.
  let preferredKernel: String?

  /// - Throws: ``EngineError/Code/invalidArgument`` when this machine does not have the kernels.
  init(_ options: PlanOptions) throws {
    self.init(
      kernels: try KernelChoice(options.kernels), threadCount: options.threadCount,
      keepsRounding: options.keepsRounding, preferredKernel: options.preferredKernel)
  }

  /// Plain loops, on one thread.
  static let reference = PlanningContext(kernels: .reference, threadCount: 1, keepsRounding: true)

  private init(
    kernels: KernelChoice, threadCount: Int, keepsRounding: Bool, preferredKernel: String? = nil
  ) {
    self.kernels = kernels
    self.threadCount = threadCount
    self.keepsRounding = keepsRounding
    self.preferredKernel = preferredKernel
  }

  /// Plain loops in place of other kernels.
  var withPlainLoops: PlanningContext {
    PlanningContext(kernels: .reference, threadCount: threadCount, keepsRounding: keepsRounding)
  }

  /// Whether the micro-kernels were chosen.
  var hasMicroKernels: Bool { if case .micro = kernels { true } else { false } }
}
