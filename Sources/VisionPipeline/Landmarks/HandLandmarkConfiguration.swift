/// The layout of the hand landmark network.
///
/// Source: `mediapipe/tasks/cc/vision/hand_landmarker/hand_landmarks_detector_graph.cc`.
package enum HandLandmarkConfiguration {
  /// Landmarks of a hand: the wrist, then four for each finger from its root to its tip, the thumb first.
  package static let landmarkCount = 21

  /// Reads the 21 landmarks of a network whose input has `inputSize`. Depth is relative to the wrist's.
  package static func landmarks(inputSize: PixelSize) -> LandmarkDecoder {
    LandmarkDecoder(
      landmarkCount: landmarkCount, layout: .position, inputSize: inputSize, depthDivisor: 0.4)
  }
}
