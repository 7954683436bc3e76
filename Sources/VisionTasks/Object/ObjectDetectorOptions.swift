import Foundation

/// The options of an ``ObjectDetector``.
public final class ObjectDetectorOptions: TaskOptions {
  /// Where the pictures come from.
  public var runningMode = RunningMode.image
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
    runningMode = other.runningMode
    objectDetectorLiveStreamDelegate = other.objectDetectorLiveStreamDelegate
    displayNamesLocale = other.displayNamesLocale
    maxResults = other.maxResults
    scoreThreshold = other.scoreThreshold
    categoryAllowlist = other.categoryAllowlist
    categoryDenylist = other.categoryDenylist
  }
}

extension ObjectDetectorOptions {
  /// Checks the options that come before the model.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when mode and delegate do not fit together,
  ///   `unimplementedError` for modes and hardware that do not exist here.
  func validateMode() throws(TasksError) {
    try runningMode.validate(hasDelegate: objectDetectorLiveStreamDelegate != nil)
    guard runningMode == .image else {
      throw TasksError(
        .unimplementedError,
        "The object detector does not have \(runningMode.displayName.lowercased()) mode yet. Use image mode.")
    }
    try baseOptions.delegate.validate()
  }
}
