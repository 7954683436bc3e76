/// Reads the outputs of a face landmark network.
///
/// Holds the working space of one caller; what a frame allocates is its result.
/// Sources: `mediapipe/tasks/cc/vision/face_landmarker/face_landmarks_detector_graph.cc`; for networks that
/// look at parts of the face more closely, those of ``FaceMeshPart``.
package struct FaceDecoder: Sendable {
  /// Landmarks of a face.
  package let landmarkCount: Int
  private let mesh: LandmarkDecoder
  private var inputLandmarks: [Position<InputSpace>] = []

  /// - Parameters:
  ///   - meshLandmarkCount: landmarks in the network's first output.
  ///   - landmarkCount: landmarks with those of the parts that ``refine(_:with:)`` adds.
  ///   - inputSize: columns and rows of the network's input.
  package init(meshLandmarkCount: Int, landmarkCount: Int, inputSize: PixelSize) {
    self.landmarkCount = landmarkCount
    mesh = LandmarkDecoder(landmarkCount: meshLandmarkCount, layout: .position, inputSize: inputSize)
    inputLandmarks.reserveCapacity(landmarkCount)
  }
}

extension FaceDecoder {
  /// Whether the network saw a face.
  ///
  /// - Parameters:
  ///   - presenceLogit: the network's presence before the sigmoid.
  ///   - minimumPresence: what the presence must exceed.
  package static func isFace(presenceLogit: Float, minimumPresence: Float) -> Bool {
    sigmoid(presenceLogit) > minimumPresence
  }

  /// Reads the landmarks of a face, those of the mesh first.
  ///
  /// - Parameter raw: x, y, z of each landmark of the mesh in pixels of the input.
  /// - Precondition: `raw` has the size of the mesh.
  package mutating func readMesh(_ raw: UnsafeBufferPointer<Float>) {
    mesh.decode(raw, into: &inputLandmarks)
    while inputLandmarks.count < landmarkCount { inputLandmarks.append(Position(x: 0, y: 0, z: 0)) }
  }

  /// Puts the landmarks of a part of the face where the network saw them. The parts come in the order of their
  /// cases.
  ///
  /// - Parameter raw: x and y of each landmark of the part in pixels of the input.
  /// - Precondition: `raw` has the size of the part, and a face has landmarks of the irises.
  package mutating func refine(_ part: FaceMeshPart, with raw: UnsafeBufferPointer<Float>) {
    part.refine(&inputLandmarks, with: raw, inputSize: mesh.inputSize)
  }

  /// The landmarks that were read, in the picture.
  ///
  /// - Parameter placement: where the network's input lies in the picture.
  package func landmarks(placement: InputPlacement) -> [Position<ImageSpace>] {
    placement.projection.project(inputLandmarks)
  }
}
