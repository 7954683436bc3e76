import Foundation

/// An object in a picture.
///
/// Immutable.
open class Detection: NSObject, @unchecked Sendable {
  /// The classes that the object may be of, the best first; mostly one.
  public final let categories: [ResultCategory]
  /// Where the object is, in whole pixels of the picture. It may reach beyond the picture's right and lower
  /// edge.
  public final let boundingBox: CGRect
  /// Points of the object; `nil` from detectors that find none.
  public final let keypoints: [NormalizedKeypoint]?

  /// Creates a detection.
  public init(categories: [ResultCategory], boundingBox: CGRect, keypoints: [NormalizedKeypoint]?) {
    self.categories = categories
    self.boundingBox = boundingBox
    self.keypoints = keypoints
  }

  /// The box and the best class as text.
  open override var description: String {
    let best = categories.first
    let name = best?.categoryName ?? best.map { "class \($0.index)" } ?? "no class"
    return "Detection(\(name) \(best?.score ?? 0) at \(boundingBox))"
  }
}
