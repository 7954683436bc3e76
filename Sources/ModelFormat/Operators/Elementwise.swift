/// Combines two tensors element by element, the smaller one repeated along axes of length one.
///
/// - Inputs: left and right, of shapes that broadcast as in NumPy. Output: the broadcast shape.
/// - Source: TensorFlow Lite `ADD`, `SUB`, `MUL`, `DIV`, `SQUARED_DIFFERENCE`.
public struct ElementwiseBinary: Sendable, Hashable {
  public enum Function: String, Sendable, Hashable, CaseIterable {
    case add
    case subtract
    case multiply
    case divide
    /// `(left − right)²`.
    case squaredDifference
  }

  public var function: Function
  public var activation: Activation

  public init(_ function: Function, activation: Activation = .none) {
    self.function = function
    self.activation = activation
  }
}

/// Applies a function to every element.
///
/// - Input and output: the same shape.
/// - Source: TensorFlow Lite `LOGISTIC`, `NEG`, `SQRT`, `RSQRT`, `RELU`, `RELU6`, `RELU_N1_TO_1`.
public struct ElementwiseUnary: Sendable, Hashable {
  public enum Function: String, Sendable, Hashable, CaseIterable {
    /// `1 / (1 + exp(−x))`.
    case logistic
    case negate
    case squareRoot
    case reciprocalSquareRoot
    /// `max(x, 0)`.
    case rectifier
    /// `min(max(x, 0), 6)`.
    case rectifier6
    /// `min(max(x, −1), 1)`.
    case rectifierMinusOneToOne
  }

  public var function: Function

  public init(_ function: Function) {
    self.function = function
  }
}

extension ElementwiseBinary: OperatorAttributes {
  package static let blank = ElementwiseBinary(.add)
  package static let attributes: [Attribute<ElementwiseBinary>] = [
    .choice("function", \.function), .choice("activation", \.activation),
  ]
}

extension ElementwiseUnary: OperatorAttributes {
  package static let blank = ElementwiseUnary(.negate)
  package static let attributes: [Attribute<ElementwiseUnary>] = [.choice("function", \.function)]
}
