import ComputeKernels
import ModelFormat
import TensorCore

extension Pooling2D {
  /// A kernel whose body computes a range of output rows.
  func rowKernel(
    _ site: NodeSite, name: String, reason: String,
    _ body:
      @escaping @Sendable (
        _ context: KernelContext, _ geometry: ConvolutionGeometry, _ rows: Range<Int>
      ) -> Void
  ) throws -> PlannedKernel {
    let geometry = try geometry(site.type(0).shape)
    let workPerRow =
      geometry.outputWidth * geometry.outputChannels * geometry.filterHeight * geometry.filterWidth
    let tiling = site.tiling(count: geometry.outputRowCount, workPerElement: workPerRow)
    return PlannedKernel(name: name, reason: reason, tileCount: tiling.tileCount) { context, tile, _ in
      body(context, geometry, tiling.range(tile))
    }
  }

  /// The codes that the activation allows in the output, whose scale and zero point must be the input's.
  func keptCodeBounds<Code: QuantizedCode>(
    _ site: NodeSite, code: Code.Type
  ) throws -> ClosedRange<Int32> {
    guard site.type(0).quantization == site.outputs[0].quantization else {
      throw EngineError(
        .unsupportedOperator, "a quantised pooling must keep scale and zero point; these differ")
    }
    return activation.codeBounds(try site.codeScale(site.outputs[0], "the output"), code: code)
  }
}
