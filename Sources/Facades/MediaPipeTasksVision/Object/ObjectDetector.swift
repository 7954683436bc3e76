import FacadeSupport
import Foundation
import VisionTasks

/// Finds objects of many classes in pictures.
///
/// ```swift
/// let detector = try ObjectDetector(modelPath: "efficientdet_lite0.tflite")
/// let result = try detector.detect(image: MPImage(uiImage: picture))
/// for detection in result.detections {
///   print(detection.categories[0].categoryName ?? "?", detection.boundingBox)
/// }
/// ```
///
/// Calls from several threads wait for each other; several tasks work at the same time.
///
/// `@unchecked Sendable`: the runner is a constant, and the delegate is set once, before the task is handed
/// out.
open class ObjectDetector: NSObject, RunnerTask, @unchecked Sendable {
  final let runner: TaskRunner<ObjectNetwork, ObjectDetectorResult>
  private weak var liveStreamDelegate: (any ObjectDetectorLiveStreamDelegate)?

  /// Creates a task for single pictures with default options.
  ///
  /// - Parameter modelPath: the path of a `.tflite` network, or of a converted model.
  /// - Throws: what ``init(options:)`` throws.
  public convenience init(modelPath: String) throws {
    let options = ObjectDetectorOptions()
    options.baseOptions.modelAssetPath = modelPath
    try self.init(options: options)
  }

  /// Creates a task. Later changes of the options have no effect on it.
  ///
  /// - Throws: `TasksError` with code `invalidArgumentError` when an option is out of range or the model is
  ///   malformed, `notFoundError` when the model or a part of it is missing, `permissionDeniedError` when it
  ///   may not be read, `unimplementedError` for hardware and operators that do not exist here.
  public init(options: ObjectDetectorOptions) throws {
    let delegate = options.objectDetectorLiveStreamDelegate
    runner = try TaskRunner(
      options, taskName: "objectDetector", hasDelegate: delegate != nil, makeResult: ObjectDetectorResult.init
    ) {
      try ObjectNetwork.prepared(for: options)
    }
    liveStreamDelegate = delegate
    super.init()
    runner.deliverResults { [weak self] result, milliseconds, error in
      guard let self else { return }
      #if canImport(ObjectiveC)
        liveStreamDelegate?.objectDetector?(
          self, didFinishDetection: result, timestampInMilliseconds: milliseconds, error: error)
      #else
        liveStreamDelegate?.objectDetector(
          self, didFinishDetection: result, timestampInMilliseconds: milliseconds, error: error)
      #endif
    }
  }

  /// The result for a single picture, in the coordinates of its pixels as they are stored.
  ///
  /// - Throws: `TasksError` with code `invalidArgumentError` when the task is for another mode.
  open func detect(image: MPImage) throws -> ObjectDetectorResult {
    try runner.process(image)
  }

  /// The result for a frame of a video.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - timestampInMilliseconds: The frame's time, later than that of the frame before.
  /// - Throws: `TasksError` with code `invalidArgumentError` when the task is for another mode or the time is
  ///   not later. The next good frame goes on.
  open func detect(videoFrame image: MPImage, timestampInMilliseconds: Int) throws -> ObjectDetectorResult {
    try runner.process(videoFrame: image, at: timestampInMilliseconds)
  }

  /// Hands over a frame of a live stream and returns at once; the delegate gets the result.
  ///
  /// While a frame is processed only the newest one waits; older ones that wait are dropped without a call.
  /// The delegate is called on a queue of its own. When it is so slow that two results wait for it, no
  /// further frame is processed until it returns.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - timestampInMilliseconds: The frame's time, later than that of the frame before.
  /// - Throws: what ``detect(videoFrame:timestampInMilliseconds:)`` throws.
  open func detectAsync(image: MPImage, timestampInMilliseconds: Int) throws {
    try runner.processAsync(image, at: timestampInMilliseconds)
  }
}
