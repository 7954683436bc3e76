import ModelFormat
import VisionPipeline

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
