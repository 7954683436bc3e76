import FuzzHarnesses
import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import GraphRuntime

/// Operators that move or fold many elements at a time, beside what they do to each one.
struct MovedElementsTests {
  /// Rows are so long that each gap between them is filled by itself.
  @Test(arguments: [1, 3])
  func gapsBetweenLongRows_areZeros(threadCount: Int) throws {
    let (before, after) = ([1, 0, 3, 0], [0, 1, 2, 0])
    try expectPlaces(of: Operation(Pad(before: before, after: after)), [2, 45, 7, 40], threadCount) {
      place, shape in
      let source = zip(place, before).map { $0 - $1 }
      return zip(source, shape.dimensions).allSatisfy { 0..<$1 ~= $0 } ? source : nil
    }
  }

  /// Where rows of neighbouring runs are short, runs are copied along another axis.
  @Test(arguments: [1, 3], [[2, 0, 3, 1, 4], [0, 3, 1, 2, 4], [2, 3, 0, 1, 4]])
  func shortRowsOfRuns_areCopied(threadCount: Int, permutation: [Int]) throws {
    let transpose = Operation(Transpose(permutation: permutation))
    try expectPlaces(of: transpose, [2, 3, 29, 31, 5], threadCount) { place, _ in
      var source = place
      for (axis, original) in permutation.enumerated() { source[original] = place[axis] }
      return source
    }
  }

  @Test(arguments: [[0], [1, 2], [2], [0, 1, 2]])
  func axes_areReversed(axes: [Int]) throws {
    let shape: Shape = [3, 5, 37]
    let slice = Slice(
      starts: (0..<3).map { axes.contains($0) ? shape[$0] - 1 : 0 },
      steps: (0..<3).map { axes.contains($0) ? -1 : 1 }, counts: shape.dimensions)
    try expectPlaces(of: Operation(slice), shape, 1) { place, shape in
      place.indices.map { axes.contains($0) ? shape[$0] - 1 - place[$0] : place[$0] }
    }
  }

  @Test(arguments: [1, 2], [0, 1, 2])
  func sumsRun_alongAnAxis(threadCount: Int, axis: Int) throws {
    for (isExclusive, isReversed) in [(false, false), (false, true), (true, false), (true, true)] {
      var sketch = GraphSketch(seed: 21)
      let input = sketch.input([7, 9, 33])
      let attributes = CumulativeSum(axis: axis, isExclusive: isExclusive, isReversed: isReversed)
      let sums = try sketch.node("sums", Operation(attributes), input)
      let (numbers, found) = try Self.run(sketch.graph(outputs: [sums]), threadCount: threadCount)
      let shape = sketch.shape(input)
      let expected = Self.places(in: shape).map { place in
        let terms = (0..<shape[axis]).filter { isReversed ? $0 > place[axis] : $0 < place[axis] }
        let ordered = (isReversed ? terms.reversed() : terms) + (isExclusive ? [] : [place[axis]])
        return ordered.reduce(Float(0)) { sum, term in
          var place = place
          place[axis] = term
          return sum + numbers[Self.position(of: place, in: shape)]
        }
      }
      #expect(found == expected)
    }
  }

  @Test(arguments: KernelTier.ofMicroKernels)
  func wholeTensors_areFolded(tier: KernelTier) throws {
    let folds: [(Reduction.Function, (Float, Float) -> Float)] = [
      (.sum, +), (.maximum, max), (.minimum, min), (.product, *),
    ]
    for (function, combine) in folds {
      var sketch = GraphSketch(seed: 22)
      let input = sketch.input([1, 5, 7, 3])
      let reduction = Reduction(function, axes: [0, 1, 2, 3], keepsDimensions: false)
      let fold = try sketch.node("fold", Operation(reduction), input)
      let graph = sketch.graph(outputs: [fold])
      let (numbers, found) = try Self.run(graph, tier: tier)
      let expected = numbers.dropFirst().reduce(numbers[0], combine)
      #expect(found.count == 1 && abs(found[0] - expected) <= 1e-6 * max(abs(expected), 1))
      if function != .sum { #expect(found == [expected]) }
    }
  }

  /// A lone row is multiplied by matrices where they lie.
  @Test(arguments: KernelTier.ofMicroKernels, [false, true])
  func loneRows_areMultiplied(tier: KernelTier, transposesRight: Bool) throws {
    for (depth, columnCount) in [(64, 130), (1, 3), (7, 65), (33, 1)] {
      var sketch = GraphSketch(seed: 23)
      let rows = sketch.input([3, 1, depth])
      let matrices = sketch.constant(
        transposesRight ? [3, columnCount, depth] : [3, depth, columnCount])
      // Of what a node computes, nothing can be packed beforehand.
      let computed = try sketch.node("matrices", Operation(ElementwiseUnary(.negate)), matrices)
      let product = try sketch.node(
        "products", Operation(BatchMatrixProduct(transposesRight: transposesRight)), rows, computed)
      let graph = sketch.graph(outputs: [product])
      let plan = try Plan(graph, options: PlanOptions(kernels: tier))
      #expect(plan.steps.contains { $0.kernel.name == "rows" })
      let exact = try Plan(graph, options: PlanOptions(kernels: tier, precision: .exact))
      let difference = relativeDifference(
        try SmallGraphs.outputFloats(of: plan), try SmallGraphs.outputFloats(of: exact))
      #expect(difference < 1e-5)
    }
  }

  /// Each output element is an element of the input, or zero.
  ///
  /// - Parameter source: The place of the former; `nil` for zero.
  private func expectPlaces(
    of operation: Operation, _ shape: Shape, _ threadCount: Int,
    _ source: (_ place: [Int], _ shape: Shape) -> [Int]?
  ) throws {
    var sketch = GraphSketch(seed: 20)
    let input = sketch.input(shape)
    let moved = try sketch.node("moved", operation, input)
    let (numbers, found) = try Self.run(sketch.graph(outputs: [moved]), threadCount: threadCount)
    let expected = Self.places(in: sketch.shape(moved)).map { place in
      source(place, shape).map { numbers[Self.position(of: $0, in: shape)] } ?? 0
    }
    #expect(found == expected)
  }

  private static func run(
    _ graph: GraphDefinition, tier: KernelTier = .automatic, threadCount: Int = 1
  ) throws -> (input: [Float], output: [Float]) {
    let plan = try Plan(graph, options: PlanOptions(kernels: tier, threadCount: threadCount))
    let executor = Executor(plan)
    var generator = SeededGenerator(seed: 24)
    let shape = plan.inputs[0].type.shape
    let numbers = generator.floats(shape.elementCount)
    try executor.setInput(0, to: Tensor(shape: shape, values: numbers))
    executor.run()
    return (numbers, executor.output(0).floats)
  }

  private static func places(in shape: Shape) -> [[Int]] {
    (0..<shape.elementCount).map { element in
      var rest = element
      return shape.strides.map { stride in
        defer { rest %= stride }
        return rest / stride
      }
    }
  }

  private static func position(of place: [Int], in shape: Shape) -> Int {
    zip(place, shape.strides).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
