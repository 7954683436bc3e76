import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import GraphRuntime

/// Sums of squares that are computed without writing the squares.
struct SquareFusionTests {
  enum Squaring: CaseIterable {
    case product, function, difference, differenceFromLeft
  }

  private var sketch = GraphSketch(seed: 14)

  @Test(arguments: KernelTier.ofMicroKernels, Squaring.allCases)
  func sumsAndMeansOfLines_squareTheirTerms(tier: KernelTier, squaring: Squaring) throws {
    for function in [Reduction.Function.sum, .mean] {
      for length in [16, 64, 107, 300] {
        var sketch = sketch
        let numbers = sketch.input([3, 5, length])
        let squares = try Self.squares(squaring, of: numbers, &sketch)
        let sums = try sketch.node(
          "sums", Operation(Reduction(function, axes: [2], keepsDimensions: true)), squares)
        let joined = try Plan(sketch.graph(outputs: [sums]), options: PlanOptions(kernels: tier))
        #expect(joined.steps.map(\.operation) == [Reduction.kind])
        #expect(joined.steps.allSatisfy { $0.kernelReason.hasSuffix(Reduction.squaringReason) })
        // What a caller reads is written.
        let apart = try Plan(sketch.graph(outputs: [sums, squares]), options: PlanOptions(kernels: tier))
        #expect(apart.steps.map(\.name) == ["squares", "sums"])
        #expect(try SmallGraphs.outputFloats(of: joined) == SmallGraphs.outputFloats(of: apart))
      }
    }
  }

  private static func squares(
    _ squaring: Squaring, of numbers: Int, _ sketch: inout GraphSketch
  ) throws -> Int {
    let difference = Operation(ElementwiseBinary(.squaredDifference))
    switch squaring {
    case .product:
      return try sketch.node("squares", Operation(ElementwiseBinary(.multiply)), numbers, numbers)
    case .function: return try sketch.node("squares", Operation(ElementwiseUnary(.square)), numbers)
    case .difference: return try sketch.node("squares", difference, numbers, sketch.constant([3, 5, 1]))
    case .differenceFromLeft:
      return try sketch.node("squares", difference, sketch.constant([3, 5, 1]), numbers)
    }
  }

  @Test(arguments: KernelTier.ofMicroKernels)
  func otherProducts_stay(tier: KernelTier) throws {
    var sketch = sketch
    let (numbers, others) = (sketch.input([5, 64]), sketch.input([5, 64]))
    let products = [
      try sketch.node("product", Operation(ElementwiseBinary(.multiply)), numbers, others),
      try sketch.node("sum", Operation(ElementwiseBinary(.add)), numbers, numbers),
      try sketch.node(
        "limited", Operation(ElementwiseBinary(.multiply, activation: .rectifier6)), numbers, numbers),
      try sketch.node("negative", Operation(ElementwiseUnary(.negate)), numbers),
      try sketch.node(
        "whole", Operation(ElementwiseBinary(.squaredDifference)), numbers, sketch.constant([5, 64])),
      try sketch.node(
        "columns", Operation(ElementwiseBinary(.squaredDifference)), numbers, sketch.constant([64])),
    ]
    let sums = try products.enumerated().map { index, product in
      try sketch.node(
        "sum \(index)", Operation(Reduction(.sum, axes: [1], keepsDimensions: false)), product)
    }
    let plan = try Plan(sketch.graph(outputs: sums), options: PlanOptions(kernels: tier))
    #expect(plan.steps.count == products.count + sums.count)
  }

  /// Where sums keep the reference's order, and where terms are no lines of vectors, kernels do not square.
  @Test(arguments: KernelTier.ofMicroKernels)
  func otherReductions_stay(tier: KernelTier) throws {
    let reductions = [
      (Reduction(.maximum, axes: [1], keepsDimensions: false), [5, 64], Precision.single),
      (Reduction(.sum, axes: [0], keepsDimensions: false), [5, 64], .single),
      (Reduction(.sum, axes: [1], keepsDimensions: false), [5, 7], .single),
      (Reduction(.sum, axes: [1], keepsDimensions: false), [5, 64], .exact),
    ]
    for (reduction, shape, precision) in reductions {
      var sketch = sketch
      let numbers = sketch.input(Shape(shape))
      let squares = try sketch.node("squares", Operation(ElementwiseUnary(.square)), numbers)
      let sums = try sketch.node("sums", Operation(reduction), squares)
      let plan = try Plan(
        sketch.graph(outputs: [sums]), options: PlanOptions(kernels: tier, precision: precision))
      #expect(plan.steps.map(\.name) == ["squares", "sums"], "\(reduction)")
    }
  }
}
