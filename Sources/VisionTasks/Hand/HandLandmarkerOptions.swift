import Foundation

/// The options of a ``HandLandmarker``.
public final class HandLandmarkerOptions: TaskOptions {
  /// Where the pictures come from.
  public var runningMode = RunningMode.image
  /// Receives the results in live-stream mode; must be `nil` in all other modes.
  public weak var handLandmarkerLiveStreamDelegate: (any HandLandmarkerLiveStreamDelegate)?
  /// The most hands to find, at least 1.
  public var numHands = 1
  /// The least score, in 0…1, with which a palm counts as detected.
  public var minHandDetectionConfidence: Float = 0.5
  /// The score, in 0…1, that a hand must exceed for the landmarks to count.
  public var minHandPresenceConfidence: Float = 0.5
  /// The least overlap, in 0…1, with which a hand counts as the same in the next frame.
  public var minTrackingConfidence: Float = 0.5

  override func assignValues(of other: TaskOptions) {
    super.assignValues(of: other)
    guard let other = other as? HandLandmarkerOptions else { return }
    runningMode = other.runningMode
    handLandmarkerLiveStreamDelegate = other.handLandmarkerLiveStreamDelegate
    numHands = other.numHands
    minHandDetectionConfidence = other.minHandDetectionConfidence
    minHandPresenceConfidence = other.minHandPresenceConfidence
    minTrackingConfidence = other.minTrackingConfidence
  }
}

extension HandLandmarkerOptions {
  /// Checks the options that come before the model.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when mode and delegate do not fit together,
  ///   `unimplementedError` for modes and hardware that do not exist here.
  func validateMode() throws(TasksError) {
    try runningMode.validate(hasDelegate: handLandmarkerLiveStreamDelegate != nil)
    guard runningMode == .image else {
      throw TasksError(
        .unimplementedError,
        "The hand landmarker does not have \(runningMode.displayName.lowercased()) mode yet. Use image mode.")
    }
    try baseOptions.delegate.validate()
  }
}
