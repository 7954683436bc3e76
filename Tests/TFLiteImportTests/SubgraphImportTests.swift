import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

/// Files with several subgraphs: networks with signatures, and what networks call.
@Suite struct SubgraphImportTests {
  private typealias Network = SampleNetwork

  /// The code of each operator in the schema.
  private enum Code {
    static let logistic: Int32 = 14
    static let hash: Int32 = 15
    static let tangent: Int32 = 28
    static let branch: Int32 = 118
    static let loop: Int32 = 119
    static let once: Int32 = 129
    static let variable: Int32 = 142
    static let read: Int32 = 143
    static let assign: Int32 = 144
    static let add: Int32 = 0
  }

  /// A network of one function between `x` and `y`.
  private static func function(_ code: Int32, length: Int32 = 2) -> Network {
    Network(
      tensors: [.init(name: "x", shape: [length]), .init(name: "y", shape: [length])],
      operators: [.init(code, [0], to: [1])], inputs: [0], outputs: [1])
  }

  private static func model(_ network: Network) throws -> Model {
    try Model(importing: network.bytes, named: "sample.tflite")
  }

  private static func refusal(_ network: Network) throws -> EngineError {
    try #require(throws: EngineError.self) { try model(network) }
  }

  @Test func eachSignature_isAGraphOfItsName() throws {
    var network = Self.function(Code.logistic)
    network.callees = [Self.function(Code.tangent)]
    network.signatures = [("encode", 0), ("decode/all", 1)]
    let graphs = try Self.model(network).graphs
    #expect(graphs.map(\.name) == ["encode", "decode_all"])
    #expect(graphs[1].nodes[0].operation == Operation(ElementwiseUnary(.hyperbolicTangent)))
  }

  @Test func oneSignature_namesTheNetwork_notTheGraph() throws {
    var network = Self.function(Code.logistic)
    network.callees = [Self.function(Code.tangent)]
    network.signatures = [("serving_default", 1)]
    let graphs = try Self.model(network).graphs
    #expect(graphs.map(\.name) == ["sample"])
    #expect(graphs[0].nodes[0].operation == Operation(ElementwiseUnary(.hyperbolicTangent)))
  }

  @Test func signatureOfNoSubgraph_isRefused() throws {
    var network = Self.function(Code.logistic)
    network.signatures = [("a", 0), ("b", 7)]
    #expect(try Self.refusal(network).message.contains("signature \"b\" of subgraph 7"))
  }

  @Test func manySignaturesOfALargeSubgraph_areRefused() throws {
    var network = Self.function(Code.logistic)
    network.operators = Array(repeating: network.operators[0], count: 1 << 10)
    network.signatures = (0...1 << 8).map { ("network \($0)", 0) }
    let error = try Self.refusal(network)
    #expect(error.code == .resourceExhausted)
    #expect(error.message.contains("has 263168 operators in its 257 networks; the limit is 262144"))
  }

  /// A file with a network that runs, and one that hashes.
  private static let halfSupported: Network = {
    var network = function(Code.logistic)
    network.callees = [function(Code.hash), function(Code.tangent)]
    network.signatures = [("save", 1), ("predict", 0), ("encode", 2)]
    return network
  }()

  @Test func networkThatDoesNotRun_isLeftOutWithItsReason() throws {
    let model = try Self.model(Self.halfSupported)
    #expect(model.graphs.map(\.name) == ["predict", "encode"])
    #expect(model.unsupportedGraphs.map(\.name) == ["save"])
    let error = try #require(model.unsupportedGraphs.first?.error)
    #expect(error.code == .unsupportedOperator)
    #expect(
      error.message == "graph save uses 1 operator that is not supported: LSH_PROJECTION (node 0 \"y\")")
    let written = try Model(decoding: try model.encoded(), name: "sample")
    #expect(written.graphs == model.graphs && written.unsupportedGraphs.isEmpty)
  }

  @Test func networksOfWhichNoneRuns_areRefused() throws {
    var network = Self.halfSupported
    network.signatures = [("save", 1), ("restore", 1)]
    let error = try Self.refusal(network)
    #expect(error.code == .unsupportedOperator && error.message.hasPrefix("graph save uses 1 operator"))
  }

  @Test func networkThatContradictsItself_isRefusedWithItsFile() throws {
    var network = Self.halfSupported
    network.callees[1].operators[0].inputs = []
    #expect(try Self.refusal(network).code == .invalidModel)
  }

  @Test func nameOfANetworkThatDoesNotRun_isTaken() throws {
    var network = Self.halfSupported
    network.signatures = [("a/b", 1), ("a_b", 0)]
    #expect(try Self.refusal(network).message.contains("two networks named \"a_b\""))
  }

  @Test func inputOfANetworkThatDoesNotRun_isNotKnown() throws {
    var network = Self.halfSupported
    network.callees[0].tensors[0].name = "path"
    let error = try #require(throws: EngineError.self) {
      try Model(importing: network.bytes, named: "sample.tflite", inputShapes: ["path": [3]])
    }
    #expect(error.message.contains("no input \"path\""), "\(error)")
    #expect(error.message.contains("LSH_PROJECTION"), "\(error)")
  }

  @Test func memberThatDoesNotRun_isLeftOutOfABundle() throws {
    let bundle = ZipBuilder(members: [
      .init(name: "one.tflite", contents: Self.function(Code.logistic).bytes),
      .init(name: "two.tflite", contents: Self.function(Code.hash).bytes),
    ])
    let model = try Model(importing: bundle.bytes, named: "sample.task")
    #expect(model.graphs.map(\.name) == ["one"])
    let graph = try #require(model.unsupportedGraphs.first)
    #expect(graph.name == "two" && graph.error.context == ["member \"two.tflite\""])
  }

  /// A condition, a value and a result, joined by IF; the condition is a constant if it has contents.
  private static func branch(condition contents: [UInt8]?, subgraphs: (Int32, Int32) = (1, 2)) -> Network {
    Network(
      tensors: [
        .init(name: "condition", shape: [1], type: 6, contents: contents), .init(name: "x", shape: [2]),
        .init(name: "y", shape: [2]),
      ],
      operators: [
        .init(
          Code.branch, [0, 1], to: [2], options: [0: .integer(subgraphs.0), 1: .integer(subgraphs.1)])
      ],
      inputs: contents == nil ? [0, 1] : [1], outputs: [2],
      callees: [function(Code.logistic), function(Code.tangent)])
  }

  @Test(arguments: [(UInt8(1), ElementwiseUnary.Function.logistic), (0, .hyperbolicTangent)])
  func branchOfAConstant_isChosen(condition: UInt8, function: ElementwiseUnary.Function) throws {
    let graph = try Self.model(Self.branch(condition: [condition])).graphs[0]
    #expect(graph.nodes.map(\.operation) == [Operation(ElementwiseUnary(function))])
  }

  @Test(arguments: [UInt8(1), 0])
  func branchOfWhatIsComputed_isChosenInEachRun(condition: UInt8) throws {
    let executor = Executor(try Plan(try Self.model(Self.branch(condition: nil)).graphs[0]))
    try executor.setInput(
      0, to: Tensor(shape: [1], elementType: .bool) { $0.copyBytes(from: [condition]) })
    try executor.setInput(1, to: Tensor(shape: [2], values: [0, 0] as [Float]))
    executor.run()
    #expect(executor.output(0).floats == (condition == 1 ? [0.5, 0.5] : [0, 0]))
  }

  @Test func branchesOfOtherShapes_areRefusedByName() throws {
    var network = Self.branch(condition: nil)
    // A sum with a row makes a matrix of a pair.
    network.callees[1] = Network(
      tensors: [
        .init(name: "x", shape: [2]), SampleNetwork.floats("row", [1, 2], shape: [1, 2]),
        .init(name: "y", shape: [1, 2]),
      ],
      operators: [.init(Code.add, [0, 1], to: [2])], inputs: [0], outputs: [2])
    let error = try Self.refusal(network)
    #expect(error.code == .unsupportedOperator)
    #expect(error.message.contains("IF with results whose shapes depend on a condition"), "\(error)")
  }

  @Test func branchToNoSubgraph_isRefused() throws {
    let error = try Self.refusal(Self.branch(condition: [1], subgraphs: (9, 2)))
    #expect(error.code == .invalidModel && error.message.contains("subgraph 9"))
  }

  @Test func subgraphThatCallsItself_isRefused() throws {
    var network = Self.branch(condition: [1], subgraphs: (1, 1))
    network.callees[0] = Self.branch(condition: [1], subgraphs: (1, 1))
    network.callees[0].inputs = [1]
    network.callees[0].callees = []
    let error = try Self.refusal(network)
    #expect(error.code == .invalidModel && error.message.contains("calls itself"), "\(error)")
  }

  @Test func subgraphOfOtherInputs_isRefused() throws {
    var network = Self.branch(condition: [1])
    network.callees[0].inputs = []
    let error = try Self.refusal(network)
    #expect(error.code == .invalidModel && error.message.contains("1 inputs"), "\(error)")
  }

  @Test func loopWithoutEnd_isRefusedByName() throws {
    let condition = Network(
      tensors: [.init(name: "v", shape: [2]), .init(name: "yes", shape: [1], type: 6, contents: [1])],
      operators: [], inputs: [0], outputs: [1])
    var network = Self.function(Code.loop)
    network.operators[0].options = [0: .integer(Int32(1)), 1: .integer(Int32(2))]
    network.callees = [
      condition,
      Network(tensors: [.init(name: "w", shape: [2])], operators: [], inputs: [0], outputs: [0]),
    ]
    let error = try Self.refusal(network)
    #expect(error.message.contains("WHILE that runs more than 1024 times"), "\(error)")
  }

  @Test func everythingThatIsMissing_isListedAtOnce() throws {
    var network = Self.branch(condition: nil)
    network.tensors += [
      .init(name: "text", shape: [1], type: 5), .init(name: "s", shape: [2], type: 7),
      .init(name: "t", shape: [2], type: 7),
    ]
    network.operators += [.init(103, [1], to: [2]), .init(Code.logistic, [4], to: [5])]
    network.inputs += [4]
    network.outputs += [5]
    let message = try Self.refusal(network).message
    #expect(message.contains("element type string"))
    #expect(message.contains("UNIQUE (node 1"))
    #expect(message.contains("LOGISTIC: no kernel takes int16"))
  }

  /// A network that adds its input to a variable, which begins with 1 and 10, and puts out the sum.
  private static func accumulator(initializes: Bool = true) -> Network {
    let resource: Int8 = 13
    let name: [Int: FlatBufferBuilder.Value] = [1: .string("memory")]
    var network = Network(
      tensors: [
        .init(name: "x", shape: [2]), .init(name: "handle", shape: [], type: resource),
        .init(name: "memory", shape: [2]), .init(name: "y", shape: [2]),
      ],
      operators: [
        .init(Code.variable, [], to: [1], options: name), .init(Code.read, [1], to: [2]),
        .init(Code.add, [2, 0], to: [3]), .init(Code.assign, [1, 3], to: []),
      ], inputs: [0], outputs: [3])
    guard initializes else { return network }
    network.operators.insert(.init(Code.once, [], to: [], options: [0: .integer(Int32(1))]), at: 0)
    network.callees = [
      Network(
        tensors: [
          .init(name: "handle", shape: [], type: resource),
          SampleNetwork.floats("first", [1, 10], shape: [2]),
        ],
        operators: [.init(Code.variable, [], to: [0], options: name), .init(Code.assign, [0, 1], to: [])],
        inputs: [], outputs: [])
    ]
    return network
  }

  @Test func variable_keepsItsValue_untilItIsReset() throws {
    let graph = try Self.model(Self.accumulator()).graphs[0]
    #expect(graph.states.count == 1)
    let file = try Model(graphs: [graph], source: .sample).encoded()
    for stored in [graph, try Model(decoding: file, name: "sample").graphs[0]] {
      let executor = Executor(try Plan(stored))
      #expect(executor.plan.inputs.map(\.name) == ["x"] && executor.plan.outputs.map(\.name) == ["y"])
      func next() throws -> [Float] {
        try executor.setInput(0, to: Tensor(shape: [2], values: [1, 2] as [Float]))
        executor.run()
        return executor.output(0).floats
      }
      #expect(try [next(), next(), next()] == [[2, 12], [3, 14], [4, 16]])
      executor.reset()
      #expect(try next() == [2, 12])
    }
  }

  @Test func variableWithoutAValue_isRefusedByName() throws {
    let error = try Self.refusal(Self.accumulator(initializes: false))
    #expect(error.message.contains("READ_VARIABLE of a variable without an initial value"), "\(error)")
  }

  @Test func variableThatIsNeverAssigned_isAConstant() throws {
    var network = Self.accumulator()
    network.operators.removeLast()
    #expect(try Self.model(network).graphs[0].states.isEmpty)
  }
}

extension ConversionSource {
  fileprivate static let sample = ConversionSource(
    fileName: "sample.tflite", sha256: nil, converterVersion: "1")
}

/// Inputs of other shapes than those in a file.
@Suite struct InputShapeTests {
  private static func image(_ shape: [Int32], signature: [Int32]? = nil) -> SampleNetwork.Tensor {
    .init(name: "image", shape: shape, extra: signature.map { [7: .integers($0)] } ?? [:])
  }

  /// Pools windows of 2×2 pixels with SAME padding, then makes rows of the channels.
  private static func pooling(_ image: SampleNetwork.Tensor) -> SampleNetwork {
    SampleNetwork(
      tensors: [
        image, .init(name: "pooled", shape: [1, 1, 1, 3]), SampleNetwork.integers("rows", [-1, 3]),
        .init(name: "result", shape: [1, 3]),
      ],
      operators: [
        .init(
          17, [0], to: [1],
          options: [
            1: .integer(Int32(2)), 2: .integer(Int32(2)), 3: .integer(Int32(2)), 4: .integer(Int32(2)),
          ]),
        .init(22, [1, 2], to: [3]),
      ], inputs: [0], outputs: [3])
  }

  private static func model(_ network: SampleNetwork, _ shapes: [String: Shape]) throws -> Model {
    try Model(importing: network.bytes, named: "sample.tflite", inputShapes: shapes)
  }

  @Test func shapes_followFromThoseOfTheInputs() throws {
    let network = Self.pooling(Self.image([1, 4, 4, 3]))
    let graph = try Self.model(network, ["image": [2, 5, 8, 3]]).graphs[0]
    #expect(graph.tensors[graph.inputs[0]].shape == [2, 5, 8, 3])
    #expect(graph.tensors[graph.outputs[0]].shape == [2 * 3 * 4, 3])
  }

  @Test func openHeight_isAskedFor() throws {
    let network = Self.pooling(Self.image([1, 1, 1, 3], signature: [-1, -1, -1, 3]))
    let error = try #require(throws: EngineError.self) { try Self.model(network, [:]) }
    #expect(error.code == .shapeMismatch)
    #expect(error.message.contains("\"image\" has shape ?×?×?×3") && error.message.contains("1x320x320x3"))
    #expect(try Self.model(network, ["image": [1, 6, 6, 3]]).graphs[0].nodes.count == 2)
  }

  @Test func openBatch_isOne() throws {
    let network = Self.pooling(Self.image([1, 4, 4, 3], signature: [-1, 4, 4, 3]))
    let graph = try Self.model(network, [:]).graphs[0]
    #expect(graph.tensors[graph.inputs[0]].shape == [1, 4, 4, 3])
  }

  @Test func shapeOfNoInput_isRefused() throws {
    let network = Self.pooling(Self.image([1, 4, 4, 3]))
    let error = try #require(throws: EngineError.self) { try Self.model(network, ["picture": [1, 4, 4, 3]]) }
    #expect(error.code == .invalidArgument && error.message.contains("\"image\""))
  }

  @Test func shapeOfAnotherRank_isRefused() throws {
    let network = Self.pooling(Self.image([1, 4, 4, 3]))
    let error = try #require(throws: EngineError.self) { try Self.model(network, ["image": [4, 4, 3]]) }
    #expect(error.code == .shapeMismatch)
  }

  @Test func graph_takesSeveralImages() throws {
    let graph = try Self.model(Self.pooling(Self.image([1, 4, 4, 3])), [:]).graphs[0]
    let plan = try Plan(graph, inputShapes: ["image": [3, 4, 4, 3]])
    #expect(plan.outputs[0].type.shape == [12, 3])
  }

  @Test func graphThatDoesNotTellItsPadding_refusesAnotherSize() throws {
    let graph = try Self.model(Self.pooling(Self.image([1, 4, 4, 3])), [:]).graphs[0]
    let error = try #require(throws: EngineError.self) {
      try Plan(graph, inputShapes: ["image": [1, 5, 4, 3]])
    }
    #expect(error.code == .unsupportedOperator && error.message.contains("padding"))
  }

  @Test(arguments: ["image", "image=", "=1x2", "image=1x-2", "image=1x2x", "image=0x2", "image=axb"])
  func argumentThatIsNoShape_isRefused(argument: String) {
    #expect(throws: EngineError.self) { try [String: Shape](parsingInputShapes: [argument]) }
  }

  @Test func arguments_areNamesAndShapes() throws {
    let shapes = try [String: Shape](parsingInputShapes: ["a=b=1x320x7", "c=5"])
    #expect(shapes == ["a=b": [1, 320, 7], "c": [5]])
    #expect(throws: EngineError.self) { try [String: Shape](parsingInputShapes: ["a=1", "a=2"]) }
  }
}
