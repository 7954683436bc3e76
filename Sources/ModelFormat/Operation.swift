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
  case binary(ElementwiseBinary)
  case unary(ElementwiseUnary)
  case parametricRectifier
  case reduce(Reduction)
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
  case binary
  case unary
  case parametricRectifier
  case reduce
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
    case .binary: .binary
    case .unary: .unary
    case .parametricRectifier: .parametricRectifier
    case .reduce: .reduce
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
