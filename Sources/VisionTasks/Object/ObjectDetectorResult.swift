/// The objects in one picture.
///
/// `@unchecked Sendable`: immutable, see ``TaskResult``.
public final class ObjectDetectorResult: TaskResult, @unchecked Sendable {
  /// The objects in the detector's order, mostly the surest first; empty when there is none.
  public let detections: [Detection]

  /// Creates a result.
  public init(detections: [Detection], timestampInMilliseconds: Int) {
    self.detections = detections
    super.init(timestampInMilliseconds: timestampInMilliseconds)
  }

  init(_ detections: [Detection], origin: ResultOrigin) {
    self.detections = detections
    super.init(origin)
  }
}
