import GraphRuntime
import ModelFormat
import TensorCore
import Testing

/// Element-wise kernels write over inputs that nobody needs any more, and over no others.
struct OverwrittenInputTests {
  private static let sums: Shape = [1, 64, 64]
  private static let byteCount = sums.elementCount * MemoryLayout<Float>.size

  @Test(arguments: KernelTier.allCases.filter(\.isSupported))
  func chain_takesTheMemoryOfItsInputAndOfOneResult(tier: KernelTier) throws {
    let plan = try Plan(
      graph(functions: [.negate, .absolute, .negate], readAgain: nil), options: PlanOptions(kernels: tier))
    #expect(plan.arenaByteCount == 2 * Self.byteCount)
    #expect(try output(of: plan) == image.floats.map { -abs($0 + 1) })
  }

  /// Sums and products with rows that are repeated, each as large as one of its inputs.
  @Test(arguments: KernelTier.allCases.filter(\.isSupported), 1...2)
  func chainOfTwoOperands_takesTheMemoryOfItsInputAndOfOneResult(tier: KernelTier, threads: Int) throws {
    let row = (0..<70).map { Float($0 % 7) - 2 }
    let shape: Shape = [300, 70]
    let image = Tensor(shape: shape, values: (0..<shape.elementCount).map { Float($0 % 31) - 15 })
    let graph = GraphDefinition(
      name: "rows",
      tensors: ["image", "row", "sum", "product", "difference"].map { name in
        name == "row"
          ? SmallGraphs.constant(name, [1, 70], row)
          : TensorDefinition(name: name, shape: shape, elementType: .float32)
      },
      nodes: [
        NodeDefinition(
          name: "addition", operation: Operation(ElementwiseBinary(.add)), inputs: [0, 1], outputs: [2]),
        NodeDefinition(
          name: "multiplication", operation: Operation(ElementwiseBinary(.multiply)), inputs: [1, 2],
          outputs: [3]),
        NodeDefinition(
          name: "subtraction", operation: Operation(ElementwiseBinary(.subtract)), inputs: [0, 3],
          outputs: [4]),
      ],
      inputs: [0], outputs: [4])
    let plan = try Plan(graph, options: PlanOptions(kernels: tier, threadCount: threads))
    #expect(plan.arenaByteCount < 5 * shape.elementCount * MemoryLayout<Float>.size / 2)
    let executor = Executor(plan)
    try executor.setInput(0, to: image)
    executor.run()
    let expected = image.floats.enumerated().map { index, value in
      value - row[index % 70] * (value + row[index % 70])
    }
    #expect(executor.output(0).floats == expected)
  }

  @Test(arguments: KernelTier.allCases.filter(\.isSupported), ["sum", "step 0", "step 1"])
  func tensorsThatAreCaptured_keepTheirContents(tier: KernelTier, name: String) throws {
    let plan = try Plan(
      graph(functions: [.negate, .absolute, .negate], readAgain: nil),
      options: PlanOptions(kernels: tier, capturedTensors: [name]))
    let executor = Executor(plan)
    try executor.setInput(0, to: image)
    executor.run()
    let expected = image.floats.map { name == "sum" ? $0 + 1 : name == "step 0" ? -($0 + 1) : abs($0 + 1) }
    #expect(try #require(executor.tensor(named: name)).floats == expected)
    #expect(executor.output(0).floats == image.floats.map { -abs($0 + 1) })
  }

  @Test(arguments: KernelTier.allCases.filter(\.isSupported), ["image", "sum", "step 0"])
  func tensorsThatAreReadAgain_keepTheirContents(tier: KernelTier, name: String) throws {
    let plan = try Plan(
      graph(functions: [.negate, .square, .negate], readAgain: name), options: PlanOptions(kernels: tier))
    let expected = image.floats.map { value in
      let sum = value + 1
      return -(sum * sum) + (name == "image" ? value : name == "sum" ? sum : -sum)
    }
    #expect(try output(of: plan) == expected)
  }

  /// Each row of joined ones times the first of them, which lies where they are joined.
  @Test(arguments: KernelTier.allCases.filter(\.isSupported), [false, true])
  func joinedRows_areNotOverwrittenWhileOneIsRead(tier: KernelTier, isLeft: Bool) throws {
    var sketch = GraphSketch(seed: 1)
    let image = sketch.input([31, 70])
    let negate = Operation(ElementwiseUnary(.negate))
    let row = try sketch.slice("row", of: image, [0..<1, 0..<70])
    let rows = try sketch.slice("rows", of: image, [1..<31, 0..<70])
    let (first, others) = (try sketch.node("first", negate, row), try sketch.node("others", negate, rows))
    let joined = try sketch.node("joined", Operation(Concatenation(axis: 0)), first, others)
    let multiply = Operation(ElementwiseBinary(.multiply))
    let product = try sketch.node("product", multiply, isLeft ? first : joined, isLeft ? joined : first)
    let plan = try Plan(sketch.graph(outputs: [product]), options: PlanOptions(kernels: tier))
    let executor = Executor(plan)
    let numbers = (0..<31 * 70).map { Float($0 % 23) - 11 }
    try executor.setInput(0, to: Tensor(shape: [31, 70], values: numbers))
    executor.run()
    #expect(executor.output(0).floats == numbers.enumerated().map { numbers[$0 % 70] * $1 })
  }

  /// What a product adds to its sums: its last rows and columns may be computed twice, and its image may be
  /// what it adds.
  @Test(
    arguments: KernelTier.allCases.filter(\.isSupported), [1, 7, 8, 12, 21, 24, 30, 32, 40, 48, 129])
  func addendOfAProduct_isReadBeforeItIsOverwritten(tier: KernelTier, channelCount: Int) throws {
    for (width, threads, filterStep) in [(5, 1, 1), (6, 1, 1), (16, 3, 1), (16, 1, 8)] {
      for addsImage in [false, true] {
        var sketch = GraphSketch(seed: UInt64(channelCount))
        let input = sketch.input([1, 7, width, 16])
        let first = try sketch.convolution("first", of: input, to: channelCount)
        let middle = addsImage ? first : try sketch.convolution("middle", of: first, to: 16)
        sketch.filterStep = filterStep
        let product = try sketch.convolution("product", of: middle, to: channelCount)
        let sum = try sketch.node("sum", Operation(ElementwiseBinary(.add)), product, first)
        let end = try sketch.node("end", Operation(ElementwiseUnary(.negate)), sum)
        let graph = sketch.graph(outputs: [end])
        let numbers = sketch.generator.floats(7 * width * 16)
        func run(capturing captured: Set<String>) throws -> (bits: [UInt32], byteCount: Int) {
          let options = PlanOptions(kernels: tier, threadCount: threads, capturedTensors: captured)
          let plan = try Plan(graph, options: options)
          let executor = Executor(plan)
          try executor.setInput(0, to: Tensor(shape: [1, 7, width, 16], values: numbers))
          executor.run()
          return (executor.output(0).floats.map(\.bitPattern), plan.arenaByteCount)
        }
        let (result, kept) = (try run(capturing: []), try run(capturing: ["first"]))
        #expect(result.bits == kept.bits, "\(width) columns, \(threads) threads, adds image: \(addsImage)")
        if KernelTier.ofMicroKernels.contains(tier), channelCount == 48, width == 16, !addsImage {
          #expect(result.byteCount < kept.byteCount)
        }
      }
    }
  }

  @Test func inputOfTheGraph_isNotOverwritten() throws {
    let plan = try Plan(
      GraphDefinition(
        name: "opposite",
        tensors: [tensor("image"), tensor("opposite")],
        nodes: [
          NodeDefinition(
            name: "negation", operation: Operation(ElementwiseUnary(.negate)), inputs: [0], outputs: [1])
        ],
        inputs: [0], outputs: [1]))
    let executor = Executor(plan)
    try executor.setInput(0, to: image)
    for _ in 0..<2 {
      executor.run()
      #expect(executor.output(0).floats == image.floats.map { -$0 })
    }
  }

  private let image = Tensor(
    shape: sums, values: (0..<sums.elementCount).map { Float($0 % 23) - 11 })

  private func output(of plan: Plan) throws -> [Float] {
    let executor = Executor(plan)
    try executor.setInput(0, to: image)
    executor.run()
    return executor.output(0).floats
  }

  private func tensor(_ name: String) -> TensorDefinition {
    TensorDefinition(name: name, shape: Self.sums, elementType: .float32)
  }

  /// The image plus one, then one function after the other; at the end, perhaps, plus an earlier tensor.
  private func graph(functions: [ElementwiseUnary.Function], readAgain: String?) -> GraphDefinition {
    var tensors = [tensor("image"), SmallGraphs.constant("one", [1], [1]), tensor("sum")]
    var nodes = [
      NodeDefinition(
        name: "addition", operation: Operation(ElementwiseBinary(.add)), inputs: [0, 1], outputs: [2])
    ]
    for (step, function) in functions.enumerated() {
      tensors.append(tensor("step \(step)"))
      nodes.append(
        NodeDefinition(
          name: "step \(step)", operation: Operation(ElementwiseUnary(function)), inputs: [tensors.count - 2],
          outputs: [tensors.count - 1]))
    }
    if let readAgain, let index = tensors.firstIndex(where: { $0.name == readAgain }) {
      tensors.append(tensor("again"))
      nodes.append(
        NodeDefinition(
          name: "again", operation: Operation(ElementwiseBinary(.add)), inputs: [tensors.count - 2, index],
          outputs: [tensors.count - 1]))
    }
    return GraphDefinition(
      name: "chain", tensors: tensors, nodes: nodes, inputs: [0], outputs: [tensors.count - 1])
  }
}
