import Foundation

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
/// Videos and live streams have methods of their own, which all tasks share: see ``VisionTask``.
public final class HandLandmarker: VisionTask<HandLandmarkerResult>, @unchecked Sendable {
  /// Creates a landmarker for single pictures with default options.
  ///
  /// - Parameter modelPath: the path of a converted model or of a `.task` bundle.
  /// - Throws: what ``init(options:)`` throws.
  public convenience init(modelPath: String) throws {
    try self.init(options: HandLandmarkerOptions(modelPath: modelPath))
  }

  /// Creates a landmarker. Later changes of the options have no effect on it.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when an option is out of range or the model is
  ///   malformed, `notFoundError` when the model or one of its networks is missing, `permissionDeniedError`
  ///   when it may not be read, `unimplementedError` for hardware and operators that do not exist here.
  public init(options: HandLandmarkerOptions) throws {
    try super.init(
      options, taskName: "handLandmarker", delegate: options.handLandmarkerLiveStreamDelegate
    ) {
      let model = try TaskModel(
        options.baseOptions, preparing: TaskKind.handLandmarker.networkNames)
      let settings = SubjectSettings(options)
      return try model.naming {
        let stages = try HandStages(model, settings: settings)
        return try TaskPipeline(stages, settings: settings, makeResult: HandLandmarkerResult.init)
      }
    }
  }

  override func deliver(
    _ result: HandLandmarkerResult?, at milliseconds: Int, _ error: (any Error)?, to delegate: AnyObject
  ) {
    (delegate as? any HandLandmarkerLiveStreamDelegate)?
      .handLandmarker(
        self, didFinishDetection: result, timestampInMilliseconds: milliseconds, error: error)
  }
}
