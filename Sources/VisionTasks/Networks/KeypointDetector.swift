import GraphRuntime
import ModelFormat
import TensorCore
import VisionPipeline

/// A single-shot detector of bodies, faces or palms: from a picture to boxes with keypoints. One caller at a
/// time; what a frame needs is kept for the next.
struct KeypointDetector {
  private let configuration: DetectorConfiguration
  private let network: ImageNetwork
  private let decoder: DetectionDecoder
  private var suppression: WeightedNonMaximumSuppression
  /// Every box with a sufficient score, in the order of the anchors.
  private var boxes: [DetectedBox<InputSpace>] = []
  /// One box for each subject, the surest first.
  private var survivors: [DetectedBox<InputSpace>] = []
  private var found: [RegionCandidate] = []

  /// The positions of the network's outputs.
  private enum Output {
    static let boxes = 0
    static let scores = 1
  }

  /// Plans the network. Its size and value range are those of the graph, all else that of `configuration`.
  ///
  /// - Throws: `VisionError` when the graph is no such detector or cannot be planned.
  init(_ graph: GraphDefinition, configuration: DetectorConfiguration, planner: NetworkPlanner) throws {
    let input = try ImageInput(of: graph)
    let valueRange = try input.requireValueRange(graph.name)
    self.configuration = configuration
    decoder = try configuration.makeDecoder(inputSize: input.size)
    suppression = configuration.makeSuppression()
    _ = try graph.dimensions(
      ofOutput: Output.boxes, "the boxes", matching: [decoder.anchors.count, decoder.valuesPerBox])
    _ = try graph.dimensions(ofOutput: Output.scores, "the scores", matching: [decoder.anchors.count, 1])
    network = try ImageNetwork(
      graph, size: input.size, valueRange: valueRange, proportions: .letterboxed, border: .zero,
      planner: planner)
  }
}

extension KeypointDetector {
  /// What was found in the part of a picture that is searched and scores at least `minimumScore`, and where
  /// to look at it, the surest first.
  ///
  /// - Parameters:
  ///   - region: Where to search, if not in the part of the picture that is searched.
  ///   - limit: The most to give; all when `nil`.
  /// - Throws: `VisionError` when the part is neither empty nor valid.
  mutating func candidates(
    in view: OrientedPicture, region: NormalizedRect? = nil, minimumScore: Float, limit: Int? = nil
  ) throws -> [RegionCandidate] {
    found.removeAll(keepingCapacity: true)
    let region = region ?? view.region
    guard let placement = try network.run(on: region, of: view.pixels) else { return found }
    readBoxes(minimumScore: minimumScore)
    let removesLetterbox = configuration.projection == .letterboxRemoval && region == .wholeImage
    for box in survivors.prefix(limit ?? survivors.count) {
      let detection =
        removesLetterbox ? box.removing(placement.padding) : box.projected(by: placement.projection)
      found.append(
        RegionCandidate(
          region: configuration.regionRule.region(for: detection, in: view.size), detection: detection))
    }
    return found
  }

  /// Replaces the survivors by what the last run found.
  private mutating func readBoxes(minimumScore: Float) {
    decoder.decode(
      boxes: network.output(Output.boxes), scores: network.output(Output.scores), minimumScore: minimumScore,
      into: &boxes)
    suppression.suppress(boxes, into: &survivors)
  }
}
