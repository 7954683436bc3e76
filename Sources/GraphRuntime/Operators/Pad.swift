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
    let outputType = site.outputs[0]
    let elementByteCount = outputType.elementType.byteCount
    let zeroPoint = outputType.quantization?.zeroPoint ?? 0
    // The filling is one byte, repeated.
    guard elementByteCount == 1 || zeroPoint == 0 else { throw site.unsupported(outputType.elementType) }
    let fill = UInt8(truncatingIfNeeded: zeroPoint)
    let rows = PaddedRows(
      input: site.type(0).shape, output: outputType.shape, before: before, elementByteCount)
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    return PlannedKernel(name: "copy", reason: KernelReason.onlyOne) { context, _, _ in
      let destination = context.mutablePointer(output)
      destination.update(repeating: fill, count: outputType.byteCount)
      ReferenceKernels.scatter(
        input: context.pointer(input), output: destination, rowByteCount: rows.byteCount, start: rows.start,
        walk: rows.walk)
    }
  }
}

/// Where the rows of a tensor, its runs along the last axis, lie in a larger one. All sizes are in bytes.
private struct PaddedRows: Sendable {
  let byteCount: Int
  let start: Int
  /// The first bytes of the rows, counted from `start`; none when the tensor is empty.
  let walk: StridedWalk

  init(input: Shape, output: Shape, before: [Int], _ elementByteCount: Int) {
    let strides = output.strides.map { $0 * elementByteCount }
    let outer = input.elementCount == 0 ? [0] : Array(input.dimensions.dropLast())
    byteCount = (input.dimensions.last ?? 1) * elementByteCount
    start = zip(before, strides).reduce(0) { $0 + $1.0 * $1.1 }
    walk = StridedWalk(lengths: outer, strides: Array(strides.dropLast().prefix(outer.count)))
  }
}
