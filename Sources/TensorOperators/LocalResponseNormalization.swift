import ComputeKernels
import TensorCore

/// Divides each value by a power of the energy of its neighbouring channels:
/// `x / (bias + alpha · Σ x²)^beta`, the sum over channels at most `radius` away.
///
/// - Input and output: the same shape, channels last.
/// - Source: TensorFlow Lite `LOCAL_RESPONSE_NORMALIZATION`.
public struct LocalResponseNormalization: Sendable, Hashable {
  /// In channels, to each side.
  public var radius: Int
  /// What is added to the sum of squares.
  public var bias: Float
  /// What the sum of squares is multiplied by.
  public var alpha: Float
  /// The power of the divisor.
  public var beta: Float

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(radius: Int, bias: Float, alpha: Float, beta: Float) {
    self.radius = radius
    self.bias = bias
    self.alpha = alpha
    self.beta = beta
  }
}

extension LocalResponseNormalization: OperatorDefinition {
  public static let kind: OperatorKind = "localResponseNormalization"
  package static let signature = OperatorSignature(inputs: 1)
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the same shape; `x / (bias + alpha · Σ x²)^beta`, the sum over neighbours on the last axis")
  package static let sample = LocalResponseNormalization(radius: 2, bias: 1, alpha: 0.25, beta: 0.75)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer(
      "radius", &radius, in: 0...AttributeLimits.length, "neighbouring channels on each side")
    try visitor.number("bias", &bias, in: AttributeLimits.finite, "added to the energy of the neighbours")
    try visitor.number(
      "alpha", &alpha, in: AttributeLimits.finite, "what the energy of the neighbours is multiplied with")
    try visitor.number("beta", &beta, in: AttributeLimits.finite, "the power of the energy")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    _ = try inputs.requiredFloat(0, "input")
    return try inputs.typesOfRows()
  }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    outputs[0].shape.elementCount * min(2 * radius + 1, outputs[0].shape.lastDimension ?? 1)
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let (radius, bias, alpha, beta) = (radius, bias, alpha, beta)
    let (input, output) = (site.input(0, as: Float.self), site.output(0, as: Float.self))
    guard !site.wantsReference else {
      return site.rowKernel { context, length, rows in
        for row in rows {
          ReferenceKernels.normalizeLocalResponse(
            of: context.pointer(input) + row * length, into: context.mutablePointer(output) + row * length,
            length: length, radius: radius, bias: bias, alpha: alpha, beta: beta)
        }
      }
    }
    let instructionSet = site.kernels.instructionSet
    return site.rowKernel(
      name: "local response, \(instructionSet.name)", reason: "vectors over the channels"
    ) { context, length, rows in
      FastKernels.normalizeLocalResponse(
        of: context.pointer(input) + rows.lowerBound * length,
        into: context.mutablePointer(output) + rows.lowerBound * length, length: length, rowCount: rows.count,
        radius: radius, bias: bias, alpha: alpha, beta: beta, instructionSet: instructionSet)
    }
  }
}
