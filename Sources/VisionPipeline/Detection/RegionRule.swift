/// How a detection becomes the region that the landmark network looks at.
///
/// Sources: `alignment_points_to_rects_calculator.cc`, `detections_to_rects_calculator.cc`,
/// `rect_transformation_calculator.cc`, all in `mediapipe/calculators/util`.
package struct RegionRule: Sendable, Hashable {
  /// What the region surrounds before it is transformed.
  package enum Extent: Sendable, Hashable {
    /// The square around the start keypoint whose half side is the distance to the end keypoint.
    case circleOfKeypoints
    /// The detection's box.
    case box
  }

  package var extent: Extent
  /// The keypoints whose direction gives the rotation.
  package var startKeypoint: Int
  package var endKeypoint: Int
  /// Where that direction points in the region, in radians counter-clockwise from the x axis.
  package var targetAngle: Float
  package var transformation: RectTransformation
}

extension RegionRule {
  /// Around a person: the middle of the hips in the centre, upright, a quarter larger than the body's circle.
  package static let pose = RegionRule(
    extent: .circleOfKeypoints, startKeypoint: 0, endKeypoint: 1, targetAngle: Float(Double.pi / 2),
    transformation: RectTransformation(scale: 1.25, proportions: .squareOfLongSide))

  /// Around a face: the line between the eyes level, half as large again as the box.
  package static let face = RegionRule(
    extent: .box, startKeypoint: 0, endKeypoint: 1, targetAngle: 0,
    transformation: RectTransformation(scale: 1.5))

  /// Around a hand: from the wrist to the middle finger's knuckle.
  ///
  /// The target is 90 *radians*: the reference's graph sets the radian option to the number of degrees, and
  /// its results depend on it (`mediapipe/tasks/cc/vision/hand_detector/hand_detector_graph.cc`).
  package static let palm = RegionRule(
    extent: .box, startKeypoint: 0, endKeypoint: 2, targetAngle: 90,
    transformation: RectTransformation(scale: 2.6, yShift: -0.5, proportions: .squareOfLongSide))
}

extension RegionRule {
  /// The region for `detection` in a picture of `size`.
  ///
  /// - Precondition: the detection has the keypoints that the rule names.
  package func region(for detection: DetectedBox<PictureSpace>, in size: PixelSize) -> NormalizedRect {
    let start = detection.keypoints[startKeypoint]
    let end = detection.keypoints[endKeypoint]
    switch extent {
    case .circleOfKeypoints:
      return region(center: start, scalePoint: end, in: size)
    case .box:
      let box = detection.box
      let rotation = Angle.rotation(
        from: start.inPixels(of: size), to: end.inPixels(of: size), target: targetAngle)
      let rect = NormalizedRect(
        xCenter: box.xMin + box.width / 2, yCenter: box.yMin + box.height / 2,
        width: box.width, height: box.height, rotation: rotation)
      return transformation(rect, in: size)
    }
  }

  /// The region around two points: a detection's, or the auxiliary landmarks of a tracked person.
  package func region(
    center: Point<PictureSpace>, scalePoint: Point<PictureSpace>, in size: PixelSize
  ) -> NormalizedRect {
    let rect = NormalizedRect(center: center, scalePoint: scalePoint, target: targetAngle, in: size)
    return transformation(rect, in: size)
  }
}

/// A region that may show a subject.
package struct RegionCandidate: Sendable, Hashable {
  package var region: NormalizedRect
  /// What the detector saw there; `nil` for a region that is followed or given.
  package var detection: DetectedBox<PictureSpace>?
  /// The track that the region belongs to; `nil` for a subject that is new.
  package var trackID: Int?

  package init(
    region: NormalizedRect, detection: DetectedBox<PictureSpace>? = nil, trackID: Int? = nil
  ) {
    self.region = region
    self.detection = detection
    self.trackID = trackID
  }

  /// The intersection over union of the regions, as if they were not rotated.
  func overlap(with other: RegionCandidate) -> Float {
    region.uprightBox.intersectionOverUnion(other.region.uprightBox)
  }
}

/// How a rectangle around what was found becomes the region that the next network looks at.
///
/// Source: `mediapipe/calculators/util/rect_transformation_calculator.cc`.
package struct RectTransformation: Sendable, Hashable {
  /// What happens to the proportions before scaling.
  package enum Proportions: Sendable, Hashable {
    case kept
    /// Both sides become the longer one, measured in pixels.
    case squareOfLongSide
  }

  /// Factors of width and height.
  package var xScale: Float
  package var yScale: Float
  /// Shifts along the rectangle's own axes, in fractions of its width and height before scaling.
  package var xShift: Float
  package var yShift: Float
  package var proportions: Proportions

  package init(
    scale: Float, xShift: Float = 0, yShift: Float = 0, proportions: Proportions = .kept
  ) {
    xScale = scale
    yScale = scale
    self.xShift = xShift
    self.yShift = yShift
    self.proportions = proportions
  }
}

extension RectTransformation {
  /// The transformed rectangle in a picture of `size`.
  package func callAsFunction(_ rect: NormalizedRect, in size: PixelSize) -> NormalizedRect {
    let (imageWidth, imageHeight) = (Float(size.width), Float(size.height))
    var result = shifted(rect, imageWidth: imageWidth, imageHeight: imageHeight)
    if proportions == .squareOfLongSide {
      let side = max(result.width * imageWidth, result.height * imageHeight)
      result.width = side / imageWidth
      result.height = side / imageHeight
    }
    result.width *= xScale
    result.height *= yScale
    return result
  }

  private func shifted(_ rect: NormalizedRect, imageWidth: Float, imageHeight: Float) -> NormalizedRect {
    var result = rect
    if rect.rotation == 0 {
      result.xCenter += rect.width * xShift
      result.yCenter += rect.height * yShift
    } else {
      let (cosine, sine) = (CorrectlyRounded.cosine(rect.rotation), CorrectlyRounded.sine(rect.rotation))
      let x = imageWidth * rect.width * xShift
      let y = imageHeight * rect.height * yShift
      result.xCenter += (x * cosine - y * sine) / imageWidth
      result.yCenter += (x * sine + y * cosine) / imageHeight
    }
    return result
  }
}

extension NormalizedRect {
  /// The square around `center` whose half side is the distance to `scalePoint`, turned so that the direction
  /// from `center` to `scalePoint` points at `target`.
  ///
  /// - Parameter target: radians counter-clockwise from the x axis.
  ///
  /// Source: `mediapipe/calculators/util/alignment_points_to_rects_calculator.cc`.
  package init(
    center: Point<PictureSpace>, scalePoint: Point<PictureSpace>, target: Float, in size: PixelSize
  ) {
    let (imageWidth, imageHeight) = (Float(size.width), Float(size.height))
    let start = center.inPixels(of: size)
    let end = scalePoint.inPixels(of: size)
    let (x, y) = (end.x - start.x, end.y - start.y)
    let side = 2 * (x * x + y * y).squareRoot()
    self.init(
      xCenter: start.x / imageWidth, yCenter: start.y / imageHeight,
      width: side / imageWidth, height: side / imageHeight,
      rotation: Angle.rotation(from: start, to: end, target: target))
  }
}

/// How a face's landmarks become the region to look at in the next frame.
///
/// Sources: `landmarks_to_detection_calculator.cc`, `detections_to_rects_calculator.cc` in
/// `mediapipe/calculators/util`;
/// `mediapipe/tasks/cc/vision/face_landmarker/face_landmarks_detector_graph.cc`.
package enum FaceRegionRule {
  /// The outer corner of the right eye.
  private static let rightEye = 33
  /// The outer corner of the left eye.
  private static let leftEye = 263
  private static let transformation = RectTransformation(scale: 1.5, proportions: .squareOfLongSide)

  /// The region around a face in a picture of `size`: half as large again as its box, its eyes level.
  ///
  /// - Precondition: `landmarks` are those of a face.
  package static func region(
    around landmarks: [Position<PictureSpace>], in size: PixelSize
  ) -> NormalizedRect {
    transformation(rect(around: landmarks, in: size), in: size)
  }

  /// The turned rectangle around a face, its eyes level.
  static func rect(around landmarks: [Position<PictureSpace>], in size: PixelSize) -> NormalizedRect {
    NormalizedRect(
      around: landmarks.lazy.map(\.point), level: (landmarks[rightEye].point, landmarks[leftEye].point),
      in: size)
  }
}

extension NormalizedRect {
  /// The bounds of some points, turned so that the direction between two points is level.
  ///
  /// Sources: `landmarks_to_detection_calculator.cc`, `detections_to_rects_calculator.cc` in
  /// `mediapipe/calculators/util`.
  init(
    around points: some Sequence<Point<PictureSpace>>,
    level: (from: Point<PictureSpace>, to: Point<PictureSpace>), in size: PixelSize
  ) {
    let bounds = PointBounds(points)
    // The bounds' own centre is rounded otherwise.
    self.init(
      xCenter: bounds.minimum.x + bounds.width / 2, yCenter: bounds.minimum.y + bounds.height / 2,
      width: bounds.width, height: bounds.height,
      rotation: Angle.rotation(
        from: level.from.inPixels(of: size), to: level.to.inPixels(of: size), target: 0))
  }
}

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
