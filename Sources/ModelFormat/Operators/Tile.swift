/// Repeats a tensor along each axis.
///
/// - Source: TensorFlow Lite `TILE`, and `BROADCAST_TO`, which repeats axes of length one.
public struct Tile: Sendable, Hashable {
  /// How often the tensor stands side by side along each axis; zero leaves nothing.
  public var repetitions: [Int]

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(repetitions: [Int]) {
    self.repetitions = repetitions
  }
}

extension Tile: OperatorAttributes {
  package static let blank = Tile(repetitions: [])

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integers("repetitions", &repetitions, in: 0...AttributeLimits.position)
  }
}
