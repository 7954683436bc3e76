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
  package var isValid: Bool { width >= 0 && height >= 0 }
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
