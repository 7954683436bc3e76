import ComputeKernels
import TensorCore

/// Repeats a tensor along each axis.
///
/// - Source: TensorFlow Lite `TILE`, and `BROADCAST_TO`, which repeats axes of length one.
public struct Tile: Sendable, Hashable {
  /// How often the tensor stands side by side along each axis; zero leaves nothing.
  public var repetitions: [Int]

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(repetitions: [Int]) {
    self.repetitions = repetitions
  }
}

extension Tile: OperatorDefinition {
  public static let kind: OperatorKind = "tile"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "repeated along each axis")
  package static let sample = Tile(repetitions: [1, 2, 3, 1])

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integers(
      "repetitions", &repetitions, in: 0...AttributeLimits.position,
      "how often the tensor stands side by side")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    guard repetitions.count == input.shape.rank else {
      throw EngineError(
        .shapeMismatch,
        "repetitions along \(repetitions.count) axes do not fit a tensor of shape \(input.shape)")
    }
    // Both factors are at most `Shape.maximumElementCount`, so the products fit 64 bits.
    let dimensions = zip(input.shape.dimensions, repetitions).map { $0 * $1 }
    return [inputs.output(try Shape(validating: dimensions), input.elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let shape = site.type(0).shape
    // Each axis is walked twice: over the repetitions, which do not move, and over the elements.
    let lengths = zip(repetitions, shape.dimensions).flatMap { [$0, $1] }
    let strides = shape.strides.flatMap { [0, $0] }
    return site.stridedCopyKernel(start: 0, walk: StridedWalk(lengths: lengths, strides: strides))
  }
}
