/// Tells hands that were found twice.
///
/// Source: `hand_landmarks_deduplication_calculator.cc` in
/// `mediapipe/tasks/cc/vision/hand_landmarker/calculators`,
/// `mediapipe/tasks/cc/vision/utils/landmarks_utils.cc`.
package enum HandDuplicateSuppression {
  /// Landmarks of two hands are close within this share of the larger palm's size.
  private static let closeDistanceShare: Float = 0.2
  /// Two hands are the same when at least so many landmarks are close.
  private static let closeCount = 10
  /// And when their boxes overlap by more than this intersection over union.
  private static let overlapThreshold: Float = 0.2

  /// The corners of the palm: the wrist and the knuckles of the index and the little finger.
  private static let palmCorners = (wrist: 0, index: 5, pinky: 17)

  /// Whether two hands in a picture of `size` are the same.
  ///
  /// - Parameters:
  ///   - hand: the 21 landmarks of one hand.
  ///   - other: the 21 landmarks of the other.
  package static func isSame(
    _ hand: [Position<PictureSpace>], _ other: [Position<PictureSpace>], in size: PixelSize
  ) -> Bool {
    let reach = closeDistanceShare * max(palmSize(of: hand, in: size), palmSize(of: other, in: size))
    var count = 0
    for (first, second) in zip(hand, other) {
      let distance = first.point.inPixels(of: size).distance(to: second.point.inPixels(of: size))
      if distance < reach { count += 1 }
    }
    return count >= closeCount && box(of: hand).intersectionOverUnion(box(of: other)) > overlapThreshold
  }

  /// The longest side of the triangle between the palm's corners, in pixels.
  private static func palmSize(of hand: [Position<PictureSpace>], in size: PixelSize) -> Float {
    precondition(hand.count == HandLandmarkConfiguration.landmarkCount, "\(hand.count) landmarks of a hand")
    let wrist = hand[palmCorners.wrist].point.inPixels(of: size)
    let index = hand[palmCorners.index].point.inPixels(of: size)
    let pinky = hand[palmCorners.pinky].point.inPixels(of: size)
    return max(0, wrist.distance(to: index), index.distance(to: pinky), pinky.distance(to: wrist))
  }

  private static func box(of hand: [Position<PictureSpace>]) -> Box<PictureSpace> {
    guard var minimum = hand.first?.point else { return Box(xMin: 0, yMin: 0, width: 0, height: 0) }
    var maximum = minimum
    for landmark in hand {
      minimum = Point(x: min(minimum.x, landmark.x), y: min(minimum.y, landmark.y))
      maximum = Point(x: max(maximum.x, landmark.x), y: max(maximum.y, landmark.y))
    }
    return Box(
      xMin: minimum.x, yMin: minimum.y, width: maximum.x - minimum.x, height: maximum.y - minimum.y)
  }
}

extension Point where Space == PixelSpace {
  fileprivate func distance(to other: Point) -> Float {
    let (x, y) = (x - other.x, y - other.y)
    return (x * x + y * y).squareRoot()
  }
}
