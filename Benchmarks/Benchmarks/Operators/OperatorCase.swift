import ModelFormat
import TensorCore

/// One operator with the sizes that it has in a network.
struct OperatorCase: Sendable {
  /// Unique among all cases.
  let name: String
  let graph: GraphDefinition

  /// A case whose inputs are all computed, and as large as given.
  init(_ name: String, _ operation: Operation, inputs: [Shape], output: Shape) {
    self.init(
      name, operation,
      inputs: inputs.enumerated().map { Self.tensor("input \($0)", $1, .float32) },
      output: Self.tensor("output", output, .float32))
  }

  private init(_ name: String, _ operation: Operation, inputs: [TensorDefinition], output: TensorDefinition) {
    self.name = name
    let computed = inputs.indices.filter { inputs[$0].constant == nil }
    graph = GraphDefinition(
      name: name, tensors: inputs + [output],
      nodes: [
        NodeDefinition(
          name: "node", operation: operation, inputs: Array(inputs.indices), outputs: [inputs.count])
      ],
      inputs: computed, outputs: [inputs.count])
  }

  private static func tensor(_ name: String, _ shape: Shape, _ type: ElementType) -> TensorDefinition {
    TensorDefinition(
      name: name, shape: shape, elementType: type,
      quantization: type == .float32 ? nil : Quantization(scale: 0.02, zeroPoint: 128))
  }
}

extension OperatorCase {
  /// A convolution with SAME padding over a square image, with a bias and a rectifier.
  ///
  /// - Parameters:
  ///   - side: The rows and columns of the image.
  ///   - outputChannels: `nil` for a depthwise convolution.
  ///   - elementType: `float32`, or `uint8` for quantized values.
  static func convolution(
    side: Int, inputChannels: Int, outputChannels: Int?, filterSide: Int, stride: Int = 1,
    elementType: ElementType = .float32
  ) -> OperatorCase {
    let padding = Window2D.samePadding(input: side, window: filterSide, stride: stride, dilation: 1)
    let window = Window2D(
      strideHeight: stride, strideWidth: stride, paddingTop: padding.before, paddingBottom: padding.after,
      paddingLeft: padding.before, paddingRight: padding.after)
    let outputSide = (side + stride - 1) / stride
    let channels = outputChannels ?? inputChannels
    let filter: Shape =
      outputChannels == nil
      ? [1, filterSide, filterSide, channels] : [channels, filterSide, filterSide, inputChannels]
    let operation: Operation =
      outputChannels == nil
      ? Operation(DepthwiseConvolution2D(window: window, activation: .rectifier6))
      : Operation(Convolution2D(window: window, activation: .rectifier6))
    let kind = outputChannels == nil ? "depthwise" : "convolution"
    let sizes = outputChannels.map { "\(inputChannels)→\($0)" } ?? "\(inputChannels)"
    return OperatorCase(
      "\(kind) \(filterSide)×\(filterSide)/\(stride) \(side)×\(side)×\(sizes) \(elementType.rawValue)",
      operation,
      inputs: [
        tensor("image", [1, side, side, inputChannels], elementType),
        weights(filter, elementType), bias(channels, elementType),
      ],
      output: tensor("output", [1, outputSide, outputSide, channels], elementType))
  }

  /// Weights none of which is zero, so that no kernel leaves any out.
  private static func weights(_ shape: Shape, _ type: ElementType) -> TensorDefinition {
    var tensor = tensor("filter", shape, type)
    tensor.constant =
      type == .float32
      ? Tensor(shape: shape, values: (0..<shape.elementCount).map { Float($0 % 7 + 1) / 8 })
      : Tensor(shape: shape, values: (0..<shape.elementCount).map { UInt8($0 % 251) })
    return tensor
  }

  private static func bias(_ count: Int, _ type: ElementType) -> TensorDefinition {
    guard type != .float32 else {
      return TensorDefinition(
        name: "bias", shape: [count], elementType: .float32,
        constant: Tensor(shape: [count], values: [Float](repeating: 0.5, count: count)))
    }
    return TensorDefinition(
      name: "bias", shape: [count], elementType: .int32,
      // The product of the scales of image and filter.
      quantization: Quantization(scale: 0.02 * 0.02, zeroPoint: 0),
      constant: Tensor(shape: [count], values: [Int32](repeating: 100, count: count)))
  }
}
