import ModelFormat
import TensorCore

/// The records of a `.tflite` file, read and within bounds, but not yet understood.
///
/// - Source: `tensorflow/compiler/mlir/lite/schema/schema.fbs`, `Model`, `SubGraph`, `Buffer`, `Metadata`.
struct TFLiteModel {
  /// The bytes of the file.
  let view: ByteView
  /// The networks, and what they call: branches, bodies of loops, what initializes variables.
  let subgraphs: [TFLiteSubgraph]
  /// The subgraphs that are networks by themselves, and what the file calls them.
  let signatures: [TFLiteSignature]
  /// Where the contents of each buffer lie in the file; empty ranges for tensors that are computed.
  let buffers: [Range<Int>]
  /// The buffers with further information, by name.
  private let metadata: [String: Int]

  static let fileIdentifier = "TFL3"
  private static let schemaVersion: UInt32 = 3
  /// The number of operators that the networks of a file may have together: published ones have thousands.
  private static let maximumOperatorCount = 1 << 18

  /// Reads the file in `view`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when it is corrupt.
  init(_ view: ByteView) throws {
    guard FlatBuffer.hasIdentifier(Self.fileIdentifier, in: view) else {
      throw EngineError(.invalidModel, "is not a TensorFlow Lite model: the identifier TFL3 is missing")
    }
    self.view = view
    let root = try FlatBuffer(view).root()
    let version = try root.integer(Field.Model.version, default: UInt32(0))
    guard version == Self.schemaVersion else {
      throw EngineError(
        .invalidModel, "has schema version \(version); only version \(Self.schemaVersion) is supported")
    }
    let codes = try root.tables(Field.Model.operatorCodes, OperatorCode.init)
    buffers = try root.tables(Field.Model.buffers) { try Self.range(ofBuffer: $0, in: view) }
    metadata = try Self.metadata(of: root)
    subgraphs = try root.tables(Field.Model.subgraphs) { try TFLiteSubgraph(reading: $0, codes: codes) }
    guard !subgraphs.isEmpty else { throw EngineError(.invalidModel, "has no network in it") }
    signatures = try root.tables(Field.Model.signatures, TFLiteSignature.init)
    if let signature = signatures.first(where: { !subgraphs.indices.contains($0.subgraph) }) {
      throw EngineError(
        .invalidModel,
        "has a signature \(signature.key.quoted) of subgraph \(signature.subgraph), but there are "
          + "\(subgraphs.count) subgraphs")
    }
    try checkOperatorCount()
  }

  /// Refuses files whose networks take long to import, as when many signatures name one large subgraph.
  ///
  /// - Throws: ``EngineError/Code/resourceExhausted``.
  private func checkOperatorCount() throws {
    let count = networks.reduce(0) { $0 + subgraphs[$1.subgraph].operators.count }
    guard count <= Self.maximumOperatorCount else {
      throw EngineError(
        .resourceExhausted,
        "has \(count) operators in its \(networks.count) networks; the limit is \(Self.maximumOperatorCount)")
    }
  }

  /// The subgraphs that are networks by themselves, with the names of those of which there are several.
  var networks: [(name: String?, subgraph: Int)] {
    signatures.count > 1
      ? signatures.map { ($0.key, $0.subgraph) } : [(nil, signatures.first?.subgraph ?? 0)]
  }

  /// The bytes of the metadata buffer `name`, or `nil` when there is none.
  func metadata(named name: String) throws -> ByteView? {
    guard let index = metadata[name] else { return nil }
    guard buffers.indices.contains(index) else {
      throw EngineError(.invalidModel, "is corrupt: the metadata \(name.quoted) has no buffer")
    }
    return view[buffers[index]]
  }
}

extension TFLiteModel {
  private static func metadata(of root: FlatBufferTable) throws -> [String: Int] {
    var metadata: [String: Int] = [:]
    for entry in try root.tables(Field.Model.metadata) {
      let buffer = try entry.integer(Field.Metadata.buffer, default: UInt32(0))
      metadata[try entry.string(Field.Metadata.name)] = Int(buffer)
    }
    return metadata
  }

  /// Contents lie in the buffer itself or, in files above 2 GB, at an absolute position behind the records.
  private static func range(ofBuffer table: FlatBufferTable, in view: ByteView) throws -> Range<Int> {
    let offset = try table.integer(Field.Buffer.offset, default: UInt64(0))
    // Positions up to one stand for "not used".
    guard offset > 1 else { return try table.byteRange(Field.Buffer.data) ?? 0..<0 }
    let size = try table.integer(Field.Buffer.size, default: UInt64(0))
    guard let start = Int(exactly: offset), let count = Int(exactly: size) else {
      throw EngineError(.invalidModel, "is corrupt: a buffer lies outside the file")
    }
    let range = try view.range(at: start, count: count)
    try table.buffer.spend(count)
    return range
  }
}

/// A part of a `.tflite` file that computes something: a network, or what one calls.
struct TFLiteSubgraph {
  let name: String
  let operators: [TFLiteOperator]
  let tensors: [TFLiteTensor]
  let inputs: [Int]
  let outputs: [Int]

  /// - Throws: ``EngineError/Code/invalidModel`` when the record is corrupt.
  init(reading table: FlatBufferTable, codes: [OperatorCode]) throws {
    name = try table.string(Field.SubGraph.name)
    tensors = try table.tables(Field.SubGraph.tensors, TFLiteTensor.init)
    operators = try table.tables(Field.SubGraph.operators).enumerated().map {
      try TFLiteOperator(reading: $1, index: $0, codes: codes)
    }
    inputs = try table.integers(Field.SubGraph.inputs, from: Int32.self)
    outputs = try table.integers(Field.SubGraph.outputs, from: Int32.self)
    guard (inputs + outputs).allSatisfy(tensors.indices.contains) else {
      throw EngineError(.invalidModel, "is corrupt: an input or output is not among its tensors")
    }
  }
}

/// The name that a file gives to a network in it.
struct TFLiteSignature {
  let key: String
  let subgraph: Int

  /// - Throws: ``EngineError/Code/invalidModel`` when the record is corrupt.
  init(reading table: FlatBufferTable) throws {
    key = try table.string(Field.Signature.key)
    subgraph = Int(try table.integer(Field.Signature.subgraph, default: UInt32(0)))
  }
}

/// One operator of a `.tflite` network.
struct TFLiteOperator {
  /// The position among the operators of the network.
  let index: Int
  let code: OperatorCode
  /// Positions of tensors; `nil` for an optional input that is left out.
  private(set) var inputs: [Int?]
  private(set) var outputs: [Int]
  /// Tensors that say what the operator's own values mean between its inputs and outputs.
  private(set) var intermediates: [Int]
  /// The attributes of a built-in operator; `nil` when all have their default.
  let options: FlatBufferTable?
  /// The attributes of a custom operator.
  let customOptions: [UInt8]

  /// - Throws: ``EngineError/Code/invalidModel`` when the record is corrupt.
  init(reading table: FlatBufferTable, index: Int, codes: [OperatorCode]) throws {
    self.index = index
    let code = Int(try table.integer(Field.Operator.opcodeIndex, default: UInt32(0)))
    guard codes.indices.contains(code) else {
      throw EngineError(.invalidModel, "is corrupt: node \(index) has no operator")
    }
    self.code = codes[code]
    inputs = try (table.integers(Field.Operator.inputs, of: Int32.self) ?? []).map {
      $0 == -1 ? nil : Int($0)
    }
    outputs = try table.integers(Field.Operator.outputs, from: Int32.self)
    intermediates = try table.integers(Field.Operator.intermediates, from: Int32.self)
    options =
      try table.table(Field.Operator.builtinOptions) ?? table.table(Field.Operator.laterBuiltinOptions)
    customOptions = try table.bytes(Field.Operator.customOptions) ?? []
  }
}

extension TFLiteOperator {
  /// The operator with its tensors at other positions.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when it refers to one that there is not.
  func moved(to places: [Int]) throws -> TFLiteOperator {
    func place(_ tensor: Int) throws -> Int {
      guard places.indices.contains(tensor) else {
        throw EngineError(
          .invalidModel, "refers to tensor \(tensor), but there are \(places.count) tensors")
      }
      return places[tensor]
    }
    var moved = self
    moved.inputs = try inputs.map { try $0.map(place) }
    moved.outputs = try outputs.map(place)
    moved.intermediates = try intermediates.map(place)
    return moved
  }

  /// The attribute at `field`.
  func integer<Integer: FixedWidthInteger>(_ field: Int, default value: Integer) throws -> Integer {
    try options?.integer(field, default: value) ?? value
  }

  /// The attribute at `field`, or zero when it is absent.
  func float(_ field: Int) throws -> Float {
    try options?.float(field, default: 0) ?? 0
  }

  /// The attribute at `field`, or `false` when it is absent.
  func bool(_ field: Int) throws -> Bool {
    try options?.bool(field, default: false) ?? false
  }
}

/// Which operator a number in a network stands for.
enum OperatorCode: Hashable {
  case builtin(Int)
  /// Versions of one name may be different operators.
  case custom(String, version: Int)

  private static let customCode = 32

  /// - Throws: ``EngineError/Code/invalidModel`` when the record is corrupt.
  init(reading table: FlatBufferTable) throws {
    // Old files keep the code in a byte; newer ones may use either field, and the larger one counts.
    let old = Int(try table.integer(Field.OperatorCode.deprecatedBuiltinCode, default: Int8(0)))
    let new = Int(try table.integer(Field.OperatorCode.builtinCode, default: Int32(0)))
    let code = max(old, new)
    guard code == Self.customCode else {
      self = .builtin(code)
      return
    }
    let version = Int(try table.integer(Field.OperatorCode.version, default: Int32(1)))
    self = .custom(try table.string(Field.OperatorCode.customCode), version: version)
  }

  /// What the importers go by. Those of custom operators look at the version themselves.
  var importName: String {
    switch self {
    case .custom(let name, _): "custom \(name)"
    case .builtin: name
    }
  }

  /// The name for messages, e.g. `SOFTMAX` or `custom Foo`.
  var name: String {
    switch self {
    case .custom(let name, let version):
      "custom " + name.quoted.dropFirst().dropLast() + (version == 1 ? "" : " version \(version)")
    case .builtin(let code):
      BuiltinOperator.names.indices.contains(code)
        ? BuiltinOperator.names[code] : "operator number \(code)"
    }
  }
}

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

  /// Whether the file leaves a length open.
  var isOpen: Bool { dimensions.contains(-1) || signature.contains(-1) }

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

  /// Whether the elements are complex numbers of single precision.
  var isComplex: Bool { type == Self.complexType }

  private static let complexType = 8

  /// The bits of each element where these are fewer than eight; `nil` elsewhere. As many as fill a byte are
  /// stored in it, the first one in its lowest bits.
  var narrowBitCount: Int? { Self.narrowBitCounts[type] }

  private static let narrowBitCounts = [17: 4, 19: 2]

  /// The type of the elements, or of the parts of complex ones.
  ///
  /// - Throws: ``EngineError/Code/unsupportedOperator`` for types that the engine does not have.
  func elementType() throws -> ElementType {
    if let type = Self.elementTypes[type] { return type }
    if isComplex { return .float32 }
    throw unsupportedType
  }

  /// The error for a type that the engine does not have here.
  var unsupportedType: EngineError {
    let name = Self.unsupportedTypes[type] ?? "number \(type)"
    return EngineError(
      .unsupportedOperator,
      "has the element type \(name); supported are float32 and float16, int8 to int64, uint8 and bool"
    )
  }

  private static let elementTypes: [Int: ElementType] = [
    0: .float32, 1: .float16, 2: .int32, 3: .uint8, 4: .int64, 6: .bool, 7: .int16, 9: .int8,
  ]

  private static let unsupportedTypes: [Int: String] = [
    5: "string", 8: "complex64", 10: "float64", 11: "complex128", 12: "uint64", 13: "resource",
    14: "variant", 15: "uint32", 16: "uint16", 17: "int4", 18: "bfloat16", 19: "int2", 20: "uint4",
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

/// The positions of the fields that the importer reads in the tables of the TensorFlow Lite schema.
///
/// - Source: `tensorflow/compiler/mlir/lite/schema/schema.fbs`.
enum Field {
  enum Model {
    static let version = 0
    static let operatorCodes = 1
    static let subgraphs = 2
    static let buffers = 4
    static let metadata = 6
    static let signatures = 7
  }

  enum Signature {
    static let key = 2
    static let subgraph = 4
  }

  enum Metadata {
    static let name = 0
    static let buffer = 1
  }

  enum Buffer {
    static let data = 0
    static let offset = 1
    static let size = 2
  }

  enum SubGraph {
    static let tensors = 0
    static let inputs = 1
    static let outputs = 2
    static let operators = 3
    static let name = 4
  }

  enum OperatorCode {
    static let deprecatedBuiltinCode = 0
    static let customCode = 1
    static let version = 2
    static let builtinCode = 3
  }

  enum Operator {
    static let opcodeIndex = 0
    static let inputs = 1
    static let outputs = 2
    static let builtinOptions = 4
    static let customOptions = 5
    static let intermediates = 8
    /// Of the operators that came after the union of the others was full.
    static let laterBuiltinOptions = 12
  }

  enum Tensor {
    static let shape = 0
    static let type = 1
    static let buffer = 2
    static let name = 3
    static let quantization = 4
    static let isVariable = 5
    static let sparsity = 6
    static let shapeSignature = 7
  }

  enum QuantizationParameters {
    static let scale = 2
    static let zeroPoint = 3
    static let detailsType = 4
    static let quantizedDimension = 6
  }

  enum SparsityParameters {
    static let traversalOrder = 0
    static let blockMap = 1
    static let dimensionMetadata = 2
  }

  enum DimensionMetadata {
    static let format = 0
    static let denseSize = 1
    static let segmentsType = 2
    static let segments = 3
    static let indicesType = 4
    static let indices = 5
  }
}

/// The built-in operators of TensorFlow Lite.
///
/// - Source: `tensorflow/compiler/mlir/lite/schema/schema.fbs`, `BuiltinOperator`.
enum BuiltinOperator {
  /// The names of all operators of the schema by number: also of those that are not supported, for messages.
  static let names: [String] = [
    "ADD", "AVERAGE_POOL_2D", "CONCATENATION", "CONV_2D", "DEPTHWISE_CONV_2D", "DEPTH_TO_SPACE",
    "DEQUANTIZE", "EMBEDDING_LOOKUP", "FLOOR", "FULLY_CONNECTED", "HASHTABLE_LOOKUP",
    "L2_NORMALIZATION", "L2_POOL_2D", "LOCAL_RESPONSE_NORMALIZATION", "LOGISTIC", "LSH_PROJECTION",
    "LSTM", "MAX_POOL_2D", "MUL", "RELU", "RELU_N1_TO_1", "RELU6", "RESHAPE", "RESIZE_BILINEAR", "RNN",
    "SOFTMAX", "SPACE_TO_DEPTH", "SVDF", "TANH", "CONCAT_EMBEDDINGS", "SKIP_GRAM", "CALL", "CUSTOM",
    "EMBEDDING_LOOKUP_SPARSE", "PAD", "UNIDIRECTIONAL_SEQUENCE_RNN", "GATHER", "BATCH_TO_SPACE_ND",
    "SPACE_TO_BATCH_ND", "TRANSPOSE", "MEAN", "SUB", "DIV", "SQUEEZE", "UNIDIRECTIONAL_SEQUENCE_LSTM",
    "STRIDED_SLICE", "BIDIRECTIONAL_SEQUENCE_RNN", "EXP", "TOPK_V2", "SPLIT", "LOG_SOFTMAX", "DELEGATE",
    "BIDIRECTIONAL_SEQUENCE_LSTM", "CAST", "PRELU", "MAXIMUM", "ARG_MAX", "MINIMUM", "LESS", "NEG",
    "PADV2", "GREATER", "GREATER_EQUAL", "LESS_EQUAL", "SELECT", "SLICE", "SIN", "TRANSPOSE_CONV",
    "SPARSE_TO_DENSE", "TILE", "EXPAND_DIMS", "EQUAL", "NOT_EQUAL", "LOG", "SUM", "SQRT", "RSQRT",
    "SHAPE", "POW", "ARG_MIN", "FAKE_QUANT", "REDUCE_PROD", "REDUCE_MAX", "PACK", "LOGICAL_OR",
    "ONE_HOT", "LOGICAL_AND", "LOGICAL_NOT", "UNPACK", "REDUCE_MIN", "FLOOR_DIV", "REDUCE_ANY",
    "SQUARE", "ZEROS_LIKE", "FILL", "FLOOR_MOD", "RANGE", "RESIZE_NEAREST_NEIGHBOR", "LEAKY_RELU",
    "SQUARED_DIFFERENCE", "MIRROR_PAD", "ABS", "SPLIT_V", "UNIQUE", "CEIL", "REVERSE_V2", "ADD_N",
    "GATHER_ND", "COS", "WHERE", "RANK", "ELU", "REVERSE_SEQUENCE", "MATRIX_DIAG", "QUANTIZE",
    "MATRIX_SET_DIAG", "ROUND", "HARD_SWISH", "IF", "WHILE", "NON_MAX_SUPPRESSION_V4",
    "NON_MAX_SUPPRESSION_V5", "SCATTER_ND", "SELECT_V2", "DENSIFY", "SEGMENT_SUM", "BATCH_MATMUL",
    "PLACEHOLDER_FOR_GREATER_OP_CODES", "CUMSUM", "CALL_ONCE", "BROADCAST_TO", "RFFT2D", "CONV_3D",
    "IMAG", "REAL", "COMPLEX_ABS", "HASHTABLE", "HASHTABLE_FIND", "HASHTABLE_IMPORT", "HASHTABLE_SIZE",
    "REDUCE_ALL", "CONV_3D_TRANSPOSE", "VAR_HANDLE", "READ_VARIABLE", "ASSIGN_VARIABLE",
    "BROADCAST_ARGS", "RANDOM_STANDARD_NORMAL", "BUCKETIZE", "RANDOM_UNIFORM", "MULTINOMIAL", "GELU",
    "DYNAMIC_UPDATE_SLICE", "RELU_0_TO_1", "UNSORTED_SEGMENT_PROD", "UNSORTED_SEGMENT_MAX",
    "UNSORTED_SEGMENT_SUM", "ATAN2", "UNSORTED_SEGMENT_MIN", "SIGN", "BITCAST", "BITWISE_XOR",
    "RIGHT_SHIFT",
    "STABLEHLO_LOGISTIC", "STABLEHLO_ADD", "STABLEHLO_DIVIDE", "STABLEHLO_MULTIPLY",
    "STABLEHLO_MAXIMUM", "STABLEHLO_RESHAPE", "STABLEHLO_CLAMP", "STABLEHLO_CONCATENATE",
    "STABLEHLO_BROADCAST_IN_DIM", "STABLEHLO_CONVOLUTION", "STABLEHLO_SLICE", "STABLEHLO_CUSTOM_CALL",
    "STABLEHLO_REDUCE", "STABLEHLO_ABS", "STABLEHLO_AND", "STABLEHLO_COSINE", "STABLEHLO_EXPONENTIAL",
    "STABLEHLO_FLOOR", "STABLEHLO_LOG", "STABLEHLO_MINIMUM", "STABLEHLO_NEGATE", "STABLEHLO_OR",
    "STABLEHLO_POWER", "STABLEHLO_REMAINDER", "STABLEHLO_RSQRT", "STABLEHLO_SELECT",
    "STABLEHLO_SUBTRACT", "STABLEHLO_TANH", "STABLEHLO_SCATTER", "STABLEHLO_COMPARE",
    "STABLEHLO_CONVERT", "STABLEHLO_DYNAMIC_SLICE", "STABLEHLO_DYNAMIC_UPDATE_SLICE", "STABLEHLO_PAD",
    "STABLEHLO_IOTA", "STABLEHLO_DOT_GENERAL", "STABLEHLO_REDUCE_WINDOW", "STABLEHLO_SORT",
    "STABLEHLO_WHILE", "STABLEHLO_GATHER", "STABLEHLO_TRANSPOSE", "DILATE",
    "STABLEHLO_RNG_BIT_GENERATOR", "REDUCE_WINDOW", "STABLEHLO_COMPOSITE", "STABLEHLO_SHIFT_LEFT",
    "STABLEHLO_CBRT", "STABLEHLO_CASE",
  ]
}
