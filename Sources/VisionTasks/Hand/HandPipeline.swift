import GraphRuntime
import VisionPipeline

/// From a picture to hands, stage by stage. One caller at a time.
///
/// 1. Detector: the whole picture upright in a letterbox → network → boxes around palms → suppression.
/// 2. Regions: a turned square around each hand, the best ``HandSettings/maximumCount``.
/// 3. For each region: crop → network → presence gate → landmarks → projection.
/// 4. Hands that were found twice are removed.
///
/// Source: `mediapipe/tasks/cc/vision/hand_landmarker/hand_landmarker_graph.cc`.
struct HandPipeline {
  private let settings: HandSettings
  private var detector: KeypointDetector
  private var landmarkNetwork: HandLandmarkNetwork

  init(settings: HandSettings, detector: KeypointDetector, landmarkNetwork: HandLandmarkNetwork) {
    self.settings = settings
    self.detector = detector
    self.landmarkNetwork = landmarkNetwork
  }
}

extension HandPipeline {
  /// The hands in a part of a picture, those of the surest detection first.
  ///
  /// - Parameter region: where the detector looks; its rotation makes the picture upright.
  /// - Returns: hands in the coordinates of `image` as it is.
  /// - Throws: `EngineError` when a network gives a region that cannot be looked at.
  mutating func findHands(in region: NormalizedRect, of image: PixelImage) throws -> [HandEstimate] {
    let regions = try detectRegions(in: region, of: image).prefix(settings.maximumCount)
    let hands = try regions.compactMap { region in
      try landmarkNetwork.estimateHand(in: region, of: image, minimumPresence: settings.minimumPresence)
    }
    return HandDuplicateSuppression.indicesToKeep(of: hands.map(\.landmarks), in: image.size)
      .map { hands[$0] }
  }

  /// The regions around all detected palms.
  private mutating func detectRegions(
    in region: NormalizedRect, of image: PixelImage
  ) throws -> [NormalizedRect] {
    let detections = try detector.detect(
      in: region, of: image, minimumScore: settings.minimumDetectionScore)
    guard let detections else { return [] }
    let projection = detections.placement.projection
    return detections.boxes.map { box in
      RegionRule.palm.region(for: box.projected(by: projection), in: image.size)
    }
  }
}

extension HandPipeline {
  /// Prepares the networks of a model.
  ///
  /// - Throws: ``TasksError`` when the model does not fit the task or a setting is out of range; `EngineError`
  ///   when a network cannot be planned.
  init(_ model: TaskModel, settings: HandSettings, options: PlanOptions) throws {
    let graphs = try TaskKind.handLandmarker.networkNames.map { name in try model.network(name) }
    let detector = try KeypointDetector(graphs[0], configuration: .palm, options: options)
    let landmarkNetwork = try HandLandmarkNetwork(graphs[1], options: options)
    try settings.validate()
    self.init(settings: settings, detector: detector, landmarkNetwork: landmarkNetwork)
  }
}
