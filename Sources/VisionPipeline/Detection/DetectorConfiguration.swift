import TensorCore

/// Everything that distinguishes one keypoint detector from another.
package struct DetectorConfiguration: Sendable, Hashable {
  /// The anchors of a network whose input has the size that the grid names.
  package var anchorGrid: AnchorGrid
  /// Points that the network gives with each box.
  package var keypointCount: Int
  /// Intersection over union above which detections are merged.
  package var overlapThreshold: Float
  package var regionRule: RegionRule
  package var projection: Projection = .matrix

  /// How detections get from the network's input into the picture.
  package enum Projection: Sendable, Hashable {
    /// By the matrix of the input's placement.
    case matrix
    /// By taking the letterbox away, as the reference does, which is right for the whole picture and nothing
    /// else; parts of a picture take the matrix.
    case letterboxRemoval
  }
}

extension DetectorConfiguration {
  /// The pose detector. Keypoints: middle of the hips, body circle, middle of the shoulders, upper body
  /// circle.
  ///
  /// Source: `mediapipe/tasks/cc/vision/pose_detector/pose_detector_graph.cc`.
  package static let pose = DetectorConfiguration(
    anchorGrid: .pose, keypointCount: 4, overlapThreshold: 0.5, regionRule: .pose,
    projection: .letterboxRemoval)

  /// The short-range face detector. Keypoints: eyes, nose tip, mouth, ear tragions; the subject's right
  /// first.
  ///
  /// Source: `mediapipe/tasks/cc/vision/face_detector/face_detector_graph.cc`.
  package static let face = DetectorConfiguration(
    anchorGrid: .face, keypointCount: 6, overlapThreshold: 0.5, regionRule: .face)

  /// The full-range face detector, which finds smaller faces, with the keypoints of the short-range one.
  ///
  /// Source: `mediapipe/tasks/cc/vision/face_detector/face_detector_graph.cc`.
  package static let fullRangeFace = DetectorConfiguration(
    anchorGrid: .fullRangeFace, keypointCount: 6, overlapThreshold: 0.5, regionRule: .face)

  /// The face detector whose input has `inputSize`; `nil` when there is none.
  package static func face(inputSize: PixelSize) -> DetectorConfiguration? {
    [.face, .fullRangeFace].first { $0.anchorGrid.inputSize == inputSize }
  }

  /// The palm detector. Keypoints: wrist, knuckles of index, middle, ring and little finger, two of the
  /// thumb.
  ///
  /// Source: `mediapipe/tasks/cc/vision/hand_detector/hand_detector_graph.cc`.
  package static let palm = DetectorConfiguration(
    anchorGrid: .palm, keypointCount: 7, overlapThreshold: 0.3, regionRule: .palm)
}

extension DetectorConfiguration {
  /// Reads the raw outputs of a detector whose input has `inputSize`.
  ///
  /// - Throws: what ``AnchorGrid/makeAnchors()`` throws.
  package func makeDecoder(inputSize: PixelSize) throws(EngineError) -> DetectionDecoder {
    var grid = anchorGrid
    grid.inputSize = inputSize
    return DetectionDecoder(
      anchors: try grid.makeAnchors(), inputSize: inputSize, keypointCount: keypointCount)
  }

  /// Merges overlapping detections.
  package func makeSuppression() -> WeightedNonMaximumSuppression {
    WeightedNonMaximumSuppression(overlapThreshold: overlapThreshold)
  }
}

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
