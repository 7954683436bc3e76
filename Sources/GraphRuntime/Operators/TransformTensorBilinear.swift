import ComputeKernels
import ModelFormat
import TensorCore

extension TransformTensorBilinear: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    _ = try inputs.requiredFloat(0, "image")
    let image = try inputs.required(0, "image", rank: 4).shape
    guard image[0] == 1 else {
      throw EngineError(.shapeMismatch, "input 0 (image) has shape \(image); expected a batch of one")
    }
    try inputs.checkTransformMatrix(1)
    return [inputs.output(try Shape(validating: [1, height, width, image[3]]), .float32)]
  }

  func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    outputs[0].shape.elementCount * 3
  }

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
