import GraphRuntime
import VisionPipeline

/// The networks of the face landmarker.
///
/// 1. Detector: the picture in a letterbox → network → boxes → suppression → a turned rectangle around each of the
///    best faces.
/// 2. Landmarks: crop → network → presence gate → landmarks → projection.
struct FaceStages: LandmarkStages {
  private let settings: FaceSettings
  private var detector: KeypointDetector
  private(set) var landmarkNetwork: FaceLandmarkNetwork

  init(_ model: TaskModel, settings: FaceSettings, planner: NetworkPlanner) throws {
    let networks = try TaskKind.faceLandmarker.networkNames.map { name in try model.network(name) }
    self.settings = settings
    detector = try KeypointDetector(networks[0], configuration: .face, planner: planner)
    landmarkNetwork = try FaceLandmarkNetwork(networks[1], planner: planner)
  }

  mutating func detectSubjects(in search: NormalizedRect, of image: UprightImage) throws -> [RegionCandidate]
  {
    let detections = try detector.detect(
      in: search, of: image, minimumScore: settings.subjects.minimumDetectionScore)
    guard let detections else { return [] }
    return detections.boxes.prefix(settings.subjects.maximumCount).map { box in
      let detection = box.projected(by: detections.placement.projection)
      return RegionCandidate(
        region: RegionRule.face.region(for: detection, in: image.size), detection: detection)
    }
  }

  mutating func findSubject(in region: NormalizedRect, of image: UprightImage) throws -> FaceEstimate? {
    try landmarkNetwork.estimateLandmarks(
      in: region, of: image, minimumPresence: settings.subjects.minimumPresence
    )
    .map { FaceEstimate($0, in: image.size) }
  }
}
