import TensorCore

/// An operator with its attributes.
///
/// The attributes of each operator, and the meaning of its inputs and outputs, are in the file of the
/// payload type.
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
  case select
  case unary(ElementwiseUnary)
  case parametricRectifier
  case leakyRectifier(LeakyRectifier)
  case fakeQuantize(FakeQuantization)
  case cast
  case softmax(Softmax)
  case logSoftmax
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
  case gatherND
  case scatterND
  case oneHot(OneHot)
  case reverseSequence(ReverseSequence)
  case updateSlice
  case reshape
  case quantize
  case dequantize
  case detectionPostProcess(DetectionPostProcess)
  case landmarksToTransformMatrix(LandmarksToTransformMatrix)
  case transformTensorBilinear(TransformTensorBilinear)
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
