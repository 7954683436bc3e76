import ComputeKernels
import ModelFormat
import TensorCore

extension UpdateSlice: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(2).elementType {
    case .int64: kernel(site, position: Int64.self)
    default: kernel(site, position: Int32.self)
    }
  }

  private func kernel<Position: FixedWidthInteger & Sendable>(
    _ site: NodeSite, position: Position.Type
  ) -> PlannedKernel {
    let shape = site.type(0).shape
    let elementByteCount = site.type(0).elementType.byteCount
    let strides = shape.strides.map { $0 * elementByteCount }
    let room = zip(shape.dimensions, site.type(1).shape.dimensions).map { $0 - $1 }
    let rows = EmbeddedRows(site.type(1).shape, in: shape, elementByteCount)
    let values = site.input(0, as: UInt8.self)
    let update = site.input(1, as: UInt8.self)
    let starts = site.input(2, as: Position.self)
    let output = site.output(0, as: UInt8.self)
    let byteCount = site.type(0).byteCount
    return PlannedKernel(name: "copy", reason: KernelReason.onlyOne) { context, _, _ in
      let destination = context.mutablePointer(output)
      destination.update(from: context.pointer(values), count: byteCount)
      let positions = context.pointer(starts)
      let start = strides.indices.reduce(0) { sum, axis in
        sum + min(max(Int(clamping: positions[axis]), 0), room[axis]) * strides[axis]
      }
      ReferenceKernels.copyRows(
        input: context.pointer(update), output: destination, rowByteCount: rows.byteCount, start: start,
        walk: rows.walk, rows: 0..<rows.walk.count)
    }
  }
}
