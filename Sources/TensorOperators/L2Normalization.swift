import ComputeKernels
import TensorCore

/// Each row along the last axis divided by its length as a vector.
///
/// - Input and output: the same shape, of at least one axis. Quantized values become quantized values of
///   scale 1 / 128 around the middle quantized value.
/// - Source: TensorFlow Lite `L2_NORMALIZATION`.
public struct L2Normalization: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension L2Normalization: PlainOperator {
  public static let kind: OperatorKind = "l2Normalization"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the same shape; each row along the last axis has length one as a vector")

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] { try inputs.typesOfRows() }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    outputs[0].shape.elementCount
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return floatKernel(site)
    case .uint8: return try quantizedKernel(site, middle: 128, element: UInt8.self)
    case .int8: return try quantizedKernel(site, middle: 0, element: Int8.self)
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

  private func quantizedKernel<Quantized: QuantizedElement>(
    _ site: NodeSite, middle: Int32, element: Quantized.Type
  ) throws -> PlannedKernel {
    let zeroPoint = try site.quantizedScale(site.type(0), "the input").zeroPoint
    guard
      try site.quantizedScale(site.outputs[0], "the output")
        == QuantizedScale(scale: 1 / 128, zeroPoint: middle)
    else {
      throw EngineError(
        .unsupportedOperator,
        "the output of a quantized normalisation must have scale 1 / 128 and zero point \(middle)")
    }
    let input = site.input(0, as: Quantized.self)
    let output = site.output(0, as: Quantized.self)
    return site.rowKernel { context, length, rows in
      ReferenceKernels.l2Normalization(
        input: context.pointer(input), output: context.mutablePointer(output), length: length,
        zeroPoint: zeroPoint, rows: rows)
    }
  }
}
