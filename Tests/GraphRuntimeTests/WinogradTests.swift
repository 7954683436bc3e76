import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import GraphRuntime
@testable import TensorOperators

/// Where convolutions are computed in tiles, and that it does not matter who computes them.
struct WinogradTests {
  private static let tiers = KernelTier.allCases.filter { tier in
    tier.isSupported && tier != .reference && tier != .blas
  }

  /// Any order of sums, but not that of BLAS, whose speed is the machine's.
  private static func options(_ tier: KernelTier, threadCount: Int = 1) -> PlanOptions {
    var options = PlanOptions(kernels: tier, threadCount: threadCount)
    options.blasSpeed = .unavailable
    return options
  }

  @Test(arguments: tiers)
  func largeConvolution_isComputedInTiles(tier: KernelTier) throws {
    let plan = try Plan(try Self.convolution(), options: Self.options(tier))
    #expect(plan.steps[0].kernelName.hasPrefix("Winograd tiles"))
  }

  @Test func exactSums_ruleTilesOut() throws {
    let plan = try Plan(try Self.convolution(), options: PlanOptions(precision: .exact))
    #expect(plan.steps[0].kernelName.hasPrefix("window GEMM"))
  }

  @Test(arguments: [
    try convolution(size: 8), try convolution(stride: 2), try convolution(filterLength: 5),
    try convolution(channels: 4),
  ])
  func others_areNot(graph: GraphDefinition) throws {
    let plan = try Plan(graph, options: PlanOptions(kernels: .baseline))
    #expect(!plan.steps[0].kernelName.hasPrefix("Winograd tiles"))
  }

  @Test(arguments: tiers)
  func results_areThoseOfProducts(tier: KernelTier) throws {
    let graph = try Self.convolution()
    let tiles = try SmallGraphs.outputFloats(of: Plan(graph, options: Self.options(tier)))
    let products = try SmallGraphs.outputFloats(
      of: Plan(graph, options: PlanOptions(kernels: tier, precision: .exact)))
    // Sums of other terms: relative to the largest result, as for networks.
    let worst = Tolerance.network(floor: 1e-6).worstDeviation(of: tiles, from: products)
    #expect(try #require(worst).normalizedError <= 1, "\(String(describing: worst))")
    #expect(tiles != products)
  }

  @Test(arguments: tiers)
  func numberOfThreads_doesNotChangeBits(tier: KernelTier) throws {
    let graph = try Self.convolution()
    let bits = try [1, 2, 3].map { threadCount in
      try SmallGraphs.outputBits(
        of: Plan(graph, options: Self.options(tier, threadCount: threadCount)))
    }
    #expect(bits[0] == bits[1] && bits[0] == bits[2])
  }

  @Test func weightsOfHalfPrecision_areThoseOfSinglePrecision() throws {
    var graph = try Self.convolution(storesHalves: true)
    let halves = try SmallGraphs.outputBits(of: Plan(graph, options: Self.options(.automatic)))
    let filter = try #require(graph.tensors[1].constant)
    graph.tensors[1].constant = filter.widened
    #expect(try SmallGraphs.outputBits(of: Plan(graph, options: Self.options(.automatic))) == halves)
  }

  private static func convolution(
    size: Int = 40, channels: Int = 16, filterLength: Int = 3, stride: Int = 1, storesHalves: Bool = false
  ) throws -> GraphDefinition {
    var sketch = GraphSketch(seed: 3)
    sketch.storesHalves = storesHalves
    let image = sketch.input([1, size, size, channels])
    let filter = sketch.constant([2 * channels, filterLength, filterLength, channels])
    let bias = sketch.constant([2 * channels])
    let padding = filterLength / 2
    let window = Window2D(
      strideHeight: stride, strideWidth: stride, paddingTop: padding, paddingBottom: padding,
      paddingLeft: padding, paddingRight: padding)
    let output = try sketch.node(
      "convolved", Operation(Convolution2D(window: window)), image, filter, bias)
    return sketch.graph(outputs: [output])
  }
}
