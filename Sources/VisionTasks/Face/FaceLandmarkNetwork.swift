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
  private var decoder: FaceDecoder

  /// The positions of the network's outputs. Others, such as the score for a tongue that sticks out, are not
  /// used.
  private enum Output {
    static let landmarks = 0
    static let presence = 1
  }

  /// Plans the network: one that finds the irises or a former one that does not, of any input size.
  ///
  /// - Throws: ``TasksError`` when the graph is no such network; `EngineError` when it cannot be planned.
  init(_ graph: GraphDefinition, options: PlanOptions) throws {
    typealias Configuration = FaceLandmarkConfiguration
    let input = try ImageInput(of: graph)
    let valueCount = try graph.dimensions(ofOutput: Output.landmarks, "the landmarks", matching: [nil])[0]
    let counts = [Configuration.landmarkCount, Configuration.meshLandmarkCount]
    guard let landmarkCount = counts.first(where: { valueCount == 3 * $0 }) else {
      throw TasksError(
        status: .invalidArgumentError,
        "Output \(Output.landmarks) of network \(graph.name) has \(valueCount) numbers; expected x, y and z of "
          + counts.map(String.init).joined(separator: " or ") + " landmarks")
    }
    _ = try graph.dimensions(ofOutput: Output.presence, "the presence", matching: [1])
    name = graph.name
    decoder = FaceDecoder(landmarkCount: landmarkCount, inputSize: input.size)
    network = try ImageNetwork(
      graph, size: input.size, valueRange: input.requireValueRange(graph.name), proportions: .stretched,
      border: .replicate, options: options)
  }
}

extension FaceLandmarkNetwork {
  /// Landmarks that the network gives.
  var landmarkCount: Int { decoder.landmarkCount }

  /// The landmarks of the face in a region of a picture.
  ///
  /// - Parameter minimumPresence: the network's presence must exceed it.
  /// - Returns: `nil` when there is no face or the region is empty.
  /// - Throws: `EngineError` when the region is neither empty nor valid.
  mutating func estimateLandmarks(
    in region: NormalizedRect, of image: PixelImage, minimumPresence: Float
  ) throws -> [LandmarkEstimate<ImageSpace>]? {
    guard let placement = try network.run(on: region, of: image) else { return nil }
    let presenceLogit = network.withOutput(Output.presence) { $0[0] }
    return network.withOutput(Output.landmarks) { landmarks in
      decoder.decode(
        landmarks: landmarks, presenceLogit: presenceLogit, minimumPresence: minimumPresence,
        placement: placement)
    }
  }
}
