/// The layout of the pose landmark network, the same for its light, full and heavy variants.
///
/// Source: `mediapipe/tasks/cc/vision/pose_landmarker/pose_landmarks_detector_graph.cc`.
package enum PoseLandmarkConfiguration {
  /// Landmarks of the network: those of the result, then auxiliary ones.
  package static let landmarkCount = 39
  /// Landmarks of the result: the first ones of the network.
  package static let resultCount = 33
  /// The auxiliary landmark in the centre of the next region, between the hips.
  package static let regionCenter = 33
  /// The auxiliary landmark that gives size and rotation of the next region.
  package static let regionScalePoint = 34

  /// Reads the 39 landmarks of a network whose input has `inputSize`.
  package static func landmarks(inputSize: PixelSize) -> LandmarkDecoder {
    LandmarkDecoder(landmarkCount: landmarkCount, layout: .positionVisibilityPresence, inputSize: inputSize)
  }

  /// Refines the 39 landmarks by a heatmap of `size`.
  package static func refinement(size: PixelSize) -> HeatmapRefinement {
    HeatmapRefinement(size: size, landmarkCount: landmarkCount, reach: 3, minimumConfidence: 0.5)
  }
}
