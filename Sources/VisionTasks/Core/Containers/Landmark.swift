import Foundation

/// A point of a body in metres.
///
/// The origin is the middle of the hips or of the hand. Axes are the picture's: x to the right, y down, z away
/// from the camera.
public final class Landmark: NSObject, Sendable {
  /// Metres to the right in the picture.
  public let x: Float
  /// Metres down in the picture.
  public let y: Float
  /// Metres away from the camera.
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
    guard let other = object as? Landmark else { return false }
    return SIMD3(x, y, z).isClose(to: SIMD3(other.x, other.y, other.z))
  }

  /// One hash for all landmarks: equality has a tolerance, and equal landmarks must have equal hashes.
  public override var hash: Int { 0 }

  /// The coordinates as text.
  public override var description: String {
    "Landmark(x: \(x), y: \(y), z: \(z), visibility: \(visibility.described), presence: \(presence.described))"
  }
}

extension SIMD3<Float> {
  /// Differences below this do not count when landmarks are compared.
  private static var tolerance: Float { 1e-6 }

  /// Whether each coordinate differs by less than the tolerance.
  func isClose(to other: SIMD3<Float>) -> Bool {
    abs(x - other.x) < Self.tolerance && abs(y - other.y) < Self.tolerance
      && abs(z - other.z) < Self.tolerance
  }
}

extension NSNumber? {
  /// The number as text, or `nil`.
  var described: String { map { "\($0)" } ?? "nil" }
}
