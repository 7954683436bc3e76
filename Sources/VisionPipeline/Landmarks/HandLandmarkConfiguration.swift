/// The layout of the hand landmark network.
///
/// Source: `mediapipe/tasks/cc/vision/hand_landmarker/hand_landmarks_detector_graph.cc`.
package enum HandLandmarkConfiguration {
  /// Columns and rows of the network's input.
  package static let inputSize = PixelSize(square: 224)
  /// Landmarks of a hand: the wrist, then four for each finger from its root to its tip, the thumb first.
  package static let landmarkCount = 21

  /// Reads the 21 landmarks. Depth is relative to the wrist's.
  package static let landmarks = LandmarkDecoder(
    landmarkCount: landmarkCount, layout: .position, inputSize: inputSize, depthDivisor: 0.4)
}
