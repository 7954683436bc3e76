import Foundation
import VisionTasks

/// A point of a body in metres.
///
/// The origin is the middle of the hips or of the hand. Axes are the picture's: x to the right, y down, z
/// away from the camera.
///
/// Immutable.
open class Landmark: NSObject, @unchecked Sendable {
  /// Metres to the right in the picture.
  public final let x: Float
  /// Metres down in the picture.
  public final let y: Float
  /// Metres away from the camera.
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
  init(_ landmark: WorldLandmark) {
    (x, y, z) = (landmark.x, landmark.y, landmark.z)
    probabilities = (landmark.visibility, landmark.presence)
  }

  /// A position of a task that tells no probabilities.
  init(_ position: WorldPosition) {
    (x, y, z) = (position.x, position.y, position.z)
    probabilities = (nil, nil)
  }

  /// Whether each coordinate differs by less than 1e-6. Visibility and presence do not count.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Landmark else { return false }
    return SIMD3(x, y, z).isClose(to: SIMD3(other.x, other.y, other.z))
  }

  /// One hash for all landmarks: equality has a tolerance, and equal landmarks must have equal hashes.
  open override var hash: Int { 0 }

  /// The coordinates as text.
  open override var description: String {
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
