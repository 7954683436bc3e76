import TensorCore

/// The sums of slices along the first axis, those of each segment.
///
/// - Inputs: values `[L, …]`, segments `[L]` of type `int32`: the position of the sum that each slice belongs
///   to. A slice of a position outside is left out.
/// - Output: `[segmentCount, …]`.
/// - Source: TensorFlow Lite `SEGMENT_SUM`.
public struct SegmentSum: Sendable, Hashable {
  /// The number of sums.
  public var segmentCount: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(segmentCount: Int) {
    self.segmentCount = segmentCount
  }
}

extension SegmentSum: OperatorDefinition {
  public static let kind: OperatorKind = "segmentSum"
  package static let signature = OperatorSignature(inputs: 2)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "values `[L, …]`, segments `[L]`, `int32`",
    outputs: "`[segmentCount, …]`, each the sum of the slices of its segment; others are left out")
  package static let sample = SegmentSum(segmentCount: 2)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("segmentCount", &segmentCount, in: 0...AttributeLimits.position, "number of sums")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    try reduction.outputTypes(for: inputs)
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    try reduction.makeKernel(for: site)
  }

  /// The fold of segments that computes these sums.
  private var reduction: SegmentReduction { SegmentReduction(.sum, segmentCount: segmentCount) }
}
