import GraphRuntime
import VisionPipeline

/// From a picture to hands. One caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/hand_landmarker/hand_landmarker_graph.cc`.
struct HandPipeline: TaskPipeline {
  private let includesDiagnostics: Bool
  private var follower: SubjectFollower<HandStages>

  mutating func process(_ frame: Frame) throws -> HandLandmarkerResult {
    HandLandmarkerResult(
      try follower.process(frame, turning: .region, includesDiagnostics: includesDiagnostics))
  }

  mutating func reset() {
    follower.reset()
  }
}

extension HandPipeline {
  /// Prepares the networks of a model.
  ///
  /// - Throws: ``TasksError`` when the model does not fit the task or a setting is out of range; `EngineError`
  ///   when a network cannot be planned.
  init(_ model: TaskModel, settings: HandSettings, planner: NetworkPlanner) throws {
    let stages = try HandStages(model, settings: settings, planner: planner)
    try settings.validate()
    includesDiagnostics = settings.includesDiagnostics
    follower = SubjectFollower(
      stages, settings: settings.subjects, association: HandSettings.association, referenceSmoothing: nil)
  }
}

/// The networks of the hand landmarker.
///
/// 1. Detector: the picture upright in a letterbox → network → boxes around palms → suppression → a turned square
///    around each of the best hands.
/// 2. Landmarks: crop → network → presence gate → landmarks → projection.
struct HandStages: LandmarkStages {
  private let settings: HandSettings
  private var detector: KeypointDetector
  private var landmarkNetwork: HandLandmarkNetwork

  init(_ model: TaskModel, settings: HandSettings, planner: NetworkPlanner) throws {
    let networks = try TaskKind.handLandmarker.networkNames.map { name in try model.network(name) }
    self.settings = settings
    detector = try KeypointDetector(networks[0], configuration: .palm, planner: planner)
    landmarkNetwork = try HandLandmarkNetwork(networks[1], planner: planner)
  }

  mutating func detectSubjects(in search: NormalizedRect, of image: UprightImage) throws -> [RegionCandidate]
  {
    let detections = try detector.detect(
      in: search, of: image, minimumScore: settings.subjects.minimumDetectionScore)
    guard let detections else { return [] }
    return detections.boxes.prefix(settings.subjects.maximumCount).map { box in
      let detection = box.projected(by: detections.placement.projection)
      return RegionCandidate(
        region: RegionRule.palm.region(for: detection, in: image.size), detection: detection)
    }
  }

  mutating func findSubject(in region: NormalizedRect, of image: UprightImage) throws -> HandEstimate? {
    try landmarkNetwork.estimateHand(
      in: region, of: image, minimumPresence: settings.subjects.minimumPresence)
  }

  func indicesToKeep(of subjects: [HandEstimate], in size: PixelSize) -> [Int] {
    HandDuplicateSuppression.indicesToKeep(of: subjects.map(\.landmarks), in: size)
  }
}

extension HandEstimate: FollowedSubject {
  func scale(in size: PixelSize) -> Float { nextRegion.meanSide(in: size) }
}
