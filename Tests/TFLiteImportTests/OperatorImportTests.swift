import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

@Suite struct OperatorImportTests {
  private func graph(_ network: SampleNetwork) throws -> GraphDefinition {
    let model = try Model(importing: network.bytes, named: "folder/sample.tflite")
    return try #require(model.graph(named: "sample"))
  }

  private func refusal(_ network: SampleNetwork) throws -> EngineError {
    try #require(#expect(throws: EngineError.self) { try graph(network) })
  }

  @Test func samePadding_becomesExplicit() throws {
    // Four rows and five columns by steps of two: one row is missing below, one column on either side.
    let filter = SampleNetwork.floats("filter", [Float](repeating: 1, count: 9), shape: [1, 3, 3, 1])
    let network = SampleNetwork.one(
      3, input: [1, 4, 5, 1], constants: [filter], output: [1, 2, 3, 1],
      options: [1: .integer(Int32(2)), 2: .integer(Int32(2)), 3: .integer(Int8(3))])
    let graph = try graph(network)
    let window = Window2D(
      strideHeight: 2, strideWidth: 2, paddingTop: 0, paddingBottom: 1, paddingLeft: 1, paddingRight: 1)
    #expect(
      graph.nodes.map(\.operation) == [Operation(Convolution2D(window: window, activation: .rectifier6))]
    )
    #expect(graph.nodes[0].inputs == [0, 1])
    #expect(graph.tensors[graph.inputs[0]].name == "image")
    #expect(graph.tensors[graph.outputs[0]].name == "result")
  }

  @Test func validPadding_isNone() throws {
    let network = SampleNetwork.one(
      17, input: [1, 4, 4, 2], output: [1, 2, 2, 2],
      options: [
        0: .integer(Int8(1)), 1: .integer(Int32(2)), 2: .integer(Int32(2)), 3: .integer(Int32(2)),
        4: .integer(Int32(2)),
      ])
    let pool = MaxPool2D(
      windowHeight: 2, windowWidth: 2, window: Window2D(strideHeight: 2, strideWidth: 2))
    #expect(try graph(network).nodes.map(\.operation) == [Operation(pool)])
  }

  @Test func negativeAxes_areNormalized() throws {
    let mean = SampleNetwork.one(
      40, input: [1, 2, 3, 4], constants: [SampleNetwork.integers("axes", [-2, 1, -3])],
      output: [1, 1, 1, 4], options: [0: .bool(true)])
    #expect(
      try graph(mean).nodes.map(\.operation)
        == [Operation(Reduction(.mean, axes: [1, 2], keepsDimensions: true))])
    let single = SampleNetwork.one(
      74, input: [2, 3], constants: [SampleNetwork.integers("axis", [-1], shape: [])], output: [2])
    #expect(
      try graph(single).nodes.map(\.operation) == [
        Operation(Reduction(.sum, axes: [1], keepsDimensions: false))
      ])
  }

  @Test func openDimensionOfReshape_isResolved() throws {
    let network = SampleNetwork.one(
      22, input: [1, 2, 3, 4], constants: [SampleNetwork.integers("shape", [-1, 6])], output: [4, 6])
    let graph = try graph(network)
    #expect(graph.nodes.map(\.operation) == [Operation(Reshape())])
    #expect(graph.nodes[0].inputs == [0])
    #expect(graph.tensors[graph.outputs[0]].shape == [4, 6])
  }

  @Test func activationOfConcatenation_becomesANode() throws {
    let network = SampleNetwork.one(
      2, input: [1, 2], constants: [SampleNetwork.floats("more", [1, 2], shape: [1, 2])], output: [1, 4],
      options: [0: .integer(Int32(-1)), 1: .integer(Int8(1))])
    #expect(
      try graph(network).nodes.map(\.operation)
        == [Operation(Concatenation(axis: 1)), Operation(ElementwiseUnary(.rectifier))])
  }

  @Test func droppedAxis_becomesAReshapeBehindTheSlice() throws {
    let constants = [
      SampleNetwork.integers("begin", [0, -1]), SampleNetwork.integers("end", [0, 0]),
      SampleNetwork.integers("steps", [1, 1]),
    ]
    let network = SampleNetwork.one(
      45, input: [3, 4], constants: constants, output: [3],
      options: [0: .integer(Int32(1)), 1: .integer(Int32(1)), 4: .integer(Int32(2))])
    let graph = try graph(network)
    #expect(
      graph.nodes.map(\.operation)
        == [Operation(Slice(starts: [0, 3], steps: [1, 1], counts: [3, 1])), Operation(Reshape())])
  }

  @Test func arithmeticOnShapes_isComputed() throws {
    // The input's shape without its last axis, and −1: what a reshape to rows of channels computes.
    let network = SampleNetwork(
      tensors: [
        .init(name: "image", shape: [2, 3, 4]), .init(name: "shape", shape: [3], type: 2),
        SampleNetwork.integers("begin", [0]), SampleNetwork.integers("size", [1]),
        .init(name: "batch", shape: [1], type: 2), SampleNetwork.integers("open", [-1]),
        .init(name: "target", shape: [2], type: 2), .init(name: "result", shape: [2, 12]),
      ],
      operators: [
        .init(77, [0], to: [1]), .init(65, [1, 2, 3], to: [4]), .init(2, [4, 5], to: [6]),
        .init(22, [0, 6], to: [7]),
      ], inputs: [0], outputs: [7])
    let graph = try graph(network)
    #expect(graph.nodes.map(\.operation) == [Operation(Reshape())])
    #expect(graph.tensors.map(\.name) == ["image", "result"])
  }

  @Test func shapeAsAnOutput_isAViewOfAConstant() throws {
    let network = SampleNetwork(
      tensors: [.init(name: "image", shape: [2, 3]), .init(name: "result", shape: [2], type: 2)],
      operators: [.init(77, [0], to: [1])], inputs: [0], outputs: [1])
    let graph = try graph(network)
    #expect(graph.nodes.map(\.operation) == [Operation(Reshape())])
    #expect(graph.tensors[try #require(graph.nodes[0].inputs[0])].constant?.integers == [2, 3])
  }

  @Test func packing_isAConcatenationOfReshapes() throws {
    let network = SampleNetwork(
      tensors: [
        .init(name: "a", shape: [2]), .init(name: "b", shape: [2]), .init(name: "result", shape: [2, 2]),
      ],
      operators: [.init(83, [0, 1], to: [2], options: [0: .integer(Int32(2)), 1: .integer(Int32(-1))])],
      inputs: [0, 1], outputs: [2])
    #expect(
      try graph(network).nodes.map(\.operation)
        == [Operation(Reshape()), Operation(Reshape()), Operation(Concatenation(axis: 1))])
  }

  @Test func splitting_isASliceForEachPart() throws {
    let network = SampleNetwork(
      tensors: [
        SampleNetwork.integers("axis", [-1], shape: []), .init(name: "image", shape: [2, 4]),
        .init(name: "left", shape: [2, 2]), .init(name: "right", shape: [2, 2]),
      ],
      operators: [.init(49, [0, 1], to: [2, 3], options: [0: .integer(Int32(2))])], inputs: [1],
      outputs: [2, 3])
    #expect(
      try graph(network).nodes.map(\.operation) == [
        Operation(Slice(starts: [0, 0], steps: [1, 1], counts: [2, 2])),
        Operation(Slice(starts: [0, 2], steps: [1, 1], counts: [2, 2])),
      ])
  }

  @Test func paddingBeforeCodes_staysInFrontOfTheConvolution() throws {
    var filter = SampleNetwork.Tensor(name: "filter", shape: [1, 1, 1, 1], type: 9, contents: [3])
    filter.extra = [4: .table([2: .floats([0.5]), 3: .integers([Int64(0)])])]
    let network = SampleNetwork(
      tensors: [
        .init(name: "image", shape: [1, 2, 2, 1]),
        SampleNetwork.integers("paddings", [0, 0, 1, 1, 0, 0, 0, 0], shape: [4, 2]),
        .init(name: "padded", shape: [1, 4, 2, 1]), filter, .init(name: "result", shape: [1, 4, 2, 1]),
      ],
      operators: [
        .init(34, [0, 1], to: [2]),
        .init(
          3, [2, 3], to: [4],
          options: [0: .integer(Int8(1)), 1: .integer(Int32(1)), 2: .integer(Int32(1))]),
      ], inputs: [0], outputs: [4])
    #expect(try graph(network).nodes.map(\.operation.kind) == ["pad", "convolution2D"])
  }

  @Test func equalNames_areToldApart_andEndsKeepTheirs() throws {
    let network = SampleNetwork(
      tensors: [
        .init(name: "x", shape: [2]), .init(name: "y", shape: [2]), .init(name: "x", shape: [2]),
        .init(name: "", shape: [2]), .init(name: "x", shape: [2]), .init(name: "y", shape: [2]),
      ],
      operators: (0..<5).map { SampleNetwork.Operator(14, [$0], to: [$0 + 1]) }, inputs: [0], outputs: [5])
    #expect(try graph(network).tensors.map(\.name) == ["x", "y#2", "x#2", "tensor 3", "x#3", "y"])
  }

  @Test func unsupportedOperators_areListedAtOnceWithTheirNodes() throws {
    let network = SampleNetwork(
      tensors: (0..<6).map { .init(name: "t/\($0)", shape: [2]) },
      operators: [
        .init(15, [0], to: [1]), .init(32, custom: "Foo", [1], to: [2]), .init(14, [2], to: [3]),
        .init(15, [3], to: [4]), .init(0, [4, 4], to: [5], options: [0: .integer(Int8(6))]),
      ], inputs: [0], outputs: [5])
    let error = try refusal(network)
    #expect(error.code == .unsupportedOperator)
    #expect(
      error.message == """
        graph sample uses 3 operators that are not supported: LSH_PROJECTION (nodes 0 "t/1", 3 "t/4"), \
        custom Foo (node 1 "t/2"), ADD with activation number 6 (node 4 "t/5")
        """)
  }

  /// Nothing is known of the shapes that an unknown operator gives.
  @Test func whatReadsUnknownResults_contradictsNothing() throws {
    let network = SampleNetwork(
      tensors: [
        .init(name: "sound", shape: [16]), .init(name: "spectrum", shape: []),
        SampleNetwork.integers("shape", [-1, 9, 4, 1]), .init(name: "image", shape: []),
        SampleNetwork.floats("filter", [1, 1, 1], shape: [1, 3, 1, 1]), .init(name: "pooled", shape: []),
      ],
      operators: [
        .init(32, custom: "AudioSpectrogram", [0], to: [1]), .init(22, [1, 2], to: [3]),
        .init(3, [3, 4], to: [5], options: [1: .integer(Int32(1)), 2: .integer(Int32(1))]),
      ], inputs: [0], outputs: [5])
    #expect(
      try refusal(network).message
        == "graph sample uses 1 operator that is not supported: custom AudioSpectrogram (node 0 \"spectrum\")"
    )
  }

  @Test func unknownOperatorWithoutOutputs_isListed() throws {
    let network = SampleNetwork(
      tensors: [.init(name: "x", shape: [2]), .init(name: "y", shape: [2])],
      operators: [.init(14, [0], to: [1]), .init(32, custom: "FlexSave", [1], to: [])], inputs: [0],
      outputs: [1])
    let message = try refusal(network).message
    #expect(message == "graph sample uses 1 operator that is not supported: custom FlexSave (node 1 \"\")")
  }

  /// Constants of half precision become numbers before anything runs.
  @Test func typesOfWhatIsComputedOfConstants_areNotListed() throws {
    let halves = SampleNetwork.Tensor(name: "halves", shape: [2], type: 1, contents: [0, 60, 0, 60])
    let network = SampleNetwork(
      tensors: [
        .init(name: "x", shape: [2]), halves, .init(name: "ones", shape: [2]), .init(name: "y", shape: [2]),
        .init(name: "z", shape: [2]),
      ],
      operators: [.init(6, [1], to: [2]), .init(0, [0, 2], to: [3]), .init(15, [3], to: [4])], inputs: [0],
      outputs: [4])
    let message = try refusal(network).message
    #expect(message == "graph sample uses 1 operator that is not supported: LSH_PROJECTION (node 2 \"z\")")
  }

  @Test func unsupportedOperatorOfManyNodes_isListedWithTheFirstOfThem() throws {
    let network = SampleNetwork(
      tensors: (0...412).map { .init(name: "t/\($0)", shape: [2]) },
      operators: (0..<412).map { .init($0 % 2 == 0 ? 15 : 14, [$0], to: [$0 + 1]) }, inputs: [0],
      outputs: [412])
    #expect(
      try refusal(network).message == """
        graph sample uses 1 operator that is not supported: LSH_PROJECTION \
        (206 nodes, first 0 "t/1", 2 "t/3", 4 "t/5")
        """)
  }

  /// A transposed convolution, the output shape of which is an input of the network.
  private static func transposition(signature: [Int32]? = nil) -> SampleNetwork {
    SampleNetwork(
      tensors: [
        .init(name: "size", shape: [4], type: 2),
        SampleNetwork.floats("filter", [1, 2, 3, 4, 5, 6], shape: [1, 2, 3, 1]),
        .init(name: "image", shape: [1, 2, 2, 1]),
        .init(
          name: "result", shape: [1, 3, 5, 1], extra: signature.map { [7: .integers($0)] } ?? [:]),
      ],
      operators: [
        .init(
          67, [0, 1, 2], to: [3],
          options: [0: .integer(Int8(1)), 1: .integer(Int32(2)), 2: .integer(Int32(1))])
      ], inputs: [0, 2], outputs: [3])
  }

  @Test func outputShapeThatIsAnInput_isThatOfTheFile() throws {
    let graph = try graph(Self.transposition())
    let operation = TransposedConvolution2D(height: 3, width: 5, strideHeight: 1, strideWidth: 2)
    #expect(graph.nodes.map(\.operation) == [Operation(operation)])
    let executor = Executor(try Plan(graph))
    #expect(executor.plan.inputs.map(\.name) == ["size", "image"])
    try executor.setInput(1, to: Tensor(shape: [1, 2, 2, 1], values: [1, 0, 0, 0] as [Float]))
    executor.run()
    #expect(executor.output(0).floats == [1, 2, 3, 0, 0, 4, 5, 6, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func outputShapeThatIsAnInput_isNotKnown_whereTheFileLeavesItOpen() throws {
    let message = try refusal(Self.transposition(signature: [1, -1, -1, 1])).message
    #expect(message.contains("TRANSPOSE_CONV with an output shape computed at run time"), "\(message)")
    let error = try #require(throws: EngineError.self) {
      try Model(
        importing: Self.transposition().bytes, named: "sample.tflite", inputShapes: ["image": [1, 4, 4, 1]])
    }
    #expect(error.message.contains("TRANSPOSE_CONV with an output shape computed at run time"), "\(error)")
  }

  @Test func typesThatNoKernelTakes_areListedAtOnceWithTheirNodes() throws {
    let network = SampleNetwork(
      tensors: (0..<4).map { .init(name: "t/\($0)", shape: [2], type: 7) },
      operators: [.init(14, [0], to: [1]), .init(14, [1], to: [2]), .init(0, [2, 1], to: [3])],
      inputs: [0], outputs: [3])
    let error = try refusal(network)
    #expect(error.code == .unsupportedOperator)
    #expect(
      error.message == """
        graph sample uses 2 operators that are not supported: LOGISTIC: no kernel takes int16 tensors \
        (nodes 0 "t/1", 1 "t/2"), ADD: no kernel takes int16 tensors (node 2 "t/3")
        """)
  }

  /// Networks that contradict themselves or ask for too much, and a word of the message that says so.
  static let refusals: [(SampleNetwork, String)] = {
    let sound = SampleNetwork.one(14, input: [2], output: [2])
    func changed(_ change: (inout SampleNetwork) -> Void) -> SampleNetwork {
      var network = sound
      change(&network)
      return network
    }
    func sliced(_ begin: Int32, step: Int32, shrink: Int32) -> SampleNetwork {
      let constants = [
        SampleNetwork.integers("begin", [begin]), SampleNetwork.integers("end", [2]),
        SampleNetwork.integers("steps", [step]),
      ]
      return .one(45, input: [2], constants: constants, output: [2], options: [4: .integer(shrink)])
    }
    return [
      (changed { $0.version = 2 }, "schema version 2"),
      (changed { $0.hasNetwork = false }, "no network"),
      (changed { $0.outputs = [7] }, "not among its tensors"),
      (changed { $0.operators[0].inputs = [9] }, "tensor 9"),
      (changed { $0.operators[0].inputs = [] }, "no input 0"),
      (changed { $0.operators[0].outputs = [] }, "no output"),
      (changed { $0.operators[0].outputs = [0] }, "input of the graph"),
      (changed { $0.tensors[0].shape = [-2] }, "negative"),
      (changed { $0.tensors[0].shape = [1 << 30, 1 << 30] }, "elements"),
      (changed { $0.tensors[0].type = 5 }, "string"),
      (changed { $0.tensors[0].contents = [1, 2, 3] }, "3 bytes of contents"),
      (changed { $0.tensors[0].extra = [2: .integer(UInt32(99))] }, "no buffer of number 99"),
      (
        changed {
          $0.tensors[0].extra = [5: .bool(true)]
          $0.tensors[0].contents = [UInt8](repeating: 0, count: 8)
        }, "from one run to the next and has contents of its own"
      ),
      (sliced(0, step: 0, shrink: 0), "step of zero"),
      (sliced(5, step: 1, shrink: 1), "picks element 5 of 2"),
      (
        .one(22, input: [5], constants: [SampleNetwork.integers("shape", [-1, 2])], output: [2, 2]),
        "cannot reshape 5 elements"
      ),
      (
        .one(39, input: [2, 3], constants: [SampleNetwork.integers("order", [0, 0])], output: [2, 3]),
        "no permutation"
      ),
      (
        .one(34, input: [2], constants: [SampleNetwork.integers("paddings", [-1, 1])], output: [2]),
        "paddings"
      ),
      (
        .one(40, input: [2], constants: [SampleNetwork.integers("axes", [3])], output: [2]), "axis 3"
      ),
      (
        .one(
          9, input: [1, 2], constants: [SampleNetwork.floats("w", [1, 2], shape: [1, 2])], output: [1, 1],
          options: [1: .integer(Int8(1))]), "shuffled weights"
      ),
      (
        .one(
          3, input: [1, 2, 2, 4], constants: [SampleNetwork.floats("w", [1, 2], shape: [1, 1, 1, 2])],
          output: [1, 2, 2, 1], options: [1: .integer(Int32(1)), 2: .integer(Int32(1))]),
        "groups of 4 channels"
      ),
      (
        .one(
          3, input: [1, 2, 2, 1], constants: [SampleNetwork.floats("w", [1], shape: [1, 1, 1, 1])],
          output: [1, 2, 2, 1], options: [1: .integer(Int32(0)), 2: .integer(Int32(1))]),
        "not from 1 to 65536"
      ),
      (
        .one(
          67, input: [1, 2, 2, 1],
          constants: [
            SampleNetwork.floats("w", [1], shape: [1, 1, 1, 1]),
            SampleNetwork.floats("image", [1], shape: [1, 1, 1, 1]),
          ], output: [1, 2, 2, 1]), "an output shape"
      ),
      (
        .one(70, input: [2], constants: [SampleNetwork.integers("axis", [-4])], output: [1, 2]), "axis -4"
      ),
      (
        .one(69, input: [2], constants: [SampleNetwork.integers("repetitions", [-1])], output: [2]),
        "repetitions [-1]"
      ),
      (
        .one(
          65, input: [2],
          constants: [SampleNetwork.integers("begin", [1]), SampleNetwork.integers("size", [2])],
          output: [2]), "slices [2] elements from [1]"
      ),
      (
        .one(
          37, input: [3, 1, 1, 1],
          constants: [
            SampleNetwork.integers("blocks", [2, 1]), SampleNetwork.integers("crops", [0, 0, 0, 0]),
          ], output: [1, 2, 1, 1]), "batch of 3"
      ),
      (
        .one(
          38, input: [1, 3, 1, 1],
          constants: [
            SampleNetwork.integers("blocks", [2, Int32.max]),
            SampleNetwork.integers("paddings", [0, 0, 0, 0]),
          ], output: [1, 2, 1, 1]), "blocks [2, 2147483647]"
      ),
      (
        .one(130, input: [3], constants: [SampleNetwork.integers("shape", [2, 2])], output: [2, 2]),
        "cannot repeat shape [3]"
      ),
      (
        .one(100, input: [2], constants: [SampleNetwork.integers("paddings", [0, -1])], output: [2]),
        "paddings [0, -1]"
      ),
      (.one(43, input: [2, 1], output: [1], options: [0: .integers([Int32(0)])]), "squeezes axes [0]"),
      (
        .one(
          23, input: [1, 2, 2, 1], constants: [SampleNetwork.integers("size", [0, 4])], output: [1, 4, 4, 1]),
        "size [0, 4]"
      ),
      (
        .one(
          97, input: [1, 2, 2, 1], constants: [SampleNetwork.integers("size", [4])], output: [1, 4, 4, 1]),
        "size [4]"
      ),
      (
        .one(
          97, input: [1, 2, 2, 1], constants: [SampleNetwork.integers("size", [4, 4])], output: [1, 4, 4, 1],
          options: [0: .bool(true), 1: .bool(true)]), "half-pixel centres at once"
      ),
    ]
  }()

  @Test(arguments: refusals.indices) func faultyNetwork_isRefused(index: Int) throws {
    let (network, words) = Self.refusals[index]
    let error = try refusal(network)
    #expect(error.description.contains(words), "\(error)")
    #expect(error.description.hasPrefix("model folder/sample.tflite"))
  }
}

@Suite struct StridedSliceTests {
  /// Requests over shape [5, 4, 3], with what NumPy gives for them.
  static let cases: [(StridedSlice, Slice, [Int])] = {
    func request(
      _ begins: [Int], _ ends: [Int], _ steps: [Int], _ change: (inout StridedSlice.Masks) -> Void = { _ in }
    ) -> StridedSlice {
      var masks = StridedSlice.Masks()
      change(&masks)
      return StridedSlice(begins: begins, ends: ends, steps: steps, masks: masks)
    }
    return [
      // x[1:4:2]
      (request([1], [4], [2]), Slice(starts: [1, 0, 0], steps: [2, 1, 1], counts: [2, 4, 3]), [2, 4, 3]),
      // x[::-1], x[-2:100]
      (
        request([0, -2], [0, 100], [-1, 1]) {
          $0.begin = 1; $0.end = 1
        },
        Slice(starts: [4, 2, 0], steps: [-1, 1, 1], counts: [5, 2, 3]), [5, 2, 3]
      ),
      // x[..., 1:]
      (
        request([0, 1], [0, 0], [1, 1]) {
          $0.ellipsis = 1; $0.end = 2
        },
        Slice(starts: [0, 0, 1], steps: [1, 1, 1], counts: [5, 4, 2]), [5, 4, 2]
      ),
      // x[2, None, ..., -1]
      (
        request([2, 0, 0, -1], [3, 0, 0, 0], [1, 1, 1, 1]) {
          $0.shrinkAxis = 0b1001; $0.newAxis = 2; $0.ellipsis = 4
        },
        Slice(starts: [2, 0, 2], steps: [1, 1, 1], counts: [1, 4, 1]), [1, 4]
      ),
      // x[3:1]
      (request([3], [1], [1]), Slice(starts: [0, 0, 0], steps: [1, 1, 1], counts: [0, 4, 3]), [0, 4, 3]),
      // x[3:0:-2]
      (
        request([3], [0], [-2]), Slice(starts: [3, 0, 0], steps: [-2, 1, 1], counts: [2, 4, 3]), [2, 4, 3]
      ),
    ]
  }()

  @Test(arguments: cases.indices) func request_picksWhatNumPyPicks(index: Int) throws {
    let (request, slice, shape) = Self.cases[index]
    let resolved = try request.resolved(for: [5, 4, 3])
    #expect(resolved.slice == slice)
    #expect(resolved.shape.dimensions == shape)
  }

  @Test func tooManyAxes_areRefused() {
    let request = StridedSlice(begins: [0, 0], ends: [1, 1], steps: [1, 1], masks: .init())
    #expect(throws: EngineError.self) { try request.resolved(for: [5]) }
  }
}
