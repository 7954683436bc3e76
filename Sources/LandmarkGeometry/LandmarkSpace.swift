import Foundation
import VisionTasks

/// Where landmarks are measured.
public enum LandmarkSpace: Sendable, Hashable {
  /// In metres, with depth: what a tape measure or a goniometer would say.
  case world
  /// In the plane of a picture, as it is seen: without depth, in pixels.
  ///
  /// Landmarks are fractions of the width and the height of a picture, so that its proportions matter.
  case picture(PictureDimensions)

  /// The plane of a picture of `width` columns and `height` rows, as they are stored.
  public static func picture(width: Int, height: Int) -> LandmarkSpace {
    .picture(PictureDimensions(width: width, height: height))
  }
}

/// Places in metres or pixels, in double precision.
typealias Vector = SIMD3<Double>

extension Vector {
  /// A position in metres.
  init(_ position: WorldPosition) {
    self.init(Double(position.x), Double(position.y), Double(position.z))
  }

  /// A position in pixels, with its depth, of which a pixel is as deep as it is wide.
  init(_ position: PicturePosition, in picture: PictureDimensions) {
    let width = Double(picture.width)
    self.init(
      Double(position.x) * width, Double(position.y) * Double(picture.height), Double(position.z) * width)
  }

  /// A position in pixels without depth.
  init(flat position: PicturePosition, in picture: PictureDimensions) {
    self.init(position, in: picture)
    z = 0
  }

  var length: Double { (self * self).sum().squareRoot() }

  /// The distance to another place; `nil` when a coordinate is not finite.
  func distance(to other: Vector) -> Double? {
    let distance = (self - other).length
    return distance.isFinite ? distance : nil
  }

  /// The angle between the lines from here to two other places, 0 to 180 degrees; `nil` when a line has no
  /// direction.
  func angle(between first: Vector, and second: Vector) -> JointAngle? {
    let (first, second) = (first - self, second - self)
    guard first.length > 0, second.length > 0, first.length.isFinite, second.length.isFinite else {
      return nil
    }
    // Unlike the inverse cosine, this is exact for lines that are nearly parallel.
    return JointAngle(radians: atan2(first.cross(second).length, (first * second).sum()))
  }

  private func cross(_ other: Vector) -> Vector {
    Vector(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
