import ComputeKernels
import ModelFormat
import TensorCore

extension LogSoftmax: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return floatKernel(site)
    case .uint8: return try quantizedKernel(site, code: UInt8.self)
    case .int8: return try quantizedKernel(site, code: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func floatKernel(_ site: NodeSite) -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    return site.rowKernel { context, length, rows in
      ReferenceKernels.logSoftmax(
        input: context.pointer(input), output: context.mutablePointer(output), length: length, rows: rows)
    }
  }

  private func quantizedKernel<Code: QuantizedCode>(
    _ site: NodeSite, code: Code.Type
  ) throws -> PlannedKernel {
    let softmax = CodeSoftmax(
      beta: 1, from: try site.codeScale(site.type(0), "the input"),
      to: try site.codeScale(site.outputs[0], "the output"))
    let input = site.input(0, as: Code.self)
    let output = site.output(0, as: Code.self)
    return site.rowKernel { context, length, rows in
      ReferenceKernels.logSoftmax(
        input: context.pointer(input), output: context.mutablePointer(output), length: length,
        softmax: softmax, rows: rows)
    }
  }
}
