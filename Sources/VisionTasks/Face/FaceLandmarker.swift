import Foundation
import GraphRuntime
import VisionPipeline

/// Finds the landmarks of faces in pictures, their expressions, and where they are in front of the camera.
///
/// ```swift
/// let landmarker = try FaceLandmarker(modelPath: "Models/face_landmarker.task")
/// let result = try landmarker.detect(image: MPImage(contentsOfFile: "portrait.jpg"))
/// for face in result.faceLandmarks {
///   print(face[1].x, face[1].y)  // the tip of the nose
/// }
/// ```
///
/// Calls from several threads wait for each other; several landmarkers work at the same time.
public final class FaceLandmarker: NSObject, Sendable {
  private let runningMode: RunningMode
  private let pipeline: Serialized<FacePipeline>

  /// Creates a landmarker for single pictures with default options.
  ///
  /// - Parameter modelPath: the path of a converted model or of a `.task` bundle.
  /// - Throws: what ``init(options:)`` throws.
  public convenience init(modelPath: String) throws {
    let options = FaceLandmarkerOptions()
    options.baseOptions.modelAssetPath = modelPath
    try self.init(options: options)
  }

  /// Creates a landmarker. Later changes of the options have no effect on it.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when an option is out of range, the model is
  ///   malformed or has no blendshapes although they are asked for, `notFoundError` when the model or one of
  ///   its parts is missing, `permissionDeniedError` when it may not be read, `unimplementedError` for modes,
  ///   hardware and operators that do not exist here.
  public init(options: FaceLandmarkerOptions) throws {
    try options.validateMode()
    runningMode = options.runningMode
    pipeline = try Self.makePipeline(
      TaskModel(options.baseOptions), settings: FaceSettings(options),
      options: options.baseOptions.planOptions)
  }

  private static func makePipeline(
    _ model: TaskModel, settings: FaceSettings, options: PlanOptions
  ) throws -> Serialized<FacePipeline> {
    try TasksError.translating {
      try model.naming { Serialized(try FacePipeline(model, settings: settings, options: options)) }
    }
  }

  /// Finds the faces in a single picture.
  ///
  /// - Returns: faces in the coordinates of the picture's pixels as they are stored; the surest one first.
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when the landmarker is for another mode.
  public func detect(image: MPImage) throws -> FaceLandmarkerResult {
    try runningMode.require(.image)
    return try TasksError.translating {
      let picture = try OrientedPicture(image)
      return try pipeline.withValue { pipeline in
        FaceLandmarkerResult(
          try pipeline.findFaces(in: picture.region, of: picture.pixels), restoration: picture.restoration,
          timestampInMilliseconds: 0)
      }
    }
  }
}
