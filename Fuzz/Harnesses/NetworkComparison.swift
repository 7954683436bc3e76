import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport

extension KernelTier {
  /// The tiers of micro-kernels that this processor runs, each once.
  package static let ofMicroKernels = allCases.filter {
    $0.isSupported && ![.automatic, .reference, .blas].contains($0)
  }
}

/// One graph, and its results by plain loops, each node by itself: what all other ways to run it are held to.
package struct NetworkComparison {
  private let graph: GraphDefinition
  private let isTame: Bool
  private let inputs: [Tensor]
  private let expected: [Tensor]

  /// Runs a network by plain loops.
  package init?(_ network: RandomNetwork) throws {
    try self.init(network.graph, isTame: network.isTame)
  }

  /// Runs a graph by plain loops.
  ///
  /// - Parameter isTame: whether small errors stay small, so that sums in any order are nearly the same.
  /// - Returns: `nil` for a graph that no plan takes, that takes long, or that has no node.
  /// - Throws: ``BrokenPromise`` when another tier takes a graph that plain loops refuse.
  package init?(_ graph: GraphDefinition, isTame: Bool = false) throws {
    self.graph = graph
    self.isTame = isTame
    guard !graph.nodes.isEmpty else { return nil }
    var generator = Decisions(seed: 1)
    inputs = graph.inputs.map { generator.tensor(graph.tensors[$0].shape, graph.tensors[$0].elementType) }
    guard let plan = try refusable({ try Plan(graph, options: Self.options(.reference, capturing: graph)) })
    else {
      for tier in KernelTier.ofMicroKernels
      where try refusable({ try Plan(graph, options: PlanOptions(kernels: tier)) }) != nil {
        throw BrokenPromise("\(tier) takes what plain loops refuse\n\(graph.listing)")
      }
      return nil
    }
    guard plan.isSmall else { return nil }
    expected = try Self.outputs(of: plan, for: inputs)
  }

  /// Runs the graph in all other ways.
  ///
  /// - Throws: ``BrokenPromise`` when one gives something else.
  package func run() throws {
    let apart = try KernelTier.ofMicroKernels.map { ($0, try run($0)) }
    // What is added with one rounding is the same on all of these.
    let fusing = apart.filter { $0.0.fusesMultiplyAdd }
    for (tier, outputs) in fusing.dropFirst() {
      try compare(outputs, with: fusing[0].1, "on \(tier) beside \(fusing[0].0)")
    }
    var canonical = graph
    _ = Canonicalization.apply(to: &canonical)
    let plan = try Plan(canonical, options: PlanOptions(kernels: .reference, precision: .exact))
    try compare(try Self.outputs(of: plan, for: inputs), with: expected, "once canonicalised")
  }

  /// Runs the graph in all ways of a tier.
  ///
  /// - Returns: What it gives node by node.
  private func run(_ tier: KernelTier) throws -> [Tensor] {
    let apart = try Self.outputs(of: Plan(graph, options: Self.options(tier, capturing: graph)), for: inputs)
    for threadCount in [1, 3] {
      var options = PlanOptions(kernels: tier, threadCount: threadCount, precision: .exact)
      // Steps of the second one take turns, although there is room for all.
      for bandByteCount in [options.bandByteCount, 512] {
        options.bandByteCount = bandByteCount
        try compare(
          try Self.outputs(of: Plan(graph, options: options), for: inputs), with: apart,
          "fused on \(tier), \(threadCount) threads, bands of \(bandByteCount) bytes")
      }
    }
    if computesQuantizedOnly { try compare(apart, with: expected, "on \(tier)") }
    let fastest = try Self.outputs(of: Plan(graph, options: PlanOptions(kernels: tier)), for: inputs)
    if isTame { try compare(fastest, with: apart, "rearranged on \(tier)", relativeError: 1e-4) }
    return apart
  }

  /// One node after the other, since everything they make is wanted.
  private static func options(_ tier: KernelTier, capturing graph: GraphDefinition) -> PlanOptions {
    PlanOptions(
      kernels: tier, capturedTensors: Set(graph.nodes.flatMap(\.outputs).map { graph.tensors[$0].name }),
      precision: .exact)
  }

  private static func outputs(of plan: Plan, for inputs: [Tensor]) throws -> [Tensor] {
    let executor = Executor(plan)
    for (index, input) in inputs.enumerated() { try executor.setInput(index, to: input) }
    executor.run()
    return plan.outputs.indices.map(executor.output)
  }

  private func compare(
    _ actual: [Tensor], with expected: [Tensor], _ way: String, relativeError: Float = 0
  ) throws {
    for (output, (actual, expected)) in zip(actual, expected).enumerated() {
      let (actual, expected) = (actual.floats, expected.floats)
      let largest = expected.lazy.filter(\.isFinite).map(abs).max() ?? 0
      let differing = zip(actual, expected).enumerated().first { _, pair in
        !(pair.0 == pair.1 || (pair.0.isNaN && pair.1.isNaN)
          || abs(pair.0 - pair.1) <= relativeError * largest)
      }
      if let (index, (ours, theirs)) = differing {
        throw BrokenPromise(
          "\(way): output \(output), element \(index) is \(ours) instead of \(theirs)\n\(graph.listing)")
      }
    }
  }

  /// Whether all tiers give the same integers: sums of those are the same in any order.
  private var computesQuantizedOnly: Bool {
    let made = graph.nodes.flatMap { $0.inputs.compactMap(\.self) + $0.outputs }
    return made.allSatisfy { graph.tensors[$0].elementType != .float32 }
  }
}

extension GraphDefinition {
  /// The nodes with their tensors, a line each; constants have an exclamation mark.
  fileprivate var listing: String {
    let lines = nodes.map { node -> String in
      let read = node.inputs.map { $0.map(describe) ?? "none" }
      return "\(node.operation): \((read + node.outputs.map(describe)).joined(separator: ", "))"
    }
    return (lines + ["outputs \(outputs.map { tensors[$0].name })"]).joined(separator: "\n")
  }

  private func describe(_ index: Int) -> String {
    let tensor = tensors[index]
    let mark = tensor.constant == nil ? "" : "!"
    return "\(tensor.name)\(mark) \(tensor.elementType.rawValue) \(tensor.shape)"
  }
}
