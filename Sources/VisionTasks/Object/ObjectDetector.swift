import Foundation

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
/// Videos and live streams have methods of their own, which all tasks share: see ``VisionTask``.
public final class ObjectDetector: VisionTask<ObjectDetectorResult>, @unchecked Sendable {
  /// Creates a detector for single pictures with default options.
  ///
  /// - Parameter modelPath: the path of a converted model or of a `.tflite` network with metadata.
  /// - Throws: what ``init(options:)`` throws.
  public convenience init(modelPath: String) throws {
    try self.init(options: ObjectDetectorOptions(modelPath: modelPath))
  }

  /// Creates a detector. Later changes of the options have no effect on it.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when an option is out of range or the model is
  ///   malformed or no object detector, `notFoundError` when the model is missing, `permissionDeniedError` when
  ///   it may not be read, `unimplementedError` for hardware and operators that do not exist here.
  public init(options: ObjectDetectorOptions) throws {
    try super.init(
      options, taskName: "objectDetector", delegate: options.objectDetectorLiveStreamDelegate
    ) {
      let model = try TaskModel(options.baseOptions, expecting: .network)
      return try model.naming {
        var pipeline = try ObjectPipeline(model, settings: ObjectSettings(options))
        return TaskPipeline {
          try pipeline.process($0)
        } reset: {
          pipeline.reset()
        }
      }
    }
  }

  override func deliver(
    _ result: ObjectDetectorResult?, at milliseconds: Int, _ error: (any Error)?, to delegate: AnyObject
  ) {
    (delegate as? any ObjectDetectorLiveStreamDelegate)?
      .objectDetector(
        self, didFinishDetection: result, timestampInMilliseconds: milliseconds, error: error)
  }
}
