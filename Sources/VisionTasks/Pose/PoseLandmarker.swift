import Foundation

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
/// Videos and live streams have methods of their own, which all tasks share: see ``VisionTask``.
public final class PoseLandmarker: VisionTask<PoseLandmarkerResult>, @unchecked Sendable {
  /// Creates a landmarker for single pictures with default options.
  ///
  /// - Parameter modelPath: the path of a converted model or of a `.task` bundle.
  /// - Throws: what ``init(options:)`` throws.
  public convenience init(modelPath: String) throws {
    try self.init(options: PoseLandmarkerOptions(modelPath: modelPath))
  }

  /// Creates a landmarker. Later changes of the options have no effect on it.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when an option is out of range or the model is
  ///   malformed, `notFoundError` when the model or one of its networks is missing, `permissionDeniedError`
  ///   when it may not be read, `unimplementedError` for hardware and operators that do not exist here.
  public init(options: PoseLandmarkerOptions) throws {
    try super.init(
      options, taskName: "poseLandmarker", delegate: options.poseLandmarkerLiveStreamDelegate
    ) {
      let model = try TaskModel(
        options.baseOptions, preparing: TaskKind.poseLandmarker.networkNames,
        omittedOutputs: options.omittedOutputs)
      let settings = SubjectSettings(options)
      return try model.naming {
        let stages = try PoseStages(
          model, settings: settings, includesMasks: options.shouldOutputSegmentationMasks)
        return try TaskPipeline(stages, settings: settings, makeResult: PoseLandmarkerResult.init)
      }
    }
  }

  override func deliver(
    _ result: PoseLandmarkerResult?, at milliseconds: Int, _ error: (any Error)?, to delegate: AnyObject
  ) {
    (delegate as? any PoseLandmarkerLiveStreamDelegate)?
      .poseLandmarker(
        self, didFinishDetection: result, timestampInMilliseconds: milliseconds, error: error)
  }
}
