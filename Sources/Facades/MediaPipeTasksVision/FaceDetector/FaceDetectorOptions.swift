import Foundation

/// The options of a ``FaceDetector``.
open class FaceDetectorOptions: TaskOptions, VisionTaskOptions {
  /// Where the pictures come from.
  open var runningMode = RunningMode.image
  /// Receives the results in live-stream mode; must be `nil` in all other modes.
  open weak var faceDetectorLiveStreamDelegate: (any FaceDetectorLiveStreamDelegate)?
  /// The least score, in 0…1, with which a face counts as detected.
  open var minDetectionConfidence: Float = 0.5
  /// The overlap, in 0…1, beyond which two detections count as one face. It is the intersection over union of
  /// their boxes.
  open var minSuppressionThreshold: Float = 0.3

  /// Creates options with default values.
  public override init() {}

  /// A copy with the same values, base options included.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = copied(to: FaceDetectorOptions())
    copy.runningMode = runningMode
    copy.faceDetectorLiveStreamDelegate = faceDetectorLiveStreamDelegate
    copy.minDetectionConfidence = minDetectionConfidence
    copy.minSuppressionThreshold = minSuppressionThreshold
    return copy
  }
}
