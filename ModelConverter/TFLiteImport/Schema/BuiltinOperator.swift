/// The built-in operators of TensorFlow Lite.
///
/// - Source: `tensorflow/compiler/mlir/lite/schema/schema.fbs`, `BuiltinOperator`.
enum BuiltinOperator: Int {
  case add = 0
  case averagePool2D = 1
  case concatenation = 2
  case convolution2D = 3
  case depthwiseConvolution2D = 4
  case depthToSpace = 5
  case dequantize = 6
  case embeddingLookup = 7
  case floor = 8
  case fullyConnected = 9
  case l2Normalization = 11
  case l2Pool2D = 12
  case localResponseNormalization = 13
  case logistic = 14
  case maxPool2D = 17
  case multiply = 18
  case rectifier = 19
  case rectifierMinusOneToOne = 20
  case rectifier6 = 21
  case reshape = 22
  case resizeBilinear = 23
  case softmax = 25
  case spaceToDepth = 26
  case hyperbolicTangent = 28
  case pad = 34
  case gather = 36
  case batchToSpaceND = 37
  case spaceToBatchND = 38
  case transpose = 39
  case mean = 40
  case subtract = 41
  case divide = 42
  case squeeze = 43
  case stridedSlice = 45
  case exponential = 47
  case topK = 48
  case split = 49
  case logSoftmax = 50
  case cast = 53
  case parametricRectifier = 54
  case maximum = 55
  case argMaximum = 56
  case minimum = 57
  case less = 58
  case negate = 59
  case padWithFilling = 60
  case greater = 61
  case greaterOrEqual = 62
  case lessOrEqual = 63
  case select = 64
  case slice = 65
  case sine = 66
  case transposedConvolution2D = 67
  case tile = 69
  case expandDimensions = 70
  case equal = 71
  case notEqual = 72
  case logarithm = 73
  case sum = 74
  case squareRoot = 75
  case reciprocalSquareRoot = 76
  case shape = 77
  case power = 78
  case argMinimum = 79
  case reduceProduct = 81
  case reduceMaximum = 82
  case pack = 83
  case logicalOr = 84
  case oneHot = 85
  case logicalAnd = 86
  case logicalNot = 87
  case unpack = 88
  case reduceMinimum = 89
  case floorDivide = 90
  case reduceAny = 91
  case square = 92
  case zerosLike = 93
  case fill = 94
  case floorRemainder = 95
  case range = 96
  case resizeNearestNeighbor = 97
  case leakyRectifier = 98
  case squaredDifference = 99
  case mirrorPad = 100
  case absolute = 101
  case splitByLengths = 102
  case ceiling = 104
  case reverse = 105
  case addMany = 106
  case gatherND = 107
  case cosine = 108
  case positionsWhereTrue = 109
  case rank = 110
  case exponentialLinearUnit = 111
  case reverseSequence = 112
  case quantize = 114
  case round = 116
  case hardSwish = 117
  case scatterND = 122
  case selectBroadcasting = 123
  case densify = 124
  case batchMatrixProduct = 126
  case cumulativeSum = 128
  case broadcastTo = 130
  case reduceAll = 140
  case broadcastShapes = 145
  case gaussianErrorLinearUnit = 150
  case updateSlice = 151
  case rectifierZeroToOne = 152
  case arcTangent2 = 156
  case sign = 158

  /// The names of all operators by number, for messages about those that are not supported.
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
