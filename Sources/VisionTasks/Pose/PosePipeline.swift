import GraphRuntime
import VisionPipeline

/// From a picture to poses. One caller at a time.
///
/// The picture is made upright first, so the networks always see people as they stand.
/// Source: `mediapipe/tasks/cc/vision/pose_landmarker/pose_landmarker_graph.cc`.
struct PosePipeline: TaskPipeline {
  private let includesDiagnostics: Bool
  private var follower: SubjectFollower<PoseStages>

  mutating func process(_ frame: Frame) throws -> PoseLandmarkerResult {
    PoseLandmarkerResult(
      try follower.process(frame, turning: .pixels, includesDiagnostics: includesDiagnostics))
  }

  mutating func reset() {
    follower.reset()
  }
}

extension PosePipeline {
  /// Prepares the networks of a model.
  ///
  /// - Throws: ``TasksError`` when the model does not fit the task or a setting is out of range; `EngineError`
  ///   when a network cannot be planned.
  init(_ model: TaskModel, settings: PoseSettings, planner: NetworkPlanner) throws {
    let stages = try PoseStages(model, settings: settings, planner: planner)
    try settings.validate()
    includesDiagnostics = settings.includesDiagnostics
    follower = SubjectFollower(
      stages, settings: settings.subjects, association: PoseSettings.association, referenceSmoothing: .pose)
  }
}

/// The networks of the pose landmarker.
///
/// 1. Detector: the picture in a letterbox → network → boxes → suppression → a turned square around each person.
/// 2. Landmarks: crop → network → presence gate → landmarks → heatmap refinement → projection → mask.
struct PoseStages: LandmarkStages {
  private let settings: PoseSettings
  private var detector: KeypointDetector
  private var landmarkNetwork: PoseLandmarkNetwork

  init(_ model: TaskModel, settings: PoseSettings, planner: NetworkPlanner) throws {
    let networks = try TaskKind.poseLandmarker.networkNames.map { name in try model.network(name) }
    self.settings = settings
    detector = try KeypointDetector(networks[0], configuration: .pose, planner: planner)
    landmarkNetwork = try PoseLandmarkNetwork(networks[1], planner: planner)
  }

  mutating func detectSubjects(in search: NormalizedRect, of image: UprightImage) throws -> [RegionCandidate]
  {
    let detections = try detector.detect(
      in: search, of: image, minimumScore: settings.subjects.minimumDetectionScore)
    guard let detections else { return [] }
    return detections.boxes.map { box in
      // The reference only takes the letterbox away, which is right for the whole picture and nothing else.
      let detection =
        search == .wholeImage
        ? box.removing(detections.placement.padding) : box.projected(by: detections.placement.projection)
      return RegionCandidate(
        region: RegionRule.pose.region(for: detection, in: image.size), detection: detection)
    }
  }

  mutating func findSubject(in region: NormalizedRect, of image: UprightImage) throws -> PoseObservation? {
    try landmarkNetwork.estimatePose(
      in: region, of: image, minimumPresence: settings.subjects.minimumPresence,
      includesMask: settings.includesMasks)
  }
}
