import Foundation

/// What the pixels of one picture show.
///
/// `@unchecked Sendable`: immutable, see ``TaskResult``.
open class ImageSegmenterResult: TaskResult, @unchecked Sendable {
  /// For each class how sure the network is that a pixel shows it; `nil` unless asked for.
  public final let confidenceMasks: [Mask]?
  /// The number of each pixel's surest class, as bytes; `nil` unless asked for.
  public final let categoryMask: Mask?
  /// For each class how good its mask is, 0 to 1; `nil` when the model does not say.
  public final let qualityScores: [NSNumber]?

  /// Creates a result.
  public init(
    confidenceMasks: [Mask]?, categoryMask: Mask?, qualityScores: [NSNumber]?, timestampInMilliseconds: Int
  ) {
    self.confidenceMasks = confidenceMasks
    self.categoryMask = categoryMask
    self.qualityScores = qualityScores
    super.init(timestampInMilliseconds: timestampInMilliseconds)
  }

  /// Creates a result in which nothing is found.
  public override init(timestampInMilliseconds: Int) {
    confidenceMasks = nil
    categoryMask = nil
    qualityScores = nil
    super.init(timestampInMilliseconds: timestampInMilliseconds)
  }
}
