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
  }

  enum Tensor {
    static let shape = 0
    static let type = 1
    static let buffer = 2
    static let name = 3
    static let quantization = 4
    static let isVariable = 5
    static let sparsity = 6
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

  enum Conv2DOptions {
    static let padding = 0
    static let strideWidth = 1
    static let strideHeight = 2
    static let activation = 3
    static let dilationWidth = 4
    static let dilationHeight = 5
  }

  enum DepthwiseConv2DOptions {
    static let padding = 0
    static let strideWidth = 1
    static let strideHeight = 2
    static let activation = 4
    static let dilationWidth = 5
    static let dilationHeight = 6
  }

  enum Pool2DOptions {
    static let padding = 0
    static let strideWidth = 1
    static let strideHeight = 2
    static let filterWidth = 3
    static let filterHeight = 4
    static let activation = 5
  }

  enum FullyConnectedOptions {
    static let activation = 0
    static let weightsFormat = 1
    static let keepsDimensions = 2
  }

  enum ConcatenationOptions {
    static let axis = 0
    static let activation = 1
  }

  /// `AddOptions`, `SubOptions`, `MulOptions` and `DivOptions` begin alike.
  enum BinaryOptions {
    static let activation = 0
  }

  enum ReshapeOptions {
    static let newShape = 0
  }

  enum ResizeBilinearOptions {
    static let alignsCorners = 2
    static let usesHalfPixelCenters = 3
  }

  enum ResizeNearestNeighborOptions {
    static let alignsCorners = 0
    static let usesHalfPixelCenters = 1
  }

  enum StridedSliceOptions {
    static let beginMask = 0
    static let endMask = 1
    static let ellipsisMask = 2
    static let newAxisMask = 3
    static let shrinkAxisMask = 4
    static let endIsOffset = 5
  }

  enum ReducerOptions {
    static let keepsDimensions = 0
  }

  enum DepthToSpaceOptions {
    static let blockSize = 0
  }

  enum SoftmaxOptions {
    static let beta = 0
  }

  enum LocalResponseNormalizationOptions {
    static let radius = 0
    static let bias = 1
    static let alpha = 2
    static let beta = 3
  }

  enum L2NormOptions {
    static let activation = 0
  }

  enum LeakyReluOptions {
    static let alpha = 0
  }

  enum FakeQuantOptions {
    static let minimum = 0
    static let maximum = 1
    static let bitCount = 2
    static let isNarrowRange = 3
  }

  enum GeluOptions {
    static let isApproximate = 0
  }

  enum CumsumOptions {
    static let isExclusive = 0
    static let isReversed = 1
  }

  enum SpaceToDepthOptions {
    static let blockSize = 0
  }

  enum TransposeConvOptions {
    static let padding = 0
    static let strideWidth = 1
    static let strideHeight = 2
    static let activation = 3
  }

  enum BatchMatMulOptions {
    static let transposesLeft = 0
    static let transposesRight = 1
  }

  enum SqueezeOptions {
    static let axes = 0
  }

  enum PackOptions {
    static let axis = 1
  }

  enum UnpackOptions {
    static let axis = 1
  }

  enum GatherOptions {
    static let axis = 0
    static let batchAxisCount = 1
  }

  enum OneHotOptions {
    static let axis = 0
  }

  enum MirrorPadOptions {
    static let mode = 0
  }

  enum ReverseSequenceOptions {
    static let sequenceAxis = 0
    static let batchAxis = 1
  }
}
