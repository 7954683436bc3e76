import FuzzHarnesses
import GraphRuntime
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// Products of matrices of whole numbers, of which all sums are exact, against the plain loops.
struct MatrixProductTests {
  /// How a right operand is stored.
  struct Storage: Sendable {
    let isTransposed: Bool
    let isConstant: Bool

    static let all = [true, false].flatMap { isTransposed in
      [true, false].map { Storage(isTransposed: isTransposed, isConstant: $0) }
    }
  }

  @Test(arguments: KernelTier.ofMicroKernels, 0..<16)
  func batches(tier: KernelTier, seed: Int) throws {
    for storage in Storage.all {
      var sketch = GraphSketch(seed: UInt64(seed))
      func length(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &sketch.generator) }
      let (rowCount, columnCount, depth) = (length(8...40), length(8...70), length(1...50))
      let sides = storage.isTransposed ? [columnCount, depth] : [depth, columnCount]
      // One right matrix for all left ones, one for each, and one left matrix for all right ones.
      let (leftBatch, rightBatch) = [([3, 2], []), ([2, 3], [2, 3]), ([1], [4]), ([3], [1, 1])][seed % 4]
      let left = sketch.input(Shape(leftBatch + [rowCount, depth]))
      let rightShape = Shape(rightBatch + sides)
      let right =
        storage.isConstant
        ? sketch.constant(rightShape, sketch.generator.wholeNumbers(rightShape.elementCount))
        : sketch.input(rightShape)
      let product = try sketch.node(
        "product", Operation(BatchMatrixProduct(transposesRight: storage.isTransposed)), left,
        right)
      let graph = sketch.graph(outputs: [product])
      let expected = try Self.output(of: graph, PlanOptions(kernels: .reference)).numbers
      for threadCount in [1, 3] {
        let result = try Self.output(of: graph, PlanOptions(kernels: tier, threadCount: threadCount))
        #expect(result.numbers == expected, "\(storage)")
        let isPacked = storage.isConstant && rightBatch.allSatisfy { $0 == 1 }
        #expect(result.kernel.hasPrefix(isPacked ? "GEMM" : "batch GEMM"))
      }
    }
  }

  @Test(arguments: KernelTier.ofMicroKernels, 0..<8)
  func computedWeights(tier: KernelTier, seed: Int) throws {
    var sketch = GraphSketch(seed: UInt64(seed))
    func length(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &sketch.generator) }
    let (rowCount, columnCount, depth) = (length(8...40), length(8...70), length(1...50))
    let rows = sketch.input([rowCount, depth])
    let weights = sketch.input([columnCount, depth])
    let bias =
      seed % 2 == 0 ? nil : sketch.constant([columnCount], sketch.generator.wholeNumbers(columnCount))
    let product = try sketch.node(
      "product", Operation(FullyConnected(activation: .rectifier)), rows, weights, bias)
    let graph = sketch.graph(outputs: [product])
    let result = try Self.output(of: graph, PlanOptions(kernels: tier, threadCount: 2))
    #expect(result.kernel.hasPrefix("batch GEMM"))
    #expect(result.numbers == (try Self.output(of: graph, PlanOptions(kernels: .reference)).numbers))
  }

  /// Few rows are not worth packing a matrix for, and vectors need columns to fill them.
  @Test(.enabled(if: KernelTier.blas.isSupported), arguments: [(7, 32), (32, 7)])
  func smallMatrices_areNotPacked(rowCount: Int, columnCount: Int) throws {
    var sketch = GraphSketch(seed: 1)
    let (left, right) = (sketch.input([rowCount, 5]), sketch.input([5, columnCount]))
    let product = try sketch.node("product", Operation(BatchMatrixProduct()), left, right)
    let plan = try Plan(sketch.graph(outputs: [product]), options: PlanOptions(kernels: .baseline))
    #expect(!plan.steps[0].kernelName.hasPrefix("batch GEMM"))
  }

  private static func output(
    of graph: GraphDefinition, _ options: PlanOptions
  ) throws -> (numbers: [Float], kernel: String) {
    let plan = try Plan(graph, options: options)
    let executor = Executor(plan)
    var generator = SeededGenerator(seed: 9)
    for (index, input) in plan.inputs.enumerated() {
      let numbers = generator.wholeNumbers(input.type.shape.elementCount)
      try executor.setInput(index, to: Tensor(shape: input.type.shape, values: numbers))
    }
    executor.run()
    return (executor.output(0).floats, plan.steps[0].kernelName)
  }
}

extension SeededGenerator {
  fileprivate mutating func wholeNumbers(_ count: Int) -> [Float] {
    (0..<count).map { _ in Float(Int.random(in: -8...8, using: &self)) }
  }
}
