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
public final class HandLandmarker: VisionTask<HandLandmarkerResult>, @unchecked Sendable {
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
  ///   when it may not be read, `unimplementedError` for hardware and operators that do not exist here.
  public init(options: HandLandmarkerOptions) throws {
    try options.validateMode(hasDelegate: options.handLandmarkerLiveStreamDelegate != nil)
    try super.init(options, taskName: "handLandmarker") {
      let model = try TaskModel(options.baseOptions)
      return try model.naming {
        try HandPipeline(
          model, settings: HandSettings(options), planner: model.planner(options.baseOptions.planOptions))
      }
    }
    deliverResults(to: WeakReference(options.handLandmarkerLiveStreamDelegate))
  }

  private func deliverResults(to delegate: WeakReference) {
    deliverResults { [weak self] result, timestamp, error in
      guard let self, let delegate = delegate.object as? any HandLandmarkerLiveStreamDelegate else { return }
      delegate.handLandmarker(
        self, didFinishDetection: result, timestampInMilliseconds: timestamp, error: error)
    }
  }
}
