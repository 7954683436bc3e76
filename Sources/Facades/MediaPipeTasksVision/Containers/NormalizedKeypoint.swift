import Foundation

/// A point of a detected object in fractions of the picture.
///
/// Immutable.
open class NormalizedKeypoint: NSObject, @unchecked Sendable {
  /// (0, 0) is the top left corner of the picture, (1, 1) its bottom right corner.
  public final let location: CGPoint
  /// What the point is; `nil` when the detector does not say.
  public final let label: String?
  /// How sure the detector is; 0 when it does not say.
  public final let score: Float

  /// Creates a keypoint.
  public init(location: CGPoint, label: String?, score: Float) {
    self.location = location
    self.label = label
    self.score = score
  }

  /// Whether location, label and score are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NormalizedKeypoint else { return false }
    return location == other.location && label == other.label && score == other.score
  }

  /// A hash of location, label and score.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(location.x)
    hasher.combine(location.y)
    hasher.combine(label)
    hasher.combine(score)
    return hasher.finalize()
  }
}
