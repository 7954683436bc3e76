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
    let function = try fusedFunction(of: source)
    let operation = FullyConnected(
      activation: try function == nil ? activation(Options.activation, of: source) : .none,
      keepsDimensions: try source.bool(Options.keepsDimensions),
      inputQuantization: try inputQuantization(ofProduct: source))
    var inputs = try weightedInputs(of: source)
    if inputs.count == 2, let bias = try wideZeros(for: source) { inputs.append(bias) }
    let output = try soleOutput(of: source)
    guard let function else { return emit(operation, inputs, to: [output]) }
    let product = addTensor(like: output, shape: tensors[output].shape, suffix: "/product")
    emit(operation, inputs, to: [product])
    emit(ElementwiseUnary(function), [product], to: [output])
  }

  /// The function of an activation that only matrix products of dynamic range have; `nil` for others.
  private func fusedFunction(of source: TFLiteOperator) throws -> ElementwiseUnary.Function? {
    guard try hasDynamicRange(source) else { return nil }
    switch try source.integer(FullyConnectedOptions.activation, default: Int8(0)) {
    case FusedFunction.hyperbolicTangent: return .hyperbolicTangent
    case FusedFunction.sign: throw UnsupportedFeature("\(source.code.name) with activation SIGN_BIT")
    default: return nil
    }
  }

  /// A bias of zeros for a product of 16-bit quantized values without one whose sums have 64 bits: that is
  /// what a bias of 64 bits says of them, and decides how they are rounded.
  private mutating func wideZeros(for source: TFLiteOperator) throws -> Int? {
    let (rows, weights) = (try input(0, of: source), try input(1, of: source))
    guard tensors[rows].elementType == .int16, tensors[weights].elementType == .int8,
      try source.integer(FullyConnectedOptions.biasType, default: Int8(0))
        == FullyConnectedOptions.biasOf64Bits,
      let channelCount = tensors[weights].shape.dimensions.first
    else { return nil }
    return try addConstant(
      like: weights, shape: [channelCount], elementType: .int64, quantization: nil, suffix: "/zeros"
    ) { $0.initializeMemory(as: UInt8.self, repeating: 0) }
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

enum FullyConnectedOptions {
  static let activation = 0
  static let weightsFormat = 1
  static let keepsDimensions = 2
  static let isAsymmetric = 3
  static let biasType = 4
  static let biasOf64Bits: Int8 = 4
}

private enum BatchMatMulOptions {
  static let transposesLeft = 0
  static let transposesRight = 1
}
