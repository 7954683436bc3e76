import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import GraphRuntime

/// The rewrites between what a model says and what runs.
struct LoweringTests {
  @Test("Each rewrite applies under its condition, in order")
  func passes_followFromTheOptions() throws {
    func summaries(_ options: PlanOptions) throws -> [String] {
      try Pipeline(PlanningContext(options)).passes.map(\.summary)
    }
    let always = [
      ConstantDequantization().summary, ViewAliasing().summary, UnreadNodeRemoval().summary,
    ]
    #expect(try summaries(PlanOptions(kernels: .reference)) == always)
    #expect(try summaries(PlanOptions(kernels: .blas)) == always || !KernelTier.blas.isSupported)
    let all = try summaries(PlanOptions(kernels: .baseline))
    #expect(all.count == 14 && all.filter(always.contains) == always)
    let rounding = try summaries(PlanOptions(kernels: .baseline, precision: .exact))
    let reordering = [
      IdentityResizeRemoval().summary, ConcatenationSplitting().summary, ResizeDeferral().summary,
      SquareFusion(instructionSet: .baseline).summary,
    ]
    #expect(rounding == all.filter { !reordering.contains($0) })
  }

  @Test("A convolution and the addition after it become one node, which says so")
  func stages_showWhatBecomesOfNodes() throws {
    var sketch = GraphSketch(seed: 3)
    let image = sketch.input([1, 9, 7, 16])
    let convolved = try sketch.convolution("convolved", of: image, to: 16)
    let sum = try sketch.node("sum", Operation(ElementwiseBinary(.add)), convolved, image)
    let graph = sketch.graph(outputs: [sum])
    let stages = try LoweringStage.all(of: graph, options: PlanOptions(kernels: .baseline))
    let fusion = EpilogueFusion().summary
    #expect(stages.first?.nodes.count == 2)
    #expect(stages.filter { $0.rewriteCount > 0 }.map(\.summary) == [fusion])
    let line = try #require(stages.last?.nodes.first)
    #expect(line.hasPrefix("\"sum\" float32 [1×9×7×16] = convolution2D(\"input\", "), "\(line)")
    #expect(line.hasSuffix("; applies the addition of \"input\""), "\(line)")
    let plain = try LoweringStage.all(of: graph, options: PlanOptions(kernels: .reference))
    #expect(plain.allSatisfy { $0.nodes.count == 2 && $0.rewriteCount == 0 })
  }

  /// A convolution of each channel by itself runs, and rounds, as a depthwise one.
  @Test(arguments: [1, 2], KernelTier.ofMicroKernels)
  func convolutionsOfSingleChannels_becomeDepthwise(multiplier: Int, tier: KernelTier) throws {
    for (storesHalves, channels) in [(false, 24), (true, 33), (false, 3)] {
      var sketch = GraphSketch(seed: 4)
      sketch.storesHalves = storesHalves
      let image = sketch.input([2, 9, 11, channels])
      let window = Window2D(strideWidth: 2, paddingTop: 1, paddingBottom: 1, paddingLeft: 2, paddingRight: 1)
      let output = try sketch.node(
        "output", Operation(Convolution2D(window: window, activation: .rectifier)), image,
        sketch.constant([multiplier * channels, 3, 5, 1]), sketch.constant([multiplier * channels]))
      let graph = sketch.graph(outputs: [output])
      let plan = try Plan(graph, options: PlanOptions(kernels: tier))
      #expect(plan.steps.map(\.operation) == [DepthwiseConvolution2D.kind])
      let expected = try SmallGraphs.outputFloats(
        of: Plan(graph, options: PlanOptions(kernels: .reference)), 0)
      let floats = try SmallGraphs.outputFloats(of: plan, 0)
      #expect(zip(floats, expected).allSatisfy { abs($0 - $1) <= 1e-5 }, "\(channels)")
    }
  }

  /// What planning makes of constants is what picking and adding up by hand makes of them.
  @Test(arguments: [false, true])
  func constants_areEvaluated(areHalves: Bool) {
    let values: [Float] = [1, -2, 3, 0.5, 0, 8]
    let stored = areHalves ? Self.halves([0x3C00, 0xC000, 0x4200, 0x3800, 0, 0x4800], [2, 3]) : nil
    let constant = Constant(stored ?? Tensor(shape: [2, 3], values: values), as: .float32)
    #expect(constant.evaluated.floats == values)
    let columns = constant.slices(at: [2, 0], along: 1)
    #expect(columns.shape == [2, 2] && columns.elementType == .float32)
    let picked: [Float] = [3, 1, 8, 0.5]
    #expect(columns.evaluated.floats == picked)
    #expect(columns.narrow.elementType == (areHalves ? .float16 : .float32))
    let corner = columns.slices(at: [1], along: 0)
    #expect(corner.evaluated.floats == picked.suffix(2))
    let vector = corner.reshaped(to: [2]).evaluated
    #expect(vector.shape == [2])
    #expect(vector.floats == picked.suffix(2))
    #expect(corner.source?.shape == [2, 3])
    let filters = Constant(
      Tensor(shape: [2, 1, 1, 3], values: values), as: .float32
    ).asDepthwise
    #expect(filters.shape == [1, 1, 3, 2] && filters.source?.shape == [2, 1, 1, 3])
    let turned: [Float] = [1, 0.5, -2, 0, 3, 8]
    #expect(filters.evaluated.floats == turned)
    let channels = [SteadyChannel(index: 0, number: 10), SteadyChannel(index: 2, number: -1)]
    let bias = Constant(Tensor(shape: [2], values: [100, 200] as [Float]), as: .float32)
    let folded = Constant.foldedBias(FoldedBias(bias, adding: channels, times: constant))
    let sums: [Float] = [107, 197]
    #expect(folded.evaluated.floats == sums)
    let plain = Constant.foldedBias(FoldedBias(nil, adding: channels, times: constant))
    let plainSums: [Float] = [7, -3]
    #expect(plain.evaluated.floats == plainSums)
  }

  private static func halves(_ bits: [UInt16], _ shape: Shape) -> Tensor {
    Tensor(shape: shape, elementType: .float16) { bytes in
      for (index, half) in bits.enumerated() {
        bytes.storeBytes(of: half.littleEndian, toByteOffset: 2 * index, as: UInt16.self)
      }
    }
  }
}
