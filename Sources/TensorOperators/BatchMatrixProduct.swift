import ComputeKernels
import TensorCore

/// Multiplies matrices: the last two axes of each operand are one, the axes before them broadcast.
///
/// - Inputs: left `[…, M, K]`, right `[…, K, N]`; with the last two axes swapped where an attribute says so.
/// - Output: `[…, M, N]`.
/// - Source: TensorFlow Lite `BATCH_MATMUL`.
public struct BatchMatrixProduct: Sendable, Hashable {
  /// Whether the left operand is stored as `[…, K, M]`.
  public var transposesLeft: Bool
  /// Whether the right operand is stored as `[…, N, K]`.
  public var transposesRight: Bool

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(transposesLeft: Bool = false, transposesRight: Bool = false) {
    self.transposesLeft = transposesLeft
    self.transposesRight = transposesRight
  }
}

extension BatchMatrixProduct: OperatorDefinition {
  public static let kind: OperatorKind = "batchMatrixProduct"
  package static let signature = OperatorSignature(inputs: 2)
  package static let documentation = OperatorDocumentation(
    inputs: "left `[…, M, K]`, right `[…, K, N]`; the axes before the last two broadcast",
    outputs: "`[…, M, N]`")
  package static let sample = BatchMatrixProduct(transposesLeft: false, transposesRight: true)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.boolean(
      "transposesLeft", &transposesLeft, "the last two axes of the left operand are swapped")
    try visitor.boolean(
      "transposesRight", &transposesRight, "the last two axes of the right operand are swapped")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let (left, right) = (try inputs.required(0, "left"), try inputs.required(1, "right"))
    let geometry = try geometry(left.shape, right.shape)
    guard left.elementType == right.elementType || inputs.isDynamicRange else {
      throw EngineError(.shapeMismatch, "left is \(left), right \(right); expected the same type")
    }
    let batch = try batchShape(left.shape, right.shape)
    let shape = try Shape(validating: batch.dimensions + [geometry.rowCount, geometry.columnCount])
    return [inputs.output(shape, left.elementType)]
  }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    guard let left = inputs[0] else { return 0 }
    return outputs[0].shape.elementCount * left.shape[left.shape.rank - (transposesLeft ? 2 : 1)]
  }

  private func batchShape(_ left: Shape, _ right: Shape) throws -> Shape {
    try EngineError.within("batches") {
      try Broadcast.shape(
        Shape(Array(left.dimensions.dropLast(2))), Shape(Array(right.dimensions.dropLast(2))))
    }
  }

  package func geometry(_ left: Shape, _ right: Shape) throws -> BatchMatrixGeometry {
    guard left.rank >= 2, right.rank >= 2 else {
      throw EngineError(.shapeMismatch, "operands of shapes \(left) and \(right) are not both matrices")
    }
    let leftSides = (left[left.rank - 2], left[left.rank - 1])
    let rightSides = (right[right.rank - 2], right[right.rank - 1])
    let (rowCount, depth) = transposesLeft ? (leftSides.1, leftSides.0) : leftSides
    let (rightDepth, columnCount) = transposesRight ? (rightSides.1, rightSides.0) : rightSides
    guard depth == rightDepth else {
      throw EngineError(
        .shapeMismatch, "the left matrices have \(depth) columns, the right ones \(rightDepth) rows")
    }
    let batch = try batchShape(left, right)
    return BatchMatrixGeometry(
      rowCount: rowCount, columnCount: columnCount, depth: depth, transposesLeft: transposesLeft,
      transposesRight: transposesRight,
      matrices: Broadcast(
        left: Shape(Array(left.dimensions.dropLast(2))), right: Shape(Array(right.dimensions.dropLast(2))),
        output: batch),
      batchCount: batch.elementCount)
  }
}
