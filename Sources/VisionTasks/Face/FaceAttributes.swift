import GraphRuntime
import TensorCore
import VisionPipeline

/// What may be asked for of a face besides its landmarks.
struct FaceAttributes {
  /// The scores of the facial movements; `nil` unless asked for.
  let blendshapes: [Float]?
  /// From the canonical face to the camera's space; `nil` unless asked for or when it cannot be told.
  let transformation: SimilarityTransform?
}

/// Reads from a face's landmarks what is asked for. One caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/face_landmarker/face_landmarker_graph.cc`.
struct FaceAttributeReader {
  private let blendshapeNetwork: FaceBlendshapeNetwork?
  private let transformationSolver: FaceTransformationSolver?

  /// Prepares the parts of a model that are needed.
  ///
  /// - Parameter landmarkNetwork: what gives the landmarks.
  /// - Throws: ``TasksError`` when the model does not have what is asked for; `EngineError` when a network cannot be
  ///   planned or the canonical face is damaged.
  init(
    _ model: TaskModel, options: FaceLandmarkerOptions, landmarkNetwork: FaceLandmarkNetwork
  ) throws {
    blendshapeNetwork =
      options.outputFaceBlendshapes
      ? try Self.blendshapeNetwork(of: model, landmarkNetwork: landmarkNetwork) : nil
    transformationSolver =
      options.outputFacialTransformationMatrixes ? try Self.transformationSolver(of: model) : nil
  }

  /// The attributes of a face in a picture of `size`.
  ///
  /// - Throws: what the solver throws.
  func attributes(of face: FaceEstimate, in size: PixelSize) throws -> FaceAttributes {
    FaceAttributes(
      blendshapes: try blendshapeNetwork?.scores(of: face.landmarks, in: size),
      transformation: try transformationSolver?.transformation(of: face.landmarks, in: size))
  }
}

extension FaceAttributeReader {
  private static func blendshapeNetwork(
    of model: TaskModel, landmarkNetwork: FaceLandmarkNetwork
  ) throws -> FaceBlendshapeNetwork {
    guard let graph = model.model.graph(named: FaceBlendshapeNetwork.name) else {
      throw TasksError(
        status: .invalidArgumentError,
        "BLENDSHAPES Tag and blendshapes model must be both set. Model \(model.name) has no "
          + "\(FaceBlendshapeNetwork.name).tflite; use one that has, or ask for no blendshapes.")
    }
    let requiredCount = FaceLandmarkConfiguration.landmarkCount
    guard landmarkNetwork.landmarkCount >= requiredCount else {
      throw TasksError(
        status: .invalidArgumentError,
        "Blendshapes need the landmarks of the irises. Network \(landmarkNetwork.name) of model \(model.name) "
          + "gives \(landmarkNetwork.landmarkCount) landmarks, not \(requiredCount); use one that finds irises, "
          + "or ask for no blendshapes.")
    }
    return try FaceBlendshapeNetwork(graph, planner: model.planner)
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
