import FuzzHarnesses
import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import GraphRuntime

/// Convolutions of joined images that look at those which were enlarged before they were.
struct ConcatenationSplittingTests {
  /// What is joined: whether images are enlarged, by blending or by repeating pixels, or stay as they are.
  struct Joined: CustomTestStringConvertible {
    let parts: [Part]
    /// What runs, each with its number of rows.
    let steps: [(operation: String, rows: Int)]

    var testDescription: String { parts.map(\.rawValue).joined(separator: ", ") }
  }

  enum Part: String {
    case blended, repeated, whole
  }

  static let joined = [
    Joined(
      parts: [.blended, .whole], steps: [("convolution2D", 4), ("resizeBilinear", 8), ("convolution2D", 8)]),
    Joined(
      parts: [.whole, .repeated, .whole],
      steps: [
        ("convolution2D", 4), ("concatenate", 8), ("resizeNearestNeighbor", 8), ("convolution2D", 8),
      ]),
    Joined(
      parts: [.blended, .repeated],
      steps: [
        ("convolution2D", 4), ("convolution2D", 4), ("resizeNearestNeighbor", 8), ("resizeBilinear", 8),
      ]),
    Joined(
      parts: [.blended, .blended, .blended],
      steps: [
        ("convolution2D", 4), ("convolution2D", 4), ("convolution2D", 4), ("resizeBilinear", 8),
        ("resizeBilinear", 8), ("resizeBilinear", 8),
      ]),
    // Nothing is enlarged.
    Joined(parts: [.whole, .whole], steps: [("concatenate", 8), ("convolution2D", 8)]),
  ]

  @Test(arguments: KernelTier.ofMicroKernels, joined)
  func enlargedImages_areLookedAtWhileTheyAreSmall(tier: KernelTier, joined: Joined) throws {
    let graph = Self.graph(joining: joined.parts)
    let plan = try Plan(graph, options: PlanOptions(kernels: tier))
    #expect(plan.steps.map(\.operation.rawValue) == joined.steps.map(\.operation))
    #expect(plan.steps.map { $0.outputTypes[0].shape[1] } == joined.steps.map(\.rows))
    let exact = try Plan(graph, options: PlanOptions(kernels: tier, precision: .exact))
    #expect(exact.steps.contains { $0.operation == "concatenate" })
    let difference = relativeDifference(
      try SmallGraphs.outputFloats(of: plan), try SmallGraphs.outputFloats(of: exact))
    #expect(difference < 1e-6)
  }

  @Test func joinedImageThatSomebodyElseReads_isMade() throws {
    var graph = Self.graph(joining: [.blended, .whole])
    graph.outputs.append(graph.tensors.count - 1)
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.operation) == ["resizeBilinear", "concatenate", "convolution2D"])
  }

  @Test func imagesThatLieAboveEachOther_stayJoined() throws {
    var graph = Self.graph(joining: [.blended, .blended])
    let joined = graph.tensors.count - 1
    graph.tensors[joined].shape = [1, 16, 6, 16]
    graph.tensors[Self.filter] = SmallGraphs.constant(
      "filter", [20, 1, 1, 16], .init(repeating: 1, count: 320))
    graph.tensors[Self.output].shape = [1, 16, 6, 20]
    graph.nodes[graph.nodes.count - 2].operation = Operation(Concatenation(axis: 1))
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(
      plan.steps.map(\.operation) == ["resizeBilinear", "resizeBilinear", "concatenate", "convolution2D"])
  }

  /// Nodes are put in order before their shapes are checked.
  @Test func filterOfTooManyChannels_isRefused() {
    var graph = Self.graph(joining: [.blended, .whole])
    graph.tensors[Self.filter] = SmallGraphs.constant(
      "filter", [20, 1, 1, 33], .init(repeating: 1, count: 660))
    #expect { try Plan(graph) } throws: { ($0 as? EngineError)?.code == .shapeMismatch }
  }

  @Test(arguments: KernelTier.ofMicroKernels)
  func resizeToTheSameSize_isLeftOut(tier: KernelTier) throws {
    var graph = Self.graph(joining: [.blended])
    graph.tensors[3].shape = [1, 8, 6, 16]
    graph.outputs = [graph.tensors.count - 1]
    // Once read by nothing, and once an output.
    let output = try Plan(graph, options: PlanOptions(kernels: tier))
    #expect(output.steps.map(\.operation) == ["concatenate"])
    graph.outputs = [4]
    let kept = try Plan(graph, options: PlanOptions(kernels: tier))
    #expect(kept.steps.map(\.operation) == ["resizeBilinear"])
  }

  private static let filter = 0
  private static let output = 2

  /// Images of eight rows, each of 16 channels, joined and convolved to 20 channels that are limited.
  private static func graph(joining parts: [Part]) -> GraphDefinition {
    var generator = SeededGenerator(seed: 14)
    let channelCount = 16 * parts.count
    var graph = GraphDefinition(
      name: "joined",
      tensors: [
        SmallGraphs.constant("filter", [20, 1, 1, channelCount], generator.floats(20 * channelCount)),
        SmallGraphs.constant("bias", [20], generator.floats(20)),
        TensorDefinition(name: "output", shape: [1, 8, 6, 20], elementType: .float32),
      ], nodes: [], inputs: [], outputs: [output])
    var images: [Int] = []
    for (index, part) in parts.enumerated() {
      let size: Shape = part == .whole ? [1, 8, 6, 16] : [1, 4, 3, 16]
      graph.inputs.append(graph.tensors.count)
      graph.tensors.append(TensorDefinition(name: "image \(index)", shape: size, elementType: .float32))
      if part != .whole {
        let resizing = Resizing(height: 8, width: 6, alignsCorners: false, usesHalfPixelCenters: true)
        graph.tensors.append(
          TensorDefinition(name: "enlarged \(index)", shape: [1, 8, 6, 16], elementType: .float32))
        graph.nodes.append(
          NodeDefinition(
            name: "resize \(index)",
            operation: part == .blended
              ? Operation(ResizeBilinear(resizing)) : Operation(ResizeNearestNeighbor(resizing)),
            inputs: [graph.tensors.count - 2], outputs: [graph.tensors.count - 1]))
      }
      images.append(graph.tensors.count - 1)
    }
    let joined = graph.tensors.count
    graph.tensors.append(
      TensorDefinition(name: "joined", shape: [1, 8, 6, channelCount], elementType: .float32))
    graph.nodes += [
      NodeDefinition(
        name: "join", operation: Operation(Concatenation(axis: 3)), inputs: images, outputs: [joined]),
      NodeDefinition(
        name: "convolution", operation: Operation(Convolution2D(window: Window2D(), activation: .rectifier6)),
        inputs: [joined, filter, 1], outputs: [output]),
    ]
    return graph
  }
}
