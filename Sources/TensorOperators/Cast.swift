import ComputeKernels
import TensorCore

/// The elements of the input in the output tensor's type; codes of quantised tensors as they are.
///
/// - Source: TensorFlow Lite `CAST`.
public struct Cast: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension Cast: OperatorDefinition {
  public static let kind: OperatorKind = "cast"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the same elements in the output tensor's type; codes as they are")
  package static let sample = Cast()

  package func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) {}

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    return [inputs.output(input.shape, inputs.declaredOutputs.first?.elementType ?? input.elementType)]
  }
}

extension Cast {
  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return try kernel(site, from: Float.self)
    case .int8: return try kernel(site, from: Int8.self)
    case .uint8: return try kernel(site, from: UInt8.self)
    case .int16: return try kernel(site, from: Int16.self)
    case .int32: return try kernel(site, from: Int32.self)
    case .int64: return try kernel(site, from: Int64.self)
    case .bool: return try kernel(site, from: TruthValue.self)
    case .float16: throw site.unsupported(.float16)
    }
  }

  private func kernel<Source: CastElement>(_ site: NodeSite, from: Source.Type) throws -> PlannedKernel {
    switch site.outputs[0].elementType {
    case .float32: return kernel(site, from, to: Float.self)
    case .int8: return kernel(site, from, to: Int8.self)
    case .uint8: return kernel(site, from, to: UInt8.self)
    case .int16: return kernel(site, from, to: Int16.self)
    case .int32: return kernel(site, from, to: Int32.self)
    case .int64: return kernel(site, from, to: Int64.self)
    case .bool: return kernel(site, from, to: TruthValue.self)
    case .float16: throw site.unsupported(.float16)
    }
  }

  private func kernel<Source: CastElement, Result: CastElement>(
    _ site: NodeSite, _: Source.Type, to: Result.Type
  ) -> PlannedKernel {
    let input = site.input(0, as: Source.self)
    let output = site.output(0, as: Result.self)
    return site.elementKernel(name: "reference", reason: KernelReason.onlyOne) { context, elements in
      ReferenceKernels.cast(
        input: context.pointer(input), output: context.mutablePointer(output), elements: elements)
    }
  }
}
