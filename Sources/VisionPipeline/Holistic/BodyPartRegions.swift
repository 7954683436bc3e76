/// Where to look for a body's face and hands, given the landmarks of the body or of what was found there
/// before.
///
/// Sources: `holistic_face_tracking.cc`, `holistic_hand_tracking.cc` of
/// `mediapipe/tasks/cc/vision/holistic_landmarker`.
package enum BodyPartRegions {
  /// Landmarks of a body that lie in its face: nose, eyes, ears and mouth.
  private static let faceLandmarkCount = 11
  private static let rightEye = 5
  private static let leftEye = 2
  private static let fromBody = RectTransformation(scale: 3, proportions: .squareOfLongSide)
  private static let fromDetection = RectTransformation(scale: 2, proportions: .squareOfLongSide)
  private static let fromFace = RectTransformation(scale: 1.5)

  /// Where a face detector looks for the face of a body in a picture of `size`.
  ///
  /// - Precondition: `landmarks` are the 33 of a body.
  package static func face(
    ofBody landmarks: [SpatialLandmark<PictureSpace>], in size: PixelSize
  ) -> NormalizedRect {
    let rect = NormalizedRect(
      around: landmarks[..<faceLandmarkCount].lazy.map(\.point),
      level: (from: landmarks[rightEye].point, to: landmarks[leftEye].point), in: size)
    return fromBody(rect, in: size)
  }

  /// Where the landmarks of a face are looked for that a detector found: around its keypoints, the eyes
  /// level.
  ///
  /// - Precondition: the detection has the eyes as its first two keypoints.
  ///
  /// Source: `NormRectFromKeyPoints` of `mediapipe/calculators/util/detections_to_rects_calculator.cc`.
  package static func face(
    around detection: DetectedBox<PictureSpace>, in size: PixelSize
  ) -> NormalizedRect {
    let keypoints = detection.keypoints
    var (minimum, maximum) = (keypoints[0], keypoints[0])
    for point in keypoints {
      minimum = Point(x: min(minimum.x, point.x), y: min(minimum.y, point.y))
      maximum = Point(x: max(maximum.x, point.x), y: max(maximum.y, point.y))
    }
    let rect = NormalizedRect(
      xCenter: (minimum.x + maximum.x) / 2, yCenter: (minimum.y + maximum.y) / 2,
      width: maximum.x - minimum.x, height: maximum.y - minimum.y,
      rotation: Angle.rotation(
        from: keypoints[0].inPixels(of: size), to: keypoints[1].inPixels(of: size), target: 0))
    return fromDetection(rect, in: size)
  }

  /// Where a face with these landmarks is followed.
  ///
  /// - Precondition: `landmarks` are those of a face.
  package static func face(
    following landmarks: [Position<PictureSpace>], in size: PixelSize
  ) -> NormalizedRect {
    fromFace(FaceRegionRule.rect(around: landmarks, in: size), in: size)
  }
}

/// The landmarks of a body at the end of an arm.
package struct PalmPoints: Sendable, Hashable {
  package let wrist: SpatialLandmark<PictureSpace>
  package let littleFinger: SpatialLandmark<PictureSpace>
  package let indexFinger: SpatialLandmark<PictureSpace>

  /// The position of a body's wrist among its landmarks.
  package static func wrist(of side: BodySide) -> Int { side == .left ? 15 : 16 }

  /// The palm on one side of a body.
  ///
  /// - Precondition: `landmarks` are the 33 of a body.
  package init(_ side: BodySide, ofBody landmarks: [SpatialLandmark<PictureSpace>]) {
    let wristIndex = Self.wrist(of: side)
    wrist = landmarks[wristIndex]
    littleFinger = landmarks[wristIndex + 2]
    indexFinger = landmarks[wristIndex + 4]
  }

  /// Whether the wrist is seen well enough for the hand to be looked for.
  package var isVisible: Bool { wrist.visibility > 0.1 }
}

/// A side of a body, as the person calls it.
package enum BodySide: Sendable, CaseIterable {
  case left
  case right
}

extension BodyPartRegions {
  private static let fromPalm = RectTransformation(
    scale: 2.7, yShift: -0.1, proportions: .squareOfLongSide)
  private static let fromRefinement = RectTransformation(
    scale: 1, yShift: -0.1, proportions: .squareOfLongSide)

  /// Where roughly the hand behind a body's wrist is: around the root of the middle finger, the arm pointing
  /// up.
  ///
  /// Source:
  /// `mediapipe/modules/holistic_landmark/calculators/hand_detections_from_pose_to_rects_calculator.cc`.
  package static func hand(_ palm: PalmPoints, in size: PixelSize) -> NormalizedRect {
    let wrist = palm.wrist.point.inPixels(of: size)
    let index = palm.indexFinger.point.inPixels(of: size)
    let little = palm.littleFinger.point.inPixels(of: size)
    let middle = Point<PixelSpace>(x: (2 * index.x + little.x) / 3, y: (2 * index.y + little.y) / 3)
    let (x, y) = (middle.x - wrist.x, middle.y - wrist.y)
    let side = (x * x + y * y).squareRoot() * 2
    let (width, height) = (Float(size.width), Float(size.height))
    let rect = NormalizedRect(
      xCenter: middle.x / width, yCenter: middle.y / height, width: side / width, height: side / height,
      rotation: Angle.rotation(from: wrist, to: middle, target: Float(Double.pi / 2)))
    return fromPalm(rect, in: size)
  }

  /// Where the landmarks of a hand are looked for, given the two points of the network that refines its
  /// region.
  ///
  /// Source: `mediapipe/tasks/cc/vision/hand_landmarker/hand_roi_refinement_graph.cc`.
  package static func hand(
    center: Point<PictureSpace>, guide: Point<PictureSpace>, in size: PixelSize
  ) -> NormalizedRect {
    let rect = NormalizedRect(center: center, scalePoint: guide, target: Float(-Double.pi / 2), in: size)
    return fromRefinement(rect, in: size)
  }
}

extension HandEstimate {
  /// Moves the landmarks in the world so that the wrist is where a body has it.
  ///
  /// Source: `mediapipe/calculators/util/align_hand_to_pose_in_world_calculator.cc`.
  package mutating func attach(toWrist bodyWrist: Position<WorldSpace>) {
    guard let wrist = worldLandmarks.first else { return }
    for index in worldLandmarks.indices {
      worldLandmarks[index].x = worldLandmarks[index].x - wrist.x + bodyWrist.x
      worldLandmarks[index].y = worldLandmarks[index].y - wrist.y + bodyWrist.y
      worldLandmarks[index].z = worldLandmarks[index].z - wrist.z + bodyWrist.z
    }
  }
}
