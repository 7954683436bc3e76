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
  private var candidates: [DetectedBox<InputSpace>] = []
  private var survivors: [DetectedBox<InputSpace>] = []

  /// The positions of the network's outputs.
  private enum Output {
    static let boxes = 0
    static let scores = 1
  }

  /// Plans the network. Its size and value range are those of the graph, all else that of `configuration`.
  ///
  /// - Throws: ``TasksError`` when the graph is no such detector; `EngineError` when it cannot be planned.
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
  /// What was found in one picture.
  struct Detections {
    /// Best first, in fractions of the network's input.
    let boxes: [DetectedBox<InputSpace>]
    /// Where the input lies in the picture.
    let placement: InputPlacement
  }

  /// Finds everything that scores at least `minimumScore` in a part of a picture.
  ///
  /// - Returns: `nil` when the region is empty.
  /// - Throws: `EngineError` when the region is neither empty nor valid.
  mutating func detect(
    in region: NormalizedRect, of image: UprightImage, minimumScore: Float
  ) throws -> Detections? {
    guard let placement = try network.run(on: region, of: image) else { return nil }
    network.withOutput(Output.boxes) { boxes in
      network.withOutput(Output.scores) { scores in
        decoder.decode(boxes: boxes, scores: scores, minimumScore: minimumScore, into: &candidates)
      }
    }
    suppression.suppress(candidates, into: &survivors)
    return Detections(boxes: survivors, placement: placement)
  }
}

extension KeypointDetector {
  /// Where to look at what was found in a part of a picture, the surest first.
  ///
  /// - Parameter limit: the most regions to give; all when `nil`.
  /// - Throws: `EngineError` when the part is neither empty nor valid.
  mutating func candidates(
    in region: NormalizedRect, of image: UprightImage, minimumScore: Float, limit: Int?
  ) throws -> [RegionCandidate] {
    guard let detections = try detect(in: region, of: image, minimumScore: minimumScore) else { return [] }
    let removesLetterbox = configuration.projection == .letterboxRemoval && region == .wholeImage
    let placement = detections.placement
    return detections.boxes.prefix(limit ?? detections.boxes.count).map { box in
      let detection =
        removesLetterbox ? box.removing(placement.padding) : box.projected(by: placement.projection)
      return RegionCandidate(
        region: configuration.regionRule.region(for: detection, in: image.size), detection: detection)
    }
  }
}
