import Foundation
import GraphRuntime

/// Finds objects of many classes in pictures.
///
/// ```swift
/// let detector = try ObjectDetector(modelPath: "Models/efficientdet_lite0.tflite")
/// let result = try detector.detect(image: MPImage(contentsOfFile: "cats.jpg"))
/// for detection in result.detections {
///   print(detection.categories[0].categoryName ?? "?", detection.boundingBox)
/// }
/// ```
///
/// Calls from several threads wait for each other; several detectors work at the same time.
public final class ObjectDetector: NSObject, Sendable {
  private let runningMode: RunningMode
  private let pipeline: Serialized<ObjectPipeline>

  /// Creates a detector for single pictures with default options.
  ///
  /// - Parameter modelPath: the path of a converted model or of a `.tflite` network with metadata.
  /// - Throws: what ``init(options:)`` throws.
  public convenience init(modelPath: String) throws {
    let options = ObjectDetectorOptions()
    options.baseOptions.modelAssetPath = modelPath
    try self.init(options: options)
  }

  /// Creates a detector. Later changes of the options have no effect on it.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when an option is out of range or the model is
  ///   malformed or no object detector, `notFoundError` when the model is missing, `permissionDeniedError` when
  ///   it may not be read, `unimplementedError` for modes, hardware and operators that do not exist here.
  public init(options: ObjectDetectorOptions) throws {
    try options.validateMode()
    runningMode = options.runningMode
    pipeline = try Self.makePipeline(
      TaskModel(options.baseOptions, expecting: .network), settings: ObjectSettings(options),
      options: options.baseOptions.planOptions)
  }

  private static func makePipeline(
    _ model: TaskModel, settings: ObjectSettings, options: PlanOptions
  ) throws -> Serialized<ObjectPipeline> {
    try TasksError.translating {
      try model.naming { Serialized(try ObjectPipeline(model, settings: settings, options: options)) }
    }
  }

  /// Finds the objects in a single picture.
  ///
  /// - Returns: objects in the coordinates of the picture's pixels as they are stored.
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when the detector is for another mode.
  public func detect(image: MPImage) throws -> ObjectDetectorResult {
    try runningMode.require(.image)
    return try TasksError.translating {
      let picture = try OrientedPicture(image)
      let detections = try pipeline.withValue { try $0.findObjects(in: picture) }
      return ObjectDetectorResult(detections: detections, timestampInMilliseconds: 0)
    }
  }
}
