import TensorCore

/// Surrounds a tensor with its own mirror image.
///
/// - Source: TensorFlow Lite `MIRROR_PAD`.
public struct MirrorPad: Sendable, Hashable {
  /// Where the mirror stands.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// On the outermost element, which occurs once.
    case reflect
    /// Behind the outermost element, which occurs twice.
    case symmetric
  }

  /// The number of elements added before the first one, for each axis.
  public var before: [Int]
  /// The number of elements added after the last one, for each axis.
  public var after: [Int]
  /// Where the mirror stands.
  public var mode: Mode

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(before: [Int], after: [Int], mode: Mode) {
    self.before = before
    self.after = after
    self.mode = mode
  }
}

extension MirrorPad: OperatorAttributes {
  package static let blank = MirrorPad(before: [], after: [], mode: .reflect)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integers("before", &before, in: 0...AttributeLimits.length)
    try visitor.integers("after", &after, in: 0...AttributeLimits.length)
    try visitor.choice("mode", &mode)
  }

  package func validateTogether() throws {
    guard before.count == after.count else {
      throw EngineError(
        .invalidModel, "before has \(before.count) axes and after has \(after.count); expected as many")
    }
  }
}
