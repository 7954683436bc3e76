import Foundation

/// The faces in one picture.
///
/// `@unchecked Sendable`: immutable, see ``TaskResult``.
open class FaceDetectorResult: TaskResult, @unchecked Sendable {
  /// The faces, the surest first, each with six keypoints; empty when there is none.
  public final let detections: [Detection]

  /// Creates a result.
  public init(
    detections: [Detection], timestampInMilliseconds: Int
  ) {
    self.detections = detections
    super.init(timestampInMilliseconds: timestampInMilliseconds)
  }

  /// Creates a result in which nothing is found.
  public override init(timestampInMilliseconds: Int) {
    detections = []
    super.init(timestampInMilliseconds: timestampInMilliseconds)
  }
}
