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
