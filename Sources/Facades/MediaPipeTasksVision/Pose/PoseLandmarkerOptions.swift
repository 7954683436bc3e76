import Foundation

/// The options of a ``PoseLandmarker``.
open class PoseLandmarkerOptions: TaskOptions, VisionTaskOptions {
  /// Where the pictures come from.
  open var runningMode = RunningMode.image
  /// Receives the results in live-stream mode; must be `nil` in all other modes.
  open weak var poseLandmarkerLiveStreamDelegate: (any PoseLandmarkerLiveStreamDelegate)?
  /// The most poses to find, at least 1.
  open var numPoses = 1
  /// The least score, in 0…1, with which a person counts as detected.
  open var minPoseDetectionConfidence: Float = 0.5
  /// The score, in 0…1, that a person must exceed for the landmarks to count.
  open var minPosePresenceConfidence: Float = 0.5
  /// The overlap, in 0…1, beyond which a region counts as showing the same subject as another. It is the
  /// intersection over union of upright boxes.
  open var minTrackingConfidence: Float = 0.5
  /// Whether to return a mask of each person.
  open var shouldOutputSegmentationMasks = false

  /// Creates options with default values.
  public override init() {}

  /// A copy with the same values, base options included.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = copied(to: PoseLandmarkerOptions())
    copy.runningMode = runningMode
    copy.poseLandmarkerLiveStreamDelegate = poseLandmarkerLiveStreamDelegate
    copy.numPoses = numPoses
    copy.minPoseDetectionConfidence = minPoseDetectionConfidence
    copy.minPosePresenceConfidence = minPosePresenceConfidence
    copy.minTrackingConfidence = minTrackingConfidence
    copy.shouldOutputSegmentationMasks = shouldOutputSegmentationMasks
    return copy
  }
}
