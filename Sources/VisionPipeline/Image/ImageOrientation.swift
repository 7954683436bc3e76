import TensorCore

/// How stored pixels relate to the upright picture, with the names and raw values of `UIImage.Orientation`.
///
/// A plain case names the turn that makes the stored pixels upright: `.right` 90° clockwise, `.down` 180°,
/// `.left` 90° counter-clockwise. A mirrored case flips the stored pixels left-right first and then turns
/// them as the plain case does.
public enum ImageOrientation: Int, Sendable, CaseIterable, Codable {
  /// The stored pixels are upright.
  case up = 0
  /// A turn by 180° makes the stored pixels upright.
  case down = 1
  /// A turn by 90° counter-clockwise makes the stored pixels upright.
  case left = 2
  /// A turn by 90° clockwise makes the stored pixels upright.
  case right = 3
  /// A flip left-right makes the stored pixels upright.
  case upMirrored = 4
  /// A flip left-right, then a turn by 180° make the stored pixels upright.
  case downMirrored = 5
  /// A flip left-right, then a turn by 90° counter-clockwise make the stored pixels upright.
  case leftMirrored = 6
  /// A flip left-right, then a turn by 90° clockwise make the stored pixels upright.
  case rightMirrored = 7

  /// Creates the orientation of pixels that become upright by a clockwise turn.
  ///
  /// - Parameter clockwiseDegrees: any multiple of 90, also negative or above 360.
  /// - Throws: ``EngineError`` with code `invalidArgument` for other angles.
  package init(clockwiseDegrees: Int) throws(EngineError) {
    guard clockwiseDegrees % 90 == 0 else {
      throw EngineError(
        .invalidArgument, "a rotation by \(clockwiseDegrees) degrees; it must be a multiple of 90")
    }
    switch (clockwiseDegrees % 360 + 360) % 360 {
    case 90: self = .right
    case 180: self = .down
    case 270: self = .left
    default: self = .up
    }
  }

  /// Creates an orientation from the value of the orientation tag, 1 to 8 (Exif 2.32, tag 274).
  package init?(exifValue: Int) {
    guard let match = Self.allCases.first(where: { $0.exifValue == exifValue }) else { return nil }
    self = match
  }

  /// The value of the orientation tag, 1 to 8, that means the same.
  package var exifValue: Int {
    switch self {
    case .up: 1
    case .upMirrored: 2
    case .down: 3
    case .downMirrored: 4
    case .leftMirrored: 5
    case .right: 6
    case .rightMirrored: 7
    case .left: 8
    }
  }

  /// Whether the stored pixels are a mirror image.
  package var isMirrored: Bool {
    switch self {
    case .up, .down, .left, .right: false
    case .upMirrored, .downMirrored, .leftMirrored, .rightMirrored: true
    }
  }

  /// The clockwise turn that makes the stored pixels upright (after the flip, for mirrored cases):
  /// 0, 90, 180 or 270 degrees.
  package var clockwiseDegrees: Int {
    switch self {
    case .up, .upMirrored: 0
    case .right, .rightMirrored: 90
    case .down, .downMirrored: 180
    case .left, .leftMirrored: 270
    }
  }

  /// The orientation of pixels that, made upright by this one, still need a further turn.
  ///
  /// - Parameter degrees: clockwise, any multiple of 90.
  /// - Throws: ``EngineError`` with code `invalidArgument` for other angles.
  package func composed(withClockwiseRotation degrees: Int) throws(EngineError) -> ImageOrientation {
    let further = try ImageOrientation(clockwiseDegrees: degrees)
    return ImageOrientation(correspondence: correspondence.following(further.correspondence))
  }
}
