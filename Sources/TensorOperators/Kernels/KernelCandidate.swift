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
  /// The kernel of the candidate that takes the fewest cycles, of several the first; or the one that the options ask for.
  ///
  /// - Parameter candidates: `nil` for those that do not take the node; at least one that makes a kernel for any node.
  func cheapest(of candidates: [KernelCandidate?]) throws -> PlannedKernel {
    var remaining = candidates.compactMap(\.self)
    let estimates = remaining.map { KernelEstimate(name: $0.name, cycles: $0.cycles) }
    func takeNext() -> KernelCandidate? {
      let index =
        remaining.firstIndex { $0.name == preferredKernel }
        ?? remaining.indices.min { remaining[$0].cycles < remaining[$1].cycles }
      return index.map { remaining.remove(at: $0) }
    }
    while let candidate = takeNext() {
      guard let kernel = try candidate.make() else { continue }
      return estimates.count > 1 ? PlannedKernel(kernel, chosenFrom: estimates) : kernel
    }
    throw EngineError(.unsupportedOperator, "no kernel computes \(name.quoted)")
  }
}
