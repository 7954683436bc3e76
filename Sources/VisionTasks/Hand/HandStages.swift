import GraphRuntime
import VisionPipeline

/// The networks of the hand landmarker.
///
/// 1. Detector: the picture upright in a letterbox → network → boxes around palms → suppression → a turned square
///    around each of the best hands.
/// 2. Landmarks: crop → network → presence gate → landmarks → projection.
struct HandStages: LandmarkStages {
  private let settings: SubjectSettings
  private var detector: KeypointDetector
  private var landmarkNetwork: HandLandmarkNetwork

  /// Prepares the networks of a model.
  ///
  /// - Throws: ``TasksError`` when the model does not fit the task; `EngineError` when a network cannot be planned.
  init(_ model: TaskModel, settings: SubjectSettings) throws {
    let networks = try TaskKind.handLandmarker.networkNames.map { name in try model.network(name) }
    self.settings = settings
    detector = try KeypointDetector(networks[0], configuration: .palm, planner: model.planner)
    landmarkNetwork = try HandLandmarkNetwork(networks[1], planner: model.planner)
  }

  mutating func detectSubjects(in search: NormalizedRect, of image: UprightImage) throws -> [RegionCandidate]
  {
    try detector.candidates(
      in: search, of: image, minimumScore: settings.minimumDetectionScore, limit: settings.maximumCount)
  }

  mutating func findSubject(in region: NormalizedRect, of image: UprightImage) throws -> HandEstimate? {
    try landmarkNetwork.estimateHand(in: region, of: image, minimumPresence: settings.minimumPresence)
  }

  func indicesToKeep(of subjects: [HandEstimate], in size: PixelSize) -> [Int] {
    HandDuplicateSuppression.indicesToKeep(of: subjects.map(\.landmarks), in: size)
  }
}

extension HandEstimate: FollowedSubject {
  func scale(in size: PixelSize) -> Float { nextRegion.meanSide(in: size) }
}
