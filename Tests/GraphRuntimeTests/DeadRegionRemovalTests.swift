import FuzzHarnesses
import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import GraphRuntime

/// Parts of tensors that nobody reads.
struct DeadRegionRemovalTests {
  /// A token is picked from what mixes tokens, then channels: from the last mixture of tokens on, it alone is
  /// computed.
  @Test(arguments: KernelTier.ofMicroKernels)
  func mixerOfWhichOneTokenIsRead_computesThatToken(tier: KernelTier) throws {
    let graph = try Self.mixer()
    let narrow = try Plan(graph, options: PlanOptions(kernels: tier, precision: .exact))
    #expect(
      Self.shapes(in: narrow) == [
        "across": [1, 1, 40, 24], "hidden tokens": [1, 1, 40, 96], "tokens": [1, 1, 40, 1],
        "back": [1, 1, 1, 40], "input/part 0": [1, 1, 1, 40], "sum": [1, 1, 1, 40], "mean": [1, 1, 1, 1],
        "centred": [1, 1, 1, 40], "hidden": [1, 1, 1, 64], "last": [1, 1, 1, 40], "token": [1, 1, 1, 40],
      ])
    try Self.expectSameBits(narrow, graph, tier)
  }

  @Test func tensorThatACallerReads_isComputedWhole() throws {
    var graph = try Self.mixer()
    let options = PlanOptions(kernels: .baseline, capturedTensors: ["last"])
    #expect(Self.shapes(in: try Plan(graph, options: options))["last"] == [1, 1, 24, 40])
    graph.outputs.append(try #require(graph.tensors.firstIndex { $0.name == "last" }))
    #expect(Self.shapes(in: try Plan(graph))["last"] == [1, 1, 24, 40])
  }

  /// Nobody needs what only nodes read whose results nobody needs.
  @Test func deadReader_asksForNothing() throws {
    var sketch = GraphSketch(seed: 4)
    let image = sketch.input([1, 4, 4, 8])
    let doubled = try sketch.node("square", Operation(ElementwiseUnary(.square)), image)
    _ = try sketch.node("dead", Operation(ElementwiseUnary(.negate)), doubled)
    let pixel = try sketch.slice("pixel", of: doubled, [0..<1, 2..<3, 1..<2, 0..<8])
    let plan = try Plan(sketch.graph(outputs: [pixel]), options: PlanOptions(kernels: .baseline))
    #expect(Self.shapes(in: plan)["square"] == [1, 1, 1, 8])
  }

  /// Both readers ask for the same part of a tensor that a third one needs whole: it is picked once.
  @Test func partThatSeveralNodesRead_isPickedOnce() throws {
    var sketch = GraphSketch(seed: 5)
    let image = sketch.input([1, 4, 4, 8])
    let square = try sketch.node("square", Operation(ElementwiseUnary(.square)), image)
    let root = try sketch.node("root", Operation(ElementwiseUnary(.squareRoot)), square)
    let exponential = try sketch.node("exponential", Operation(ElementwiseUnary(.exponential)), square)
    let sum = try sketch.node("sum", Operation(ElementwiseBinary(.add)), root, exponential)
    let pixel = try sketch.slice("pixel", of: sum, [0..<1, 2..<3, 1..<2, 0..<8])
    let graph = sketch.graph(outputs: [pixel, square])
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.operation) == ["unary", "slice", "unary", "unary", "binary", "reshape"])
    try Self.expectSameBits(plan, graph, .baseline)
  }

  /// A copy of most of a tensor costs as much as computing all of it.
  @Test func moreThanHalf_isAll() throws {
    var sketch = GraphSketch(seed: 6)
    let image = sketch.input([1, 4, 4, 8])
    let square = try sketch.node("square", Operation(ElementwiseUnary(.square)), image)
    let most = try sketch.slice("most", of: square, [0..<1, 0..<3, 0..<4, 0..<8])
    let plan = try Plan(sketch.graph(outputs: [most]), options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map { $0.outputTypes[0].shape } == [[1, 4, 4, 8], [1, 3, 4, 8]])
  }

  /// Slices are found in what is left of the tensors that they pick from.
  @Test(arguments: KernelTier.ofMicroKernels)
  func slicesOfOneTensor_pickFromTheRegionAroundThem(tier: KernelTier) throws {
    var sketch = GraphSketch(seed: 7)
    let image = sketch.input([1, 12, 5, 24])
    let convolved = try sketch.convolution("convolution", of: image, to: 32, hasSlope: true)
    let first = try sketch.slice("first", of: convolved, [0..<1, 3..<5, 1..<4, 20..<24])
    let second = try sketch.slice("second", of: convolved, [0..<1, 4..<6, 2..<5, 22..<30])
    let graph = sketch.graph(outputs: [first, second])
    let plan = try Plan(graph, options: PlanOptions(kernels: tier))
    #expect(Self.shapes(in: plan)["convolution"] == [1, 3, 4, 10])
    try Self.expectSameBits(plan, graph, tier)
  }

  /// Pixels around a window are read, too; so only its channels become fewer.
  @Test(arguments: KernelTier.ofMicroKernels)
  func windowOfSeveralPixels_computesAllPixelsOfSomeChannels(tier: KernelTier) throws {
    var sketch = GraphSketch(seed: 8)
    let image = sketch.input([1, 8, 8, 16])
    let margin = Window2D(paddingTop: 1, paddingBottom: 1, paddingLeft: 1, paddingRight: 1)
    let convolved = try sketch.convolution("convolution", of: image, to: 48, side: 3, window: margin)
    let slice = try sketch.slice("slice", of: convolved, [0..<1, 3..<5, 1..<4, 16..<32])
    let graph = sketch.graph(outputs: [slice])
    let plan = try Plan(graph, options: PlanOptions(kernels: tier))
    #expect(Self.shapes(in: plan)["convolution"] == [1, 8, 8, 16])
    try Self.expectSameBits(plan, graph, tier)
  }

  /// Constants are cut once, not in each run.
  @Test func constantOperand_isCutWithTheOutput() throws {
    var sketch = GraphSketch(seed: 11)
    let image = sketch.input([1, 6, 4, 8])
    let square = try sketch.node("square", Operation(ElementwiseUnary(.square)), image)
    let operand = sketch.constant([6, 1, 8])
    let sum = try sketch.node("sum", Operation(ElementwiseBinary(.add)), square, operand)
    let part = try sketch.slice("part", of: sum, [0..<1, 2..<4, 1..<3, 1..<5])
    let graph = sketch.graph(outputs: [part])
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map(\.operation) == ["slice", "unary", "binary", "reshape"])
    #expect(plan.steps[2].inputTypes.map { $0?.shape } == [[1, 2, 2, 4], [2, 1, 4]])
    try Self.expectSameBits(plan, graph, .baseline)
  }

  /// Channels that are dead, and then channels of the same filter that nobody reads.
  @Test(arguments: KernelTier.ofMicroKernels)
  func filterOfADeadChannel_isCutAgain(tier: KernelTier) throws {
    var sketch = GraphSketch(seed: 12)
    let image = sketch.input([1, 6, 5, 16])
    let expanded = try sketch.convolution("expanded", of: image, to: 48)
    let taps = sketch.generator.floats(48).enumerated().map { 10..<40 ~= $0 ? 0 : $1 }
    let zeros = sketch.constant([48], [Float](repeating: 0, count: 48))
    let filtered = try sketch.node(
      "filtered", Operation(DepthwiseConvolution2D(window: Window2D())), expanded,
      sketch.constant([1, 1, 1, 48], taps), zeros)
    let projected = try sketch.convolution("projected", of: filtered, to: 24)
    let channels = try sketch.slice("channels", of: projected, [0..<1, 0..<6, 0..<5, 3..<7])
    let graph = sketch.graph(outputs: [channels])
    let plan = try Plan(graph, options: PlanOptions(kernels: tier, precision: .exact))
    #expect(Self.shapes(in: plan)["filtered"] == [1, 6, 5, 32])
    #expect(Self.shapes(in: plan)["projected"] == [1, 6, 5, 4])
    try Self.expectSameBits(plan, graph, tier)
  }

  /// A convolution of many channels to one reads more than it computes: a copy of what it reads is no gain.
  @Test func partsLargerThanWhatIsLeftOut_areNotPicked() throws {
    var sketch = GraphSketch(seed: 13)
    let image = sketch.input([1, 8, 8, 64])
    let convolved = try sketch.convolution("convolution", of: image, to: 1)
    let half = try sketch.slice("half", of: convolved, [0..<1, 0..<4, 0..<8, 0..<1])
    let graph = sketch.graph(outputs: [half])
    #expect(graph.nodeCount(after: DeadRegionRemoval()) == nil)
  }

  /// Steps that pick parts are no nodes of the model.
  @Test func faultBehindAPart_namesTheNodeOfTheModel() throws {
    var sketch = GraphSketch(seed: 14)
    let image = sketch.input([1, 4, 4, 8])
    let square = try sketch.node("square", Operation(ElementwiseUnary(.square)), image)
    let pixel = try sketch.slice("pixel", of: square, [0..<1, 2..<3, 1..<2, 0..<8])
    // Its steps take more memory than each of so many threads may have.
    let transform = RealFourierTransform(height: 1 << 9, width: 1 << 11)
    let wrong = try sketch.node("wrong", Operation(transform), sketch.input([1 << 9, 1 << 11]))
    let graph = sketch.graph(outputs: [pixel, wrong])
    #expect(graph.nodeCount(after: DeadRegionRemoval()) == 4)
    #expect { try Plan(graph, options: PlanOptions(threadCount: 256)) } throws: {
      ($0 as? EngineError)?.context.contains("node 2 \"wrong\"") == true
    }
  }

  @Test func sliceInSteps_readsAll() throws {
    var sketch = GraphSketch(seed: 9)
    let image = sketch.input([1, 8, 8, 16])
    let square = try sketch.node("square", Operation(ElementwiseUnary(.square)), image)
    let every = Slice(starts: [0, 0, 0, 0], steps: [1, 4, 4, 1], counts: [1, 2, 2, 16])
    let pixels = try sketch.node("pixels", Operation(every), square)
    let plan = try Plan(sketch.graph(outputs: [pixels]), options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map { $0.outputTypes[0].shape } == [[1, 8, 8, 16], [1, 2, 2, 16]])
  }

  /// Where it starts may be beyond what can be counted.
  @Test func sliceOfNothing_readsAll() throws {
    var sketch = GraphSketch(seed: 10)
    let image = sketch.input([1, 8])
    let square = try sketch.node("square", Operation(ElementwiseUnary(.square)), image)
    let none = try sketch.node(
      "none", Operation(Slice(starts: [.max, 0], steps: [1, 1], counts: [0, 8])), square)
    let graph = sketch.graph(outputs: [none])
    #expect(graph.nodeCount(after: DeadRegionRemoval()) == nil)
  }

  /// Nodes become narrower before they are checked.
  @Test(arguments: [[3, 1, 1, 15], [4, 1, 1, 16], [3, 1, 16]] as [Shape])
  func filterOfAnotherShape_isRefused(shape: Shape) throws {
    var graph = try Self.slicedConvolution()
    graph.tensors[1] = SmallGraphs.constant("filter", shape, [Float](repeating: 1, count: shape.elementCount))
    #expect { try Plan(graph) } throws: { ($0 as? EngineError)?.code == .shapeMismatch }
  }

  /// A bias is cut along its first axis.
  @Test func biasWithFurtherAxes_staysWhole() throws {
    var graph = try Self.slicedConvolution()
    graph.tensors[2] = SmallGraphs.constant("bias", [1, 3], [1, 2, 3])
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(plan.steps.map { $0.outputTypes[0].shape } == [[1, 2, 2, 3], [1, 2, 2, 1]])
    try Self.expectSameBits(plan, graph, .baseline)
  }

  @Test func sliceBeyondTheEnd_isRefused() throws {
    var graph = try Self.slicedConvolution()
    graph.nodes[1].operation = Operation(
      Slice(starts: [0, 0, 0, 3], steps: [1, 1, 1, 1], counts: [1, 2, 2, 1]))
    #expect { try Plan(graph) } throws: { ($0 as? EngineError)?.code == .shapeMismatch }
  }

  /// Chains of all operators that can compute a part, cut in random places.
  @Test(arguments: KernelTier.ofMicroKernels, 0..<48 as Range<UInt64>)
  func randomChain_keepsItsBits(tier: KernelTier, seed: UInt64) throws {
    let graph = try Self.randomChain(seed: seed)
    let plan = try Plan(graph, options: PlanOptions(kernels: tier, precision: .exact))
    try Self.expectSameBits(plan, graph, tier)
  }

  private static func shapes(in plan: Plan) -> [String: Shape] {
    Dictionary(uniqueKeysWithValues: plan.steps.map { ($0.outputNames[0], $0.outputTypes[0].shape) })
  }

  /// Compares with a plan of which a caller reads every tensor.
  private static func expectSameBits(
    _ plan: Plan, _ graph: GraphDefinition, _ tier: KernelTier,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let computed = graph.nodes.map { graph.tensors[$0.outputs[0]].name }
    let whole = try Plan(
      graph,
      options: PlanOptions(kernels: tier, capturedTensors: Set(computed), precision: .exact))
    for output in graph.outputs.indices {
      #expect(
        try SmallGraphs.outputFloats(of: plan, output).map(\.bitPattern)
          == SmallGraphs.outputFloats(of: whole, output).map(\.bitPattern), sourceLocation: sourceLocation)
    }
  }

  /// Mixes 24 tokens of 40 channels, then the channels of what it has centred, and picks a token.
  private static func mixer() throws -> GraphDefinition {
    var sketch = GraphSketch(seed: 1)
    let tokens = sketch.input([1, 1, 24, 40])
    let swap = Operation(Transpose(permutation: [0, 1, 3, 2]))
    let across = try sketch.node("across", swap, tokens)
    let hiddenTokens = try sketch.convolution("hidden tokens", of: across, to: 96)
    let mixed = try sketch.convolution("tokens", of: hiddenTokens, to: 24)
    let back = try sketch.node("back", swap, mixed)
    let sum = try sketch.node("sum", Operation(ElementwiseBinary(.add)), back, tokens)
    let mean = try sketch.node("mean", Operation(Reduction(.mean, axes: [3], keepsDimensions: true)), sum)
    let centred = try sketch.node("centred", Operation(ElementwiseBinary(.subtract)), sum, mean)
    let hidden = try sketch.convolution("hidden", of: centred, to: 64, hasSlope: true)
    let last = try sketch.convolution("last", of: hidden, to: 40)
    let token = try sketch.slice("token", of: last, [0..<1, 0..<1, 5..<6, 0..<40])
    return sketch.graph(outputs: [token])
  }

  /// `image → 1×1 convolution with 3 filters → the second channel`.
  private static func slicedConvolution() throws -> GraphDefinition {
    var sketch = GraphSketch(seed: 2)
    let image = sketch.input([1, 2, 2, 16])
    let convolved = try sketch.convolution("convolution", of: image, to: 3)
    let channel = try sketch.slice("channel", of: convolved, [0..<1, 0..<2, 0..<2, 1..<2])
    return sketch.graph(outputs: [channel])
  }

  private static func randomChain(seed: UInt64) throws -> GraphDefinition {
    var sketch = GraphSketch(seed: seed)
    sketch.storesHalves = seed % 2 == 1
    sketch.filterStep = seed % 3 == 0 ? 20 : 1
    var random = SeededGenerator(seed: seed &+ 1000)
    var tensors = [sketch.input([2, 6, 5, 32])]
    for index in 0..<8 {
      let source = tensors[tensors.count - 1]
      let shape = sketch.shape(source)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: tensors.append(try sketch.node("\(index)", Operation(ElementwiseUnary(.logistic)), source))
      case 1:
        let operand = sketch.constant([shape[1], 1, shape[3]])
        tensors.append(try sketch.node("\(index)", Operation(ElementwiseBinary(.multiply)), source, operand))
      case 2:
        let permutation = [0] + [1, 2, 3].shuffled(using: &random)
        tensors.append(
          try sketch.node("\(index)", Operation(Transpose(permutation: permutation)), source))
      case 3:
        let axis = Int.random(in: 1..<4, using: &random)
        let mean = try sketch.node(
          "mean \(index)", Operation(Reduction(.mean, axes: [axis], keepsDimensions: true)), source)
        tensors.append(try sketch.node("\(index)", Operation(ElementwiseBinary(.subtract)), source, mean))
      case 4:
        let margin = Window2D(paddingTop: 1, paddingBottom: 1, paddingLeft: 1, paddingRight: 1)
        tensors.append(
          try sketch.convolution("\(index)", of: source, to: shape[3], side: 3, window: margin))
      case 5: tensors.append(try sketch.convolution("\(index)", of: source, to: 40, hasSlope: true))
      default:
        guard let other = tensors.first(where: { sketch.shape($0) == shape }) else { continue }
        tensors.append(try sketch.node("\(index)", Operation(ElementwiseBinary(.add)), source, other))
      }
    }
    let outputs = try tensors.suffix(2).map { source in
      let ranges = sketch.shape(source).dimensions.map { length in
        let start = Int.random(in: 0..<length, using: &random)
        return start..<Int.random(in: start + 1...length, using: &random)
      }
      return try sketch.slice("slice of \(source)", of: source, ranges)
    }
    return sketch.graph(outputs: outputs)
  }
}

extension GraphDefinition {
  /// The number of nodes after a pass; `nil` when the pass leaves the graph as it is.
  fileprivate func nodeCount(after pass: some Pass<LoweredGraph>) -> Int? {
    let former = LoweredGraph(self, outputs: outputs)
    var graph = former
    guard pass.apply(to: &graph) > 0 else {
      #expect(graph.nodes.map(graph.description) == former.nodes.map(former.description))
      return nil
    }
    return graph.nodes.count
  }
}
