import ComputeKernels
import TensorCore

/// Turns box encodings and class scores into a short list of detections by non-maximum suppression.
///
/// - Inputs: box encodings `[1, N, ≥4]` (y, x, h, w first), class scores `[1, N, classCount or
///   classCount + 1]` (background first in the longer form), anchors `[N, 4]` (y, x, h, w).
/// - Outputs, where `M` is `maximumDetectionCount · maximumClassesPerDetection`: boxes `[1, M, 4]` (top,
///   left, bottom, right), classes `[1, M]`, scores `[1, M]`, count `[1]`; all `float32`.
/// - Source: TensorFlow Lite custom operator `TFLite_Detection_PostProcess`
///   (`tensorflow/lite/kernels/detection_postprocess.cc`).
public struct DetectionPostProcess: Sendable, Hashable {
  /// The most detections in the list.
  public var maximumDetectionCount: Int
  /// The most classes that one box is listed with.
  public var maximumClassesPerDetection: Int
  /// The most detections of one class, when suppression runs for each class on its own.
  public var detectionsPerClass: Int
  /// Whether suppression runs for each class on its own instead of once over each anchor's best class.
  public var suppressesEachClass: Bool
  /// The lowest score that counts.
  public var scoreThreshold: Float
  /// The largest part that two boxes may share, as intersection over union.
  public var overlapThreshold: Float
  /// The number of classes, without the background.
  public var classCount: Int
  /// What the y of encodings is divided by.
  public var scaleY: Float
  /// What the x of encodings is divided by.
  public var scaleX: Float
  /// What the height of encodings is divided by.
  public var scaleHeight: Float
  /// What the width of encodings is divided by.
  public var scaleWidth: Float

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(
    maximumDetectionCount: Int, maximumClassesPerDetection: Int, detectionsPerClass: Int,
    suppressesEachClass: Bool, scoreThreshold: Float, overlapThreshold: Float, classCount: Int,
    scaleY: Float, scaleX: Float, scaleHeight: Float, scaleWidth: Float
  ) {
    self.maximumDetectionCount = maximumDetectionCount
    self.maximumClassesPerDetection = maximumClassesPerDetection
    self.detectionsPerClass = detectionsPerClass
    self.suppressesEachClass = suppressesEachClass
    self.scoreThreshold = scoreThreshold
    self.overlapThreshold = overlapThreshold
    self.classCount = classCount
    self.scaleY = scaleY
    self.scaleX = scaleX
    self.scaleHeight = scaleHeight
    self.scaleWidth = scaleWidth
  }
}

extension DetectionPostProcess: OperatorDefinition {
  public static let kind: OperatorKind = "detectionPostProcess"
  package static let signature = OperatorSignature(inputs: 3, outputs: 4)
  package static let documentation = OperatorDocumentation(
    inputs:
      "boxes `[1, N, ≥4]` (y, x, h, w first), scores `[1, N, classCount or classCount + 1]`, anchors `[N, 4]`",
    outputs:
      "boxes `[1, M, 4]` (top, left, bottom, right), classes `[1, M]`, scores `[1, M]`, count `[1]`; `M = maximumDetectionCount · maximumClassesPerDetection`"
  )
  package static let sample = DetectionPostProcess(
    maximumDetectionCount: 10, maximumClassesPerDetection: 2, detectionsPerClass: 100,
    suppressesEachClass: true, scoreThreshold: -0.25, overlapThreshold: 0.6, classCount: 90, scaleY: 10,
    scaleX: 11, scaleHeight: 5, scaleWidth: 0.1)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer(
      "maximumDetectionCount", &maximumDetectionCount, in: 1...AttributeLimits.length,
      "most anchors that are kept")
    try visitor.integer(
      "maximumClassesPerDetection", &maximumClassesPerDetection, in: 1...AttributeLimits.length,
      "classes put out for each anchor; at most `classCount`")
    try visitor.integer(
      "detectionsPerClass", &detectionsPerClass, in: 0...AttributeLimits.length,
      "most detections of one class when `suppressesEachClass`; then not zero")
    try visitor.boolean(
      "suppressesEachClass", &suppressesEachClass,
      "suppression runs for each class, not once over each anchor's best class")
    try visitor.number(
      "scoreThreshold", &scoreThreshold, in: AttributeLimits.finite, "lower scores are dropped")
    try visitor.number(
      "overlapThreshold", &overlapThreshold, in: 0...1, "boxes that overlap a better one by more are dropped")
    try visitor.integer(
      "classCount", &classCount, in: 1...AttributeLimits.length, "classes without the background")
    try visitor.number("scaleY", &scaleY, in: AttributeLimits.positive, "divides the encoded y")
    try visitor.number("scaleX", &scaleX, in: AttributeLimits.positive, "divides the encoded x")
    try visitor.number(
      "scaleHeight", &scaleHeight, in: AttributeLimits.positive, "divides the encoded height")
    try visitor.number("scaleWidth", &scaleWidth, in: AttributeLimits.positive, "divides the encoded width")
  }

  package func validateTogether() throws {
    // Each factor is within `AttributeLimits.length`, so the product fits 64 bits.
    let rows = maximumDetectionCount * maximumClassesPerDetection
    guard rows <= AttributeLimits.detectionRows else {
      throw EngineError(
        .invalidModel, "\(rows) rows of detections are beyond the limit of \(AttributeLimits.detectionRows)")
    }
    guard maximumClassesPerDetection <= classCount else {
      throw EngineError(
        .invalidModel,
        "\(maximumClassesPerDetection) classes for each detection are more than the \(classCount) there are"
      )
    }
    guard !suppressesEachClass || detectionsPerClass > 0 else {
      throw EngineError(.invalidModel, "detectionsPerClass is 0 while suppression runs for each class")
    }
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    _ = try geometry(inputs)
    let rowCount = maximumDetectionCount * maximumClassesPerDetection
    return [
      TensorType([1, rowCount, 4]), TensorType([1, rowCount]), TensorType([1, rowCount]), TensorType([1]),
    ]
  }

  /// Each anchor may be compared with all boxes that are chosen, for each class, and each of those may move
  /// all rows.
  package func operationCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    let anchorCount = inputs[0]?.shape[1] ?? 0
    let choiceCount = min(suppressesEachClass ? detectionsPerClass : maximumDetectionCount, anchorCount)
    return (suppressesEachClass ? classCount : 1) * choiceCount * (anchorCount + maximumDetectionCount)
  }

  package func geometry(_ inputs: NodeInputs) throws -> DetectionPostProcessGeometry {
    let encodings = try inputs.required(0, "box encodings", rank: 3).shape
    let scores = try inputs.required(1, "class scores", rank: 3).shape
    let anchors = try inputs.required(2, "anchors", rank: 2).shape
    guard encodings[0] == 1, scores[0] == 1, encodings[2] >= 4, anchors[1] == 4,
      encodings[1] == scores[1], encodings[1] == anchors[0],
      scores[2] == classCount || scores[2] == classCount + 1
    else {
      throw EngineError(
        .shapeMismatch,
        "box encodings \(encodings), class scores \(scores) and anchors \(anchors) do not fit "
          + "[1×N×4], [1×N×\(classCount)] (or one more) and [N×4]")
    }
    return DetectionPostProcessGeometry(
      anchorCount: encodings[1], encodingLength: encodings[2], scoreLength: scores[2],
      classCount: classCount, maximumDetectionCount: maximumDetectionCount,
      maximumClassesPerDetection: maximumClassesPerDetection, detectionsPerClass: detectionsPerClass,
      suppressesEachClass: suppressesEachClass, scoreThreshold: scoreThreshold,
      overlapThreshold: overlapThreshold, scaleY: scaleY, scaleX: scaleX, scaleHeight: scaleHeight,
      scaleWidth: scaleWidth)
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let geometry = try geometry(site.inputs)
    guard !suppressesEachClass, !site.wantsReference, let scores = try ClassScoreReader(site, geometry) else {
      return try referenceKernel(site, geometry)
    }
    return try kernel(site, geometry, scores)
  }

  /// The kernel that reads all scores as numbers.
  private func referenceKernel(
    _ site: NodeSite, _ geometry: DetectionPostProcessGeometry
  ) throws -> PlannedKernel {
    let encodings = try OperandReader(site, input: 0)
    let scores = try OperandReader(site, input: 1)
    let anchors = try OperandReader(site, input: 2)
    let outputs = DetectionOutputs(site)
    let operandCount = encodings.scratchCount + scores.scratchCount + anchors.scratchCount
    let scratch = Scratch<Float>(count: operandCount + geometry.scratchCount)
    return PlannedKernel(
      name: "reference",
      reason: suppressesEachClass ? "suppression runs for each class" : KernelReason.requested,
      scratchByteCountPerWorker: scratch.byteCount
    ) { context, _, worker in
      let scratch = context.pointer(scratch, worker: worker)
      let scoreScratch = scratch + encodings.scratchCount
      let anchorScratch = scoreScratch + scores.scratchCount
      outputs.setCount(
        ReferenceKernels.detectionPostProcess(
          encodings: encodings.floats(context, scratch: scratch),
          scores: scores.floats(context, scratch: scoreScratch),
          anchors: anchors.floats(context, scratch: anchorScratch), rows: outputs.rows(context),
          scratch: anchorScratch + anchors.scratchCount, geometry: geometry), context)
    }
  }

  /// The kernel that finds the largest score of each anchor first, and reads the others of chosen ones only.
  private func kernel(
    _ site: NodeSite, _ geometry: DetectionPostProcessGeometry, _ scores: ClassScoreReader
  ) throws -> PlannedKernel {
    let encodings = try OperandReader(site, input: 0)
    let anchors = try OperandReader(site, input: 2)
    let outputs = DetectionOutputs(site)
    let tiling = site.tiling(count: geometry.anchorCount, workPerElement: geometry.classCount)
    // Four numbers of an encoding, and four of its anchor.
    let suppressionStart = 8
    let scratch = Scratch<Float>(count: suppressionStart + geometry.suppressionScratchCount)
    let preparation = KernelPreparation(
      tileCount: tiling.tileCount, byteCount: geometry.anchorCount * MemoryLayout<Float>.size
    ) { context, tile, _ in
      scores.findLargest(
        context, anchors: tiling.range(tile), output: context.prepared.assumingMemoryBound(to: Float.self))
    }
    return PlannedKernel(
      name: "largest scores, \(site.kernels.instructionSet.name)",
      reason: "suppression goes by the largest score of each anchor" + scores.reason,
      scratchByteCountPerWorker: scratch.byteCount, preparation: preparation
    ) { context, _, worker in
      let scratch = context.pointer(scratch, worker: worker)
      outputs.setCount(
        ReferenceKernels.suppressBestClasses(
          bestScores: context.prepared.assumingMemoryBound(to: Float.self), rows: outputs.rows(context),
          scratch: scratch + suppressionStart, geometry: geometry
        ) { anchor in
          ReferenceKernels.decodeBox(
            encodings.floats(context, at: anchor * geometry.encodingLength, count: 4, scratch: scratch),
            anchor: anchors.floats(context, at: anchor * 4, count: 4, scratch: scratch + 4), geometry)
        } readScores: { anchor, numbers in
          scores.read(context, anchor: anchor, output: numbers)
        }, context)
    }
  }

}

/// The outputs of a detection post-process.
private struct DetectionOutputs: Sendable {
  private let boxes: Slot<Float>
  private let classes: Slot<Float>
  private let scores: Slot<Float>
  private let count: Slot<Float>

  init(_ site: NodeSite) {
    boxes = site.output(0, as: Float.self)
    classes = site.output(1, as: Float.self)
    scores = site.output(2, as: Float.self)
    count = site.output(3, as: Float.self)
  }

  func rows(_ context: KernelContext) -> DetectionRows {
    DetectionRows(
      boxes: context.mutablePointer(boxes), classes: context.mutablePointer(classes),
      scores: context.mutablePointer(scores))
  }

  func setCount(_ chosenCount: Int, _ context: KernelContext) {
    context.mutablePointer(count)[0] = Float(chosenCount)
  }
}
