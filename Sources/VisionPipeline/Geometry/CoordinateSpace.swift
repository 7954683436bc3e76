import Foundation

/// Fractions of a network's input: (0, 0) is its top left corner, (1, 1) its bottom right corner.
///
/// Letterbox borders belong to the input. Coordinates may lie outside 0...1.
public enum InputSpace {}

/// Fractions of the picture's width and height: (0, 0) is its top left corner, (1, 1) its bottom right
/// corner.
///
/// Depth is in units of the picture's width. Coordinates may lie outside 0...1.
public enum PictureSpace {}

/// Pixels of the picture, x to the right and y down, from its top left corner.
package enum PixelSpace {}

/// Metres around the middle of the hips or of the hand, axes parallel to the picture's, y down.
public enum WorldSpace {}

/// A position in the plane, in the units of `Space`.
public struct Point<Space>: Sendable, Hashable {
  /// To the right.
  public var x: Float
  /// Down.
  public var y: Float

  /// Creates a position.
  public init(x: Float, y: Float) {
    self.x = x
    self.y = y
  }
}

/// A position in space, in the units of `Space`.
///
/// Positions in a picture and positions in the world are different types, so that they cannot be mixed up.
public struct Position<Space>: Sendable, Hashable {
  /// To the right.
  public var x: Float
  /// Down.
  public var y: Float
  /// Depth, in the units of `x`; smaller is nearer to the camera.
  public var z: Float

  /// Creates a position.
  public init(x: Float, y: Float, z: Float) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The position without its depth.
  package var point: Point<Space> { Point(x: x, y: y) }
}

extension Point: Codable {}
extension Position: Codable {}

extension Point where Space == PictureSpace {
  /// The point's position in pixels of a picture of `size`.
  package func inPixels(of size: PixelSize) -> Point<PixelSpace> {
    Point<PixelSpace>(x: x * Float(size.width), y: y * Float(size.height))
  }
}

/// A rectangle with sides parallel to the axes, in the units of `Space`.
package struct Box<Space>: Sendable, Hashable {
  package var xMin: Float
  package var yMin: Float
  package var width: Float
  package var height: Float

  package init(xMin: Float, yMin: Float, width: Float, height: Float) {
    self.xMin = xMin
    self.yMin = yMin
    self.width = width
    self.height = height
  }

  /// The right edge.
  package var xMax: Float { xMin + width }
  /// The lower edge.
  package var yMax: Float { yMin + height }

  /// Whether neither side is negative or not a number.
  var isValid: Bool { width >= 0 && height >= 0 }
}

extension Box {
  /// The area that two boxes share, divided by the area that they cover together; 0 when both are empty.
  ///
  /// Boxes that only touch share an area of 0.
  /// Source: `mediapipe/framework/deps/rectangle.h`, `non_max_suppression_calculator.cc`.
  package func intersectionOverUnion(_ other: Box) -> Float {
    guard xMin <= other.xMax, other.xMin <= xMax, yMin <= other.yMax, other.yMin <= yMax else { return 0 }
    let sharedWidth = min(xMax, other.xMax) - max(xMin, other.xMin)
    let sharedHeight = min(yMax, other.yMax) - max(yMin, other.yMin)
    let shared = sharedWidth * sharedHeight
    let union = area + other.area - shared
    return union > 0 ? shared / union : 0
  }

  /// The area between the edges, as they are after rounding.
  private var area: Float { (xMax - xMin) * (yMax - yMin) }
}

/// The extremes of some points, as the reference finds them when a subject's landmarks become a region.
///
/// The right and lower edges are never at or below 0: the reference starts its search for the maximum at the
/// smallest positive number. Sources: `mediapipe/calculators/util/landmarks_to_detection_calculator.cc`,
/// `mediapipe/modules/hand_landmark/calculators/hand_landmarks_to_rect_calculator.cc`.
struct PointBounds<Space> {
  private(set) var minimum = Point<Space>(x: .greatestFiniteMagnitude, y: .greatestFiniteMagnitude)
  private var maximum = Point<Space>(x: .leastNormalMagnitude, y: .leastNormalMagnitude)

  init(_ points: some Sequence<Point<Space>>) {
    for point in points {
      minimum = Point(x: min(minimum.x, point.x), y: min(minimum.y, point.y))
      maximum = Point(x: max(maximum.x, point.x), y: max(maximum.y, point.y))
    }
  }

  var center: Point<Space> { Point(x: (maximum.x + minimum.x) / 2, y: (maximum.y + minimum.y) / 2) }
  var width: Float { maximum.x - minimum.x }
  var height: Float { maximum.y - minimum.y }
}

/// Columns and rows of a picture, of a network's input or of a map of values.
package struct PixelSize: Sendable, Hashable {
  package let width: Int
  package let height: Int

  /// - Precondition: both sizes are positive and their product does not overflow.
  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a size of \(width)x\(height) pixels")
    precondition(!width.multipliedReportingOverflow(by: height).overflow, "a size beyond all memory")
    self.width = width
    self.height = height
  }

  /// A square of `side` pixels.
  package init(square side: Int) {
    self.init(width: side, height: side)
  }

  /// - Precondition: as of ``init(width:height:)``.
  package init(_ size: (width: Int, height: Int)) {
    self.init(width: size.width, height: size.height)
  }

  /// The number of pixels.
  package var pixelCount: Int { width * height }
}

extension PixelImage {
  /// Columns and rows.
  package var size: PixelSize { PixelSize(width: width, height: height) }
}

/// Elementary functions of single-precision numbers, rounded correctly.
///
/// The reference carries a C library of its own whose single-precision functions are correctly rounded. The
/// platform's functions are off by one unit now and then, which moves samples of a region and, through
/// the networks, landmarks. Double precision, rounded once, gives the same bits on every platform.
package enum CorrectlyRounded {
  package static func sine(_ radians: Float) -> Float { Float(sin(Double(radians))) }

  package static func cosine(_ radians: Float) -> Float { Float(cos(Double(radians))) }

  /// The angle of the point (`x`, `y`), counter-clockwise from the x axis where y points up.
  package static func arcTangent(y: Float, x: Float) -> Float { Float(atan2(Double(y), Double(x))) }

  package static func exponential(_ power: Float) -> Float { Float(exp(Double(power))) }
}

/// The logistic function in single precision throughout.
///
/// Source: `mediapipe/calculators/tensor/tensors_to_landmarks_calculator.cc`.
func sigmoid(_ logit: Float) -> Float {
  1 / (1 + CorrectlyRounded.exponential(-logit))
}

/// A logit below which no score reaches `minimumScore`, however it is rounded: what is below needs no
/// exponential.
func hopelessLogit(forScore minimumScore: Float) -> Float {
  // Near 1, a rounding of the score is worth many logits; a threshold of 0 or less lets everything pass.
  guard minimumScore > 0, minimumScore < 0.999 else { return -.infinity }
  return log(minimumScore / (1 - minimumScore)) - 0.01
}

/// Angles in radians, positive clockwise on the screen because y points down.
package enum Angle {
  /// The angle in -π..<π that has the direction of `radians`.
  ///
  /// Source: `NormalizeRadians` of `detections_to_rects_calculator.cc`: double precision inside.
  package static func normalized(_ radians: Float) -> Float {
    let turns = ((Double(radians) + .pi) / (2 * .pi)).rounded(.down)
    return Float(Double(radians) - 2 * .pi * turns)
  }

  /// The rotation of a region in which the direction from `start` to `end` points at `target`.
  ///
  /// `target` counts counter-clockwise from the x axis: π/2 makes the direction point up.
  /// Source: `ComputeRotation` of `detections_to_rects_calculator.cc`.
  package static func rotation(
    from start: Point<PixelSpace>, to end: Point<PixelSpace>, target: Float
  ) -> Float {
    normalized(target - CorrectlyRounded.arcTangent(y: -(end.y - start.y), x: end.x - start.x))
  }
}
