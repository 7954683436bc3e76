/// The extremes of some points, as the reference finds them when a subject's landmarks become a region.
///
/// The right and lower edges are never at or below 0: the reference starts its search for the maximum at the smallest
/// positive number.
/// Sources: `mediapipe/calculators/util/landmarks_to_detection_calculator.cc`,
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
