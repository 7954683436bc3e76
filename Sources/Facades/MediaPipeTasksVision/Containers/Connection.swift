import Foundation
import VisionTasks

/// Two landmarks that a line joins in a drawing.
///
/// Immutable.
open class Connection: NSObject, @unchecked Sendable {
  /// The index of the landmark where the line starts.
  public final let start: UInt
  /// The index of the landmark where the line ends.
  public final let end: UInt

  /// Creates a connection.
  public init(start: UInt, end: UInt) {
    self.start = start
    self.end = end
  }

  /// A task's connection.
  init(_ connection: VisionTasks.Connection) {
    (start, end) = (UInt(connection.start), UInt(connection.end))
  }

  /// Whether both ends are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Connection else { return false }
    return start == other.start && end == other.end
  }

  /// A hash of both ends.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(start)
    hasher.combine(end)
    return hasher.finalize()
  }

  /// Both ends as text.
  open override var description: String { "Connection(\(start)-\(end))" }
}
