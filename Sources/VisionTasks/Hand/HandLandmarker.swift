import Foundation
import GraphRuntime
import VisionPipeline

/// Finds the landmarks of hands in pictures.
///
/// ```swift
/// let landmarker = try HandLandmarker(modelPath: "Models/hand_landmarker.task")
/// let result = try landmarker.detect(image: MPImage(contentsOfFile: "wave.jpg"))
/// for hand in result.landmarks {
///   let tip = hand[Int(HandLandmark.indexFingerTIP.rawValue)]
///   print(tip.x, tip.y)
/// }
/// ```
///
/// Calls from several threads wait for each other; several landmarkers work at the same time.
public final class HandLandmarker: NSObject, Sendable {
  private let runningMode: RunningMode
  private let pipeline: Serialized<HandPipeline>

  /// Creates a landmarker for single pictures with default options.
  ///
  /// - Parameter modelPath: the path of a converted model or of a `.task` bundle.
  /// - Throws: what ``init(options:)`` throws.
  public convenience init(modelPath: String) throws {
    let options = HandLandmarkerOptions()
    options.baseOptions.modelAssetPath = modelPath
    try self.init(options: options)
  }

  /// Creates a landmarker. Later changes of the options have no effect on it.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when an option is out of range or the model is
  ///   malformed, `notFoundError` when the model or one of its networks is missing, `permissionDeniedError`
  ///   when it may not be read, `unimplementedError` for modes, hardware and operators that do not exist here.
  public init(options: HandLandmarkerOptions) throws {
    try options.validateMode()
    runningMode = options.runningMode
    pipeline = try Self.makePipeline(
      TaskModel(options.baseOptions), settings: HandSettings(options),
      options: options.baseOptions.planOptions)
  }

  private static func makePipeline(
    _ model: TaskModel, settings: HandSettings, options: PlanOptions
  ) throws -> Serialized<HandPipeline> {
    try TasksError.translating {
      try model.naming { Serialized(try HandPipeline(model, settings: settings, options: options)) }
    }
  }

  /// Finds the hands in a single picture.
  ///
  /// - Returns: hands in the coordinates of the picture's pixels as they are stored; the surest detection first.
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when the landmarker is for another mode.
  public func detect(image: MPImage) throws -> HandLandmarkerResult {
    try runningMode.require(.image)
    return try TasksError.translating {
      let picture = try OrientedPicture(image)
      let hands = try pipeline.withValue { pipeline in
        try pipeline.findHands(in: picture.region, of: picture.pixels)
      }
      return HandLandmarkerResult(hands, restoredBy: picture.restoration, timestampInMilliseconds: 0)
    }
  }
}
