import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

/// How operators on elements and rows become ours, where it is more than another name.
@Suite struct ArithmeticImportTests {
  private func graph(_ network: SampleNetwork) throws -> GraphDefinition {
    let model = try Model(importing: network.bytes, named: "sample.tflite")
    return try #require(model.graphs.first)
  }

  @Test func additionOfMany_becomesAChain() throws {
    let network = SampleNetwork(
      tensors: (0..<4).map { .init(name: "t\($0)", shape: [2, 3]) },
      operators: [.init(106, [0, 1, 2], to: [3])], inputs: [0, 1, 2], outputs: [3])
    let graph = try graph(network)
    #expect(graph.nodes.map(\.operation) == Array(repeating: Operation(ElementwiseBinary(.add)), count: 2))
    #expect(graph.nodes[1].inputs == [graph.nodes[0].outputs[0], 2])
    #expect(graph.tensors[graph.outputs[0]].name == "t3")
  }

  @Test func selectionBySlices_reshapesItsCondition() throws {
    var tensors = [SampleNetwork.Tensor(name: "condition", shape: [3])]
    tensors[0].type = 6
    tensors += ["yes", "no", "result"].map { .init(name: $0, shape: [3, 4]) }
    let network = SampleNetwork(
      tensors: tensors, operators: [.init(64, [0, 1, 2], to: [3])], inputs: [0, 1, 2], outputs: [3])
    let graph = try graph(network)
    #expect(graph.nodes.map(\.operation) == [Operation(Reshape()), Operation(Select())])
    #expect(graph.tensors[graph.nodes[0].outputs[0]].shape == [3, 1])
  }

  @Test(arguments: [
    (false, ElementwiseUnary.Function.gaussianErrorLinearUnit), (true, .gaussianErrorLinearUnitByTangent),
  ])
  func approximation_isAFunctionOfItsOwn(isApproximate: Bool, function: ElementwiseUnary.Function) throws {
    let network = SampleNetwork.one(150, input: [2], output: [2], options: [0: .bool(isApproximate)])
    #expect(try graph(network).nodes.map(\.operation) == [Operation(ElementwiseUnary(function))])
  }

  @Test func factorOfASoftmax_isItsBeta() throws {
    let network = SampleNetwork.one(
      25, input: [1, 4], output: [1, 4], options: [0: .integer(Float(0.5).bitPattern)])
    #expect(try graph(network).nodes.map(\.operation) == [Operation(Softmax(beta: 0.5))])
  }

  @Test func axisFromTheEnd_isNormalized() throws {
    let network = SampleNetwork.one(
      128, input: [2, 3], constants: [SampleNetwork.integers("axis", [-1], shape: [])], output: [2, 3],
      options: [1: .bool(true)])
    #expect(
      try graph(network).nodes.map(\.operation) == [Operation(CumulativeSum(axis: 1, isReversed: true))])
  }

  @Test func fakeQuantizationOfAConstant_isComputed() throws {
    let range: [Int: SampleNetwork.Value] = [
      0: .integer(Float(-1).bitPattern), 1: .integer(Float(0.75).bitPattern), 2: .integer(Int32(3)),
    ]
    let network = SampleNetwork(
      tensors: [
        .init(name: "image", shape: [2]), SampleNetwork.floats("filter", [0.2, 5], shape: [2]),
        .init(name: "rounded", shape: [2]), .init(name: "result", shape: [2]),
      ],
      operators: [.init(80, [1], to: [2], options: range), .init(18, [0, 2], to: [3])], inputs: [0],
      outputs: [3])
    let graph = try graph(network)
    #expect(graph.nodes.map(\.operation) == [Operation(ElementwiseBinary(.multiply))])
    #expect(graph.tensors.compactMap(\.constant?.floats) == [[0.25, 0.75]])
  }

  @Test(arguments: [Int8(4), 5])
  func activationThatTheReferenceIgnores_isLeftOutAndReported(number: Int8) throws {
    let network = SampleNetwork.one(
      18, input: [2], constants: [SampleNetwork.floats("c", [1, 2], shape: [2])], output: [2],
      options: [0: .integer(number)])
    let result = try ModelImporter.read(bytes: network.bytes, named: "sample.tflite")
    #expect(result.model.graphs[0].nodes.map(\.operation) == [Operation(ElementwiseBinary(.multiply))])
    let rewrites = try #require(result.report?.graphs[0].rewrites)
    #expect(
      rewrites.contains { $0.summary.contains("activations that the reference ignores") && $0.count == 1 })
  }

  /// Networks that are refused, and words of the message.
  static let refusals: [(SampleNetwork, String)] = [
    (
      .one(109, input: [2, 2], output: [0, 2]),
      "WHERE of a condition computed at run time, so that the number of rows is, too (node 0 \"result\")"
    ),
    (
      .one(
        18, input: [2], constants: [SampleNetwork.floats("c", [1, 2], shape: [2])], output: [2],
        options: [0: .integer(Int8(6))]), "MUL with activation number 6"
    ),
    (
      .one(
        2, input: [1, 2], constants: [SampleNetwork.floats("c", [1, 2], shape: [1, 2])], output: [2, 2],
        options: [1: .integer(Int8(4))]), "CONCATENATION with an activation that is no rectifier"
    ),
    (
      .one(11, input: [2], output: [2], options: [0: .integer(Int8(1))]),
      "L2_NORMALIZATION with an activation"
    ),
    (
      .one(80, input: [2], output: [2], options: [3: .bool(true)]), "FAKE_QUANT without the lowest value"
    ),
    (
      .one(56, input: [2, 3], constants: [SampleNetwork.integers("axis", [2], shape: [])], output: [2]),
      "axis 2"
    ),
    (
      .one(56, input: [2, 3], constants: [SampleNetwork.integers("axis", [0, 1])], output: [2]),
      "2 values as its axis"
    ),
    (
      .one(48, input: [4], constants: [SampleNetwork.integers("count", [2], shape: [])], output: [2]),
      "1 outputs; expected 2"
    ),
    (.one(106, input: [2], output: [2]), "expected at least 2"),
    (.one(113, input: [], output: [1, 1]), "a single number for the diagonals"),
    (
      .one(
        115, input: [2, 3], constants: [SampleNetwork.floats("diagonal", [1, 2, 3], shape: [3])],
        output: [2, 3]), "diagonals of shape [3] for matrices [2×3]"
    ),
    (
      .one(
        155, input: [2, 3],
        constants: [
          SampleNetwork.integers("segments", [0, 1, 1]), SampleNetwork.integers("count", [2], shape: []),
        ], output: [2, 3]), "segments of shape [3] for values [2×3]"
    ),
  ]

  @Test(arguments: refusals.indices) func whatIsNotSupported_isRefused(index: Int) throws {
    let (network, words) = Self.refusals[index]
    let error = try #require(throws: EngineError.self) { try graph(network) }
    #expect(error.description.contains(words), "\(error)")
  }
}
