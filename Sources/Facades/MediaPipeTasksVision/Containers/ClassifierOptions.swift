import Foundation

/// Which classes a network that tells them apart reports.
open class ClassifierOptions: NSObject, NSCopying {
  /// The language of ``ResultCategory/displayName``, as in `en`; English when `nil`.
  open var displayNamesLocale: String?
  /// The most classes to report; all when negative. 0 is refused.
  open var maxResults = -1
  /// The least score of a class that is reported.
  open var scoreThreshold: Float = 0
  /// The names of the classes to report; all when `nil` or empty.
  open var categoryAllowlist: [String]?
  /// The names of the classes not to report. Only one of the two lists may have names.
  open var categoryDenylist: [String]?

  /// Creates options with default values.
  public override init() {}

  /// A copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ClassifierOptions()
    copy.displayNamesLocale = displayNamesLocale
    copy.maxResults = maxResults
    copy.scoreThreshold = scoreThreshold
    copy.categoryAllowlist = categoryAllowlist
    copy.categoryDenylist = categoryDenylist
    return copy
  }
}
