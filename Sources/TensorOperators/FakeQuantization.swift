import ComputeKernels
import TensorCore

/// Each number replaced by the nearest that a quantized value stands for, as training does that prepares a
/// network for quantized values.
///
/// The quantized values stand for equally spaced numbers from `minimum` to `maximum`. The range is moved by
/// less than the distance of two of them, so that zero is one; a range on one side of zero is moved there.
///
/// - Input and output: the same shape.
/// - Source: TensorFlow Lite `FAKE_QUANT`.
public struct FakeQuantization: Sendable, Hashable {
  /// What the lowest quantized value stands for.
  public var minimum: Float
  /// What the highest quantized value stands for.
  public var maximum: Float
  /// The number of bits of a quantized value.
  public var bitCount: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(minimum: Float, maximum: Float, bitCount: Int = 8) {
    self.minimum = minimum
    self.maximum = maximum
    self.bitCount = bitCount
  }
}

extension FakeQuantization: OperatorDefinition {
  public static let kind: OperatorKind = "fakeQuantize"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "`float32`",
    outputs:
      "the same shape; each number replaced by the nearest of those that quantized values of `bitCount` bits stand for, equally spaced from `minimum` to `maximum`, after the range was moved so that zero is one of them; halves go up"
  )
  package static let sample = FakeQuantization(minimum: -0.75, maximum: 2.5, bitCount: 6)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.number(
      "minimum", &minimum, in: AttributeLimits.finite, "what the lowest quantized value stands for")
    try visitor.number(
      "maximum", &maximum, in: AttributeLimits.finite,
      "what the highest quantized value stands for; more than `minimum`"
    )
    try visitor.integer("bitCount", &bitCount, in: 2...16, "bits of a quantized value")
  }

  package func validateTogether() throws {
    let step = (maximum - minimum) / Float((1 << bitCount) - 1)
    guard step > 0, step.isNormal else {
      throw EngineError(
        .invalidModel, "quantized values of \(bitCount) bits from \(minimum) to \(maximum) are \(step) apart")
    }
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    return [inputs.output(input.shape, input.elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let elementType = site.type(0).elementType
    guard elementType == .float32 else { throw site.unsupported(elementType) }
    let quantizer = FakeQuantizer(minimum: minimum, maximum: maximum, bitCount: bitCount)
    return site.unaryKernel(.fakeQuantize(quantizer))
  }
}
