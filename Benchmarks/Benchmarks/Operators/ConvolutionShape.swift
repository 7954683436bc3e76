import ModelFormat
import TensorCore

/// The size of one convolution with SAME padding over a square image.
struct ConvolutionShape: Sendable {
  var side: Int
  var inputChannels: Int
  var outputChannels: Int
  var filterSide: Int
  var stride = 1
  var isDepthwise = false

  static let poseNetworks = [
    ConvolutionShape(side: 256, inputChannels: 3, outputChannels: 24, filterSide: 3, stride: 2),
    ConvolutionShape(side: 128, inputChannels: 24, outputChannels: 8, filterSide: 1),
    ConvolutionShape(side: 64, inputChannels: 16, outputChannels: 96, filterSide: 1),
    ConvolutionShape(side: 32, inputChannels: 144, outputChannels: 32, filterSide: 1),
    ConvolutionShape(side: 8, inputChannels: 192, outputChannels: 1152, filterSide: 1),
    ConvolutionShape(side: 64, inputChannels: 96, outputChannels: 96, filterSide: 3, isDepthwise: true),
    ConvolutionShape(
      side: 64, inputChannels: 96, outputChannels: 96, filterSide: 5, stride: 2, isDepthwise: true),
    ConvolutionShape(side: 8, inputChannels: 1152, outputChannels: 1152, filterSide: 3, isDepthwise: true),
  ]
}

extension ConvolutionShape: CustomStringConvertible {
  var description: String {
    let kind = isDepthwise ? "depthwise" : "convolution"
    let channels = isDepthwise ? "\(inputChannels)" : "\(inputChannels)→\(outputChannels)"
    return "\(kind) \(filterSide)×\(filterSide)/\(stride) \(side)×\(side)×\(channels)"
  }
}

extension ConvolutionShape {
  /// A graph of this convolution alone, all weights one half.
  var graph: GraphDefinition {
    let padding = Window2D.samePadding(input: side, window: filterSide, stride: stride, dilation: 1)
    let window = Window2D(
      strideHeight: stride, strideWidth: stride, paddingTop: padding.before, paddingBottom: padding.after,
      paddingLeft: padding.before, paddingRight: padding.after)
    let outputSide = (side + stride - 1) / stride
    let filter: Shape =
      isDepthwise
      ? [1, filterSide, filterSide, outputChannels]
      : [outputChannels, filterSide, filterSide, inputChannels]
    let operation: Operation =
      isDepthwise
      ? .depthwiseConvolution2D(DepthwiseConvolution2D(window: window, activation: .rectifier6))
      : .convolution2D(Convolution2D(window: window, activation: .rectifier6))
    return GraphDefinition(
      name: "convolution",
      tensors: [
        TensorDefinition(name: "image", shape: [1, side, side, inputChannels], elementType: .float32),
        TensorDefinition(
          name: "filter", shape: filter, elementType: .float32,
          constant: Tensor(shape: filter, values: [Float](repeating: 0.5, count: filter.elementCount))),
        TensorDefinition(
          name: "output", shape: [1, outputSide, outputSide, outputChannels], elementType: .float32),
      ],
      nodes: [NodeDefinition(name: "node", operation: operation, inputs: [0, 1, nil], outputs: [2])],
      inputs: [0], outputs: [2])
  }
}
