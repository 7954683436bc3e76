/// The name of an operator in the model file.
///
/// Each operator states its own: `Softmax.kind`.
public struct OperatorKind: RawRepresentable, Sendable, Hashable {
  /// The name, as in `softmax`.
  public let rawValue: String

  /// Creates a kind, which may be none that this version knows.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension OperatorKind: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a kind, which may be none that this version knows.
  public init(stringLiteral name: String) {
    rawValue = name
  }

  /// The name.
  public var description: String { rawValue }
}

extension OperatorKind: CaseIterable {
  /// The kinds of all operators that this version knows.
  public static var allCases: [OperatorKind] { OperatorRegistry.all.map { $0.kind } }
}
