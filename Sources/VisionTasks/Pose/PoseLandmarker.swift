import Foundation
import GraphRuntime
import VisionPipeline

/// Finds the landmarks of people in pictures.
///
/// ```swift
/// let landmarker = try PoseLandmarker(modelPath: "Models/pose_landmarker_full.task")
/// let result = try landmarker.detect(image: MPImage(contentsOfFile: "squat.jpg"))
/// for pose in result.landmarks {
///   print(pose[0].x, pose[0].y)  // the nose
/// }
/// ```
///
/// Calls from several threads wait for each other; several landmarkers work at the same time.
public final class PoseLandmarker: NSObject, Sendable {
  private let runningMode: RunningMode
  private let pipeline: Serialized<PosePipeline>

  /// Creates a landmarker for single pictures with default options.
  ///
  /// - Parameter modelPath: the path of a converted model or of a `.task` bundle.
  /// - Throws: what ``init(options:)`` throws.
  public convenience init(modelPath: String) throws {
    let options = PoseLandmarkerOptions()
    options.baseOptions.modelAssetPath = modelPath
    try self.init(options: options)
  }

  /// Creates a landmarker. Later changes of the options have no effect on it.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when an option is out of range or the model is
  ///   malformed, `notFoundError` when the model or one of its networks is missing, `permissionDeniedError`
  ///   when it may not be read, `unimplementedError` for modes, hardware and operators that do not exist here.
  public init(options: PoseLandmarkerOptions) throws {
    try options.validateMode()
    runningMode = options.runningMode
    pipeline = try Self.makePipeline(
      TaskModel(options.baseOptions), settings: PoseSettings(options),
      options: options.baseOptions.planOptions)
  }

  private static func makePipeline(
    _ model: TaskModel, settings: PoseSettings, options: PlanOptions
  ) throws -> Serialized<PosePipeline> {
    try TasksError.translating {
      try model.naming { Serialized(try PosePipeline(model, settings: settings, options: options)) }
    }
  }

  /// Finds the poses in a single picture.
  ///
  /// - Returns: poses in the coordinates of the picture's pixels as they are stored; the surest person first.
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when the landmarker is for another mode.
  public func detect(image: MPImage) throws -> PoseLandmarkerResult {
    try runningMode.require(.image)
    let orientation = ImageOrientation(image.orientation)
    let upright = image.pixels.turnedUpright(from: orientation)
    return try TasksError.translating {
      try pipeline.withValue { pipeline in
        PoseLandmarkerResult(
          try pipeline.findPoses(in: upright), uprightSize: upright.size, storedWith: orientation,
          timestampInMilliseconds: 0)
      }
    }
  }
}
