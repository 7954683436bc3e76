import ComputeKernels
import TensorCore

/// Each row along the last axis divided by its length as a vector.
///
/// - Input and output: the same shape, of at least one axis. Codes become codes of scale 1 / 128 around the
///   middle code.
/// - Source: TensorFlow Lite `L2_NORMALIZATION`.
public struct L2Normalization: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension L2Normalization: OperatorDefinition {
  public static let kind: OperatorKind = "l2Normalization"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the same shape; each row along the last axis has length one as a vector")
  package static let sample = L2Normalization()

  package func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) {}

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] { try inputs.typesOfRows() }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    outputs[0].shape.elementCount
  }
}

extension L2Normalization {
  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
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
