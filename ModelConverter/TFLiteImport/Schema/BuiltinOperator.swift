/// The built-in operators of TensorFlow Lite that the importer knows, with their names in the schema.
///
/// - Source: `tensorflow/compiler/mlir/lite/schema/schema.fbs`, `BuiltinOperator`.
enum BuiltinOperator: String {
  case add = "ADD"
  case averagePool2D = "AVERAGE_POOL_2D"
  case concatenation = "CONCATENATION"
  case convolution2D = "CONV_2D"
  case depthwiseConvolution2D = "DEPTHWISE_CONV_2D"
  case depthToSpace = "DEPTH_TO_SPACE"
  case dequantize = "DEQUANTIZE"
  case embeddingLookup = "EMBEDDING_LOOKUP"
  case floor = "FLOOR"
  case fullyConnected = "FULLY_CONNECTED"
  case l2Normalization = "L2_NORMALIZATION"
  case l2Pool2D = "L2_POOL_2D"
  case localResponseNormalization = "LOCAL_RESPONSE_NORMALIZATION"
  case logistic = "LOGISTIC"
  case maxPool2D = "MAX_POOL_2D"
  case multiply = "MUL"
  case rectifier = "RELU"
  case rectifierMinusOneToOne = "RELU_N1_TO_1"
  case rectifier6 = "RELU6"
  case reshape = "RESHAPE"
  case resizeBilinear = "RESIZE_BILINEAR"
  case softmax = "SOFTMAX"
  case spaceToDepth = "SPACE_TO_DEPTH"
  case hyperbolicTangent = "TANH"
  case pad = "PAD"
  case gather = "GATHER"
  case batchToSpaceND = "BATCH_TO_SPACE_ND"
  case spaceToBatchND = "SPACE_TO_BATCH_ND"
  case transpose = "TRANSPOSE"
  case mean = "MEAN"
  case subtract = "SUB"
  case divide = "DIV"
  case squeeze = "SQUEEZE"
  case stridedSlice = "STRIDED_SLICE"
  case exponential = "EXP"
  case topK = "TOPK_V2"
  case split = "SPLIT"
  case logSoftmax = "LOG_SOFTMAX"
  case cast = "CAST"
  case parametricRectifier = "PRELU"
  case maximum = "MAXIMUM"
  case argMaximum = "ARG_MAX"
  case minimum = "MINIMUM"
  case less = "LESS"
  case negate = "NEG"
  case padWithFilling = "PADV2"
  case greater = "GREATER"
  case greaterOrEqual = "GREATER_EQUAL"
  case lessOrEqual = "LESS_EQUAL"
  case select = "SELECT"
  case slice = "SLICE"
  case sine = "SIN"
  case transposedConvolution2D = "TRANSPOSE_CONV"
  case tile = "TILE"
  case expandDimensions = "EXPAND_DIMS"
  case equal = "EQUAL"
  case notEqual = "NOT_EQUAL"
  case logarithm = "LOG"
  case sum = "SUM"
  case squareRoot = "SQRT"
  case reciprocalSquareRoot = "RSQRT"
  case shape = "SHAPE"
  case power = "POW"
  case argMinimum = "ARG_MIN"
  case fakeQuantize = "FAKE_QUANT"
  case reduceProduct = "REDUCE_PROD"
  case reduceMaximum = "REDUCE_MAX"
  case pack = "PACK"
  case logicalOr = "LOGICAL_OR"
  case oneHot = "ONE_HOT"
  case logicalAnd = "LOGICAL_AND"
  case logicalNot = "LOGICAL_NOT"
  case unpack = "UNPACK"
  case reduceMinimum = "REDUCE_MIN"
  case floorDivide = "FLOOR_DIV"
  case reduceAny = "REDUCE_ANY"
  case square = "SQUARE"
  case zerosLike = "ZEROS_LIKE"
  case fill = "FILL"
  case floorRemainder = "FLOOR_MOD"
  case range = "RANGE"
  case resizeNearestNeighbor = "RESIZE_NEAREST_NEIGHBOR"
  case leakyRectifier = "LEAKY_RELU"
  case squaredDifference = "SQUARED_DIFFERENCE"
  case mirrorPad = "MIRROR_PAD"
  case absolute = "ABS"
  case splitByLengths = "SPLIT_V"
  case ceiling = "CEIL"
  case reverse = "REVERSE_V2"
  case addMany = "ADD_N"
  case gatherND = "GATHER_ND"
  case cosine = "COS"
  case positionsWhereTrue = "WHERE"
  case rank = "RANK"
  case exponentialLinearUnit = "ELU"
  case reverseSequence = "REVERSE_SEQUENCE"
  case quantize = "QUANTIZE"
  case round = "ROUND"
  case hardSwish = "HARD_SWISH"
  case scatterND = "SCATTER_ND"
  case selectBroadcasting = "SELECT_V2"
  case densify = "DENSIFY"
  case batchMatrixProduct = "BATCH_MATMUL"
  case cumulativeSum = "CUMSUM"
  case broadcastTo = "BROADCAST_TO"
  case reduceAll = "REDUCE_ALL"
  case broadcastShapes = "BROADCAST_ARGS"
  case gaussianErrorLinearUnit = "GELU"
  case updateSlice = "DYNAMIC_UPDATE_SLICE"
  case rectifierZeroToOne = "RELU_0_TO_1"
  case arcTangent2 = "ATAN2"
  case sign = "SIGN"

  /// The operator with a number in the schema, if the importer knows it.
  init?(number: Int) {
    guard Self.names.indices.contains(number) else { return nil }
    self.init(rawValue: Self.names[number])
  }

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
  ]
}
