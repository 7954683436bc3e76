import Foundation

/// What a task found in one picture; each task has its own subclass.
///
/// `@unchecked Sendable`: results are immutable, as subclasses must be.
open class TaskResult: NSObject, NSCopying, @unchecked Sendable {
  /// The time of the frame in milliseconds; 0 for single pictures.
  public final let timestampInMilliseconds: Int

  /// Creates a result for a frame.
  public init(timestampInMilliseconds: Int) {
    self.timestampInMilliseconds = timestampInMilliseconds
  }

  /// The result itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
