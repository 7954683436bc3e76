/// Combines two tensors element by element, the smaller one repeated along axes of length one.
///
/// - Inputs: left and right, of one type and of shapes that broadcast as in NumPy. Output: the broadcast
///   shape. Integers wrap around when they overflow; a division of an integer by zero gives zero.
/// - Source: TensorFlow Lite `ADD`, `ADD_N`, `SUB`, `MUL`, `DIV`, `SQUARED_DIFFERENCE`, `MAXIMUM`,
///   `MINIMUM`, `POW`, `FLOOR_DIV`, `FLOOR_MOD`, `ATAN2`, `LOGICAL_AND`, `LOGICAL_OR`.
public struct ElementwiseBinary: Sendable, Hashable {
  /// What is made of a pair of elements.
  public enum Function: String, Sendable, Hashable, CaseIterable {
    /// `left + right`.
    case add
    /// `left − right`.
    case subtract
    /// `left · right`.
    case multiply
    /// Of integers, the quotient rounded towards zero.
    case divide
    /// `(left − right)²`.
    case squaredDifference
    /// The larger one.
    case maximum
    /// The smaller one.
    case minimum
    /// `left` to the power of `right`.
    case power
    /// The quotient rounded towards minus infinity.
    case floorDivide
    /// What ``floorDivide`` leaves over; it has the sign of `right`.
    case floorRemainder
    /// The angle of the point with `left` as its y and `right` as its x.
    case arcTangent2
    /// Whether both are true.
    case logicalAnd
    /// Whether one or both are true.
    case logicalOr
  }

  /// What is made of each pair of elements.
  public var function: Function
  /// What is applied to each result.
  public var activation: Activation

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(_ function: Function, activation: Activation = .none) {
    self.function = function
    self.activation = activation
  }
}

extension ElementwiseBinary: OperatorAttributes {
  package static let blank = ElementwiseBinary(.add)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.choice("function", &function)
    try visitor.choice("activation", &activation)
  }
}
