import FacadeSupport
import Foundation
import VisionTasks

/// Finds the landmarks of one person in pictures: body, face and both hands.
///
/// ```swift
/// let landmarker = try HolisticLandmarker(modelPath: "holistic_landmarker.task")
/// let result = try landmarker.detect(image: MPImage(uiImage: picture))
/// print(result.poseLandmarks.count, result.faceLandmarks.count, result.leftHandLandmarks.count)
/// ```
///
/// Calls from several threads wait for each other; several tasks work at the same time.
///
/// `@unchecked Sendable`: the runner is a constant, and the delegate is set once, before the task is handed
/// out.
open class HolisticLandmarker: NSObject, RunnerTask, @unchecked Sendable {
  final let runner: TaskRunner<HolisticNetworks, HolisticLandmarkerResult>
  private weak var liveStreamDelegate: (any HolisticLandmarkerLiveStreamDelegate)?

  /// Creates a task for single pictures with default options.
  ///
  /// - Parameter modelPath: the path of a `.task` bundle, or of a converted model.
  /// - Throws: what ``init(options:)`` throws.
  public convenience init(modelPath: String) throws {
    let options = HolisticLandmarkerOptions()
    options.baseOptions.modelAssetPath = modelPath
    try self.init(options: options)
  }

  /// Creates a task. Later changes of the options have no effect on it.
  ///
  /// - Throws: `TasksError` with code `invalidArgumentError` when an option is out of range or the model is
  ///   malformed, `notFoundError` when the model or a part of it is missing, `permissionDeniedError` when it
  ///   may not be read, `unimplementedError` for hardware and operators that do not exist here.
  public init(options: HolisticLandmarkerOptions) throws {
    let delegate = options.holisticLandmarkerLiveStreamDelegate
    runner = try TaskRunner(
      options, taskName: "holisticLandmarker", hasDelegate: delegate != nil,
      makeResult: HolisticLandmarkerResult.init
    ) {
      try HolisticNetworks.prepared(for: options)
    }
    liveStreamDelegate = delegate
    super.init()
    runner.deliverResults { [weak self] result, milliseconds, error in
      guard let self else { return }
      liveStreamDelegate?.holisticLandmarker(
        self, didFinishDetection: result, timestampInMilliseconds: milliseconds, error: error)
    }
  }

  /// The result for a single picture, in the coordinates of its pixels as they are stored.
  ///
  /// - Throws: `TasksError` with code `invalidArgumentError` when the task is for another mode.
  open func detect(image: MPImage) throws -> HolisticLandmarkerResult {
    try runner.process(image)
  }

  /// The result for a frame of a video; the person is followed from frame to frame.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - timestampInMilliseconds: The frame's time, later than that of the frame before.
  /// - Throws: `TasksError` with code `invalidArgumentError` when the task is for another mode or the time is
  ///   not later. The next good frame goes on.
  open func detect(videoFrame image: MPImage, timestampInMilliseconds: Int) throws -> HolisticLandmarkerResult
  {
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
