/// Reads the outputs of a face landmark network.
///
/// Holds the working space of one caller; what a frame allocates is its result.
/// Source: `mediapipe/tasks/cc/vision/face_landmarker/face_landmarks_detector_graph.cc`.
package struct FaceDecoder: Sendable {
  private let landmarks: LandmarkDecoder
  private var inputLandmarks: [LandmarkEstimate<InputSpace>] = []

  /// - Parameters:
  ///   - landmarkCount: landmarks that the network gives.
  ///   - inputSize: columns and rows of the network's input.
  package init(landmarkCount: Int, inputSize: PixelSize) {
    landmarks = LandmarkDecoder(landmarkCount: landmarkCount, layout: .position, inputSize: inputSize)
    inputLandmarks.reserveCapacity(landmarkCount)
  }

  /// Landmarks that the network gives.
  package var landmarkCount: Int { landmarks.landmarkCount }
}

extension FaceDecoder {
  /// The landmarks of the face that the network saw.
  ///
  /// - Parameters:
  ///   - raw: x, y, z of each landmark in pixels of the input, shape `[3 · landmarkCount]`.
  ///   - presenceLogit: the network's presence before the sigmoid.
  ///   - minimumPresence: what the presence must exceed.
  ///   - placement: where the network's input lies in the picture.
  /// - Returns: `nil` when there is no face.
  /// - Precondition: `raw` has this size.
  package mutating func decode(
    landmarks raw: UnsafeBufferPointer<Float>, presenceLogit: Float, minimumPresence: Float,
    placement: InputPlacement
  ) -> [LandmarkEstimate<ImageSpace>]? {
    guard sigmoid(presenceLogit) > minimumPresence else { return nil }
    landmarks.decode(raw, into: &inputLandmarks)
    return placement.projection.project(inputLandmarks)
  }
}
