import ComputeKernels
import ModelFormat
import TensorCore

extension Gather: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(1).elementType {
    case .int64: kernel(site, position: Int64.self)
    default: kernel(site, position: Int32.self)
    }
  }

  private func kernel<Position: FixedWidthInteger & Sendable>(
    _ site: NodeSite, position: Position.Type
  ) -> PlannedKernel {
    let (shape, positionsShape) = (site.type(0).shape, site.type(1).shape)
    let batchCount = shape.elementCount(along: 0..<batchAxisCount)
    let outerCount = shape.elementCount(along: batchAxisCount..<axis)
    let length = shape[axis]
    let positionCount = positionsShape.elementCount(along: batchAxisCount..<positionsShape.rank)
    let runByteCount = shape.elementStride(of: axis) * site.type(0).elementType.byteCount
    let input = site.input(0, as: UInt8.self)
    let positions = site.input(1, as: Position.self)
    let output = site.output(0, as: UInt8.self)
    let tiling = site.tiling(count: batchCount * outerCount * positionCount, workPerElement: runByteCount)
    return PlannedKernel(name: "copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      ReferenceKernels.gather(
        input: context.pointer(input), positions: context.pointer(positions),
        output: context.mutablePointer(output), outerCount: outerCount, length: length,
        positionCount: positionCount, runByteCount: runByteCount, runs: tiling.range(tile))
    }
  }
}
