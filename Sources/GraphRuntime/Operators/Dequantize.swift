import ComputeKernels
import ModelFormat
import TensorCore

extension Dequantize: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .uint8: return try kernel(site, code: UInt8.self)
    case .int8: return try kernel(site, code: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func kernel<Code: QuantizedCode>(_ site: NodeSite, code: Code.Type) throws -> PlannedKernel {
    let scale = try site.codeScale(site.type(0), "the input")
    let output = site.output(0, as: Float.self)
    guard !site.wantsReference else {
      let input = site.input(0, as: Code.self)
      return site.elementKernel(name: "reference", reason: KernelReason.requested) { context, elements in
        ReferenceKernels.dequantize(
          input: context.pointer(input), output: context.mutablePointer(output), elements: elements,
          scale: scale)
      }
    }
    let input = site.input(0, as: UInt8.self)
    let instructionSet = site.kernels.instructionSet
    return site.elementKernel(name: "vectors of codes, \(instructionSet.name)", reason: KernelReason.onlyOne)
    { context, elements in
      FastKernels.dequantize(
        input: context.pointer(input), output: context.mutablePointer(output), scale: scale,
        isSigned: Code.isSigned, elements: elements, instructionSet: instructionSet)
    }
  }
}
