import TensorCore

/// Everything that distinguishes one keypoint detector from another.
package struct DetectorConfiguration: Sendable, Hashable {
  package var anchorGrid: AnchorGrid
  /// Points that the network gives with each box.
  package var keypointCount: Int
  /// The numbers that the network expects for black and white.
  package var valueRange: ValueRange
  /// Intersection over union above which detections are merged.
  package var overlapThreshold: Float
  package var regionRule: RegionRule
}

extension DetectorConfiguration {
  /// The pose detector. Keypoints: middle of the hips, body circle, middle of the shoulders, upper body
  /// circle.
  ///
  /// Source: `mediapipe/tasks/cc/vision/pose_detector/pose_detector_graph.cc`.
  package static let pose = DetectorConfiguration(
    anchorGrid: .pose, keypointCount: 4, valueRange: .minusOneToOne, overlapThreshold: 0.5, regionRule: .pose)

  /// The short-range face detector. Keypoints: eyes, nose tip, mouth, ear tragions; the subject's right
  /// first.
  ///
  /// Source: `mediapipe/tasks/cc/vision/face_detector/face_detector_graph.cc`.
  package static let face = DetectorConfiguration(
    anchorGrid: .face, keypointCount: 6, valueRange: .minusOneToOne, overlapThreshold: 0.5, regionRule: .face)

  /// The palm detector. Keypoints: wrist, knuckles of index, middle, ring and little finger, two of the
  /// thumb.
  ///
  /// Source: `mediapipe/tasks/cc/vision/hand_detector/hand_detector_graph.cc`.
  package static let palm = DetectorConfiguration(
    anchorGrid: .palm, keypointCount: 7, valueRange: .zeroToOne, overlapThreshold: 0.3, regionRule: .palm)
}

extension DetectorConfiguration {
  /// Cuts the detector's input out of a picture, with black borders that keep the proportions.
  package func makeImageToTensor() -> ImageToTensor {
    ImageToTensor(
      size: anchorGrid.inputSize, valueRange: valueRange, proportions: .letterboxed, border: .zero)
  }

  /// Reads the detector's raw outputs.
  ///
  /// - Throws: what ``AnchorGrid/makeAnchors()`` throws.
  package func makeDecoder() throws(EngineError) -> DetectionDecoder {
    DetectionDecoder(
      anchors: try anchorGrid.makeAnchors(), inputSize: anchorGrid.inputSize, keypointCount: keypointCount)
  }

  /// Merges overlapping detections.
  package func makeSuppression() -> WeightedNonMaximumSuppression {
    WeightedNonMaximumSuppression(overlapThreshold: overlapThreshold)
  }
}
