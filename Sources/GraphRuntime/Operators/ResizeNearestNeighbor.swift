import ComputeKernels
import ModelFormat
import TensorCore

extension ResizeNearestNeighbor: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let image = try inputs.required(0, "image", rank: 4)
    guard image.shape[1] > 0, image.shape[2] > 0 else {
      throw EngineError(.shapeMismatch, "an image of shape \(image.shape) has no pixels to repeat")
    }
    return [inputs.output([image.shape[0], height, width, image.shape[3]], image.elementType)]
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let image = site.type(0).shape
    let pixelByteCount = image[3] * site.type(0).elementType.byteCount
    let rows = positions(input: image[1], output: height)
    let columns = positions(input: image[2], output: width)
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    return PlannedKernel(name: "copy", reason: KernelReason.onlyOne) { context, _, _ in
      ReferenceKernels.resizeNearestNeighbor(
        input: context.pointer(input), output: context.mutablePointer(output), batchCount: image[0],
        inputHeight: image[1], inputWidth: image[2], pixelByteCount: pixelByteCount, rows: rows,
        columns: columns)
    }
  }

  private func positions(input: Int, output: Int) -> [Int] {
    NearestNeighbor.positions(
      input: input, output: output, alignsCorners: alignsCorners,
      usesHalfPixelCenters: usesHalfPixelCenters)
  }
}
