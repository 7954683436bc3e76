import FuzzHarnesses
import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import GraphRuntime

/// The kernels that plans choose between.
struct KernelCandidateTests {
  /// A node that several kernels could compute, by the names of these.
  struct Choice: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let candidates: Set<String>
    let graph: @Sendable () throws -> GraphDefinition
  }

  static let choices = [
    Choice(
      testDescription: "a pointwise convolution", candidates: ["pointwise GEMM", "sparse pointwise product"]
    ) {
      var sketch = GraphSketch(seed: 1)
      sketch.filterStep = 5
      let image = sketch.input([1, 15, 13, 48])
      let output = try sketch.convolution("output", of: image, to: 40)
      return sketch.graph(outputs: [output])
    },
    Choice(testDescription: "a convolution of windows", candidates: ["window GEMM", "Winograd tiles"]) {
      var sketch = GraphSketch(seed: 2)
      let image = sketch.input([1, 40, 37, 24])
      let margin = Window2D(paddingTop: 1, paddingBottom: 1, paddingLeft: 1, paddingRight: 1)
      let output = try sketch.convolution("output", of: image, to: 24, side: 3, window: margin)
      return sketch.graph(outputs: [output])
    },
    Choice(testDescription: "a convolution to few channels", candidates: ["window GEMM", "column vectors"]) {
      var sketch = GraphSketch(seed: 3)
      let image = sketch.input([1, 9, 40, 6])
      let margin = Window2D(paddingTop: 1, paddingBottom: 1, paddingLeft: 1, paddingRight: 1)
      let output = try sketch.convolution("output", of: image, to: 2, side: 3, window: margin)
      return sketch.graph(outputs: [output])
    },
    Choice(
      testDescription: "a convolution in groups of few channels",
      candidates: ["grouped depthwise", "grouped window GEMM"]
    ) {
      var sketch = GraphSketch(seed: 7)
      let image = sketch.input([2, 9, 11, 24])
      let margin = Window2D(strideHeight: 2, paddingTop: 1, paddingBottom: 1, paddingLeft: 1, paddingRight: 1)
      let output = try sketch.node(
        "output", Operation(Convolution2D(window: margin)), image, sketch.constant([30, 3, 3, 4]),
        sketch.constant([30]))
      return sketch.graph(outputs: [output])
    },
    Choice(
      testDescription: "a convolution in groups of many channels",
      candidates: ["grouped window GEMM", "reference"]
    ) {
      var sketch = GraphSketch(seed: 8)
      let image = sketch.input([1, 9, 11, 40])
      let window = Window2D(dilationHeight: 2, paddingTop: 2, paddingBottom: 1)
      let output = try sketch.node(
        "output", Operation(Convolution2D(window: window)), image, sketch.constant([34, 3, 1, 20]),
        sketch.constant([34]))
      return sketch.graph(outputs: [output])
    },
    Choice(testDescription: "filters of a single channel", candidates: ["window GEMM", "depthwise"]) {
      var sketch = GraphSketch(seed: 4)
      let image = sketch.input([1, 9, 11, 1])
      let output = try sketch.node(
        "output", Operation(DepthwiseConvolution2D(window: Window2D())), image,
        sketch.constant([1, 3, 3, 32]), sketch.constant([32]))
      return sketch.graph(outputs: [output])
    },
    Choice(
      testDescription: "a transposed convolution to one channel",
      candidates: ["column vectors by phases", "GEMM by phases"]
    ) {
      var sketch = GraphSketch(seed: 5)
      let image = sketch.input([1, 6, 33, 8])
      let output = try sketch.node(
        "output",
        Operation(TransposedConvolution2D(height: 12, width: 66, strideHeight: 2, strideWidth: 2)), image,
        sketch.constant([1, 2, 2, 8]), sketch.constant([1]))
      return sketch.graph(outputs: [output])
    },
    Choice(testDescription: "maxima under large windows", candidates: ["pooling", "pooling of columns"]) {
      var sketch = GraphSketch(seed: 9)
      let image = sketch.input([1, 20, 21, 32])
      let output = try sketch.node(
        "output", Operation(MaxPool2D(windowHeight: 7, windowWidth: 9, window: Window2D())), image)
      return sketch.graph(outputs: [output])
    },
  ]

  @Test(
    "Each kernel computes what plain loops do, and the plan takes the one that is estimated to be fastest",
    arguments: choices, KernelTier.ofMicroKernels)
  func candidates_computeTheSame(choice: Choice, tier: KernelTier) throws {
    let graph = try choice.graph()
    let plan = try Plan(graph, options: PlanOptions(kernels: tier))
    let estimates = plan.steps[0].estimates
    #expect(choice.candidates.isSubset(of: estimates.map(\.name)), "\(estimates)")
    let fastest = try #require(estimates.min { $0.cycles < $1.cycles })
    #expect(estimates.filter(\.isChosen).map(\.name) == [fastest.name])
    let expected = try SmallGraphs.outputFloats(of: Plan(graph, options: PlanOptions(kernels: .reference)), 0)
    for estimate in estimates {
      var options = PlanOptions(kernels: tier)
      options.preferredKernel = estimate.name
      let preferred = try Plan(graph, options: options)
      #expect(preferred.steps[0].estimates.filter(\.isChosen).map(\.name) == [estimate.name])
      let floats = try SmallGraphs.outputFloats(of: preferred, 0)
      let scale = expected.map(abs).max() ?? 0
      #expect(zip(floats, expected).allSatisfy { abs($0 - $1) <= 1e-5 * scale }, "\(estimate.name)")
    }
  }

  /// The reference adds the products of a matrix in one order for each column.
  @Test(arguments: KernelTier.ofMicroKernels)
  func constantMatrices_arePacked(tier: KernelTier) throws {
    var sketch = GraphSketch(seed: 6)
    let rows = sketch.input([1, 64])
    let output = try sketch.node(
      "output", Operation(FullyConnected()), rows, sketch.constant([1, 64]), sketch.constant([1]))
    let plan = try Plan(sketch.graph(outputs: [output]), options: PlanOptions(kernels: tier))
    #expect(plan.steps[0].kernelName.hasPrefix("GEMM"))
  }
}
