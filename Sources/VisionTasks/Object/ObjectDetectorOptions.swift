import Foundation

/// The options of an ``ObjectDetector``.
public final class ObjectDetectorOptions: VisionTaskOptions {
  /// Receives the results in live-stream mode; must be `nil` in all other modes.
  public weak var objectDetectorLiveStreamDelegate: (any ObjectDetectorLiveStreamDelegate)?
  /// The language of ``ResultCategory/displayName``, as in `en`, if the model has names in it.
  public var displayNamesLocale = "en"
  /// The most objects to find; all when negative. 0 is refused.
  public var maxResults = -1
  /// The least score of an object. Any value is accepted; most detectors score from 0 to 1.
  public var scoreThreshold: Float = 0
  /// The names of the classes to find; all when empty or when the model knows none of them.
  public var categoryAllowlist: [String] = []
  /// The names of the classes not to find. Only one of the two lists may have names.
  public var categoryDenylist: [String] = []

  override func assignValues(of other: TaskOptions) {
    super.assignValues(of: other)
    guard let other = other as? ObjectDetectorOptions else { return }
    objectDetectorLiveStreamDelegate = other.objectDetectorLiveStreamDelegate
    displayNamesLocale = other.displayNamesLocale
    maxResults = other.maxResults
    scoreThreshold = other.scoreThreshold
    categoryAllowlist = other.categoryAllowlist
    categoryDenylist = other.categoryDenylist
  }
}
