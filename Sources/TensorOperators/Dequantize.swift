import ComputeKernels
import TensorCore

/// 8-bit quantized values of the input's scale and zero point to real numbers.
///
/// - Source: TensorFlow Lite `DEQUANTIZE`.
public struct Dequantize: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension Dequantize: OperatorDefinition {
  public static let kind: OperatorKind = "dequantize"
  package static let signature = OperatorSignature(inputs: 1)
  // Quantized values stay quantized values: they are smaller, and planning makes them numbers.
  package static let isFoldable = false
  package static let documentation = OperatorDocumentation(
    inputs: "`int8` or `uint8` with quantization",
    outputs: "the same shape, as `float32`")
  package static let sample = Dequantize()

  package func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) {}

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    return [TensorType(input.shape, .float32)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .uint8: return try kernel(site, element: UInt8.self)
    case .int8: return try kernel(site, element: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func kernel<Quantized: QuantizedElement>(_ site: NodeSite, element: Quantized.Type) throws
    -> PlannedKernel
  {
    let scale = try site.quantizedScale(site.type(0), "the input")
    let output = site.output(0, as: Float.self)
    guard !site.wantsReference else {
      let input = site.input(0, as: Quantized.self)
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
        isSigned: Quantized.isSigned, elements: elements, instructionSet: instructionSet)
    }
  }
}
