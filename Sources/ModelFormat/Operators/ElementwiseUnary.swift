/// Applies a function to every element.
///
/// - Input and output: the same shape.
/// - Source: the TensorFlow Lite operator that is named at each function.
public struct ElementwiseUnary: Sendable, Hashable {
  /// What is made of an element.
  public enum Function: String, Sendable, Hashable, CaseIterable {
    /// `ABS`.
    case absolute
    /// `CEIL`.
    case ceiling
    /// `COS`.
    case cosine
    /// `EXP`.
    case exponential
    /// `x` where it is not negative, `exp(x) − 1` elsewhere: `ELU`.
    case exponentialLinearUnit
    /// `FLOOR`.
    case floor
    /// `x · Φ(x)` with the normal distribution function `Φ`: `GELU`.
    case gaussianErrorLinearUnit
    /// `x / 2 · (1 + tanh(√(2 / π) · (x + 0.044715 · x³)))`: the approximate form of `GELU`.
    case gaussianErrorLinearUnitByTangent
    /// `x · min(max(x + 3, 0), 6) / 6`: `HARD_SWISH`.
    case hardSwish
    /// `TANH`.
    case hyperbolicTangent
    /// The natural logarithm: `LOG`.
    case logarithm
    /// `LOGICAL_NOT`.
    case logicalNot
    /// `1 / (1 + exp(−x))`: `LOGISTIC`.
    case logistic
    /// `NEG`.
    case negate
    /// `RSQRT`.
    case reciprocalSquareRoot
    /// `max(x, 0)`: `RELU`.
    case rectifier
    /// `min(max(x, 0), 6)`: `RELU6`.
    case rectifier6
    /// `min(max(x, −1), 1)`: `RELU_N1_TO_1`.
    case rectifierMinusOneToOne
    /// `min(max(x, 0), 1)`: `RELU_0_TO_1`.
    case rectifierZeroToOne
    /// To the nearest integer, halves to the even one: `ROUND`.
    case round
    /// −1, 0 or 1: `SIGN`.
    case sign
    /// `SIN`.
    case sine
    /// `SQUARE`.
    case square
    /// `SQRT`.
    case squareRoot
    /// Zero, whatever the element is: `ZEROS_LIKE`.
    case zero
  }

  /// What is made of each element.
  public var function: Function

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(_ function: Function) {
    self.function = function
  }
}

extension ElementwiseUnary: OperatorAttributes {
  package static let blank = ElementwiseUnary(.negate)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.choice("function", &function)
  }
}
