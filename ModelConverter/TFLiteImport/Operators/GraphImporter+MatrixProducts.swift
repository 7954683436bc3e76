import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes of products of matrices.
  mutating func translateMatrixProduct(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "FULLY_CONNECTED": try addFullyConnected(source)
    case "BATCH_MATMUL": try addBatchMatrixProduct(source)
    default: return false
    }
    return true
  }

  private mutating func addFullyConnected(_ source: TFLiteOperator) throws {
    typealias Options = FullyConnectedOptions
    guard try source.integer(Options.weightsFormat, default: Int8(0)) == 0 else {
      throw UnsupportedFeature("\(source.code.name) with shuffled weights")
    }
    try checkWeightTypes(source)
    let operation = FullyConnected(
      activation: try activation(Options.activation, of: source),
      keepsDimensions: try source.bool(Options.keepsDimensions))
    emit(operation, try weightedInputs(of: source), to: [try soleOutput(of: source)])
  }

  private mutating func addBatchMatrixProduct(_ source: TFLiteOperator) throws {
    typealias Options = BatchMatMulOptions
    try checkWeightTypes(source)
    var product = BatchMatrixProduct(
      transposesLeft: try source.bool(Options.transposesLeft),
      transposesRight: try source.bool(Options.transposesRight))
    var left = try input(0, of: source)
    let right = try input(1, of: source)
    if product.transposesLeft, tensors[left].elementType != tensors[right].elementType {
      left = try transposedMatrices(left)
      product.transposesLeft = false
    }
    emit(product, [left, right], to: [try soleOutput(of: source)])
  }

  /// Adds a node that swaps the last two axes, so that the rows that are quantized together lie together.
  private mutating func transposedMatrices(_ tensor: Int) throws -> Int {
    let shape = tensors[tensor].shape
    guard shape.rank >= 2 else { throw EngineError(.invalidModel, "has an operand of shape \(shape)") }
    var permutation = Array(0..<shape.rank)
    permutation.swapAt(shape.rank - 1, shape.rank - 2)
    let swapped = addTensor(
      like: tensor, shape: Shape(permutation.map { shape[$0] }), suffix: "/transposed")
    emit(Transpose(permutation: permutation), [tensor], to: [swapped])
    return swapped
  }
}

// The positions of the fields that are read in the options of each operator, as in `schema.fbs`.

private enum FullyConnectedOptions {
  static let activation = 0
  static let weightsFormat = 1
  static let keepsDimensions = 2
}

private enum BatchMatMulOptions {
  static let transposesLeft = 0
  static let transposesRight = 1
}
