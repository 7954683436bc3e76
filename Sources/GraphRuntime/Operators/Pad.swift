import ComputeKernels
import ModelFormat
import TensorCore

extension Pad: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let outputType = site.outputs[0]
    let elementByteCount = outputType.elementType.byteCount
    let zeroPoint = UInt64(truncatingIfNeeded: outputType.quantization?.zeroPoint ?? 0)
    let strides = outputType.shape.strides
    // An empty tensor may be padded to one whose size overflows here; it has no rows to place.
    let start = zip(before, strides).reduce(0) { $0 &+ $1.0 &* $1.1 } &* elementByteCount
    let rows = EmbeddedRows(site.type(0).shape, in: outputType.shape, elementByteCount)
    let input = site.input(0, as: UInt8.self)
    let filling = site.optionalInput(1, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    let elements = site.elementTiling
    let tiling = site.tiling(count: rows.walk.count, workPerElement: rows.byteCount / elementByteCount)
    // Rows are copied over the filling when all of it is there.
    let preparation = KernelPreparation(tileCount: elements.tileCount, byteCount: 0) { context, tile, _ in
      let elements = elements.range(tile)
      ReferenceKernels.fill(
        output: context.mutablePointer(output) + elements.lowerBound * elementByteCount,
        elementByteCount: elementByteCount, count: elements.count,
        pattern: filling.map { context.pattern($0, byteCount: elementByteCount) } ?? zeroPoint)
    }
    return PlannedKernel(
      name: "copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount, preparation: preparation
    ) { context, tile, _ in
      ReferenceKernels.copyRows(
        input: context.pointer(input), output: context.mutablePointer(output), rowByteCount: rows.byteCount,
        start: start, walk: rows.walk, rows: tiling.range(tile))
    }
  }
}
