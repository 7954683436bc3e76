import Foundation

/// A point of a body in fractions of the picture.
///
/// (0, 0) is the top left corner of the picture as it was given, (1, 1) its bottom right corner. Points outside
/// the picture have coordinates outside 0…1.
public final class NormalizedLandmark: NSObject, Sendable {
  /// The column in fractions of the picture's width.
  public let x: Float
  /// The row in fractions of the picture's height.
  public let y: Float
  /// The depth in the unit of `x`, smaller nearer to the camera; 0 is the depth of the body's reference point.
  public let z: Float
  /// The probability, a `Float` in 0…1, that nothing hides the point; `nil` when the task does not say.
  public var visibility: NSNumber? { probabilities.visibility.map(NSNumber.init(value:)) }
  /// The probability, a `Float` in 0…1, that the point is within the picture; `nil` when the task does not say.
  public var presence: NSNumber? { probabilities.presence.map(NSNumber.init(value:)) }

  /// Most are never looked at, so that objects are made of them on demand.
  private let probabilities: (visibility: Float?, presence: Float?)

  /// Creates a landmark.
  public convenience init(x: Float, y: Float, z: Float, visibility: NSNumber?, presence: NSNumber?) {
    self.init(x: x, y: y, z: z, probabilities: (visibility?.floatValue, presence?.floatValue))
  }

  init(x: Float, y: Float, z: Float, probabilities: (visibility: Float?, presence: Float?)) {
    self.x = x
    self.y = y
    self.z = z
    self.probabilities = probabilities
  }

  /// Whether each coordinate differs by less than 1e-6. Visibility and presence do not count.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NormalizedLandmark else { return false }
    return SIMD3(x, y, z).isClose(to: SIMD3(other.x, other.y, other.z))
  }

  /// One hash for all landmarks: equality has a tolerance, and equal landmarks must have equal hashes.
  public override var hash: Int { 0 }

  /// The coordinates as text.
  public override var description: String {
    "NormalizedLandmark(x: \(x), y: \(y), z: \(z), visibility: \(visibility.described), "
      + "presence: \(presence.described))"
  }
}
