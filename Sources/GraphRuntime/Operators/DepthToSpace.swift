import ComputeKernels
import ModelFormat
import TensorCore

extension DepthToSpace: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let image = site.type(0).shape
    let elementByteCount = site.type(0).elementType.byteCount
    let channels = site.outputs[0].shape[3]
    let blockSize = blockSize
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    let tiling = site.tiling(count: image[0] * image[1], workPerElement: image[2] * image[3])
    return PlannedKernel(name: "copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      ReferenceKernels.depthToSpace(
        input: context.pointer(input), output: context.mutablePointer(output),
        elementByteCount: elementByteCount, rows: tiling.range(tile), width: image[2],
        channels: channels, blockSize: blockSize)
    }
  }
}
