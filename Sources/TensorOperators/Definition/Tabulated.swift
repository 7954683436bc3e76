/// One of several choices, each of which is a row of a table where everything about it stands.
package protocol Tabulated: RawRepresentable<String>, CaseIterable, CustomStringConvertible, Sendable,
  Hashable
{
  associatedtype Row: TableRow

  /// The rows, in the order of the choices.
  static var table: [Row] { get }
  /// The place of the row.
  var index: Int { get }

  init(index: Int)
}

/// What is known of a choice.
package protocol TableRow: Sendable {
  /// The name in the model file.
  var name: String { get }
}

extension Tabulated {
  /// The choice of a name, if there is one.
  public init?(rawValue: String) {
    guard let index = Self.table.firstIndex(where: { $0.name == rawValue }) else { return nil }
    self.init(index: index)
  }

  /// The choice of a name that the table has.
  package static func named(_ name: String) -> Self {
    guard let choice = Self(rawValue: name) else { preconditionFailure("\(name) is no row of the table") }
    return choice
  }

  /// The name in the model file.
  public var rawValue: String { row.name }

  /// The name in the model file.
  public var description: String { rawValue }

  /// All choices, in the order of the table.
  public static var allCases: [Self] { table.indices.map(Self.init(index:)) }

  /// What is known of the choice.
  package var row: Row { Self.table[index] }
}
