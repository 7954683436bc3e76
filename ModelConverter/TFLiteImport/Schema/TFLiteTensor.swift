import TensorCore

/// One tensor of a `.tflite` network.
///
/// A length that is left open (−1 in the shape signature) is one in the shape, which is what counts unless a
/// caller gives the shape of an input.
/// What lies between inputs and outputs may have any shape: it follows from the inputs'.
struct TFLiteTensor {
  let name: String
  let dimensions: [Int]
  /// The number of the element type in the schema.
  let type: Int
  let buffer: Int
  let quantization: QuantizationRecord
  let isVariable: Bool
  /// How sparse contents are stored, which is read with them: its lists are long.
  let sparsity: FlatBufferTable?
  /// The shape with −1 for lengths that are left open; empty when none is.
  private let signature: [Int]

  /// - Throws: ``EngineError/Code/invalidModel`` when the record is corrupt.
  init(reading table: FlatBufferTable) throws {
    name = try table.string(Field.Tensor.name)
    dimensions = try table.integers(Field.Tensor.shape, from: Int32.self)
    type = Int(try table.integer(Field.Tensor.type, default: Int8(0)))
    buffer = Int(try table.integer(Field.Tensor.buffer, default: UInt32(0)))
    quantization = try QuantizationRecord(reading: table.table(Field.Tensor.quantization))
    isVariable = try table.bool(Field.Tensor.isVariable, default: false)
    sparsity = try table.table(Field.Tensor.sparsity)
    signature = try (table.integers(Field.Tensor.shapeSignature, of: Int32.self) ?? []).map(Int.init)
  }

  /// The shape with ones for lengths that are left open, as some writers do in the shape itself.
  var closedDimensions: [Int] { dimensions.map { $0 == -1 ? 1 : $0 } }

  /// The shape as the file gives it, when that leaves the height or width of an image open: in a picture of
  /// one pixel, no network finds anything.
  var openImage: [Int]? {
    guard dimensions.count == 4 else { return nil }
    let isOpen = (0..<4).map { axis in
      dimensions[axis] == -1
        || (dimensions[axis] == 1 && signature.count == 4 && signature[axis] == -1)
    }
    return isOpen[1] || isOpen[2] ? zip(dimensions, isOpen).map { $1 ? -1 : $0 } : nil
  }

  /// Whether it stands for a variable, and holds no elements.
  var isResource: Bool { type == Self.resourceType }

  private static let resourceType = 13

  /// The type of the elements.
  ///
  /// - Throws: ``EngineError/Code/unsupportedOperator`` for types that the engine does not have.
  func elementType() throws -> ElementType {
    if let type = Self.elementTypes[type] { return type }
    let name = Self.unsupportedTypes[type] ?? "number \(type)"
    throw EngineError(
      .unsupportedOperator,
      "has the element type \(name); supported are float32 and float16, int8 to int64, uint8 and bool"
    )
  }

  private static let elementTypes: [Int: ElementType] = [
    0: .float32, 1: .float16, 2: .int32, 3: .uint8, 4: .int64, 6: .bool, 7: .int16, 9: .int8,
  ]

  private static let unsupportedTypes: [Int: String] = [
    5: "string", 8: "complex64", 10: "float64", 11: "complex128", 12: "uint64", 13: "resource",
    14: "variant", 15: "uint32", 16: "uint16", 17: "int4", 18: "bfloat16",
  ]
}

/// How a tensor says that its integers stand for real numbers.
struct QuantizationRecord {
  private var scales: [Float] = []
  private var zeroPoints: [Int] = []
  private var axis = 0
  private var hasDetails = false

  /// - Throws: ``EngineError/Code/invalidModel`` when the record is corrupt.
  init(reading table: FlatBufferTable?) throws {
    guard let table else { return }
    scales = try table.floats(Field.QuantizationParameters.scale)
    zeroPoints = try table.integers(Field.QuantizationParameters.zeroPoint, from: Int64.self)
    axis = Int(try table.integer(Field.QuantizationParameters.quantizedDimension, default: Int32(0)))
    hasDetails = try table.integer(Field.QuantizationParameters.detailsType, default: UInt8(0)) != 0
  }

  /// The parameters of a tensor of the given type and shape; `nil` when it is not quantized.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when they do not fit the tensor;
  ///   ``EngineError/Code/unsupportedOperator`` for quantization in blocks or of a custom kind.
  func parameters(for elementType: ElementType, shape: Shape) throws -> Quantization? {
    switch elementType {
    case .float32, .float16, .bool, .int64: return nil
    case .int8, .uint8, .int16, .int32: break
    }
    guard !hasDetails else {
      throw EngineError(
        .unsupportedOperator, "is quantized in blocks or in a custom way; quantize by tensor or by channel")
    }
    guard !scales.isEmpty else { return nil }
    // One zero point may serve all channels; none stands for zero.
    let zeroPoints =
      zeroPoints.count > 1
      ? zeroPoints : [Int](repeating: zeroPoints.first ?? 0, count: scales.count)
    guard scales.count > 1 else {
      return try Quantization(validating: scales, zeroPoints: zeroPoints, axis: nil)
    }
    guard (0..<shape.rank).contains(axis), shape[axis] == scales.count else {
      throw EngineError(
        .invalidModel, "has \(scales.count) scales along axis \(axis), which does not fit shape \(shape)")
    }
    return try Quantization(validating: scales, zeroPoints: zeroPoints, axis: axis)
  }
}
