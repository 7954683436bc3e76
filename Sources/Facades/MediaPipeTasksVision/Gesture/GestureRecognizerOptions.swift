import Foundation

/// The options of a ``GestureRecognizer``.
open class GestureRecognizerOptions: TaskOptions, VisionTaskOptions {
  /// Where the pictures come from.
  open var runningMode = RunningMode.image
  /// Receives the results in live-stream mode; must be `nil` in all other modes.
  open weak var gestureRecognizerLiveStreamDelegate: (any GestureRecognizerLiveStreamDelegate)?
  /// The most hands to find, at least 1.
  open var numHands = 1
  /// The least score, in 0…1, with which a palm counts as detected.
  open var minHandDetectionConfidence: Float = 0.5
  /// The score, in 0…1, that a hand must exceed for the landmarks to count.
  open var minHandPresenceConfidence: Float = 0.5
  /// The overlap, above 0 and at most 1, beyond which a region counts as showing the same hand as another. It
  /// is the intersection over union of upright boxes.
  open var minTrackingConfidence: Float = 0.5
  /// Which of the gestures that the model comes with are reported; all when `nil`.
  open var cannedGesturesClassifierOptions: ClassifierOptions?
  /// Which of the gestures that were added to the model are reported; all when `nil`.
  open var customGesturesClassifierOptions: ClassifierOptions?

  /// Creates options with default values.
  public override init() {}

  /// A copy with the same values, base options included.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = copied(to: GestureRecognizerOptions())
    copy.runningMode = runningMode
    copy.gestureRecognizerLiveStreamDelegate = gestureRecognizerLiveStreamDelegate
    copy.numHands = numHands
    copy.minHandDetectionConfidence = minHandDetectionConfidence
    copy.minHandPresenceConfidence = minHandPresenceConfidence
    copy.minTrackingConfidence = minTrackingConfidence
    copy.cannedGesturesClassifierOptions = cannedGesturesClassifierOptions
    copy.customGesturesClassifierOptions = customGesturesClassifierOptions
    return copy
  }
}
