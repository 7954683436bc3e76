/// Two landmarks that a line joins in a drawing, by their positions among a subject's landmarks.
public struct Connection: Sendable, Hashable, Codable {
  /// The landmark where the line starts.
  public var start: Int
  /// The landmark where the line ends.
  public var end: Int

  /// Creates a connection.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The lines along paths of landmarks.
  static func lines(along paths: [Int]...) -> [Connection] {
    paths.flatMap { path in zip(path, path.dropFirst()).map(Connection.init) }
  }
}
