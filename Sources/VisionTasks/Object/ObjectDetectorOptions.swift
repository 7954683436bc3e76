import Foundation

/// The options of an ``ObjectDetector``.
open class ObjectDetectorOptions: VisionTaskOptions {
  /// Receives the results in live-stream mode; must be `nil` in all other modes.
  public final weak var objectDetectorLiveStreamDelegate: (any ObjectDetectorLiveStreamDelegate)?
  /// The language of ``ResultCategory/displayName``, as in `en`, if the model has names in it.
  public final var displayNamesLocale = "en"
  /// The most objects to find; all when negative. 0 is refused.
  public final var maxResults = -1
  /// The least score of an object, a finite number; most detectors score from 0 to 1.
  public final var scoreThreshold: Float = 0
  /// The names of the classes to find; all when empty or when the model knows none of them.
  public final var categoryAllowlist: [String] = []
  /// The names of the classes not to find. Only one of the two lists may have names.
  public final var categoryDenylist: [String] = []

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
