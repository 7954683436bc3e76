/// What a node computes: one of the operators, with its attributes.
///
/// ```swift
/// let operation = Operation(Softmax(beta: 2))
/// operation.kind                          // softmax
/// operation.as(Softmax.self)?.beta        // 2
/// operation.is(Convolution2D.self)        // false
/// ```
public struct Operation: Sendable {
  /// The operator, and what the engine knows of it.
  package let definition: any OperatorDefinition

  /// Wraps an operator.
  ///
  /// - Precondition: It belongs to this package, as all operators do.
  public init(_ operator: some Operator) {
    guard let definition = `operator` as? any OperatorDefinition else {
      preconditionFailure("\(type(of: `operator`)) is no operator of the engine")
    }
    self.definition = definition
  }

  /// Wraps an operator.
  package init(_ definition: some OperatorDefinition) {
    self.definition = definition
  }

  /// How many tensors the operator takes and gives.
  package var signature: OperatorSignature { type(of: definition).signature }

  /// The name of the operator.
  public var kind: OperatorKind { type(of: definition).kind }

  /// Whether the operator is of a type.
  public func `is`<Wanted: Operator>(_: Wanted.Type) -> Bool { type(of: definition) == Wanted.self }

  /// The operator with its attributes if it is of a type, or `nil`.
  public func `as`<Wanted: Operator>(_: Wanted.Type) -> Wanted? {
    // Passes ask often, of operators that are mostly others: a cast would look for conversions first.
    type(of: definition) == Wanted.self ? definition as? Wanted : nil
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
