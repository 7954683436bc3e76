import ComputeKernels
import ModelFormat
import TensorCore

extension Pad: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    guard before.count == input.shape.rank, after.count == input.shape.rank else {
      throw EngineError(
        .shapeMismatch, "paddings for \(before.count) axes do not fit a tensor of shape \(input.shape)")
    }
    let dimensions = zip(input.shape.dimensions, zip(before, after)).map { $0 + $1.0 + $1.1 }
    return [inputs.output(try Shape(validating: dimensions), input.elementType)]
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let shape = site.type(0).shape
    let outputType = site.outputs[0]
    let fill = UInt8(truncatingIfNeeded: outputType.quantization?.zeroPoint ?? 0)
    let before = before
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    return PlannedKernel(name: "copy", reason: KernelReason.onlyOne) { context, _, _ in
      let destination = context.mutablePointer(output)
      destination.update(repeating: fill, count: outputType.byteCount)
      ReferenceKernels.scatter(
        input: context.pointer(input), output: destination,
        elementByteCount: outputType.elementType.byteCount, shape: shape, outputShape: outputType.shape,
        before: before)
    }
  }
}
