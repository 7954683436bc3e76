import GraphRuntime
import ModelFormat
import TensorCore
import VisionPipeline

/// The network that finds the landmarks of one face in a region. One caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/face_landmarker/face_landmarks_detector_graph.cc`.
struct FaceLandmarkNetwork {
  /// The name of the graph, for messages.
  let name: String
  private let network: ImageNetwork
  private let outputs: FaceLandmarkOutputs
  private var decoder: FaceDecoder

  /// Plans the network, of any input size: one that finds the irises, a former one that does not, or one that
  /// looks at lips and eyes more closely.
  ///
  /// - Throws: `VisionError` when the graph is no such network or cannot be planned.
  init(_ graph: GraphDefinition, planner: NetworkPlanner) throws {
    let input = try ImageInput(of: graph)
    name = graph.name
    outputs = try FaceLandmarkOutputs(of: graph)
    decoder = FaceDecoder(
      meshLandmarkCount: outputs.meshLandmarkCount, landmarkCount: outputs.landmarkCount,
      inputSize: input.size)
    network = try ImageNetwork(
      graph, size: input.size, valueRange: input.requireValueRange(graph.name), proportions: .stretched,
      border: .replicate, planner: planner)
  }
}

extension FaceLandmarkNetwork {
  /// Landmarks that the network gives.
  var landmarkCount: Int { decoder.landmarkCount }

  /// The landmarks of the face in a region of a picture.
  ///
  /// - Parameter minimumPresence: the network's presence must exceed it.
  /// - Returns: `nil` when there is no face or the region is empty.
  /// - Throws: `VisionError` when the region is neither empty nor valid.
  mutating func estimateLandmarks(
    in region: NormalizedRect, of image: UprightImage, minimumPresence: Float
  ) throws -> [PicturePosition]? {
    guard let placement = try network.run(on: region, of: image) else { return nil }
    let presenceLogit = network.output(outputs.presence)[0]
    guard FaceDecoder.isFace(presenceLogit: presenceLogit, minimumPresence: minimumPresence) else {
      return nil
    }
    decoder.readMesh(network.output(outputs.mesh))
    for (part, output) in outputs.parts {
      decoder.refine(part, with: network.output(output))
    }
    return decoder.landmarks(placement: placement)
  }
}

/// Where a face landmark network has what. Outputs that are not named, such as the score for a tongue that
/// sticks out, are not used.
struct FaceLandmarkOutputs {
  /// x, y and z of each landmark of the mesh.
  let mesh = 0
  /// Landmarks in the mesh.
  let meshLandmarkCount: Int
  /// x and y of each landmark of the parts that a network with attention looks at more closely.
  let parts: [(part: FaceMeshPart, output: Int)]
  /// The presence of a face, before the sigmoid.
  let presence: Int
}

extension FaceLandmarkOutputs {
  /// Landmarks of a face.
  var landmarkCount: Int {
    parts.isEmpty ? meshLandmarkCount : FaceLandmarkConfiguration.landmarkCount
  }

  /// Finds out which kind of network `graph` is: one that gives all landmarks at once, with or without the
  /// irises, or one that refines parts of the mesh.
  ///
  /// - Throws: `VisionError` when it is neither.
  init(of graph: GraphDefinition) throws {
    typealias Configuration = FaceLandmarkConfiguration
    let valueCount = try graph.dimensions(ofOutput: mesh, "the landmarks", matching: [nil])[0]
    let counts = [Configuration.landmarkCount, Configuration.meshLandmarkCount]
    guard let count = counts.first(where: { valueCount == 3 * $0 }) else {
      throw VisionError(
        .invalidModel,
        "Output \(mesh) of network \(graph.name) has \(valueCount) numbers; expected x, y and z of "
          + counts.map(String.init).joined(separator: " or ") + " landmarks")
    }
    meshLandmarkCount = count
    let allParts = Array(zip(FaceMeshPart.allCases, 1...)).map { (part: $0, output: $1) }
    let hasParts = count == Configuration.meshLandmarkCount && graph.outputs.count > allParts.count
    parts = hasParts ? allParts : []
    presence = parts.count + 1
    for (part, output) in parts {
      _ = try graph.dimensions(ofOutput: output, "the \(part.name)", matching: [2 * part.landmarks.count])
    }
    _ = try graph.dimensions(ofOutput: presence, "the presence", matching: [1])
  }
}

extension FaceMeshPart {
  /// For messages.
  fileprivate var name: String {
    switch self {
    case .lips: "lips"
    case .leftEye: "left eye"
    case .rightEye: "right eye"
    case .leftIris: "left iris"
    case .rightIris: "right iris"
    }
  }
}
