import ComputeKernels
import TensorCore

/// Picks the boxes of the highest scores, without those that overlap one picked before.
///
/// - Inputs: boxes `[N, 4]` (two opposite corners, y before x), scores `[N]`, and scalars: the overlap as a
///   part of the union from which a box is left out, the score that boxes must exceed and, optionally, the
///   deviation by which scores of overlapping boxes fall: `score · exp(−overlap² / (2 · deviation))`. Zero,
///   or none, leaves scores alone.
/// - Outputs: the positions of the boxes, `[maximumCount]` of type `int32`, their scores, `[maximumCount]`,
///   and how many there are, a scalar of type `int32`. What is behind them is zero.
/// - Source: TensorFlow Lite `NON_MAX_SUPPRESSION_V4` and `NON_MAX_SUPPRESSION_V5`.
public struct NonMaximumSuppression: Sendable, Hashable {
  /// The most boxes that are picked.
  public var maximumCount: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(maximumCount: Int) {
    self.maximumCount = maximumCount
  }
}

extension NonMaximumSuppression: OperatorDefinition {
  public static let kind: OperatorKind = "nonMaximumSuppression"
  package static let signature = OperatorSignature(inputs: 4, optional: 1, outputs: 3)
  package static let documentation = OperatorDocumentation(
    inputs:
      "boxes `[N, 4]` (two opposite corners, y before x), scores `[N]`, and scalars: the overlap, as a part of the union, from which a box is left out for one picked before, the score that boxes exceed, (the deviation `d` by which the score of a box falls that overlaps one by `o`: `score · exp(−o² / 2d)`)",
    outputs:
      "positions of the boxes in the order of falling scores, `[maximumCount]`, `int32`; their scores, `[maximumCount]`; and their number, `[]`, `int32`; zeros behind them"
  )
  package static let sample = NonMaximumSuppression(maximumCount: 3)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer(
      "maximumCount", &maximumCount, in: 0...AttributeLimits.detectionRows, "the most boxes that are picked")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let boxes = try inputs.requiredFloat(0, "boxes").shape
    let scores = try inputs.requiredFloat(1, "scores").shape
    guard boxes.rank == 2, boxes[1] == 4, scores == [boxes[0]] else {
      throw EngineError(
        .shapeMismatch, "boxes have shape \(boxes), scores \(scores); expected [N, 4] and [N]")
    }
    for (index, role) in [(2, "overlap"), (3, "score"), (4, "deviation")] where inputs[index] != nil {
      guard try inputs.requiredFloat(index, role).shape.elementCount == 1 else {
        throw EngineError(.shapeMismatch, "input \(index) (\(role)) is no single number")
      }
    }
    return [
      TensorType([maximumCount], .int32), TensorType([maximumCount], .float32), TensorType([], .int32),
    ]
  }

  /// Every box is compared with all that are picked before it.
  package func operationCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    (inputs[1]?.shape.elementCount ?? 0) * max(maximumCount, 1)
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let (boxes, scores) = (site.input(0, as: Float.self), site.input(1, as: Float.self))
    let (overlap, score) = (site.input(2, as: Float.self), site.input(3, as: Float.self))
    let deviation = site.optionalInput(4, as: Float.self)
    let (positions, chosenScores) = (site.output(0, as: Int32.self), site.output(1, as: Float.self))
    let number = site.output(2, as: Int32.self)
    let (boxCount, maximumCount) = (site.type(1).shape.elementCount, maximumCount)
    let heap = Scratch<SuppressionCandidate>(count: boxCount)
    return PlannedKernel(
      name: "reference", reason: KernelReason.onlyOne, scratchByteCountPerWorker: heap.byteCount
    ) { context, _, worker in
      let suppression = BoxSuppressionByScore(
        boxes: context.pointer(boxes), scores: context.pointer(scores), boxCount: boxCount,
        maximumCount: maximumCount, overlapThreshold: context.pointer(overlap)[0],
        scoreThreshold: context.pointer(score)[0], deviation: context.pointer(deviation)?[0] ?? 0)
      context.mutablePointer(number)[0] = suppression.choose(
        positions: context.mutablePointer(positions), scores: context.mutablePointer(chosenScores),
        heap: context.pointer(heap, worker: worker))
    }
  }
}
