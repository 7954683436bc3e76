import ComputeKernels
import ModelFormat
import TensorCore

extension GatherND: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(1).elementType {
    case .int64: kernel(site, position: Int64.self)
    default: kernel(site, position: Int32.self)
    }
  }

  private func kernel<Position: FixedWidthInteger & Sendable>(
    _ site: NodeSite, position: Position.Type
  ) -> PlannedKernel {
    let shape = site.type(0).shape
    let indices = site.type(1).shape.dimensions
    let depth = indices[indices.count - 1]
    let count = indices.dropLast().reduce(1, *)
    let elementByteCount = site.type(0).elementType.byteCount
    let lengths = Array(shape.dimensions[..<depth])
    let strides = shape.strides[..<depth].map { $0 * elementByteCount }
    let runByteCount = shape.elementCount(along: depth..<shape.rank) * elementByteCount
    let input = site.input(0, as: UInt8.self)
    let positions = site.input(1, as: Position.self)
    let output = site.output(0, as: UInt8.self)
    let tiling = site.tiling(count: count, workPerElement: runByteCount)
    return PlannedKernel(name: "copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      ReferenceKernels.gatherND(
        input: context.pointer(input), positions: context.pointer(positions),
        output: context.mutablePointer(output), lengths: lengths, strides: strides,
        runByteCount: runByteCount, runs: tiling.range(tile))
    }
  }
}
