import TensorCore

/// An operator with its attributes.
///
/// What an operator computes, its inputs and outputs and their shapes stand at its payload, the type of its attributes;
/// at the case when it has none.
///
/// What a new operator takes stands in `ModelConverter/ADDING-AN-OPERATOR.md`.
public enum Operation: Sendable, Hashable {
  case convolution2D(Convolution2D)
  case depthwiseConvolution2D(DepthwiseConvolution2D)
  case transposedConvolution2D(TransposedConvolution2D)
  case fullyConnected(FullyConnected)
  case batchMatrixProduct(BatchMatrixProduct)
  case maxPool2D(MaxPool2D)
  case averagePool2D(AveragePool2D)
  case l2Pool2D(L2Pool2D)
  case binary(ElementwiseBinary)
  case compare(Comparison)
  /// Each element of one tensor where a condition is true, of another one elsewhere.
  ///
  /// - Inputs: condition of type `bool`, the elements where it is true, the elements where it is false; shapes
  ///   that broadcast, the latter two of one type.
  /// - Source: TensorFlow Lite `SELECT`, `SELECT_V2`.
  case select
  case unary(ElementwiseUnary)
  /// `x` where it is not negative, `x · slope` elsewhere.
  ///
  /// - Inputs: values of any shape, a slope whose shape broadcasts to it.
  /// - Source: TensorFlow Lite `PRELU`.
  case parametricRectifier
  case leakyRectifier(LeakyRectifier)
  case fakeQuantize(FakeQuantization)
  /// The same elements in the output tensor's type; codes of quantised tensors as they are.
  ///
  /// - Source: TensorFlow Lite `CAST`.
  case cast
  case softmax(Softmax)
  /// The logarithm of the softmax of each row along the last axis.
  ///
  /// - Input and output: the same shape, of at least one axis.
  /// - Source: TensorFlow Lite `LOG_SOFTMAX`.
  case logSoftmax
  /// Each row along the last axis divided by its length as a vector.
  ///
  /// - Input and output: the same shape, of at least one axis. Codes become codes of scale 1 / 128 around the
  ///   middle code.
  /// - Source: TensorFlow Lite `L2_NORMALIZATION`.
  case l2Normalization
  case localResponseNormalization(LocalResponseNormalization)
  case reduce(Reduction)
  case argReduce(ArgReduction)
  case topK(TopK)
  case cumulativeSum(CumulativeSum)
  case resizeBilinear(Resizing)
  case resizeNearestNeighbor(Resizing)
  case depthToSpace(DepthToSpace)
  case spaceToDepth(SpaceToDepth)
  case concatenate(Concatenation)
  case pad(Pad)
  case mirrorPad(MirrorPad)
  case slice(Slice)
  case tile(Tile)
  case transpose(Transpose)
  case gather(Gather)
  /// Picks slices by their positions along the leading axes.
  ///
  /// - Inputs: values; positions `[…, D]`, each row the position along the first `D` axes, `int32` or `int64`. A
  ///   position outside its axis is moved to the nearest end.
  /// - Output: `[…]` and the axes of the values behind the first `D`.
  /// - Source: TensorFlow Lite `GATHER_ND`.
  case gatherND
  /// Adds slices into zeros, at their positions along the leading axes.
  ///
  /// - Inputs: positions `[…, D]`, `int32` or `int64`; updates `[…]` and the axes of the output behind the first
  ///   `D`. An update whose position is outside is left out; sums of integers wrap.
  /// - Output: the shape that it declares.
  /// - Source: TensorFlow Lite `SCATTER_ND`.
  case scatterND
  case oneHot(OneHot)
  case reverseSequence(ReverseSequence)
  /// Replaces a part of a tensor by another tensor.
  ///
  /// - Inputs: values; update, no longer along any axis; the first element to replace along each axis, `int32` or
  ///   `int64`. A start that would let the update reach outside is moved to the nearest one that does not.
  /// - Output: the shape of the values.
  /// - Source: TensorFlow Lite `DYNAMIC_UPDATE_SLICE`.
  case updateSlice
  /// The same elements under the shape that the output declares.
  ///
  /// - Source: TensorFlow Lite `RESHAPE`.
  case reshape
  /// Real numbers, or codes of another scale or type, to 8-bit codes of the output's scale and zero point.
  ///
  /// - Source: TensorFlow Lite `QUANTIZE`.
  case quantize
  /// 8-bit codes of the input's scale and zero point to real numbers.
  ///
  /// - Source: TensorFlow Lite `DEQUANTIZE`.
  case dequantize
  case detectionPostProcess(DetectionPostProcess)
  case landmarksToTransformMatrix(LandmarksToTransformMatrix)
  case transformTensorBilinear(TransformTensorBilinear)
  /// Moves landmarks by a matrix.
  ///
  /// - Inputs: landmarks `[1, N, 2 or 3]`, matrix `[1, 4, 4]` whose first two rows are multiplied with a column of
  ///   (x, y, 0, 1). Output: the shape of the landmarks; a third coordinate stays.
  /// - Source: MediaPipe's custom operator `TransformLandmarks`, version 2
  ///   (`mediapipe/util/tflite/operations/transform_landmarks.cc`).
  case transformLandmarks
  case maxPoolWithIndices2D(MaxPoolWithIndices2D)
  case maxUnpool2D(MaxUnpool2D)
}

/// The name of an operator in the model file.
public enum OperatorKind: String, Sendable, Hashable, CaseIterable {
  case convolution2D
  case depthwiseConvolution2D
  case transposedConvolution2D
  case fullyConnected
  case batchMatrixProduct
  case maxPool2D
  case averagePool2D
  case l2Pool2D
  case binary
  case compare
  case select
  case unary
  case parametricRectifier
  case leakyRectifier
  case fakeQuantize
  case cast
  case softmax
  case logSoftmax
  case l2Normalization
  case localResponseNormalization
  case reduce
  case argReduce
  case topK
  case cumulativeSum
  case resizeBilinear
  case resizeNearestNeighbor
  case depthToSpace
  case spaceToDepth
  case concatenate
  case pad
  case mirrorPad
  case slice
  case tile
  case transpose
  case gather
  case gatherND
  case scatterND
  case oneHot
  case reverseSequence
  case updateSlice
  case reshape
  case quantize
  case dequantize
  case detectionPostProcess
  case landmarksToTransformMatrix
  case transformTensorBilinear
  case transformLandmarks
  case maxPoolWithIndices2D
  case maxUnpool2D
}
