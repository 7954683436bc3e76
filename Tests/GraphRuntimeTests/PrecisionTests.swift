import ComputeKernels
import FuzzHarnesses
import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import GraphRuntime

/// What plans of each precision consist of, and what they compute.
struct PrecisionTests {
  private static let tiers = KernelTier.allCases.filter { $0.isSupported && $0 != .automatic }

  // MARK: Half precision

  /// Windows with padding, strides and dilation, slopes, additions that are taken over, and a product of
  /// rows.
  private static func network() throws -> GraphDefinition {
    var sketch = GraphSketch(seed: 11)
    let image = sketch.input([1, 19, 17, 9])
    let margin = Window2D(paddingTop: 1, paddingBottom: 1, paddingLeft: 1, paddingRight: 1)
    let stride = Window2D(strideHeight: 2, strideWidth: 2, paddingTop: 1, paddingLeft: 1)
    let wide = try sketch.convolution("wide", of: image, to: 40, side: 3, window: margin, hasSlope: true)
    let mixed = try sketch.convolution("mixed", of: wide, to: 40)
    let sum = try sketch.node("sum", Operation(ElementwiseBinary(.add)), mixed, wide)
    let rectified = try sketch.node(
      "rectified", Operation(ParametricRectifier()), sum, sketch.constant([40]))
    let small = try sketch.convolution("small", of: rectified, to: 5, side: 3, window: stride)
    let rows = sketch.reshape("rows", of: small, to: [9, 40])
    let output = try sketch.node(
      "output", Operation(FullyConnected(activation: .rectifier)), rows, sketch.constant([21, 40]),
      sketch.constant([21]))
    return sketch.graph(outputs: [output])
  }

  @Test func halves_giveTheSameBitsInEveryTier() throws {
    let graph = try Self.network()
    let expected = try SmallGraphs.outputBits(
      of: Plan(graph, options: PlanOptions(kernels: .reference, precision: .half)))
    for tier in Self.tiers {
      for threadCount in [1, 3] {
        let options = PlanOptions(kernels: tier, threadCount: threadCount, precision: .half)
        let plan = try Plan(graph, options: options)
        #expect(try SmallGraphs.outputBits(of: plan) == expected, "\(tier), \(threadCount)")
      }
    }
  }

  @Test(arguments: KernelTier.ofMicroKernels)
  func halves_areMultipliedInEachConvolution(tier: KernelTier) throws {
    let plan = try Plan(Self.network(), options: PlanOptions(kernels: tier, precision: .half))
    let products = plan.steps.filter { $0.multiplyAddCount > 0 }
    #expect(products.map(\.name) == ["wide", "mixed", "small", "output"])
    #expect(products.allSatisfy { $0.kernelName.hasPrefix("half GEMM") })
    // The addition and the rectifier are part of a convolution, as in single precision.
    #expect(!plan.steps.contains { $0.name == "sum" || $0.name == "rectified" })
  }

  @Test func halves_areNearSinglePrecision() throws {
    let graph = try Self.network()
    func floats(_ precision: Precision) throws -> [Float] {
      try SmallGraphs.outputFloats(of: Plan(graph, options: PlanOptions(precision: precision)))
    }
    let (half, exact) = (try floats(.half), try floats(.exact))
    #expect(half != exact)
    let scale = exact.map(abs).max() ?? 0
    #expect(zip(half, exact).allSatisfy { abs($0 - $1) < 0.01 * scale })
  }

  @Test func weightsThatAreComputed_keepSinglePrecision() throws {
    var sketch = GraphSketch(seed: 12)
    let rows = sketch.input([9, 16])
    let weights = try sketch.node("weights", Operation(ElementwiseUnary(.negate)), rows)
    let output = try sketch.node("output", Operation(FullyConnected()), rows, weights, nil)
    let graph = sketch.graph(outputs: [output])
    for tier in Self.tiers {
      let plans = try [Precision.half, .exact].map {
        try Plan(graph, options: PlanOptions(kernels: tier, precision: $0))
      }
      #expect(try SmallGraphs.outputBits(of: plans[0]) == SmallGraphs.outputBits(of: plans[1]))
    }
  }

  @Test(
    "with halves, functions have the bits that they have in `exact`",
    arguments: ElementwiseUnary.Function.allCases.filter { $0 != .logicalNot })
  func functions_areExact(function: ElementwiseUnary.Function) throws {
    var sketch = GraphSketch(seed: 14)
    let numbers = sketch.input([1, 7, 37, 5])
    let output = try sketch.node("output", Operation(ElementwiseUnary(function)), numbers)
    let graph = sketch.graph(outputs: [output])
    for tier in Self.tiers {
      let bits = try [Precision.half, .exact].map {
        try SmallGraphs.outputBits(of: Plan(graph, options: PlanOptions(kernels: tier, precision: $0)))
      }
      #expect(bits[0] == bits[1], "\(tier)")
    }
  }

  // MARK: BLAS

  /// A convolution that is large enough to ask how fast BLAS is, with all that it may take over.
  private static func largeConvolution(side: Int) throws -> GraphDefinition {
    var sketch = GraphSketch(seed: 13)
    let image = sketch.input([1, 30, 29, 48])
    let margin = side / 2
    let window = Window2D(
      paddingTop: margin, paddingBottom: margin, paddingLeft: margin, paddingRight: margin)
    let mixed = try sketch.convolution("mixed", of: image, to: 48, side: side, window: window)
    let sum = try sketch.node("sum", Operation(ElementwiseBinary(.add)), mixed, image)
    return sketch.graph(outputs: [sum])
  }

  private static func options(_ tier: KernelTier, _ speed: BLASSpeed.Source) -> PlanOptions {
    var options = PlanOptions(kernels: tier, threadCount: 2)
    options.blasSpeed = speed
    return options
  }

  /// BLAS that is so many times as fast as the micro-kernels.
  private static func speed(_ ratio: Double, callMicroseconds: Double = 0) -> BLASSpeed.Source {
    .fixed(
      BLASSpeed(
        blas: 10 * ratio, microKernels: 10, callMicroseconds: callMicroseconds, vectorLength: 8))
  }

  @Test(.enabled(if: BLAS.isAvailable), arguments: KernelTier.ofMicroKernels, [1, 3])
  func fastBLAS_isTaken(tier: KernelTier, side: Int) throws {
    let graph = try Self.largeConvolution(side: side)
    let plan = try Plan(graph, options: Self.options(tier, Self.speed(100)))
    #expect(plan.steps.map(\.kernelName) == ["\(BLAS.name) GEMM"])
    #expect(plan.steps[0].kernelReason.contains("was measured to multiply 1000.0 billion times a second"))
    let results = try SmallGraphs.outputFloats(of: plan)
    let expected = try SmallGraphs.outputFloats(of: Plan(graph, options: PlanOptions(kernels: .reference)))
    let scale = expected.map(abs).max() ?? 0
    #expect(zip(results, expected).allSatisfy { abs($0 - $1) <= 1e-5 * scale })
  }

  @Test(
    .enabled(if: BLAS.isAvailable), arguments: KernelTier.ofMicroKernels,
    [speed(0.5), speed(1), speed(1.4), speed(100, callMicroseconds: 1e4), .unavailable])
  func slowBLAS_isNot(tier: KernelTier, speed: BLASSpeed.Source) throws {
    let plan = try Plan(Self.largeConvolution(side: 1), options: Self.options(tier, speed))
    #expect(plan.steps[0].kernelName.hasPrefix("pointwise GEMM"))
    #expect(plan.steps[0].estimates.contains { $0.name == BLAS.name } == (speed != .unavailable))
  }

  @Test(.enabled(if: BLAS.isAvailable), arguments: [Precision.exact, .half])
  func otherPrecisions_doWithoutBLAS(precision: Precision) throws {
    var options = Self.options(.baseline, Self.speed(100))
    options.precision = precision
    let plan = try Plan(Self.largeConvolution(side: 1), options: options)
    #expect(!plan.steps.contains { $0.kernelName.contains(BLAS.name) } && plan.blasSpeed == nil)
  }

  @Test(.enabled(if: BLAS.isAvailable))
  func speed_isMeasuredOnce() throws {
    let speeds = (0..<2).map { _ in BLASSpeed.Source.measured.speed(comparedWith: .best) }
    let speed = try #require(speeds[0])
    #expect(speeds[1] == speed)
    #expect(speed.blas > 0 && speed.microKernels > 0 && speed.callMicroseconds >= 0)
    #expect(speed.blas.isFinite && speed.microKernels.isFinite && speed.callMicroseconds.isFinite)
  }
}
