import Foundation

/// The options of a ``PoseLandmarker``.
public final class PoseLandmarkerOptions: TaskOptions {
  /// Where the pictures come from.
  public var runningMode = RunningMode.image
  /// Receives the results in live-stream mode; must be `nil` in all other modes.
  public weak var poseLandmarkerLiveStreamDelegate: (any PoseLandmarkerLiveStreamDelegate)?
  /// The most poses to find, at least 1.
  public var numPoses = 1
  /// The least score, in 0…1, with which a person counts as detected.
  public var minPoseDetectionConfidence: Float = 0.5
  /// The score, in 0…1, that a person must exceed for the landmarks to count.
  public var minPosePresenceConfidence: Float = 0.5
  /// The least overlap, in 0…1, with which a person counts as the same in the next frame.
  public var minTrackingConfidence: Float = 0.5
  /// Whether to return a mask of each person.
  public var shouldOutputSegmentationMasks = false

  override func assignValues(of other: TaskOptions) {
    super.assignValues(of: other)
    guard let other = other as? PoseLandmarkerOptions else { return }
    runningMode = other.runningMode
    poseLandmarkerLiveStreamDelegate = other.poseLandmarkerLiveStreamDelegate
    numPoses = other.numPoses
    minPoseDetectionConfidence = other.minPoseDetectionConfidence
    minPosePresenceConfidence = other.minPosePresenceConfidence
    minTrackingConfidence = other.minTrackingConfidence
    shouldOutputSegmentationMasks = other.shouldOutputSegmentationMasks
  }
}

extension PoseLandmarkerOptions {
  /// Checks the options that come before the model.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when mode and delegate do not fit together,
  ///   `unimplementedError` for modes and hardware that do not exist here.
  func validateMode() throws(TasksError) {
    try runningMode.validate(hasDelegate: poseLandmarkerLiveStreamDelegate != nil)
    guard runningMode == .image else {
      throw TasksError(
        .unimplementedError,
        "The pose landmarker does not have \(runningMode.displayName.lowercased()) mode yet. Use image mode.")
    }
    try baseOptions.delegate.validate()
  }
}
