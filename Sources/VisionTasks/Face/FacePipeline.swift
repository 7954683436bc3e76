import GraphRuntime
import TensorCore
import VisionPipeline

/// From a picture to faces, stage by stage. One caller at a time.
///
/// 1. Detector: the picture in a letterbox → network → boxes → suppression.
/// 2. Regions: boxes projected to the picture, a turned rectangle around each of the best
///    ``FaceSettings/maximumCount``.
/// 3. For each region: crop → network → presence gate → landmarks → projection.
/// 4. For each face, if asked for: landmarks → blendshapes, landmarks → transformation.
///
/// Source: `mediapipe/tasks/cc/vision/face_landmarker/face_landmarker_graph.cc`.
struct FacePipeline {
  private let settings: FaceSettings
  private var detector: KeypointDetector
  private var landmarkNetwork: FaceLandmarkNetwork
  private let blendshapeNetwork: FaceBlendshapeNetwork?
  private let transformationSolver: FaceTransformationSolver?
}

extension FacePipeline {
  /// The faces in a region of a picture, those of the surest detection first.
  ///
  /// - Throws: `EngineError` when a network gives a region that cannot be looked at, or landmarks that no face
  ///   can have.
  mutating func findFaces(in region: NormalizedRect, of image: PixelImage) throws -> [FaceObservation] {
    try detectRegions(in: region, of: image).compactMap { region in
      let landmarks = try landmarkNetwork.estimateLandmarks(
        in: region, of: image, minimumPresence: settings.minimumPresence)
      return try landmarks.map { try observation($0, in: image.size) }
    }
  }

  /// The regions around the best detected faces.
  private mutating func detectRegions(
    in region: NormalizedRect, of image: PixelImage
  ) throws -> [NormalizedRect] {
    let detections = try detector.detect(
      in: region, of: image, minimumScore: settings.minimumDetectionScore)
    guard let detections else { return [] }
    let projection = detections.placement.projection
    return detections.boxes.prefix(settings.maximumCount).map { box in
      RegionRule.face.region(for: box.projected(by: projection), in: image.size)
    }
  }

  /// The face with these landmarks and all that is asked for.
  private func observation(
    _ landmarks: [LandmarkEstimate<ImageSpace>], in size: PixelSize
  ) throws -> FaceObservation {
    FaceObservation(
      landmarks: landmarks, blendshapes: blendshapeNetwork?.scores(of: landmarks, in: size),
      transformation: try transformationSolver?.transformation(of: landmarks, in: size))
  }
}

extension FacePipeline {
  /// Prepares the networks of a model.
  ///
  /// - Throws: ``TasksError`` when the model does not fit the task or a setting is out of range; `EngineError`
  ///   when a network cannot be planned or the canonical face is damaged.
  init(_ model: TaskModel, settings: FaceSettings, options: PlanOptions) throws {
    let graphs = try TaskKind.faceLandmarker.networkNames.map { name in try model.network(name) }
    self.settings = settings
    detector = try KeypointDetector(graphs[0], configuration: .face, options: options)
    landmarkNetwork = try FaceLandmarkNetwork(graphs[1], options: options)
    blendshapeNetwork =
      settings.includesBlendshapes
      ? try Self.blendshapeNetwork(of: model, landmarkNetwork: landmarkNetwork, options: options) : nil
    transformationSolver = settings.includesTransformations ? try Self.transformationSolver(of: model) : nil
    try settings.validate()
  }

  private static func blendshapeNetwork(
    of model: TaskModel, landmarkNetwork: FaceLandmarkNetwork, options: PlanOptions
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
    return try FaceBlendshapeNetwork(graph, options: options)
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
