import Foundation

/// The options of a ``PoseLandmarker``.
open class PoseLandmarkerOptions: LandmarkerOptions {
  /// Receives the results in live-stream mode; must be `nil` in all other modes.
  public final weak var poseLandmarkerLiveStreamDelegate: (any PoseLandmarkerLiveStreamDelegate)?
  /// The most poses to find, at least 1.
  public final var numPoses = 1
  /// The least score, in 0…1, with which a person counts as detected.
  public final var minPoseDetectionConfidence: Float = 0.5
  /// The score, in 0…1, that a person must exceed for the landmarks to count.
  public final var minPosePresenceConfidence: Float = 0.5
  /// Whether to return a mask of each person.
  public final var shouldOutputSegmentationMasks = false

  /// The outputs of networks that the task does not need.
  var omittedOutputs: [NetworkOutput] {
    shouldOutputSegmentationMasks ? [] : [PoseLandmarkNetwork.maskOutput]
  }

  override func assignValues(of other: TaskOptions) {
    super.assignValues(of: other)
    guard let other = other as? PoseLandmarkerOptions else { return }
    poseLandmarkerLiveStreamDelegate = other.poseLandmarkerLiveStreamDelegate
    numPoses = other.numPoses
    minPoseDetectionConfidence = other.minPoseDetectionConfidence
    minPosePresenceConfidence = other.minPosePresenceConfidence
    shouldOutputSegmentationMasks = other.shouldOutputSegmentationMasks
  }
}
