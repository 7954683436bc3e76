import TensorCore

/// Folds a tensor along some of its axes.
///
/// - Input: any shape. Output: the axes that are folded have length one, or are gone.
/// - Source: TensorFlow Lite `MEAN`, `SUM`, `REDUCE_MAX`, `REDUCE_MIN`, `REDUCE_PROD`, `REDUCE_ANY`,
///   `REDUCE_ALL`.
public struct Reduction: Sendable, Hashable {
  /// How the elements along the axes become one.
  public enum Function: String, Sendable, Hashable, CaseIterable {
    /// The sum divided by the number of elements.
    case mean
    /// The sum.
    case sum
    /// The largest one.
    case maximum
    /// The smallest one.
    case minimum
    /// The product.
    case product
    /// Whether any element is true.
    case any
    /// Whether all elements are true.
    case all
  }

  /// How the elements along the axes become one.
  public var function: Function
  /// Non-negative, ascending, without repetition.
  public var axes: [Int]
  /// Whether the axes that are folded stay, with length one.
  public var keepsDimensions: Bool

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(_ function: Function, axes: [Int], keepsDimensions: Bool) {
    self.function = function
    self.axes = axes
    self.keepsDimensions = keepsDimensions
  }
}

extension Reduction: OperatorDefinition {
  public static let kind: OperatorKind = "reduce"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the axes folded to length one, or gone")
  package static let sample = Reduction(.sum, axes: [1, 2], keepsDimensions: true)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.choice("function", &function, "how the axes are folded; the last two fold truth values")
    try visitor.integers("axes", &axes, in: AttributeLimits.axes, "the axes to fold, ascending")
    try visitor.boolean("keepsDimensions", &keepsDimensions, "whether the folded dimensions stay")
  }

  package func validateTogether() throws {
    guard zip(axes, axes.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw EngineError(.invalidModel, "axes \(axes) are not ascending without repetition")
    }
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    guard axes.allSatisfy({ 0..<input.shape.rank ~= $0 }) else {
      throw EngineError(.shapeMismatch, "axes \(axes) are not all axes of \(input.shape)")
    }
    let dimensions = input.shape.dimensions.enumerated().compactMap { axis, length in
      axes.contains(axis) ? (keepsDimensions ? 1 : nil) : length
    }
    return [inputs.output(Shape(dimensions), input.elementType)]
  }
}
