import ComputeKernels
import ModelFormat
import TensorCore

extension TransformTensorBilinear: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let image = site.type(0).shape
    let input = site.input(0, as: Float.self)
    let matrix = site.input(1, as: Float.self)
    let output = site.output(0, as: Float.self)
    let width = width
    let tiling = site.tiling(count: height, workPerElement: width * image[3] * 3)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      ReferenceKernels.transformTensorBilinear(
        input: context.pointer(input), matrix: context.pointer(matrix),
        output: context.mutablePointer(output), inputHeight: image[1], inputWidth: image[2],
        channels: image[3], width: width, rows: tiling.range(tile))
    }
  }
}
