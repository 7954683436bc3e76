import Foundation

/// The options of an ``ObjectDetector``.
open class ObjectDetectorOptions: TaskOptions, VisionTaskOptions {
  /// Where the pictures come from.
  open var runningMode = RunningMode.image
  /// Receives the results in live-stream mode; must be `nil` in all other modes.
  open weak var objectDetectorLiveStreamDelegate: (any ObjectDetectorLiveStreamDelegate)?
  /// The language of ``ResultCategory/displayName``, as in `en`, if the model has names in it.
  open var displayNamesLocale = "en"
  /// The most objects to find; all when negative. 0 is refused.
  open var maxResults = -1
  /// The least score of an object; most detectors score from 0 to 1.
  open var scoreThreshold: Float = 0
  /// The names of the classes to find; all when empty or when the model knows none of them.
  open var categoryAllowlist: [String] = []
  /// The names of the classes not to find. Only one of the two lists may have names.
  open var categoryDenylist: [String] = []

  /// Creates options with default values.
  public override init() {}

  /// A copy with the same values, base options included.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = copied(to: ObjectDetectorOptions())
    copy.runningMode = runningMode
    copy.objectDetectorLiveStreamDelegate = objectDetectorLiveStreamDelegate
    copy.displayNamesLocale = displayNamesLocale
    copy.maxResults = maxResults
    copy.scoreThreshold = scoreThreshold
    copy.categoryAllowlist = categoryAllowlist
    copy.categoryDenylist = categoryDenylist
    return copy
  }
}
