import ComputeKernels
import TensorCore

/// The rows of a single-precision input that become quantized values when a reference kernel runs, each with
/// its own scale.
///
/// The preparation makes them; they lie in the memory that it fills, the scales behind the quantized values.
struct DynamicRows: Sendable {
  private let input: Slot<Float>
  private let rowCount: Int
  private let rowLength: Int
  private let tiling: Tiling
  private let rule: DynamicQuantization

  /// - Parameter rowCount: The number of rows that input zero is cut into.
  init(_ site: NodeSite, rowCount: Int, rule: DynamicQuantization) {
    input = site.input(0, as: Float.self)
    self.rowCount = rowCount
    rowLength = site.type(0).shape.elementCount / max(rowCount, 1)
    tiling = site.tiling(count: rowCount, workPerElement: rowLength)
    self.rule = rule
  }

  /// Quantizes all rows.
  var preparation: KernelPreparation {
    KernelPreparation(
      tileCount: tiling.tileCount,
      byteCount: scalesOffset + rowCount * MemoryLayout<QuantizedScale>.stride
    ) { context, tile, _ in
      let (quantized, scales) = (mutableQuantized(context), mutableScales(context))
      for row in tiling.range(tile) {
        scales[row] = rule.quantize(
          context.pointer(input) + row * rowLength, count: rowLength, into: quantized + row * rowLength)
      }
    }
  }

  /// The quantized values of all rows, as the preparation left them.
  @inline(__always)
  func quantized(_ context: KernelContext) -> UnsafePointer<Int8> { UnsafePointer(mutableQuantized(context)) }

  /// What the quantized values of each row mean.
  @inline(__always)
  func scales(_ context: KernelContext) -> UnsafePointer<QuantizedScale> {
    UnsafePointer(mutableScales(context))
  }

  @inline(__always)
  private func mutableQuantized(_ context: KernelContext) -> UnsafeMutablePointer<Int8> {
    context.prepared.assumingMemoryBound(to: Int8.self)
  }

  @inline(__always)
  private func mutableScales(_ context: KernelContext) -> UnsafeMutablePointer<QuantizedScale> {
    (context.prepared + scalesOffset).assumingMemoryBound(to: QuantizedScale.self)
  }

  private var scalesOffset: Int {
    let alignment = MemoryLayout<QuantizedScale>.alignment
    return (rowCount * rowLength + alignment - 1) / alignment * alignment
  }
}
