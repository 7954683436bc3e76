import ModelFormat
import TFLiteImport
import TensorCore
import Testing

/// Builds small graphs of single-precision tensors.
private struct GraphBuilder {
  var graph = GraphDefinition(name: "sample", tensors: [], nodes: [], inputs: [], outputs: [])

  mutating func tensor(_ shape: Shape, _ type: ElementType = .float32, constant: Tensor? = nil) -> Int {
    graph.tensors.append(
      TensorDefinition(
        name: "t\(graph.tensors.count)", shape: shape, elementType: type, constant: constant))
    return graph.tensors.count - 1
  }

  mutating func constant(_ shape: Shape, _ values: [Float]) -> Int {
    tensor(shape, constant: Tensor(shape: shape, values: values))
  }

  mutating func input(_ shape: Shape, _ type: ElementType = .float32) -> Int {
    let index = tensor(shape, type)
    graph.inputs.append(index)
    return index
  }

  mutating func add(_ operation: Operation, _ inputs: [Int?], _ shape: Shape, _ type: ElementType = .float32)
    -> Int
  {
    let output = tensor(shape, type)
    graph.nodes.append(
      NodeDefinition(name: "n\(graph.nodes.count)", operation: operation, inputs: inputs, outputs: [output]))
    return output
  }

  /// Adds a 1×1 convolution from two channels to two.
  mutating func convolution(
    _ input: Int, _ shape: Shape, window: Window2D = Window2D(), activation: Activation = .none
  ) -> Int {
    let filter = constant([2, 1, 1, 2], [1, 2, 3, 4])
    return add(Operation(Convolution2D(window: window, activation: activation)), [input, filter], shape)
  }

  /// Checks the graph, applies `pass` and checks it again.
  func applying(_ pass: some Pass<GraphDefinition>, outputs: [Int]) throws -> (
    graph: GraphDefinition, count: Int
  ) {
    var graph = graph
    graph.outputs = outputs
    try graph.validate()
    let count = pass.apply(to: &graph)
    try graph.validate()
    return (graph, count)
  }
}

extension GraphDefinition {
  fileprivate var kinds: [OperatorKind] { nodes.map(\.operation.kind) }
}

private let image: Shape = [1, 4, 4, 2]
private let rectifier = Operation(ElementwiseUnary(.rectifier))

@Suite struct PaddingFoldingTests {
  private let pad = Operation(Pad(before: [0, 1, 2, 0], after: [0, 3, 4, 0]))

  @Test func paddingsInARow_moveIntoTheConvolution() throws {
    var builder = GraphBuilder()
    let padded = builder.add(pad, [builder.input(image)], [1, 8, 10, 2])
    let output = builder.convolution(builder.add(pad, [padded], [1, 12, 16, 2]), [1, 12, 16, 2])
    let (graph, count) = try builder.applying(PaddingFolding(), outputs: [output])
    #expect(count == 2)
    let window = Window2D(paddingTop: 2, paddingBottom: 6, paddingLeft: 4, paddingRight: 8)
    #expect(graph.nodes.map(\.operation) == [Operation(Convolution2D(window: window))])
    #expect(graph.nodes[0].inputs[0] == graph.inputs[0])
  }

  @Test func paddingOfQuantizedValuesWithTheirZeroPoint_movesIntoTheConvolution() throws {
    for (zeroPoint, count) in [(3, 1), (4, 0)] {
      var builder = GraphBuilder()
      let padded = builder.add(pad, [builder.input(image, .int8)], [1, 8, 10, 2], .int8)
      let filter = builder.tensor(
        [2, 1, 1, 2], .int8, constant: Tensor(shape: [2, 1, 1, 2], elementType: .int8) { _ in })
      let convolution = Operation(Convolution2D(window: Window2D()))
      let output = builder.add(convolution, [padded, filter], [1, 8, 10, 2], .int8)
      for tensor in builder.graph.tensors.indices where tensor != filter {
        builder.graph.tensors[tensor].quantization = Quantization(scale: 0.5, zeroPoint: 3)
      }
      builder.graph.tensors[filter].quantization = Quantization(scale: 0.5, zeroPoint: 0)
      builder.graph.tensors[padded].quantization = Quantization(scale: 0.5, zeroPoint: zeroPoint)
      let (graph, folded) = try builder.applying(PaddingFolding(), outputs: [output])
      #expect(folded == count)
      #expect(graph.nodes.count == 2 - count)
    }
  }

  @Test func paddingThatTwoConvolutionsRead_movesIntoBoth() throws {
    var builder = GraphBuilder()
    let padded = builder.add(pad, [builder.input(image)], [1, 8, 10, 2])
    let outputs = (0..<2).map { _ in builder.convolution(padded, [1, 8, 10, 2]) }
    let (graph, count) = try builder.applying(PaddingFolding(), outputs: outputs)
    #expect(count == 1)
    #expect(graph.kinds == ["convolution2D", "convolution2D"])
    #expect(graph.nodes.allSatisfy { $0.inputs[0] == graph.inputs[0] })
  }

  @Test func paddingOfChannels_stays() throws {
    var builder = GraphBuilder()
    let channels = Operation(Pad(before: [0, 0, 0, 0], after: [0, 0, 0, 1]))
    let padded = builder.add(channels, [builder.input([1, 4, 4, 1])], image)
    let output = builder.convolution(padded, image)
    #expect(try builder.applying(PaddingFolding(), outputs: [output]).count == 0)
  }

  @Test func paddingThatSomebodyElseReads_stays() throws {
    var builder = GraphBuilder()
    let padded = builder.add(pad, [builder.input(image)], [1, 8, 10, 2])
    let output = builder.convolution(padded, [1, 8, 10, 2])
    #expect(try builder.applying(PaddingFolding(), outputs: [output, padded]).count == 0)
    let other = builder.add(rectifier, [padded], [1, 8, 10, 2])
    #expect(try builder.applying(PaddingFolding(), outputs: [output, other]).count == 0)
  }

  @Test func paddingThatWouldBeTooMuchTogether_stays() throws {
    for (more, count) in [(2, 1), (3, 0)] {
      var builder = GraphBuilder()
      let rows = 65_534
      let tall = Operation(Pad(before: [0, rows, 0, 0], after: [0, 0, 0, 0]))
      let padded = builder.add(tall, [builder.input([1, 1, 1, 2])], [1, rows + 1, 1, 2])
      let output = builder.convolution(
        padded, [1, rows + 1 + more, 1, 2], window: Window2D(paddingTop: more))
      #expect(try builder.applying(PaddingFolding(), outputs: [output]).count == count)
    }
  }

  @Test func paddingBeforePooling_stays() throws {
    var builder = GraphBuilder()
    let padded = builder.add(pad, [builder.input(image)], [1, 8, 10, 2])
    let pool = MaxPool2D(windowHeight: 1, windowWidth: 1, window: Window2D())
    let output = builder.add(Operation(pool), [padded], [1, 8, 10, 2])
    #expect(try builder.applying(PaddingFolding(), outputs: [output]).count == 0)
  }
}

@Suite struct ActivationFoldingTests {
  @Test func rectifier_movesIntoTheConvolutionAndKeepsTheOutput() throws {
    var builder = GraphBuilder()
    let output = builder.add(rectifier, [builder.convolution(builder.input(image), image)], image)
    let (graph, count) = try builder.applying(ActivationFolding(), outputs: [output])
    #expect(count == 1)
    #expect(
      graph.nodes.map(\.operation)
        == [Operation(Convolution2D(window: Window2D(), activation: .rectifier))])
    #expect(graph.nodes[0].outputs == [output] && graph.outputs == [output])
  }

  @Test func secondRectifier_stays() throws {
    var builder = GraphBuilder()
    let first = builder.convolution(builder.input(image), image, activation: .rectifier6)
    let output = builder.add(rectifier, [first], image)
    #expect(try builder.applying(ActivationFolding(), outputs: [output]).count == 0)
  }

  @Test func rectifierOfASharedOrPublicResult_stays() throws {
    var builder = GraphBuilder()
    let result = builder.convolution(builder.input(image), image)
    let output = builder.add(rectifier, [result], image)
    #expect(try builder.applying(ActivationFolding(), outputs: [output, result]).count == 0)
    let other = builder.add(Operation(ElementwiseUnary(.negate)), [result], image)
    #expect(try builder.applying(ActivationFolding(), outputs: [output, other]).count == 0)
  }

  @Test func rectifierOfAnInput_stays() throws {
    var builder = GraphBuilder()
    let output = builder.add(rectifier, [builder.input(image)], image)
    #expect(try builder.applying(ActivationFolding(), outputs: [output]).count == 0)
  }
}

@Suite struct SlopeFoldingTests {
  @Test func slopePerChannel_becomesAnInputOfTheConvolution() throws {
    var builder = GraphBuilder()
    let result = builder.convolution(builder.input(image), image)
    let slope = builder.constant([1, 1, 2], [0.5, 0.25])
    let output = builder.add(Operation(ParametricRectifier()), [result, slope], image)
    let (graph, count) = try builder.applying(SlopeFolding(), outputs: [output])
    #expect(count == 1)
    #expect(graph.kinds == ["convolution2D"])
    #expect(graph.nodes[0].inputs.count == 4 && graph.nodes[0].inputs[2] == nil)
    let folded = graph.tensors[try #require(graph.nodes[0].inputs[3])]
    #expect(folded.shape == [2] && folded.constant?.floats == [0.5, 0.25])
  }

  @Test func slopePerPixel_stays() throws {
    var builder = GraphBuilder()
    let result = builder.convolution(builder.input(image), image)
    let slope = builder.constant([4, 4, 2], [Float](repeating: 0.5, count: 32))
    let output = builder.add(Operation(ParametricRectifier()), [result, slope], image)
    #expect(try builder.applying(SlopeFolding(), outputs: [output]).count == 0)
  }

  @Test func slopeBehindAnActivation_stays() throws {
    var builder = GraphBuilder()
    let result = builder.convolution(builder.input(image), image, activation: .rectifier6)
    let output = builder.add(
      Operation(ParametricRectifier()), [result, builder.constant([1, 1, 2], [0.5, 0.25])], image)
    #expect(try builder.applying(SlopeFolding(), outputs: [output]).count == 0)
  }
}

@Suite struct ReshapeMergingTests {
  @Test func chain_becomesOneReshape() throws {
    var builder = GraphBuilder()
    let input = builder.input([2, 6])
    let middle = builder.add(Operation(Reshape()), [input], [3, 4])
    let output = builder.add(Operation(Reshape()), [middle], [12])
    var (graph, count) = try builder.applying(ReshapeMerging(), outputs: [output])
    #expect(count == 1)
    #expect(graph.nodes[1].inputs == [input])
    #expect(UnusedRemoval().apply(to: &graph) == 2)
    #expect(graph.kinds == ["reshape"])
  }

  @Test func reshapeToTheSameShape_disappears() throws {
    var builder = GraphBuilder()
    let same = builder.add(Operation(Reshape()), [builder.input([2])], [2])
    let output = builder.add(rectifier, [same], [2])
    let (graph, count) = try builder.applying(ReshapeMerging(), outputs: [output])
    #expect(count == 1)
    #expect(graph.nodes.map(\.inputs) == [[graph.inputs[0]]])
  }

  @Test func reshapeToTheSameShape_leavesTheOutputItsName() throws {
    var builder = GraphBuilder()
    let result = builder.add(rectifier, [builder.input([2])], [2])
    let other = builder.add(Operation(ElementwiseUnary(.negate)), [result], [2])
    let output = builder.add(Operation(Reshape()), [result], [2])
    let twin = builder.add(Operation(Reshape()), [result], [2])
    let (graph, count) = try builder.applying(ReshapeMerging(), outputs: [output, other, twin])
    // The first reshape disappears; the second cannot, since its output needs a producer of its own.
    #expect(count == 1)
    #expect(graph.nodes[0].outputs == [output] && graph.nodes[1].inputs == [output])
    #expect(graph.nodes[2].inputs == [output] && graph.nodes[2].outputs == [twin])
  }

  @Test func reshapeFromInputToOutput_stays() throws {
    var builder = GraphBuilder()
    let output = builder.add(Operation(Reshape()), [builder.input([2])], [2])
    #expect(try builder.applying(ReshapeMerging(), outputs: [output]).count == 0)
  }
}

@Suite struct ConstantPassTests {
  @Test func halfPrecisionConstant_keepsItsBytes() throws {
    var builder = GraphBuilder()
    // 1 and −2 in half precision.
    let half = Tensor(shape: [2], elementType: .float16) { $0.copyBytes(from: [0x00, 0x3C, 0x00, 0xC0]) }
    let stored = builder.tensor([2], .float16, constant: half)
    let widened = builder.add(Operation(Dequantize()), [stored], [2])
    let output = builder.add(Operation(ElementwiseBinary(.add)), [builder.input([2]), widened], [2])
    let (graph, count) = try builder.applying(HalfPrecisionFolding(), outputs: [output])
    #expect(count == 1)
    #expect(graph.kinds == ["binary"])
    #expect(graph.tensors[widened].elementType == .float32)
    #expect(graph.tensors[widened].constant?.elementType == .float16)
    #expect(graph.tensors[widened].constant?.floats == [1, -2])
  }

  @Test func arithmeticOfConstants_isComputed() throws {
    var builder = GraphBuilder()
    let column = builder.constant([2, 1], [1, 2])
    let row = builder.constant([3], [1, 2, 4])
    let product = builder.add(
      Operation(ElementwiseBinary(.subtract, activation: .rectifier)), [column, row], [2, 3])
    let root = builder.add(Operation(ElementwiseUnary(.squareRoot)), [product], [2, 3])
    let flat = builder.add(Operation(Reshape()), [root], [6])
    let output = builder.add(Operation(ElementwiseBinary(.add)), [builder.input([6]), flat], [6])
    let (graph, count) = try builder.applying(ConstantFolding(), outputs: [output])
    #expect(count == 3)
    #expect(graph.kinds == ["binary"])
    #expect(graph.tensors[flat].constant?.floats == [0, 0, 0, 1, 0, 0])
  }

  @Test func constantOutput_staysComputed() throws {
    var builder = GraphBuilder()
    _ = builder.input([1])
    let output = builder.add(rectifier, [builder.constant([1], [-1])], [1])
    #expect(try builder.applying(ConstantFolding(), outputs: [output]).count == 0)
  }

  /// Each would take time and memory for all of its inputs, however small its result is.
  @Test func hugeReductionsAndPositions_areLeftToRunTime() throws {
    var builder = GraphBuilder()
    let count = 1 << 22 + 1
    let zeros = Tensor(shape: [count], elementType: .int32) { _ in }
    let integers = builder.tensor([count], .int32, constant: zeros)
    let sum = builder.add(
      Operation(Reduction(.sum, axes: [0], keepsDimensions: false)), [integers], [], .int32)
    let nothing = builder.tensor([1, 0], .int32, constant: Tensor(shape: [1, 0], values: [Int32]()))
    let picked = builder.add(Operation(Gather(axis: 0)), [nothing, integers], [count, 0], .int32)
    let ends = [sum, picked].map {
      builder.add(Operation(ElementwiseUnary(.negate)), [$0], builder.graph.tensors[$0].shape, .int32)
    }
    let result = try builder.applying(ConstantFolding(), outputs: ends)
    #expect(result.count == 0)
  }

  @Test func hugeRepetition_isLeftToRunTime() throws {
    var builder = GraphBuilder()
    let column = builder.constant([4096, 1], [Float](repeating: 1, count: 4096))
    let row = builder.constant([4096], [Float](repeating: 1, count: 4096))
    let output = builder.add(
      rectifier, [builder.add(Operation(ElementwiseBinary(.add)), [column, row], [4096, 4096])], [4096, 4096])
    _ = builder.input([1])
    #expect(try builder.applying(ConstantFolding(), outputs: [output]).count == 0)
  }

  @Test func equalConstants_areSharedUnlessTypeOrShapeDiffers() throws {
    var builder = GraphBuilder()
    let input = builder.input([2])
    let constants = [
      builder.constant([2], [1, 2]), builder.constant([2], [1, 2]), builder.constant([1, 2], [1, 2]),
      builder.constant([2], [1, 3]),
    ]
    let outputs = constants.map { constant in
      builder.add(
        Operation(ElementwiseBinary(.add)), [input, constant], builder.graph.tensors[constant].shape)
    }
    let (graph, count) = try builder.applying(ConstantSharing(), outputs: outputs)
    #expect(count == 1)
    #expect(graph.nodes.map { $0.inputs[1] } == [constants[0], constants[0], constants[2], constants[3]])
  }

  @Test func unusedNodesAndTensors_areRemovedAndIndicesFollow() throws {
    var builder = GraphBuilder()
    _ = builder.constant([1], [1])
    let input = builder.input([2])
    _ = builder.add(rectifier, [builder.add(rectifier, [input], [2])], [2])
    let output = builder.add(Operation(ElementwiseUnary(.negate)), [input], [2])
    let unusedInput = builder.input([3])
    let (graph, count) = try builder.applying(UnusedRemoval(), outputs: [output])
    #expect(count == 5)
    #expect(graph.tensors.map(\.name) == ["t\(input)", "t\(output)", "t\(unusedInput)"])
    #expect(graph.inputs == [0, 2] && graph.outputs == [1] && graph.nodes.map(\.inputs) == [[0]])
  }
}
