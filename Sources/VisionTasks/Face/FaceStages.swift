import GraphRuntime
import VisionPipeline

/// The networks of the face landmarker that find faces.
///
/// 1. Detector: the picture in a letterbox → network → boxes → suppression → a turned rectangle around each of the
///    best faces.
/// 2. Landmarks: crop → network → presence gate → landmarks → projection.
struct FaceStages: LandmarkStages {
  private let settings: SubjectSettings
  private var detector: KeypointDetector
  private(set) var landmarkNetwork: FaceLandmarkNetwork

  /// Prepares the networks of a model.
  ///
  /// - Throws: ``TasksError`` when the model does not fit the task; `EngineError` when a network cannot be planned.
  init(_ model: TaskModel, settings: SubjectSettings) throws {
    let networks = try TaskKind.faceLandmarker.networkNames.map { name in try model.network(name) }
    self.settings = settings
    detector = try KeypointDetector(networks[0], configuration: .face, planner: model.planner)
    landmarkNetwork = try FaceLandmarkNetwork(networks[1], planner: model.planner)
  }

  mutating func detectSubjects(in search: NormalizedRect, of image: UprightImage) throws -> [RegionCandidate]
  {
    try detector.candidates(
      in: search, of: image, minimumScore: settings.minimumDetectionScore, limit: settings.maximumCount)
  }

  mutating func findSubject(in region: NormalizedRect, of image: UprightImage) throws -> FaceEstimate? {
    try landmarkNetwork.estimateLandmarks(
      in: region, of: image, minimumPresence: settings.minimumPresence
    )
    .map { FaceEstimate($0, in: image.size) }
  }
}

extension FaceEstimate: FollowedSubject {
  /// Faces have no landmarks in the world.
  var worldLandmarks: [LandmarkEstimate<WorldSpace>] {
    get { [] }
    set {}
  }

  func scale(in size: PixelSize) -> Float {
    guard var minimum = landmarks.first?.point.inPixels(of: size) else { return 0 }
    var maximum = minimum
    for landmark in landmarks {
      let point = landmark.point.inPixels(of: size)
      minimum = Point(x: min(minimum.x, point.x), y: min(minimum.y, point.y))
      maximum = Point(x: max(maximum.x, point.x), y: max(maximum.y, point.y))
    }
    return ((maximum.x - minimum.x) + (maximum.y - minimum.y)) / 2
  }
}
