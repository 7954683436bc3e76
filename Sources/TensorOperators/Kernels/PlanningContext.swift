import ComputeKernels

/// What kernels are chosen by besides their node.
package struct PlanningContext: Sendable {
  package let kernels: KernelChoice
  /// The number of threads that share the tiles of a kernel.
  package let threadCount: Int
  /// Whether results must have the bits that sums of products have.
  package let keepsRounding: Bool
  /// The name of a kernel that is taken wherever it computes a node, instead of the one that takes the fewest
  /// cycles.
  package let preferredKernel: String?

  package init(
    kernels: KernelChoice, threadCount: Int, keepsRounding: Bool, preferredKernel: String? = nil
  ) {
    self.kernels = kernels
    self.threadCount = threadCount
    self.keepsRounding = keepsRounding
    self.preferredKernel = preferredKernel
  }

  /// Plain loops, on one thread.
  package static let reference = PlanningContext(kernels: .reference, threadCount: 1, keepsRounding: true)

  /// Plain loops in place of other kernels.
  package var withPlainLoops: PlanningContext {
    PlanningContext(kernels: .reference, threadCount: threadCount, keepsRounding: keepsRounding)
  }

  /// Whether the micro-kernels were chosen.
  package var hasMicroKernels: Bool { if case .micro = kernels { true } else { false } }

  /// The most bytes that a kernel's preparation writes, and of scratch memory of all threads together.
  package static let maximumScratchByteCount = 1 << 30
}

/// Which kernels of an operator that has several are to be taken.
package enum KernelChoice: Sendable, Hashable {
  case reference
  case blas
  case micro(InstructionSet)

  /// The instruction set of kernels that do not multiply matrices.
  package var instructionSet: InstructionSet {
    guard case .micro(let instructionSet) = self else { return .baseline }
    return instructionSet
  }
}

extension InstructionSet {
  /// The name in plans.
  var name: String { rawValue }
}
