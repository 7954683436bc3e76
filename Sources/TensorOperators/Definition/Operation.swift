/// What a node computes: one of the operators, with its attributes.
///
/// ```swift
/// let operation = Operation(Softmax(beta: 2))
/// operation.kind                          // softmax
/// operation.as(Softmax.self)?.beta        // 2
/// operation.is(Convolution2D.self)        // false
/// ```
public struct Operation: Sendable {
  /// A class, so that copying a node counts one reference.
  private final class Storage: Sendable {
    let definition: any OperatorDefinition
    /// The operator's type: passes ask often, of operators that are mostly others.
    let type: any OperatorDefinition.Type

    init(_ definition: some OperatorDefinition) {
      self.definition = definition
      type = Swift.type(of: definition)
    }
  }

  private let storage: Storage

  /// Wraps an operator.
  ///
  /// - Precondition: It belongs to this package, as all operators do.
  public init(_ operator: some Operator) {
    guard let definition = `operator` as? any OperatorDefinition else {
      preconditionFailure("\(Swift.type(of: `operator`)) is no operator of the engine")
    }
    self.init(definition)
  }

  /// Wraps an operator.
  package init(_ definition: some OperatorDefinition) {
    storage = Storage(definition)
  }

  /// The operator, and what the engine knows of it.
  package var definition: any OperatorDefinition { storage.definition }

  /// The operator without its attributes.
  package var type: any OperatorDefinition.Type { storage.type }

  /// How many tensors the operator takes and gives.
  package var signature: OperatorSignature { storage.type.signature }

  /// The name of the operator.
  public var kind: OperatorKind { storage.type.kind }

  /// Whether the operator is of a type.
  public func `is`<Wanted: Operator>(_: Wanted.Type) -> Bool { storage.type == Wanted.self }

  /// The operator with its attributes if it is of a type, or `nil`.
  public func `as`<Wanted: Operator>(_: Wanted.Type) -> Wanted? {
    storage.type == Wanted.self ? storage.definition.known(as: Wanted.self) : nil
  }
}

extension OperatorDefinition {
  /// The operator as a value of its own type; a cast would look for conversions first.
  ///
  /// - Precondition: The type is the operator's.
  fileprivate func known<Known>(as: Known.Type) -> Known {
    precondition(Self.self == Known.self, "\(Self.self) is no \(Known.self)")
    return unsafeBitCast(self, to: Known.self)
  }
}

extension Operation: Hashable {
  /// Whether both are one operator with equal attributes.
  public static func == (left: Operation, right: Operation) -> Bool { left.definition.isEqual(to: right) }

  /// Hashes the operator with its attributes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    definition.hash(into: &hasher)
  }
}

extension OperatorDefinition {
  fileprivate func isEqual(to other: Operation) -> Bool { other.as(Self.self) == self }
}

extension Operation: CustomStringConvertible {
  /// The operator with its attributes.
  public var description: String { String(describing: definition) }
}

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
