import ComputeKernels
import TensorCore

/// `x` where it is not negative, `x · negativeSlope` elsewhere.
///
/// - Input and output: the same shape.
/// - Source: TensorFlow Lite `LEAKY_RELU`.
public struct LeakyRectifier: Sendable, Hashable {
  /// What negative values are multiplied by.
  public var negativeSlope: Float

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(negativeSlope: Float) {
    self.negativeSlope = negativeSlope
  }
}

extension LeakyRectifier: OperatorDefinition {
  public static let kind: OperatorKind = "leakyRectifier"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the same shape; a negative value is multiplied by the slope")
  package static let sample = LeakyRectifier(negativeSlope: 0.1)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.number(
      "negativeSlope", &negativeSlope, in: AttributeLimits.finite, "what negative values are multiplied with")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    return [inputs.output(input.shape, input.elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return site.unaryKernel(.leakyRectifier(negativeSlope: negativeSlope))
    case .uint8: return site.tableKernel(try table(site, element: UInt8.self), from: UInt8.self)
    case .int8: return site.tableKernel(try table(site, element: Int8.self), from: Int8.self)
    case .int16:
      let (slope, source) = (negativeSlope, try site.wideScale(site.type(0), "the input"))
      let result = try site.wideScale(site.outputs[0], "the output")
      return site.wideTableKernel {
        WideTable.leakyRectifier(negativeSlope: slope, from: source, to: result)
      }
    case let other: throw site.unsupported(other)
    }
  }

  private func table<Quantized: QuantizedElement>(_ site: NodeSite, element: Quantized.Type) throws
    -> [Quantized]
  {
    QuantizedTable.leakyRectifier(
      negativeSlope: negativeSlope, from: try site.quantizedScale(site.type(0), "the input"),
      to: try site.quantizedScale(site.outputs[0], "the output"), element: element)
  }
}
