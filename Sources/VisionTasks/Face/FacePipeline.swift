import GraphRuntime
import TensorCore
import VisionPipeline

/// From a picture to faces, with what is asked for of each. One caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/face_landmarker/face_landmarker_graph.cc`.
struct FacePipeline: TaskPipeline {
  private let includesDiagnostics: Bool
  private var follower: SubjectFollower<FaceStages>
  private let blendshapeNetwork: FaceBlendshapeNetwork?
  private let transformationSolver: FaceTransformationSolver?

  mutating func process(_ frame: Frame) throws -> FaceLandmarkerResult {
    let results = try follower.process(frame, turning: .region, includesDiagnostics: includesDiagnostics)
    let faces = try results.subjects.map { try observation($0.landmarks, in: results.size) }
    return FaceLandmarkerResult(faces, restoration: results.restoration, origin: results.origin)
  }

  /// The face with these landmarks and all that is asked for.
  private func observation(
    _ landmarks: [LandmarkEstimate<ImageSpace>], in size: PixelSize
  ) throws -> FaceObservation {
    FaceObservation(
      landmarks: landmarks, blendshapes: blendshapeNetwork?.scores(of: landmarks, in: size),
      transformation: try transformationSolver?.transformation(of: landmarks, in: size))
  }

  mutating func reset() {
    follower.reset()
  }
}

extension FacePipeline {
  /// Prepares the networks of a model.
  ///
  /// - Throws: ``TasksError`` when the model does not fit the task or a setting is out of range; `EngineError`
  ///   when a network cannot be planned or the canonical face is damaged.
  init(_ model: TaskModel, settings: FaceSettings, planner: NetworkPlanner) throws {
    let stages = try FaceStages(model, settings: settings, planner: planner)
    blendshapeNetwork =
      settings.includesBlendshapes
      ? try Self.blendshapeNetwork(of: model, landmarkNetwork: stages.landmarkNetwork, planner: planner) : nil
    transformationSolver = settings.includesTransformations ? try Self.transformationSolver(of: model) : nil
    try settings.validate()
    includesDiagnostics = settings.includesDiagnostics
    follower = SubjectFollower(
      stages, settings: settings.subjects, association: FaceSettings.association, referenceSmoothing: .face)
  }

  private static func blendshapeNetwork(
    of model: TaskModel, landmarkNetwork: FaceLandmarkNetwork, planner: NetworkPlanner
  ) throws -> FaceBlendshapeNetwork {
    guard let graph = model.model.graph(named: FaceBlendshapeNetwork.name) else {
      throw TasksError(
        status: .invalidArgumentError,
        "BLENDSHAPES Tag and blendshapes model must be both set. Model \(model.name) has no "
          + "\(FaceBlendshapeNetwork.name).tflite; use one that has, or leave outputFaceBlendshapes off.")
    }
    let requiredCount = FaceLandmarkConfiguration.landmarkCount
    guard landmarkNetwork.landmarkCount >= requiredCount else {
      throw TasksError(
        status: .invalidArgumentError,
        "Blendshapes need the landmarks of the irises. Network \(landmarkNetwork.name) of model \(model.name) "
          + "gives \(landmarkNetwork.landmarkCount) landmarks, not \(requiredCount); use one that finds irises, "
          + "or leave outputFaceBlendshapes off.")
    }
    return try FaceBlendshapeNetwork(graph, planner: planner)
  }

  /// The file with the canonical face in a bundle.
  private static let canonicalFaceFile = "geometry_pipeline_metadata_landmarks.binarypb"

  private static func transformationSolver(of model: TaskModel) throws -> FaceTransformationSolver {
    let bytes = try model.attachment(canonicalFaceFile)
    return try EngineError.within("file \(canonicalFaceFile)") {
      FaceTransformationSolver(try CanonicalFace(decoding: bytes))
    }
  }
}
