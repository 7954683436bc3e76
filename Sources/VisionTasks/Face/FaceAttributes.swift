import GraphRuntime
import TensorCore
import VisionPipeline

/// Reads from a face's landmarks what is asked for. One caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/face_landmarker/face_landmarker_graph.cc`.
struct FaceAttributeReader {
  private let blendshapeNetwork: FaceBlendshapeNetwork?
  private var transformationSolver: FaceTransformationSolver?

  /// Prepares the parts of a model that are needed.
  ///
  /// - Parameter landmarkNetwork: what gives the landmarks.
  /// - Throws: `VisionError` when the model does not have what is asked for, or when a network
  ///   cannot be planned or the canonical face is damaged.
  init(
    _ model: TaskModel, options: FaceLandmarker.Options, landmarkNetwork: FaceLandmarkNetwork
  ) throws {
    blendshapeNetwork =
      options.includesBlendshapes
      ? try FaceBlendshapeNetwork(of: model, landmarkNetwork: landmarkNetwork) : nil
    transformationSolver =
      options.includesTransformations ? try Self.transformationSolver(of: model) : nil
  }

  /// Adds what was asked for to faces in a picture of `size`.
  ///
  /// - Throws: What the solver throws.
  mutating func read(_ faces: inout [Face], in size: PixelSize) throws {
    for index in faces.indices {
      let landmarks = faces[index].landmarks
      faces[index].blendshapes = try blendshapeNetwork.map {
        Blendshapes(scores: try $0.scores(of: landmarks, in: size))
      }
      faces[index].transformation = try transformationSolver?.transformation(of: landmarks, in: size)
        .map(FaceTransformation.init)
    }
  }
}

extension FaceAttributeReader {
  /// The file with the canonical face in a bundle.
  private static let canonicalFaceFile = "geometry_pipeline_metadata_landmarks.binarypb"

  private static func transformationSolver(of model: TaskModel) throws -> FaceTransformationSolver {
    let bytes = try model.attachment(canonicalFaceFile)
    return try VisionError.within("file \(canonicalFaceFile)") {
      FaceTransformationSolver(try CanonicalFace(decoding: bytes))
    }
  }
}
