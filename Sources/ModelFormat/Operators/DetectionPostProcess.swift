/// Turns box encodings and class scores into a short list of detections by non-maximum suppression.
///
/// - Inputs: box encodings `[1, N, ≥4]` (y, x, h, w first), class scores `[1, N, classCount or
///   classCount + 1]` (background first in the longer form), anchors `[N, 4]` (y, x, h, w).
/// - Outputs, where `M` is `maximumDetectionCount · maximumClassesPerDetection`: boxes `[1, M, 4]` (top,
///   left, bottom, right), classes `[1, M]`, scores `[1, M]`, count `[1]`; all `float32`.
/// - Source: TensorFlow Lite custom operator `TFLite_Detection_PostProcess`
///   (`tensorflow/lite/kernels/detection_postprocess.cc`).
public struct DetectionPostProcess: Sendable, Hashable, Codable {
  public var maximumDetectionCount: Int
  public var maximumClassesPerDetection: Int
  /// The most detections of one class, when suppression runs for each class on its own.
  public var detectionsPerClass: Int
  /// Whether suppression runs for each class on its own instead of once over each anchor's best class.
  public var suppressesEachClass: Bool
  public var scoreThreshold: Float
  public var overlapThreshold: Float
  public var classCount: Int
  public var scaleY: Float
  public var scaleX: Float
  public var scaleHeight: Float
  public var scaleWidth: Float

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
