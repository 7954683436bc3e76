import Foundation

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
/// Videos and live streams have methods of their own, which all tasks share: see ``VisionTask``.
public final class FaceLandmarker: VisionTask<FaceLandmarkerResult>, @unchecked Sendable {
  /// Creates a landmarker for single pictures with default options.
  ///
  /// - Parameter modelPath: the path of a converted model or of a `.task` bundle.
  /// - Throws: what ``init(options:)`` throws.
  public convenience init(modelPath: String) throws {
    try self.init(options: FaceLandmarkerOptions(modelPath: modelPath))
  }

  /// Creates a landmarker. Later changes of the options have no effect on it.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when an option is out of range, the model is
  ///   malformed or has no blendshapes although they are asked for, `notFoundError` when the model or one of
  ///   its parts is missing, `permissionDeniedError` when it may not be read, `unimplementedError` for
  ///   hardware and operators that do not exist here.
  public init(options: FaceLandmarkerOptions) throws {
    try super.init(
      options, taskName: "faceLandmarker", delegate: options.faceLandmarkerLiveStreamDelegate
    ) {
      let model = try TaskModel(
        options.baseOptions, preparing: TaskKind.faceLandmarker.networkNames)
      let settings = SubjectSettings(options)
      return try model.naming {
        let stages = try FaceStages(model, settings: settings)
        let reader = try FaceAttributeReader(
          model, options: options, landmarkNetwork: stages.landmarkNetwork)
        return try TaskPipeline(stages, settings: settings) { results in
          try FaceLandmarkerResult(
            results, results.subjects.map { try reader.attributes(of: $0, in: results.size) })
        }
      }
    }
  }

  override func deliver(
    _ result: FaceLandmarkerResult?, at milliseconds: Int, _ error: (any Error)?, to delegate: AnyObject
  ) {
    (delegate as? any FaceLandmarkerLiveStreamDelegate)?
      .faceLandmarker(
        self, didFinishDetection: result, timestampInMilliseconds: milliseconds, error: error)
  }
}
