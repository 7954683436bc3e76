import ModelFormat
import TensorCore

extension OperatorCase {
  /// The operators on which the networks of this project spend their time, with sizes that occur there; and
  /// large 3×3 convolutions, with sizes of common architectures.
  static let all = poseConvolutions + handAndFaceConvolutions + largeConvolutions + codeConvolutions + others

  private static let poseConvolutions = [
    convolution(side: 256, inputChannels: 3, outputChannels: 24, filterSide: 3, stride: 2),
    convolution(side: 128, inputChannels: 24, outputChannels: 8, filterSide: 1),
    convolution(side: 64, inputChannels: 16, outputChannels: 96, filterSide: 1),
    convolution(side: 32, inputChannels: 144, outputChannels: 32, filterSide: 1),
    convolution(side: 8, inputChannels: 192, outputChannels: 1152, filterSide: 1),
    convolution(side: 64, inputChannels: 96, outputChannels: nil, filterSide: 3),
    convolution(side: 64, inputChannels: 96, outputChannels: nil, filterSide: 5, stride: 2),
    convolution(side: 8, inputChannels: 1152, outputChannels: nil, filterSide: 3),
  ]

  private static let handAndFaceConvolutions = [
    convolution(side: 192, inputChannels: 3, outputChannels: 32, filterSide: 5, stride: 2),
    convolution(side: 96, inputChannels: 32, outputChannels: nil, filterSide: 5),
    convolution(side: 24, inputChannels: 128, outputChannels: 128, filterSide: 1),
    convolution(side: 28, inputChannels: 64, outputChannels: 192, filterSide: 1),
    convolution(side: 64, inputChannels: 24, outputChannels: nil, filterSide: 3),
    convolution(side: 16, inputChannels: 88, outputChannels: 96, filterSide: 1),
  ]

  private static let largeConvolutions = [
    convolution(side: 256, inputChannels: 16, outputChannels: 16, filterSide: 3),
    convolution(side: 56, inputChannels: 64, outputChannels: 64, filterSide: 3),
    convolution(side: 14, inputChannels: 256, outputChannels: 256, filterSide: 3),
  ]

  private static let codeConvolutions = [
    convolution(
      side: 300, inputChannels: 3, outputChannels: 32, filterSide: 3, stride: 2, elementType: .uint8),
    convolution(side: 75, inputChannels: 128, outputChannels: 128, filterSide: 1, elementType: .uint8),
    convolution(side: 19, inputChannels: 512, outputChannels: 512, filterSide: 1, elementType: .uint8),
    convolution(side: 75, inputChannels: 128, outputChannels: nil, filterSide: 3, elementType: .uint8),
    convolution(side: 20, inputChannels: 672, outputChannels: nil, filterSide: 5, elementType: .uint8),
  ]

  private static let others = [
    OperatorCase(
      "addition 64×64×96", Operation(ElementwiseBinary(.add)), inputs: [[1, 64, 64, 96], [1, 64, 64, 96]],
      output: [1, 64, 64, 96]),
    OperatorCase(
      "logistic 1000×90", Operation(ElementwiseUnary(.logistic)), inputs: [[1, 1000, 90]],
      output: [1, 1000, 90]),
    OperatorCase(
      "concatenation 32×32×64+48", Operation(Concatenation(axis: 3)),
      inputs: [[1, 32, 32, 64], [1, 32, 32, 48]], output: [1, 32, 32, 112]),
    OperatorCase(
      "bilinear 32×32→64×64×48",
      Operation(
        ResizeBilinear(Resizing(height: 64, width: 64, alignsCorners: false, usesHalfPixelCenters: true))),
      inputs: [[1, 32, 32, 48]], output: [1, 64, 64, 48]),
    OperatorCase(
      "largest of 2×2 64×64×32",
      Operation(
        MaxPool2D(windowHeight: 2, windowWidth: 2, window: Window2D(strideHeight: 2, strideWidth: 2))),
      inputs: [[1, 64, 64, 32]], output: [1, 32, 32, 32]),
  ]
}
