import ComputeKernels
import TensorCore

/// What kernels are chosen by besides their node.
package struct PlanningContext: Sendable {
  package let kernels: KernelChoice
  /// The number of threads that share the tiles of a kernel.
  package let threadCount: Int
  package let precision: Precision
  /// The name of a kernel that is taken wherever it computes a node, instead of the one that takes the fewest
  /// cycles.
  package let preferredKernel: String?
  /// How fast BLAS is.
  package let blasSpeed: BLASSpeed.Source

  package init(
    kernels: KernelChoice, threadCount: Int, precision: Precision, preferredKernel: String? = nil,
    blasSpeed: BLASSpeed.Source = .measured
  ) {
    self.kernels = kernels
    self.threadCount = threadCount
    self.precision = precision
    self.preferredKernel = preferredKernel
    self.blasSpeed = blasSpeed
  }

  /// Plain loops, on one thread.
  package static let reference = PlanningContext(kernels: .reference, threadCount: 1, precision: .exact)

  /// Plain loops in place of other kernels.
  package var withPlainLoops: PlanningContext {
    PlanningContext(kernels: .reference, threadCount: threadCount, precision: precision)
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

/// A way to compute a node, with what a run of it is estimated to take.
struct KernelCandidate {
  /// The name of the kernel in plans, without the instruction set.
  let name: String
  /// The estimate of ``CostModel``, in cycles of one core.
  let cycles: Double
  /// Makes the kernel; `nil` when it turns out that the node is none for it.
  let make: () throws -> PlannedKernel?

  init(_ name: String, cycles: Double, _ make: @escaping () throws -> PlannedKernel?) {
    self.name = name
    self.cycles = cycles
    self.make = make
  }
}

/// What a candidate for a node was estimated to take.
package struct KernelEstimate: Sendable, Hashable {
  /// The name of the kernel in plans, without the instruction set.
  package let name: String
  /// In cycles of one core; they matter only as ratios.
  package let cycles: Double
}

extension NodeSite {
  /// The kernel of the candidate that takes the fewest cycles, of several the first; or the one that the
  /// options ask for.
  ///
  /// - Parameter candidates: `nil` for those that do not take the node; at least one that makes a kernel for
  ///   any node.
  func cheapest(of candidates: [KernelCandidate?]) throws -> PlannedKernel {
    var estimates: [KernelEstimate] = []
    estimates.reserveCapacity(candidates.count)
    for case let candidate? in candidates {
      estimates.append(KernelEstimate(name: candidate.name, cycles: candidate.cycles))
    }
    var remaining = candidates
    while let index = remaining.best(preferring: preferredKernel), let candidate = remaining[index] {
      if let kernel = try candidate.make() {
        return estimates.count > 1 ? PlannedKernel(kernel, chosenFrom: estimates) : kernel
      }
      remaining[index] = nil
    }
    throw EngineError(.unsupportedOperator, "no kernel computes \(name.quoted)")
  }
}

extension [KernelCandidate?] {
  /// The place of the candidate of a name or, where there is none, of the one that takes the fewest cycles.
  fileprivate func best(preferring name: String?) -> Int? {
    var best: (index: Int, cycles: Double)?
    for index in indices {
      guard let candidate = self[index] else { continue }
      if candidate.name == name { return index }
      if best.map({ candidate.cycles < $0.cycles }) ?? true { best = (index, candidate.cycles) }
    }
    return best?.index
  }
}
