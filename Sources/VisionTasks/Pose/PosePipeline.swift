import GraphRuntime
import VisionPipeline

/// From a picture to poses, stage by stage. One caller at a time.
///
/// 1. Detector: the whole picture in a letterbox → network → boxes → suppression.
/// 2. Regions: letterbox removed, a rotated square around each person, the best ``PoseSettings/maximumCount``.
/// 3. For each region: crop → network → presence gate → landmarks → heatmap refinement → projection → mask.
///
/// Source: `mediapipe/tasks/cc/vision/pose_landmarker/pose_landmarker_graph.cc`.
struct PosePipeline {
  private let settings: PoseSettings
  private var detector: KeypointDetector
  private var landmarkNetwork: PoseLandmarkNetwork

  init(settings: PoseSettings, detector: KeypointDetector, landmarkNetwork: PoseLandmarkNetwork) {
    self.settings = settings
    self.detector = detector
    self.landmarkNetwork = landmarkNetwork
  }
}

extension PosePipeline {
  /// The poses in an upright picture, those of the surest detection first.
  ///
  /// - Throws: `EngineError` when a network gives a region that cannot be looked at.
  mutating func findPoses(in image: PixelImage) throws -> [PoseObservation] {
    try detectRegions(in: image).prefix(settings.maximumCount).compactMap { region in
      try landmarkNetwork.estimatePose(
        in: region, of: image, minimumPresence: settings.minimumPresence, includesMask: settings.includesMasks
      )
    }
  }

  /// The regions around all detected persons.
  private mutating func detectRegions(in image: PixelImage) throws -> [NormalizedRect] {
    let detections = try detector.detect(
      in: .wholeImage, of: image, minimumScore: settings.minimumDetectionScore)
    guard let detections else { return [] }
    return detections.boxes.map { box in
      RegionRule.pose.region(for: box.removing(detections.placement.padding), in: image.size)
    }
  }
}

extension PosePipeline {
  /// Prepares the networks of a model.
  ///
  /// - Throws: ``TasksError`` when the model does not fit the task or a setting is out of range; `EngineError`
  ///   when a network cannot be planned.
  init(_ model: TaskModel, settings: PoseSettings, options: PlanOptions) throws {
    let graphs = try TaskKind.poseLandmarker.networkNames.map { name in try model.network(name) }
    let detector = try KeypointDetector(graphs[0], configuration: .pose, options: options)
    let landmarkNetwork = try PoseLandmarkNetwork(graphs[1], options: options)
    try settings.validate()
    self.init(settings: settings, detector: detector, landmarkNetwork: landmarkNetwork)
  }
}
