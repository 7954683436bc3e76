import ModelFormat
import TensorCore
import Testing

/// A change that makes a sound graph unsound, and what the refusal must say.
struct GraphFault: Sendable, CustomTestStringConvertible {
  let harm: String
  let message: String
  let change: @Sendable (inout GraphDefinition) throws -> Void

  init(
    _ harm: String, _ message: String, _ change: @escaping @Sendable (inout GraphDefinition) throws -> Void
  ) {
    self.harm = harm
    self.message = message
    self.change = change
  }

  var testDescription: String { harm }
}

/// One refusal for each rule about the structure of a graph. Each says what harm the rule prevents.
@Suite struct GraphValidationTests {
  @Test(arguments: OperatorKind.allCases)
  func aSoundGraphOfEveryOperatorPasses(kind: OperatorKind) throws {
    try SampleGraphs.graph(of: kind).validate()
    try SampleGraphs.chain().validate()
  }

  static let faults: [GraphFault] = [
    GraphFault("an empty graph name cannot be asked for", "a name is empty") { $0.name = "" },
    GraphFault("a slash in a graph name confuses stored names", "holds no \"/\"") { $0.name = "a/b" },
    GraphFault("a line break in a name forges messages", "control character") { $0.tensors[2].name = "a\nb" },
    GraphFault("an endless name fills memory", "limit is 4096") {
      $0.nodes[0].name = String(repeating: "x", count: 5000)
    },
    GraphFault("an empty tensor name cannot be captured", "names of tensors: a name is empty") {
      $0.tensors[2].name = ""
    },
    GraphFault("two tensors of one name are confused", "two tensors are named \"rows\"") {
      $0.tensors[3].name = "rows"
    },
    GraphFault("two nodes of one name are confused", "two nodes are named \"rows\"") {
      $0.nodes[1].name = "rows"
    },
    GraphFault("too many tensors fill memory", "beyond the limits") {
      $0.tensors = Array(repeating: $0.tensors[0], count: GraphLimits.tensorCount + 1)
    },
    GraphFault("an input out of range reads outside", "input 0 is tensor 4, but there are 4") {
      $0.inputs = [4]
    },
    GraphFault("a negative output reads outside", "output 0 is tensor -1") { $0.outputs = [-1] },
    GraphFault("a constant input would be overwritten", "input 1 is the constant \"weights\"") {
      $0.inputs = [0, 1]
    },
    GraphFault("an input listed twice has two values", "listed twice as input") { $0.inputs = [0, 0] },
    GraphFault("a graph without outputs computes nothing", "no outputs") { $0.outputs = [] },
    GraphFault("a state out of range reads outside", "number 1 is tensor 9, but there are 4") {
      $0.states = [StateDefinition(initial: 1, value: 9, next: 0)]
    },
    GraphFault("a state that an input sets has two values", "listed twice as input or state") {
      $0.states = [StateDefinition(initial: 1, value: 0, next: 0)]
    },
    GraphFault("a state that begins with nothing is rubbish", "begins with what is no constant") {
      $0.tensors.append($0.tensors[0])
      $0.tensors[4].name = "memory"
      $0.states = [StateDefinition(initial: 0, value: 4, next: 0)]
    },
    GraphFault("a state of another shape writes outside", "changes its type or shape") {
      $0.tensors.append($0.tensors[0])
      $0.tensors[4].name = "memory"
      $0.tensors[4].shape = [7]
      $0.states = [StateDefinition(initial: 1, value: 4, next: 0)]
    },
    GraphFault("an output that nobody writes is rubbish", "output \"orphan\" is not produced") {
      $0.outputs = [$0.tensors.count]
      $0.tensors.append(TensorDefinition(name: "orphan", shape: [1], elementType: .float32))
    },
    GraphFault("a node's input out of range reads outside", "node 0 \"rows\": refers to tensor 9") {
      $0.nodes[0].inputs = [9, 1]
    },
    GraphFault("a node's output out of range writes outside", "node 1 \"scores\": refers to tensor -2") {
      $0.nodes[1].outputs = [-2]
    },
    GraphFault("too few inputs", "fullyConnected: has 1 inputs; expected 2 to 3") {
      $0.nodes[0].inputs = [0]
    },
    GraphFault("too many inputs", "unary: has 2 inputs; expected 1") { $0.nodes[1].inputs = [2, 2] },
    GraphFault("too many outputs", "unary: has 2 outputs; expected 1") { $0.nodes[1].outputs = [3, 3] },
    GraphFault("a required input left out", "fullyConnected: input 1 cannot be left out") {
      $0.nodes[0].inputs = [0, nil]
    },
    GraphFault("a node that reads its own output never starts", "reads tensor \"rows\" before node 0") {
      $0.nodes[0].inputs = [2, 1]
    },
    GraphFault("a forward reference reads rubbish", "node 0 \"scores\": reads tensor \"rows\" before node 1")
    {
      $0.nodes.swapAt(0, 1)
    },
    GraphFault("a cycle never ends", "nodes must be in execution order, without cycles") {
      $0.nodes[0].inputs = [3, 1]
    },
    GraphFault("an input without source is rubbish", "reads tensor \"input\", which nothing produces") {
      $0.inputs = []
    },
    GraphFault("two producers overwrite each other", "already produced by node 0 \"rows\"") {
      $0.nodes[1].outputs = [2]
    },
    GraphFault("a produced constant corrupts shared memory", "\"weights\", which is a constant") {
      $0.nodes[1].outputs = [1]
    },
    GraphFault("a produced input overwrites the caller's", "\"input\", which is an input of the graph") {
      $0.nodes[1].outputs = [0]
    },
    GraphFault("another constant shape reads outside", "the shape is [6], but the constant's is [2×3]") {
      $0.tensors[1].shape = [6]
    },
    GraphFault("a constant of another type reads outside", "the type is int8, but the constant's is float32")
    {
      $0.tensors[1].elementType = .int8
    },
    GraphFault("a shape beyond the limits overflows", "has more than") {
      $0.tensors[2].shape = [1 << 20, 1 << 20]
    },
    GraphFault("activations fill memory", "the tensors that nodes compute take") {
      $0.tensors += (0..<17).map {
        TensorDefinition(name: "wide \($0)", shape: [1 << 30], elementType: .float32)
      }
    },
    GraphFault("quantized floats have no meaning", "quantization on type float32") {
      $0.tensors[2].quantization = Quantization(scale: 1, zeroPoint: 0)
    },
    GraphFault("a zero point outside the type never matches", "zero point 200 is outside int8") {
      $0.tensors[2].elementType = .int8
      $0.tensors[2].quantization = Quantization(scale: 1, zeroPoint: 200)
    },
    GraphFault("a quantization axis out of range reads outside", "quantization axis 2 of shape [2×2]") {
      $0.tensors[2].elementType = .int8
      $0.tensors[2].quantization = try Quantization(validating: [1, 2], zeroPoints: [0, 0], axis: 2)
    },
    GraphFault("too few scales read outside", "3 quantization scales for an axis of length 2") {
      $0.tensors[2].elementType = .int8
      $0.tensors[2].quantization = try Quantization(validating: [1, 2, 3], zeroPoints: [0, 0, 0], axis: 1)
    },
    GraphFault("metadata of another count describes the wrong tensor", "describes 2 inputs; the graph has 1")
    {
      $0.metadata.inputs = [TensorMetadata(), TensorMetadata()]
    },
    GraphFault("a standard deviation of zero divides by zero", "metadata of input 0: normalisation needs") {
      $0.metadata.inputs = [TensorMetadata(normalization: Normalization(mean: [0], standardDeviation: [0]))]
    },
    GraphFault("a default score that is no number spreads", "default score of the calibration is not finite")
    {
      $0.metadata.outputs = [
        TensorMetadata(
          scoreCalibration: ScoreCalibration(transformation: .log, defaultScore: .nan, parameters: ""))
      ]
    },
    GraphFault("a box index out of range reads outside", "one position") {
      $0.metadata.outputs = [
        TensorMetadata(
          boundingBox: BoundingBoxLayout(index: [0, 1, 2, 4], kind: .boundaries, coordinates: .ratio))
      ]
    },
  ]

  @Test(arguments: faults)
  func anUnsoundGraphIsRefused(fault: GraphFault) throws {
    var graph = SampleGraphs.chain()
    try fault.change(&graph)
    let error = try #require(throws: EngineError.self) { try graph.validate() }
    #expect(error.description.contains(fault.message), "\(error)")
    #expect(error.context.first == "graph \"\(graph.name)\"")
  }

  @Test(arguments: 0..<20)
  func aControlCharacterIsFoundAnywhereInAName(place: Int) throws {
    let refused = ["\0", "\u{1F}", "\u{7F}", "\u{80}", "\u{9B}", "\u{2028}", "\u{202E}"]
    for character in refused + [" ", "~", "é", "\u{200D}"] {
      var graph = SampleGraphs.chain()
      graph.tensors[2].name =
        String(repeating: "x", count: place) + character + String(repeating: "y", count: 19 - place)
      if refused.contains(character) {
        #expect(throws: EngineError.self) { try graph.validate() }
      } else {
        try graph.validate()
      }
    }
  }

  @Test func constantsBeyondTheLimitAreRefused() throws {
    var graph = SampleGraphs.chain()
    // Half precision is widened, so many small constants that share one block would fill memory.
    let shared = Tensor(shape: [1 << 26], elementType: .float16) { _ in }
    graph.tensors += (0..<17).map {
      TensorDefinition(name: "shared \($0)", shape: shared.shape, elementType: .float32, constant: shared)
    }
    let error = try #require(throws: EngineError.self) { try graph.validate() }
    #expect(error.code == .resourceExhausted)
    #expect(error.message.contains("the constants take"))
  }

  @Test func aSmallFileCannotAskForAllMemory() throws {
    // A network for pictures of 960×540 pixels has tensors of 2.5 GiB.
    for (count, isAllowed) in [(200, true), (257, false)] {
      var graph = SampleGraphs.chain()
      graph.tensors += (0..<count).map {
        TensorDefinition(name: "wide \($0)", shape: [1 << 26], elementType: .float32)
      }
      if isAllowed {
        try graph.validate()
        continue
      }
      let error = try #require(throws: EngineError.self) { try graph.validate() }
      #expect(error.code == .resourceExhausted)
      #expect(error.message.contains("the limit is \(64 << 30)"))
    }
  }

  @Test func aHalfPrecisionConstantServesASinglePrecisionTensor() throws {
    var graph = SampleGraphs.chain()
    graph.tensors[1].constant = Tensor(shape: [2, 3], elementType: .float16) { _ in }
    try graph.validate()
  }
}
