import Foundation

/// The options of an ``ImageSegmenter``.
open class ImageSegmenterOptions: TaskOptions, VisionTaskOptions {
  /// Where the pictures come from.
  open var runningMode = RunningMode.image
  /// Receives the results in live-stream mode; must be `nil` in all other modes.
  open weak var imageSegmenterLiveStreamDelegate: (any ImageSegmenterLiveStreamDelegate)?
  /// The language of ``ImageSegmenter/labels``, as in `en`, if the model has names in it.
  open var displayNamesLocale = "en"
  /// Whether to return for each class a mask of how sure the network is of it.
  open var shouldOutputConfidenceMasks = true
  /// Whether to return a mask of the number of each pixel's surest class.
  open var shouldOutputCategoryMask = false

  /// Creates options with default values.
  public override init() {}

  /// A copy with the same values, base options included.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = copied(to: ImageSegmenterOptions())
    copy.runningMode = runningMode
    copy.imageSegmenterLiveStreamDelegate = imageSegmenterLiveStreamDelegate
    copy.displayNamesLocale = displayNamesLocale
    copy.shouldOutputConfidenceMasks = shouldOutputConfidenceMasks
    copy.shouldOutputCategoryMask = shouldOutputCategoryMask
    return copy
  }
}
