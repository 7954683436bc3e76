import GraphRuntime
import ModelFormat
import TensorCore
import VisionPipeline

/// The network that finds the landmarks of one hand in a region. One caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/hand_landmarker/hand_landmarks_detector_graph.cc`.
struct HandLandmarkNetwork {
  private let network: ImageNetwork
  private var decoder: HandDecoder

  /// The positions of the network's outputs.
  private enum Output {
    static let landmarks = 0
    static let presence = 1
    static let handedness = 2
    static let worldLandmarks = 3
  }

  /// Plans the network. Its size and value range are those of the graph.
  ///
  /// - Throws: `VisionError` when the graph is no such network or cannot be planned.
  init(_ graph: GraphDefinition, planner: NetworkPlanner) throws {
    typealias Configuration = HandLandmarkConfiguration
    let input = try ImageInput(of: graph)
    let coordinateCount = Configuration.landmarks(inputSize: input.size).valueCount
    _ = try graph.dimensions(ofOutput: Output.landmarks, "the landmarks", matching: [coordinateCount])
    _ = try graph.dimensions(ofOutput: Output.presence, "the presence", matching: [1])
    _ = try graph.dimensions(ofOutput: Output.handedness, "the handedness", matching: [1])
    _ = try graph.dimensions(
      ofOutput: Output.worldLandmarks, "the world landmarks", matching: [3 * Configuration.landmarkCount])
    decoder = HandDecoder(inputSize: input.size)
    network = try ImageNetwork(
      graph, size: input.size, valueRange: input.requireValueRange(graph.name), proportions: .stretched,
      border: .replicate, planner: planner)
  }
}

extension HandLandmarkNetwork {
  /// The hand in a region of a picture.
  ///
  /// - Parameter minimumPresence: the network's presence must exceed it.
  /// - Returns: `nil` when there is no hand or the region is empty.
  /// - Throws: `VisionError` when the region is neither empty nor valid.
  mutating func estimateHand(
    in region: NormalizedRect, of image: UprightImage, minimumPresence: Float
  ) throws -> HandEstimate? {
    guard try network.run(on: region, of: image) != nil else { return nil }
    guard isSubjectPresent(network.output(Output.presence)[0], minimumPresence: minimumPresence) else {
      return nil
    }
    return decoder.decode(
      landmarks: network.output(Output.landmarks), worldLandmarks: network.output(Output.worldLandmarks),
      rightProbability: network.output(Output.handedness)[0], region: region, imageSize: image.size)
  }
}

/// The network that finds out more closely where a hand is than a body's landmarks say. One caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/hand_landmarker/hand_roi_refinement_graph.cc`.
struct HandRefinementNetwork {
  private let network: ImageNetwork
  private let decoder: HandRefinementDecoder

  /// Plans the network. Its size and value range are those of the graph.
  ///
  /// - Throws: `VisionError` when the graph is no such network or cannot be planned.
  init(_ graph: GraphDefinition, planner: NetworkPlanner) throws {
    let input = try ImageInput(of: graph)
    _ = try graph.dimensions(
      ofOutput: 0, "two points of a hand", matching: [HandRefinementDecoder.valueCount])
    decoder = HandRefinementDecoder(inputSize: input.size)
    network = try ImageNetwork(
      graph, size: input.size, valueRange: input.requireValueRange(graph.name), proportions: .letterboxed,
      border: .replicate, planner: planner)
  }

  /// Where the hand in a region of a picture is.
  ///
  /// - Returns: `nil` when the region is empty.
  /// - Throws: `VisionError` when the region is neither empty nor valid.
  func refine(_ region: NormalizedRect, of image: UprightImage) throws -> NormalizedRect? {
    guard let placement = try network.run(on: region, of: image) else { return nil }
    return decoder.region(network.output(0), placement: placement)
  }
}
