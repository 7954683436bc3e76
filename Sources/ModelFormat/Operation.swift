import TensorCore

/// An operator with its attributes.
///
/// The attributes of each operator, and the meaning of its inputs and outputs, are in the file of the
/// payload type. Adding an operator starts here: the compiler then lists every place to complete.
public enum Operation: Sendable, Hashable {
  case convolution2D(Convolution2D)
  case depthwiseConvolution2D(DepthwiseConvolution2D)
  case fullyConnected(FullyConnected)
  case maxPool2D(MaxPool2D)
  case averagePool2D(AveragePool2D)
  case l2Pool2D(L2Pool2D)
  case binary(ElementwiseBinary)
  case compare(Comparison)
  case select
  case unary(ElementwiseUnary)
  case parametricRectifier
  case leakyRectifier(LeakyRectifier)
  case cast
  case softmax(Softmax)
  case logSoftmax
  case l2Normalization
  case localResponseNormalization(LocalResponseNormalization)
  case reduce(Reduction)
  case argReduce(ArgReduction)
  case topK(TopK)
  case cumulativeSum(CumulativeSum)
  case resizeBilinear(ResizeBilinear)
  case resizeNearestNeighbor(ResizeNearestNeighbor)
  case depthToSpace(DepthToSpace)
  case concatenate(Concatenation)
  case pad(Pad)
  case slice(Slice)
  case transpose(Transpose)
  case reshape
  case quantize
  case dequantize
  case detectionPostProcess(DetectionPostProcess)
  case landmarksToTransformMatrix(LandmarksToTransformMatrix)
  case transformTensorBilinear(TransformTensorBilinear)
  case transformLandmarks
}

/// The name of an operator in the model file.
public enum OperatorKind: String, Sendable, Hashable, CaseIterable, Codable {
  case convolution2D
  case depthwiseConvolution2D
  case fullyConnected
  case maxPool2D
  case averagePool2D
  case l2Pool2D
  case binary
  case compare
  case select
  case unary
  case parametricRectifier
  case leakyRectifier
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
  case concatenate
  case pad
  case slice
  case transpose
  case reshape
  case quantize
  case dequantize
  case detectionPostProcess
  case landmarksToTransformMatrix
  case transformTensorBilinear
  case transformLandmarks
}

extension Operation {
  public var kind: OperatorKind {
    switch self {
    case .convolution2D: .convolution2D
    case .depthwiseConvolution2D: .depthwiseConvolution2D
    case .fullyConnected: .fullyConnected
    case .maxPool2D: .maxPool2D
    case .averagePool2D: .averagePool2D
    case .l2Pool2D: .l2Pool2D
    case .binary: .binary
    case .compare: .compare
    case .select: .select
    case .unary: .unary
    case .parametricRectifier: .parametricRectifier
    case .leakyRectifier: .leakyRectifier
    case .cast: .cast
    case .softmax: .softmax
    case .logSoftmax: .logSoftmax
    case .l2Normalization: .l2Normalization
    case .localResponseNormalization: .localResponseNormalization
    case .reduce: .reduce
    case .argReduce: .argReduce
    case .topK: .topK
    case .cumulativeSum: .cumulativeSum
    case .resizeBilinear: .resizeBilinear
    case .resizeNearestNeighbor: .resizeNearestNeighbor
    case .depthToSpace: .depthToSpace
    case .concatenate: .concatenate
    case .pad: .pad
    case .slice: .slice
    case .transpose: .transpose
    case .reshape: .reshape
    case .quantize: .quantize
    case .dequantize: .dequantize
    case .detectionPostProcess: .detectionPostProcess
    case .landmarksToTransformMatrix: .landmarksToTransformMatrix
    case .transformTensorBilinear: .transformTensorBilinear
    case .transformLandmarks: .transformLandmarks
    }
  }
}
