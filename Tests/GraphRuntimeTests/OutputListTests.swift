import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import GraphRuntime

/// Outputs that are the same tensor, an input, a constant, or views of each other.
struct OutputListTests {
  /// `image → square → negative → absolute`, and views: of the image, of the square, of that view, of a
  /// constant.
  private static let graph: GraphDefinition = {
    let names = [
      "image", "square", "negative", "absolute", "numbers", "view of image", "view of square", "view of view",
      "view of numbers",
    ]
    let shapes: [Shape] = [[1, 6], [1, 6], [1, 6], [1, 6], [2, 3], [3, 2], [2, 3], [6], [6]]
    var tensors = zip(names, shapes).map { TensorDefinition(name: $0, shape: $1, elementType: .float32) }
    tensors[4].constant = Tensor(shape: [2, 3], values: [9, 8, 7, 6, 5, 4] as [Float])
    func unary(_ function: ElementwiseUnary, _ input: Int, _ output: Int) -> NodeDefinition {
      NodeDefinition(name: names[output], operation: Operation(function), inputs: [input], outputs: [output])
    }
    func view(_ input: Int, _ output: Int) -> NodeDefinition {
      NodeDefinition(name: names[output], operation: Operation(Reshape()), inputs: [input], outputs: [output])
    }
    return GraphDefinition(
      name: "ends", tensors: tensors,
      nodes: [
        unary(ElementwiseUnary(.square), 0, 1), unary(ElementwiseUnary(.negate), 1, 2),
        unary(ElementwiseUnary(.absolute), 2, 3), view(0, 5), view(1, 6), view(6, 7), view(4, 8),
      ],
      inputs: [0], outputs: [3])
  }()

  private static let image: [Float] = [1, -2, 3, -4, 5, -6]
  private static let squares: [Float] = [1, 4, 9, 16, 25, 36]

  private static func values(of tensor: Int) -> [Float] {
    switch tensor {
    case 0, 5: image
    case 4, 8: [9, 8, 7, 6, 5, 4]
    case 2: squares.map { -$0 }
    default: squares
    }
  }

  static let lists: [[Int]] = [
    [3, 3], [1, 1], [3, 1, 3], [0], [0, 0], [0, 3], [3, 0], [4], [4, 4], [3, 4], [4, 3], [1, 2, 3],
    [2, 2, 1],
    [5], [5, 0], [0, 5, 5], [6], [6, 1], [7, 6, 1], [1, 7, 7], [8], [8, 4], [4, 8, 8],
    [8, 7, 6, 5, 4, 3, 2, 1, 0],
  ]

  private static func graph(outputs: [Int]) -> GraphDefinition {
    var graph = graph
    graph.outputs = outputs
    return graph
  }

  private static func run(_ graph: GraphDefinition, _ options: PlanOptions) throws -> Executor {
    let executor = Executor(try Plan(graph, options: options))
    try executor.setInput(0, to: Tensor(shape: [1, 6], values: image))
    // The second run must find what the first one did.
    executor.run()
    executor.run()
    return executor
  }

  @Test(arguments: lists, KernelTier.allCases.filter(\.isSupported))
  func outputs_haveTheirContents(outputs: [Int], kernels: KernelTier) throws {
    let graph = Self.graph(outputs: outputs)
    for captured in [[], graph.tensors.map(\.name)] {
      let executor = try Self.run(graph, PlanOptions(kernels: kernels, capturedTensors: Set(captured)))
      #expect(executor.plan.outputs.map(\.name) == outputs.map { graph.tensors[$0].name })
      for (position, tensor) in outputs.enumerated() {
        let output = executor.output(position)
        #expect(output.shape == graph.tensors[tensor].shape)
        #expect(output.floats == Self.values(of: tensor), "output \(position)")
        #expect(executor.tensor(named: graph.tensors[tensor].name)?.floats == Self.values(of: tensor))
      }
    }
  }

  /// Of an output that is listed twice, one may be left out.
  @Test(arguments: lists)
  func outputsThatAreNotOmitted_haveTheirContents(outputs: [Int]) throws {
    let graph = Self.graph(outputs: outputs)
    for omitted in outputs.indices where outputs.count > 1 {
      let executor = try Self.run(graph, PlanOptions(omittedOutputs: [omitted]))
      for (position, tensor) in outputs.enumerated() where position != omitted {
        #expect(executor.output(position).floats == Self.values(of: tensor), "output \(position)")
      }
    }
  }

  @Test(arguments: lists)
  func lists_survivePassingThroughAFile(outputs: [Int]) throws {
    let source = ConversionSource(
      fileName: "ends.tflite", sha256: String(repeating: "0", count: 64), converterVersion: "1")
    let model = Model(graphs: [Self.graph(outputs: outputs)], source: source)
    let decoded = try Model(decoding: model.encoded(), name: "ends")
    #expect(decoded == model && decoded.graphs[0].outputs == outputs)
    let executor = try Self.run(decoded.graphs[0], PlanOptions())
    for (position, tensor) in outputs.enumerated() {
      #expect(executor.output(position).floats == Self.values(of: tensor), "output \(position)")
    }
  }
}
