import ComputeKernels
import TensorCore

/// Picks elements at regular steps along each axis.
///
/// Output element `i` along an axis is input element `starts + i · steps`.
///
/// - Source: TensorFlow Lite `STRIDED_SLICE`, its masks resolved when the model is converted.
public struct Slice: Sendable, Hashable {
  /// The first element, for each axis; non-negative.
  public var starts: [Int]
  /// The distance between elements, for each axis; negative to walk backwards, never zero.
  public var steps: [Int]
  /// The number of elements, for each axis.
  public var counts: [Int]

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(starts: [Int], steps: [Int], counts: [Int]) {
    self.starts = starts
    self.steps = steps
    self.counts = counts
  }
}

extension Slice: OperatorDefinition {
  public static let kind: OperatorKind = "slice"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "`counts` elements along each axis")
  package static let sample = Slice(starts: [0, 3, 0, 1], steps: [1, -1, 2, 1], counts: [1, 4, 2, 1])

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integers("starts", &starts, in: 0...AttributeLimits.position, "the first element")
    try visitor.integers(
      "steps", &steps, in: -AttributeLimits.position...AttributeLimits.position,
      "distance between elements; not zero")
    try visitor.integers("counts", &counts, in: 0...AttributeLimits.position, "number of elements")
  }

  package func validateTogether() throws {
    guard starts.count == steps.count, starts.count == counts.count else {
      throw EngineError(
        .invalidModel,
        "starts, steps and counts have \(starts.count), \(steps.count) and \(counts.count) axes; "
          + "expected as many")
    }
    for axis in starts.indices {
      guard steps[axis] != 0 else { throw EngineError(.invalidModel, "the step of axis \(axis) is zero") }
      // Both factors are within `AttributeLimits.position`, so the product fits 64 bits.
      guard starts[axis] + (max(counts[axis], 1) - 1) * steps[axis] >= 0 else {
        throw EngineError(.invalidModel, "the slice walks before the first element of axis \(axis)")
      }
    }
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    let rank = input.shape.rank
    guard starts.count == rank, steps.count == rank, counts.count == rank else {
      throw EngineError(
        .shapeMismatch, "a slice of \(starts.count) axes does not fit a tensor of shape \(input.shape)")
    }
    for axis in 0..<rank where counts[axis] > 0 {
      let (distance, overflow) = (counts[axis] - 1).multipliedReportingOverflow(by: steps[axis])
      let (last, lastOverflow) = starts[axis].addingReportingOverflow(distance)
      guard !overflow, !lastOverflow, 0..<input.shape[axis] ~= starts[axis],
        0..<input.shape[axis] ~= last
      else {
        throw EngineError(
          .shapeMismatch, "the slice leaves axis \(axis) of a tensor of shape \(input.shape)")
      }
    }
    return [inputs.output(try Shape(validating: counts), input.elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let shape = site.type(0).shape
    return site.stridedCopyKernel(start: start(in: shape), walk: walk(in: shape))
  }

  /// The first element of the output, counted over an input of a shape, if the output is one piece of it.
  package func position(inOnePieceOf shape: Shape) -> Int? {
    walk(in: shape).isOnePiece ? start(in: shape) : nil
  }

  private func walk(in shape: Shape) -> StridedWalk {
    StridedWalk(lengths: counts, strides: zip(steps, shape.strides).map(*))
  }

  private func start(in shape: Shape) -> Int {
    // An empty slice may start anywhere, even where the sum would overflow.
    counts.contains(0) ? 0 : zip(starts, shape.strides).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
