/// Removes hands that were found twice: the earlier of two that lie on each other stays.
///
/// Source: `hand_landmarks_deduplication_calculator.cc` in
/// `mediapipe/tasks/cc/vision/hand_landmarker/calculators`, `mediapipe/tasks/cc/vision/utils/landmarks_utils.cc`.
package enum HandDuplicateSuppression {
  /// Landmarks of two hands are close within this share of the larger palm's size.
  private static let closeDistanceShare: Float = 0.2
  /// Two hands are the same when at least so many landmarks are close.
  private static let closeCount = 10
  /// And when their boxes overlap by more than this intersection over union.
  private static let overlapThreshold: Float = 0.2

  /// The corners of the palm: the wrist and the knuckles of the index and the little finger.
  private static let palmCorners = [0, 5, 17]

  /// The positions of the hands that stay, in their order, in a picture of `size`.
  ///
  /// - Parameter hands: the landmarks of each hand, 21 each.
  package static func indicesToKeep(
    of hands: [[Position<ImageSpace>]], in size: PixelSize
  ) -> [Int] {
    guard hands.count > 1 else { return Array(hands.indices) }
    let outlines = hands.map { HandOutline($0, palmCorners: palmCorners, in: size) }
    var kept: [Int] = []
    for index in outlines.indices where !kept.contains(where: { isSame(outlines[index], outlines[$0]) }) {
      kept.append(index)
    }
    return kept
  }

  private static func isSame(_ hand: HandOutline, _ other: HandOutline) -> Bool {
    let reach = closeDistanceShare * max(hand.palmSize, other.palmSize)
    let count = zip(hand.points, other.points).count { $0.distance(to: $1) < reach }
    return count >= closeCount && hand.box.intersectionOverUnion(other.box) > overlapThreshold
  }
}

/// What is compared of a hand.
private struct HandOutline {
  let points: [Point<PixelSpace>]
  /// The longest side of the triangle between the palm's corners, in pixels.
  let palmSize: Float
  let box: Box<ImageSpace>

  init(_ landmarks: [Position<ImageSpace>], palmCorners: [Int], in size: PixelSize) {
    precondition(
      landmarks.count == HandLandmarkConfiguration.landmarkCount, "\(landmarks.count) landmarks of a hand")
    let points = landmarks.map { $0.point.inPixels(of: size) }
    self.points = points
    let corners = palmCorners.map { points[$0] }
    palmSize = zip(corners, corners.dropFirst() + corners.prefix(1))
      .reduce(0) { max($0, $1.0.distance(to: $1.1)) }
    let (x, y) = (landmarks.map(\.x), landmarks.map(\.y))
    let (xMin, yMin) = (x.min() ?? 0, y.min() ?? 0)
    box = Box(xMin: xMin, yMin: yMin, width: (x.max() ?? 0) - xMin, height: (y.max() ?? 0) - yMin)
  }
}

extension Point where Space == PixelSpace {
  fileprivate func distance(to other: Point) -> Float {
    let (x, y) = (x - other.x, y - other.y)
    return (x * x + y * y).squareRoot()
  }
}
