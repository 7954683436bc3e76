import Foundation
import VisionTasks

/// A point of a body in fractions of the picture.
///
/// (0, 0) is the top left corner of the picture as it was given, (1, 1) its bottom right corner. Points
/// outside the picture have coordinates outside 0…1.
///
/// Immutable.
open class NormalizedLandmark: NSObject, @unchecked Sendable {
  /// The column in fractions of the picture's width.
  public final let x: Float
  /// The row in fractions of the picture's height.
  public final let y: Float
  /// The depth in the unit of `x`, smaller nearer to the camera; 0 is the depth of the body's reference
  /// point.
  public final let z: Float
  /// The probability, a `Float` in 0…1, that nothing hides the point; `nil` when the task does not say.
  open var visibility: NSNumber? { probabilities.visibility.map(NSNumber.init(value:)) }
  /// The probability, a `Float` in 0…1, that the point is within the picture; `nil` when the task does not
  /// say.
  open var presence: NSNumber? { probabilities.presence.map(NSNumber.init(value:)) }

  /// Most are never looked at, so that objects are made of them on demand.
  private let probabilities: (visibility: Float?, presence: Float?)

  /// Creates a landmark.
  public init(x: Float, y: Float, z: Float, visibility: NSNumber?, presence: NSNumber?) {
    self.x = x
    self.y = y
    self.z = z
    probabilities = (visibility?.floatValue, presence?.floatValue)
  }

  /// A task's landmark with its probabilities.
  init(_ landmark: VisionTasks.Landmark) {
    (x, y, z) = (landmark.x, landmark.y, landmark.z)
    probabilities = (landmark.visibility, landmark.presence)
  }

  /// A position of a task that tells no probabilities.
  init(_ position: PicturePosition) {
    (x, y, z) = (position.x, position.y, position.z)
    probabilities = (nil, nil)
  }

  /// Whether each coordinate differs by less than 1e-6. Visibility and presence do not count.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NormalizedLandmark else { return false }
    return SIMD3(x, y, z).isClose(to: SIMD3(other.x, other.y, other.z))
  }

  /// One hash for all landmarks: equality has a tolerance, and equal landmarks must have equal hashes.
  open override var hash: Int { 0 }

  /// The coordinates as text.
  open override var description: String {
    "NormalizedLandmark(x: \(x), y: \(y), z: \(z), visibility: \(visibility.described), "
      + "presence: \(presence.described))"
  }
}
