import ComputeKernels
import ModelFormat
import TensorCore

extension OneHot: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .int64: kernel(site, position: Int64.self)
    default: kernel(site, position: Int32.self)
    }
  }

  private func kernel<Position: FixedWidthInteger & Sendable>(
    _ site: NodeSite, position: Position.Type
  ) -> PlannedKernel {
    let shape = site.type(0).shape.dimensions
    let outerCount = shape[..<axis].reduce(1, *)
    let innerCount = shape[axis...].reduce(1, *)
    let elementByteCount = site.type(1).elementType.byteCount
    let depth = depth
    let positions = site.input(0, as: Position.self)
    let (on, off) = (site.input(1, as: UInt8.self), site.input(2, as: UInt8.self))
    let output = site.output(0, as: UInt8.self)
    let tiling = site.tiling(count: outerCount, workPerElement: depth * innerCount)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      ReferenceKernels.oneHot(
        positions: context.pointer(positions), output: context.mutablePointer(output),
        elementByteCount: elementByteCount, outers: tiling.range(tile), innerCount: innerCount, depth: depth,
        on: context.pattern(on, byteCount: elementByteCount),
        off: context.pattern(off, byteCount: elementByteCount))
    }
  }
}
