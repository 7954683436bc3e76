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
