import ComputeKernels
import ModelFormat
import TensorCore

extension L2Normalization: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return floatKernel(site)
    case .uint8: return try quantizedKernel(site, middle: 128, code: UInt8.self)
    case .int8: return try quantizedKernel(site, middle: 0, code: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func floatKernel(_ site: NodeSite) -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    return site.rowKernel { context, length, rows in
      ReferenceKernels.l2Normalization(
        input: context.pointer(input), output: context.mutablePointer(output), length: length, rows: rows)
    }
  }

  private func quantizedKernel<Code: QuantizedCode>(
    _ site: NodeSite, middle: Int32, code: Code.Type
  ) throws -> PlannedKernel {
    let zeroPoint = try site.codeScale(site.type(0), "the input").zeroPoint
    guard try site.codeScale(site.outputs[0], "the output") == CodeScale(scale: 1 / 128, zeroPoint: middle)
    else {
      throw EngineError(
        .unsupportedOperator,
        "the output of a quantised normalisation must have scale 1 / 128 and zero point \(middle)")
    }
    let input = site.input(0, as: Code.self)
    let output = site.output(0, as: Code.self)
    return site.rowKernel { context, length, rows in
      ReferenceKernels.l2Normalization(
        input: context.pointer(input), output: context.mutablePointer(output), length: length,
        zeroPoint: zeroPoint, rows: rows)
    }
  }
}
