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

  /// Puts the landmarks of a part of the face where the network saw them. The parts come in the order of
  /// their cases.
  ///
  /// - Parameter raw: x and y of each landmark of the part in pixels of the input.
  /// - Precondition: `raw` has the size of the part, and a face has landmarks of the irises.
  package mutating func refine(_ part: FaceMeshPart, with raw: UnsafeBufferPointer<Float>) {
    part.refine(&inputLandmarks, with: raw, inputSize: mesh.inputSize)
  }

  /// The landmarks that were read, in the picture.
  ///
  /// - Parameter placement: where the network's input lies in the picture.
  package func landmarks(placement: InputPlacement) -> [Position<PictureSpace>] {
    placement.projection.project(inputLandmarks)
  }
}

/// The layout of the face landmark networks and of the network for blendshapes.
///
/// Sources: `face_landmarks_detector_graph.cc`, `face_blendshapes_graph.cc` of
/// `mediapipe/tasks/cc/vision/face_landmarker`.
package enum FaceLandmarkConfiguration {
  /// Landmarks of the mesh, which all networks give.
  package static let meshLandmarkCount = 468
  /// Landmarks of a network that also finds the irises: five for each, after the mesh.
  package static let landmarkCount = 478

  /// The landmarks whose positions, in pixels, are the input of the network for blendshapes.
  package static let blendshapeLandmarks: [Int] = [
    0, 1, 4, 5, 6, 7, 8, 10, 13, 14, 17, 21, 33, 37, 39, 40, 46, 52, 53, 54, 55, 58, 61, 63, 65, 66, 67, 70,
    78, 80, 81, 82, 84, 87, 88, 91, 93, 95, 103, 105, 107, 109, 127, 132, 133, 136, 144, 145, 146, 148, 149,
    150, 152, 153, 154, 155, 157, 158, 159, 160, 161, 162, 163, 168, 172, 173, 176, 178, 181, 185, 191, 195,
    197, 234, 246, 249, 251, 263, 267, 269, 270, 276, 282, 283, 284, 285, 288, 291, 293, 295, 296, 297, 300,
    308, 310, 311, 312, 314, 317, 318, 321, 323, 324, 332, 334, 336, 338, 356, 361, 362, 365, 373, 374, 375,
    377, 378, 379, 380, 381, 382, 384, 385, 386, 387, 388, 389, 390, 397, 398, 400, 402, 405, 409, 415, 454,
    466, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477,
  ]
}
