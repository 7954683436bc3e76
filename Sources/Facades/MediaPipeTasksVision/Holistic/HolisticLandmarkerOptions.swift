import Foundation

/// The options of a ``HolisticLandmarker``.
open class HolisticLandmarkerOptions: TaskOptions, VisionTaskOptions {
  /// Where the pictures come from.
  open var runningMode = RunningMode.image
  /// Receives the results in live-stream mode; must be `nil` in all other modes.
  open weak var holisticLandmarkerLiveStreamDelegate: (any HolisticLandmarkerLiveStreamDelegate)?
  /// The least score, in 0…1, with which a face counts as detected.
  open var minFaceDetectionConfidence: Float = 0.5
  /// The overlap, in 0…1, beyond which two detections count as one face.
  open var minFaceSuppressionThreshold: Float = 0.3
  /// The score, in 0…1, that a face must exceed for its landmarks to count.
  open var minFacePresenceConfidence: Float = 0.5
  /// The least score, in 0…1, with which a person counts as detected.
  open var minPoseDetectionConfidence: Float = 0.5
  /// The overlap, in 0…1, beyond which two detections count as one person.
  open var minPoseSuppressionThreshold: Float = 0.3
  /// The score, in 0…1, that a person must exceed for the landmarks to count.
  open var minPosePresenceConfidence: Float = 0.5
  /// Whether to return the facial expression. The model must have a network for it.
  open var outputFaceBlendshapes = false
  /// Whether to return a mask of the person.
  open var outputPoseSegmentationMasks = false
  /// The score, in 0…1, that a hand must exceed for its landmarks to count.
  open var minHandLandmarksConfidence: Float = 0.5

  /// Creates options with default values.
  public override init() {}

  /// A copy with the same values, base options included.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = copied(to: HolisticLandmarkerOptions())
    copy.runningMode = runningMode
    copy.holisticLandmarkerLiveStreamDelegate = holisticLandmarkerLiveStreamDelegate
    copy.minFaceDetectionConfidence = minFaceDetectionConfidence
    copy.minFaceSuppressionThreshold = minFaceSuppressionThreshold
    copy.minFacePresenceConfidence = minFacePresenceConfidence
    copy.minPoseDetectionConfidence = minPoseDetectionConfidence
    copy.minPoseSuppressionThreshold = minPoseSuppressionThreshold
    copy.minPosePresenceConfidence = minPosePresenceConfidence
    copy.outputFaceBlendshapes = outputFaceBlendshapes
    copy.outputPoseSegmentationMasks = outputPoseSegmentationMasks
    copy.minHandLandmarksConfidence = minHandLandmarksConfidence
    return copy
  }
}
