import ComputeKernels
import ModelFormat
import TensorCore

extension SpaceToDepth: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let result = site.outputs[0].shape
    let channels = site.type(0).shape[3]
    let elementByteCount = site.type(0).elementType.byteCount
    let blockSize = blockSize
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    let tiling = site.tiling(count: result[0] * result[1], workPerElement: result[2] * result[3])
    return PlannedKernel(name: "copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      ReferenceKernels.spaceToDepth(
        input: context.pointer(input), output: context.mutablePointer(output),
        elementByteCount: elementByteCount, rows: tiling.range(tile), width: result[2],
        channels: channels, blockSize: blockSize)
    }
  }
}
