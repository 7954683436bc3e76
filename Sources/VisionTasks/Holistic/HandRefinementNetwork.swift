import ModelFormat
import VisionPipeline

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
