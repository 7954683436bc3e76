import ComputeKernels
import ModelFormat
import TensorCore

extension SpaceToDepth: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let image = try inputs.required(0, "image", rank: 4)
    guard image.shape[1] % blockSize == 0, image.shape[2] % blockSize == 0 else {
      throw EngineError(
        .shapeMismatch, "an image of shape \(image.shape) is not made of blocks of \(blockSize)×\(blockSize)")
    }
    let (channels, overflow) = image.shape[3].multipliedReportingOverflow(by: blockSize * blockSize)
    guard !overflow else {
      throw EngineError(.shapeMismatch, "blocks of \(blockSize)×\(blockSize) have too many channels")
    }
    let shape = try Shape(validating: [
      image.shape[0], image.shape[1] / blockSize, image.shape[2] / blockSize, channels,
    ])
    return [inputs.output(shape, image.elementType)]
  }

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
