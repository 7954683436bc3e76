/// How a hand's landmarks become the region to look at in the next frame.
///
/// Source: `mediapipe/modules/hand_landmark/calculators/hand_landmarks_to_rect_calculator.cc`,
/// `mediapipe/tasks/cc/vision/hand_landmarker/hand_landmarks_detector_graph.cc`.
package enum HandRegionRule {
  /// Wrist, thumb and the two lower joints of each finger: what moves little when fingers bend.
  private static let palmLandmarks = [0, 1, 2, 3, 5, 6, 9, 10, 13, 14, 17, 18]
  private static let wrist = 0
  /// The reference's comments speak of the middle joints, its positions are those of the knuckles.
  private static let indexKnuckle = 5
  private static let middleKnuckle = 9
  private static let ringKnuckle = 13
  /// Twice as large, and a tenth of the height further towards the finger tips.
  private static let transformation = RectTransformation(
    scale: 2, yShift: -0.1, proportions: .squareOfLongSide)

  /// The region around a hand in a picture of `size`.
  ///
  /// - Precondition: `landmarks` are the 21 of a hand.
  package static func region(
    around landmarks: [Position<PictureSpace>], in size: PixelSize
  ) -> NormalizedRect {
    precondition(
      landmarks.count == HandLandmarkConfiguration.landmarkCount, "\(landmarks.count) landmarks of a hand")
    return transformation(palmRect(landmarks, in: size), in: size)
  }

  /// The turned rectangle around the palm, with the direction from the wrist to the knuckles pointing up.
  private static func palmRect(
    _ landmarks: [Position<PictureSpace>], in size: PixelSize
  ) -> NormalizedRect {
    let (width, height) = (Float(size.width), Float(size.height))
    let rotation = rotation(of: landmarks, in: size)
    let back = Angle.normalized(-rotation)
    // Lazily, so that no array is made.
    let points = palmLandmarks.lazy.map { landmarks[$0].point }
    let center = PointBounds(points).center
    let (cosineBack, sineBack) = (CorrectlyRounded.cosine(back), CorrectlyRounded.sine(back))
    let turned = points.map { point in
      let (x, y) = ((point.x - center.x) * width, (point.y - center.y) * height)
      return Point<PixelSpace>(x: x * cosineBack - y * sineBack, y: x * sineBack + y * cosineBack)
    }
    let bounds = PointBounds(turned)
    let (cosine, sine) = (CorrectlyRounded.cosine(rotation), CorrectlyRounded.sine(rotation))
    let (x, y) = (bounds.center.x, bounds.center.y)
    return NormalizedRect(
      xCenter: (x * cosine - y * sine + width * center.x) / width,
      yCenter: (x * sine + y * cosine + height * center.y) / height,
      width: bounds.width / width, height: bounds.height / height, rotation: rotation)
  }

  private static func rotation(
    of landmarks: [Position<PictureSpace>], in size: PixelSize
  ) -> Float {
    let (index, middle, ring) = (landmarks[indexKnuckle], landmarks[middleKnuckle], landmarks[ringKnuckle])
    let knuckles = Point<PictureSpace>(
      x: ((index.x + ring.x) / 2 + middle.x) / 2, y: ((index.y + ring.y) / 2 + middle.y) / 2)
    return Angle.rotation(
      from: landmarks[wrist].point.inPixels(of: size), to: knuckles.inPixels(of: size),
      target: Float(Double.pi / 2))
  }
}
