import Foundation
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

@testable import GraphRuntime

/// Passes join nodes and change places of them; results stay what the nodes give one by one. Networks of
/// every kind of node beside every other, of each type, with one reader or several, run both ways on every
/// tier.
///
/// `VITRUVIAN_NEIGHBOURHOOD_SECONDS` lets networks with further nodes follow for so long.
struct NeighbourhoodTests {
  private static let elementTypes: [ElementType] = [.float32, .int8, .uint8]

  @Test(arguments: RandomNetwork.Kind.allCases, elementTypes)
  func everyPairOfNodes_computesWhatTheNodesDo(first: RandomNetwork.Kind, elementType: ElementType) throws {
    for (number, second) in RandomNetwork.Kind.allCases.enumerated() {
      for round in 0..<2 {
        let network = try RandomNetwork(
          seed: UInt64(1000 * number + round), of: [first, second], elementType: elementType,
          furtherCount: round)
        try NeighbourhoodCheck(network)?.run()
      }
    }
  }

  /// A generator whose networks are refused tests nothing.
  @Test(arguments: elementTypes)
  func mostNetworks_areAccepted(elementType: ElementType) throws {
    var accepted: Set<RandomNetwork.Kind> = []
    for kind in RandomNetwork.Kind.allCases {
      for seed in 0..<40 where !accepted.contains(kind) {
        let network = try RandomNetwork(seed: UInt64(seed), of: [kind], elementType: elementType)
        if !network.kinds.isEmpty, try NeighbourhoodCheck(network) != nil { accepted.insert(kind) }
      }
    }
    let refused = Set(RandomNetwork.Kind.allCases).subtracting(accepted)
    // An origin is what a node before it read, and here there is none.
    let ofNumbersOnly: Set<RandomNetwork.Kind> = [.select, .matrixProduct, .dequantizedWeights]
    #expect(
      refused
        == (elementType == .float32
          ? [.multiplyByOrigin, .dequantize] : ofNumbersOnly.union([.multiplyByOrigin])))
  }

  private static let seconds = ProcessInfo.processInfo.environment["VITRUVIAN_NEIGHBOURHOOD_SECONDS"]
    .flatMap(Double.init)

  @Test(.enabled(if: seconds != nil, "VITRUVIAN_NEIGHBOURHOOD_SECONDS gives no time"))
  func longerNetworks_computeWhatTheNodesDo() throws {
    let end = ContinuousClock.now + .seconds(Self.seconds ?? 0)
    var seed: UInt64 = 1 << 32
    var count = 0
    while ContinuousClock.now < end {
      seed += 1
      let elementType = Self.elementTypes[Int(seed % 3)]
      let network = try RandomNetwork(
        seed: seed, of: [], elementType: elementType, furtherCount: 2 + Int(seed / 3 % 5))
      guard let check = try NeighbourhoodCheck(network) else { continue }
      try check.run()
      count += 1
    }
    #expect(count > 0)
    print("networks compared: \(count)")
  }
}

/// One network, and its results by plain loops, each node by itself.
private struct NeighbourhoodCheck {
  private let network: RandomNetwork
  private let graph: GraphDefinition
  private let input: Tensor
  private let expected: [Tensor]

  /// - Returns: `nil` for a network that no plan takes, or that has no node.
  init?(_ network: RandomNetwork) throws {
    self.network = network
    graph = network.graph
    guard !graph.nodes.isEmpty else { return nil }
    var generator = SeededGenerator(seed: 1)
    let type = graph.tensors[graph.inputs[0]]
    input = generator.tensor(type.shape, type.elementType)
    let plan: Plan
    do {
      plan = try Plan(graph, options: Self.options(.reference, capturing: graph))
    } catch {
      // Without fusion, other tiers refuse it, too.
      for tier in KernelTier.ofMicroKernels {
        #expect(throws: EngineError.self, "\(graph.name) on \(tier)") {
          try Plan(network.graph, options: PlanOptions(kernels: tier))
        }
      }
      return nil
    }
    expected = try Self.outputs(of: plan, for: input)
  }

  func run() throws {
    for tier in KernelTier.ofMicroKernels { try run(tier) }
    var canonical = graph
    _ = Canonicalization.apply(to: &canonical)
    let plan = try Plan(canonical, options: PlanOptions(kernels: .reference, keepsRounding: true))
    compare(try Self.outputs(of: plan, for: input), with: expected, "once canonicalised")
  }

  private func run(_ tier: KernelTier) throws {
    let apart = try Self.outputs(of: Plan(graph, options: Self.options(tier, capturing: graph)), for: input)
    for threadCount in [1, 3] {
      let fused = try Plan(
        graph, options: PlanOptions(kernels: tier, threadCount: threadCount, keepsRounding: true))
      compare(
        try Self.outputs(of: fused, for: input), with: apart, "fused on \(tier), \(threadCount) threads")
    }
    if computesQuantizedOnly { compare(apart, with: expected, "on \(tier)") }
    let fastest = try Self.outputs(of: Plan(graph, options: PlanOptions(kernels: tier)), for: input)
    if isTame { compare(fastest, with: apart, "rearranged on \(tier)", relativeError: 1e-4) }
  }

  /// One node after the other, since everything they make is wanted.
  private static func options(_ tier: KernelTier, capturing graph: GraphDefinition) -> PlanOptions {
    PlanOptions(
      kernels: tier, capturedTensors: Set(graph.nodes.flatMap(\.outputs).map { graph.tensors[$0].name }),
      keepsRounding: true)
  }

  private static func outputs(of plan: Plan, for input: Tensor) throws -> [Tensor] {
    let executor = Executor(plan)
    try executor.setInput(0, to: input)
    executor.run()
    return plan.outputs.indices.map(executor.output)
  }

  private func compare(
    _ actual: [Tensor], with expected: [Tensor], _ way: String, relativeError: Float = 0
  ) {
    for (output, (actual, expected)) in zip(actual, expected).enumerated() {
      let (actual, expected) = (actual.floats, expected.floats)
      let largest = expected.lazy.filter(\.isFinite).map(abs).max() ?? 0
      let differing = zip(actual, expected).enumerated().first { _, pair in
        !(pair.0 == pair.1 || (pair.0.isNaN && pair.1.isNaN)
          || abs(pair.0 - pair.1) <= relativeError * largest)
      }
      if let (index, (ours, theirs)) = differing {
        Issue.record(
          "\(way): output \(output), element \(index) is \(ours) instead of \(theirs)\n\(network.description)"
        )
        return
      }
    }
  }

  /// Whether all tiers give the same codes: sums of integers are the same in any order.
  private var computesQuantizedOnly: Bool {
    let made = graph.nodes.flatMap { $0.inputs.compactMap(\.self) + $0.outputs }
    return made.allSatisfy { graph.tensors[$0].elementType != .float32 }
  }

  /// Whether small errors stay small: nothing divides, and nothing has steps.
  private var isTame: Bool {
    let tame: Set<RandomNetwork.Kind> = [
      .convolution, .pointwiseConvolution, .depthwiseConvolution, .transposedConvolution, .add, .logistic,
      .rectifier, .parametricRectifier, .leakyRectifier, .spatialPad, .channelPad, .slice, .transpose,
      .reshape,
      .concatenation, .tile, .resizeBilinear, .maxPool, .averagePool, .mean, .fullyConnected,
    ]
    return tame.isSuperset(of: network.kinds)
      && graph.tensors.allSatisfy { $0.elementType == .float32 }
  }
}

extension RandomNetwork: CustomStringConvertible {
  var description: String {
    graph.nodes.map { node in
      let tensors = (node.inputs.map { $0 ?? -1 } + node.outputs).map { index -> String in
        guard index >= 0 else { return "none" }
        let tensor = graph.tensors[index]
        return
          "\(tensor.name)\(tensor.constant == nil ? "" : "!") \(tensor.elementType.rawValue) \(tensor.shape)"
      }
      return "\(node.operation): \(tensors.joined(separator: ", "))"
    }.joined(separator: "\n") + "\noutputs \(graph.outputs.map { graph.tensors[$0].name })"
  }
}
