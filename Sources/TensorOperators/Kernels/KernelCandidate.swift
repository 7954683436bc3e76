import TensorCore

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
