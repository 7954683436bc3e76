import GraphRuntime
import VisionPipeline

/// The networks of the pose landmarker.
///
/// 1. Detector: the picture in a letterbox → network → boxes → suppression → a turned square around each person.
/// 2. Landmarks: crop → network → presence gate → landmarks → heatmap refinement → projection → mask.
struct PoseStages: LandmarkStages {
  private let settings: SubjectSettings
  private let includesMasks: Bool
  private var detector: KeypointDetector
  private var landmarkNetwork: PoseLandmarkNetwork

  /// Prepares the networks of a model.
  ///
  /// - Throws: ``TasksError`` when the model does not fit the task; `EngineError` when a network cannot be planned.
  init(_ model: TaskModel, settings: SubjectSettings, includesMasks: Bool) throws {
    let networks = try TaskKind.poseLandmarker.networkNames.map { name in try model.network(name) }
    self.settings = settings
    self.includesMasks = includesMasks
    detector = try KeypointDetector(networks[0], configuration: .pose, planner: model.planner)
    landmarkNetwork = try PoseLandmarkNetwork(networks[1], planner: model.planner)
  }

  mutating func detectSubjects(in search: NormalizedRect, of image: UprightImage) throws -> [RegionCandidate]
  {
    try detector.candidates(
      in: search, of: image, minimumScore: settings.minimumDetectionScore, limit: nil)
  }

  mutating func findSubject(in region: NormalizedRect, of image: UprightImage) throws -> PoseObservation? {
    try landmarkNetwork.estimatePose(
      in: region, of: image, minimumPresence: settings.minimumPresence, includesMask: includesMasks)
  }
}
