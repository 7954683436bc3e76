import Foundation

/// The options of a ``HandLandmarker``.
open class HandLandmarkerOptions: LandmarkerOptions {
  /// Receives the results in live-stream mode; must be `nil` in all other modes.
  public final weak var handLandmarkerLiveStreamDelegate: (any HandLandmarkerLiveStreamDelegate)?
  /// The most hands to find, at least 1.
  public final var numHands = 1
  /// The least score, in 0…1, with which a palm counts as detected.
  public final var minHandDetectionConfidence: Float = 0.5
  /// The score, in 0…1, that a hand must exceed for the landmarks to count.
  public final var minHandPresenceConfidence: Float = 0.5

  override func assignValues(of other: TaskOptions) {
    super.assignValues(of: other)
    guard let other = other as? HandLandmarkerOptions else { return }
    handLandmarkerLiveStreamDelegate = other.handLandmarkerLiveStreamDelegate
    numHands = other.numHands
    minHandDetectionConfidence = other.minHandDetectionConfidence
    minHandPresenceConfidence = other.minHandPresenceConfidence
  }
}
