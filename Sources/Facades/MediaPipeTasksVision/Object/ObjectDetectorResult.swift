import Foundation

/// The objects in one picture.
///
/// `@unchecked Sendable`: immutable, see ``TaskResult``.
open class ObjectDetectorResult: TaskResult, @unchecked Sendable {
  /// The objects in the detector's order, mostly the surest first; empty when there is none.
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
