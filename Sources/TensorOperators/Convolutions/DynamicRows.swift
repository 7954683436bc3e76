import ComputeKernels
import TensorCore

/// The rows of a single-precision input that become codes when a reference kernel runs, each with its own scale.
///
/// The preparation makes them; they lie in the memory that it fills, the scales behind the codes.
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

  /// Quantises all rows.
  var preparation: KernelPreparation {
    KernelPreparation(
      tileCount: tiling.tileCount,
      byteCount: scalesOffset + rowCount * MemoryLayout<CodeScale>.stride
    ) { context, tile, _ in
      let (codes, scales) = (mutableCodes(context), mutableScales(context))
      for row in tiling.range(tile) {
        scales[row] = rule.quantize(
          context.pointer(input) + row * rowLength, count: rowLength, into: codes + row * rowLength)
      }
    }
  }

  /// The codes of all rows, as the preparation left them.
  @inline(__always)
  func codes(_ context: KernelContext) -> UnsafePointer<Int8> { UnsafePointer(mutableCodes(context)) }

  /// What the codes of each row mean.
  @inline(__always)
  func scales(_ context: KernelContext) -> UnsafePointer<CodeScale> { UnsafePointer(mutableScales(context)) }

  @inline(__always)
  private func mutableCodes(_ context: KernelContext) -> UnsafeMutablePointer<Int8> {
    context.prepared.assumingMemoryBound(to: Int8.self)
  }

  @inline(__always)
  private func mutableScales(_ context: KernelContext) -> UnsafeMutablePointer<CodeScale> {
    (context.prepared + scalesOffset).assumingMemoryBound(to: CodeScale.self)
  }

  private var scalesOffset: Int {
    let alignment = MemoryLayout<CodeScale>.alignment
    return (rowCount * rowLength + alignment - 1) / alignment * alignment
  }
}
