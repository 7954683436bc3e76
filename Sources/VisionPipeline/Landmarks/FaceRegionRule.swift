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
    around landmarks: [LandmarkEstimate<ImageSpace>], in size: PixelSize
  ) -> NormalizedRect {
    let bounds = Box(around: landmarks)
    let rect = NormalizedRect(
      xCenter: bounds.xMin + bounds.width / 2, yCenter: bounds.yMin + bounds.height / 2,
      width: bounds.width, height: bounds.height,
      rotation: Angle.rotation(
        from: landmarks[rightEye].point.inPixels(of: size), to: landmarks[leftEye].point.inPixels(of: size),
        target: 0))
    return transformation(rect, in: size)
  }
}

extension Box where Space == ImageSpace {
  /// The smallest box around landmarks.
  ///
  /// The right and lower edges are never at or below 0, because the reference starts its search for the maximum at
  /// the smallest positive number.
  package init(around landmarks: [LandmarkEstimate<ImageSpace>]) {
    var (xMin, yMin) = (Float.greatestFiniteMagnitude, Float.greatestFiniteMagnitude)
    var (xMax, yMax) = (Float.leastNormalMagnitude, Float.leastNormalMagnitude)
    for landmark in landmarks {
      xMin = min(xMin, landmark.x)
      yMin = min(yMin, landmark.y)
      xMax = max(xMax, landmark.x)
      yMax = max(yMax, landmark.y)
    }
    self.init(xMin: xMin, yMin: yMin, width: xMax - xMin, height: yMax - yMin)
  }
}
