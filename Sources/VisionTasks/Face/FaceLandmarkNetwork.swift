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
