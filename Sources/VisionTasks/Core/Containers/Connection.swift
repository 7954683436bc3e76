import Foundation

/// Two landmarks that a line joins in a drawing.
public final class Connection: NSObject, Sendable {
  /// The index of the landmark where the line starts.
  public let start: UInt
  /// The index of the landmark where the line ends.
  public let end: UInt

  /// Creates a connection.
  public init(start: UInt, end: UInt) {
    self.start = start
    self.end = end
  }

  /// Whether both ends are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Connection else { return false }
    return start == other.start && end == other.end
  }

  /// A hash of both ends.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(start)
    hasher.combine(end)
    return hasher.finalize()
  }

  /// Both ends as text.
  public override var description: String { "Connection(\(start)-\(end))" }
}
