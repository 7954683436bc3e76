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

extension DetectionPostProcess: OperatorAttributes {
  package static let blank = DetectionPostProcess(
    maximumDetectionCount: 1, maximumClassesPerDetection: 1, detectionsPerClass: 1,
    suppressesEachClass: false, scoreThreshold: 0, overlapThreshold: 1, classCount: 1,
    scaleY: 1, scaleX: 1, scaleHeight: 1, scaleWidth: 1)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("maximumDetectionCount", &maximumDetectionCount, in: 1...AttributeLimits.length)
    try visitor.integer(
      "maximumClassesPerDetection", &maximumClassesPerDetection, in: 1...AttributeLimits.length)
    try visitor.integer("detectionsPerClass", &detectionsPerClass, in: 0...AttributeLimits.length)
    try visitor.boolean("suppressesEachClass", &suppressesEachClass)
    try visitor.number("scoreThreshold", &scoreThreshold, in: AttributeLimits.finite)
    try visitor.number("overlapThreshold", &overlapThreshold, in: 0...1)
    try visitor.integer("classCount", &classCount, in: 1...AttributeLimits.length)
    try visitor.number("scaleY", &scaleY, in: AttributeLimits.positive)
    try visitor.number("scaleX", &scaleX, in: AttributeLimits.positive)
    try visitor.number("scaleHeight", &scaleHeight, in: AttributeLimits.positive)
    try visitor.number("scaleWidth", &scaleWidth, in: AttributeLimits.positive)
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
}
