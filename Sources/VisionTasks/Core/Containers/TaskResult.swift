import Foundation

/// What a task found in one picture; each task has its own subclass.
///
/// `@unchecked Sendable`: results are immutable. The class is not open, so that the subclasses of this module,
/// which have constants of sendable types only, are all there are.
public class TaskResult: NSObject, NSCopying, @unchecked Sendable {
  /// The time of the frame in milliseconds; 0 for single pictures.
  public let timestampInMilliseconds: Int

  /// Creates a result for a frame.
  public init(timestampInMilliseconds: Int) {
    self.timestampInMilliseconds = timestampInMilliseconds
  }

  /// The result itself, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
