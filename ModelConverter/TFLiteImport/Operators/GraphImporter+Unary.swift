import ModelFormat
import TensorCore

extension GraphImporter {
  private static let unaryFunctions = byName(ElementwiseUnary.Function.allCases, \.row.source)

  /// Adds the nodes of functions of one tensor, element by element, that have no options.
  mutating func translateUnaryFunction(_ source: TFLiteOperator) throws -> Bool {
    guard let function = Self.unaryFunctions[source.code.importName] else { return false }
    try addShapeKeeping(ElementwiseUnary(function), source)
    return true
  }

  /// Adds the nodes of other operators that treat each element on its own.
  mutating func translateUnary(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "GELU": try addGaussianErrorLinearUnit(source)
    case "LEAKY_RELU": try addLeakyRectifier(source)
    case "BUCKETIZE": try addBuckets(source)
    case "FAKE_QUANT": try addFakeQuantization(source)
    case "CAST": try addShapeKeeping(Cast(), source)
    case "QUANTIZE": try addShapeKeeping(Quantize(), source)
    case "DEQUANTIZE": try addShapeKeeping(Dequantize(), source)
    default: return false
    }
    return true
  }

  private mutating func addGaussianErrorLinearUnit(_ source: TFLiteOperator) throws {
    let isApproximate = try source.bool(GeluOptions.isApproximate)
    let function: ElementwiseUnary.Function =
      isApproximate ? .gaussianErrorLinearUnitByTangent : .gaussianErrorLinearUnit
    try addShapeKeeping(ElementwiseUnary(function), source)
  }

  private mutating func addLeakyRectifier(_ source: TFLiteOperator) throws {
    let rectifier = LeakyRectifier(negativeSlope: try source.float(LeakyReluOptions.alpha))
    try addShapeKeeping(rectifier, source)
  }

  /// Adds the number of boundaries that are not above each element: all but those that are.
  ///
  /// - Source: `tflite/kernels/bucketize.cc`, where no boundary is above what is no number.
  private mutating func addBuckets(_ source: TFLiteOperator) throws {
    let (elements, output) = (try input(0, of: source), try soleOutput(of: source))
    let boundaries = try source.options?.floats(BucketizeOptions.boundaries) ?? []
    guard zip(boundaries, boundaries.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      throw EngineError(.invalidModel, "has boundaries that do not ascend")
    }
    let shape = tensors[elements].shape
    var numbers = elements
    if tensors[elements].elementType != .float32 {
      numbers = addTensor(like: output, shape: shape, elementType: .float32, suffix: "/numbers")
      emit(Cast(), [elements], to: [numbers])
    }
    // Along an axis in front of all others, so that neighbouring elements are compared and counted together.
    let column = try addConstant(
      like: output, shape: Shape([boundaries.count] + shape.dimensions.map { _ in 1 }), elementType: .float32,
      quantization: nil, suffix: "/boundaries"
    ) { bytes in boundaries.withUnsafeBytes { bytes.copyMemory(from: $0) } }
    let count = try addConstant(
      like: output, shape: [], elementType: .int32, quantization: nil, suffix: "/count"
    ) { $0.storeBytes(of: Int32(boundaries.count), as: Int32.self) }
    let isBelow = addTensor(like: output, shape: shape, elementType: .bool, suffix: "/below")
    let units = addTensor(like: output, shape: shape, elementType: .int32, suffix: "/units")
    let above = addTensor(like: output, shape: shape, elementType: .int32, suffix: "/above")
    emit(Comparison(.less), [numbers, column], to: [isBelow])
    emit(Cast(), [isBelow], to: [units])
    emit(Reduction(.sum, axes: [0], keepsDimensions: false), [units], to: [above])
    emit(ElementwiseBinary(.subtract), [count, above], to: [output])
  }

  private mutating func addFakeQuantization(_ source: TFLiteOperator) throws {
    typealias Options = FakeQuantOptions
    guard try !source.bool(Options.isNarrowRange) else {
      throw UnsupportedFeature("\(source.code.name) without the lowest value")
    }
    let quantization = FakeQuantization(
      minimum: try source.float(Options.minimum), maximum: try source.float(Options.maximum),
      bitCount: Int(try source.integer(Options.bitCount, default: Int32(0))))
    try addShapeKeeping(quantization, source)
  }

  /// Adds an operator with one input and one output of its shape.
  mutating func addShapeKeeping(_ operation: some OperatorDefinition, _ source: TFLiteOperator) throws {
    emit(operation, [try input(0, of: source)], to: [try soleOutput(of: source)])
  }
}

// The positions of the fields that are read in the options of each operator, as in `schema.fbs`.

private enum LeakyReluOptions {
  static let alpha = 0
}

private enum FakeQuantOptions {
  static let minimum = 0
  static let maximum = 1
  static let bitCount = 2
  static let isNarrowRange = 3
}

private enum BucketizeOptions {
  static let boundaries = 0
}

private enum GeluOptions {
  static let isApproximate = 0
}
