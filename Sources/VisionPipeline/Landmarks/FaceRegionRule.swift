/// How a face's landmarks become the region to look at in the next frame.
///
/// Sources: `landmarks_to_detection_calculator.cc`, `detections_to_rects_calculator.cc` in
/// `mediapipe/calculators/util`; `mediapipe/tasks/cc/vision/face_landmarker/face_landmarks_detector_graph.cc`.
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
    around landmarks: [Position<ImageSpace>], in size: PixelSize
  ) -> NormalizedRect {
    transformation(rect(around: landmarks, in: size), in: size)
  }

  /// The turned rectangle around a face, its eyes level.
  static func rect(around landmarks: [Position<ImageSpace>], in size: PixelSize) -> NormalizedRect {
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
    around points: some Sequence<Point<ImageSpace>>,
    level: (from: Point<ImageSpace>, to: Point<ImageSpace>), in size: PixelSize
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
