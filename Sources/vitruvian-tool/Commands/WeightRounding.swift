import ArgumentParser
import GraphRuntime
import ModelFormat
import TensorCore

/// A format that weights of numbers could be stored in.
enum WeightFormat: String, CaseIterable, ExpressibleByArgument {
  /// Half precision of IEEE 754: eleven binary digits.
  case f16
  /// The upper half of single precision: eight binary digits.
  case bf16
  /// Integers from −127 to 127 with a scale for each output channel.
  case int8

  /// The weights of a channel as the format holds them. What is not finite stays as it is.
  func rounded(_ weights: [Float]) -> [Float] {
    switch self {
    case .f16: weights.map(HalfPrecision.rounded)
    case .bf16: weights.map(Self.roundedToUpperHalf)
    case .int8: Self.quantized(weights)
    }
  }

  private static func roundedToUpperHalf(_ weight: Float) -> Float {
    guard weight.isFinite else { return weight }
    // To the nearest or, of two, the one that is even. Beyond the largest comes infinity.
    let bits = weight.bitPattern
    return Float(bitPattern: (bits &+ 0x7FFF &+ (bits >> 16 & 1)) & 0xFFFF_0000)
  }

  private static func quantized(_ weights: [Float]) -> [Float] {
    let largest = weights.lazy.filter(\.isFinite).map(\.magnitude).max() ?? 0
    let scale = largest / 127
    guard scale > 0 else { return weights }
    return weights.map { $0.isFinite ? ($0 / scale).rounded(.toNearestOrEven) * scale : $0 }
  }
}

extension GraphDefinition {
  /// The network with the weights of convolutions and matrix products in another format.
  ///
  /// - Throws: `EngineError` when it has none that are numbers.
  func roundingWeights(to format: WeightFormat) throws -> GraphDefinition {
    var graph = self
    let weights = nodes.compactMap(weights)
    guard !weights.isEmpty else {
      throw EngineError(
        .invalidArgument, "network \(name.quoted) has no weights of floating-point numbers to round")
    }
    // A constant that several nodes share is rounded once.
    for (tensor, axis) in Dictionary(weights, uniquingKeysWith: { first, _ in first }) {
      graph.tensors[tensor].constant = graph.tensors[tensor].constant?.rounded(to: format, channelAxis: axis)
    }
    return graph
  }

  /// The constant that a node multiplies its image with, and the axis of its output channels, if there is
  /// one; `nil` for other nodes.
  private func weights(of node: NodeDefinition) -> (tensor: Int, channelAxis: Int?)? {
    guard node.inputs.count > 1, let tensor = node.inputs[1], let constant = tensors[tensor].constant,
      constant.elementType == .float32 || constant.elementType == .float16
    else { return nil }
    return switch node.operation.kind {
    case Convolution2D.kind, TransposedConvolution2D.kind, FullyConnected.kind: (tensor, 0)
    case DepthwiseConvolution2D.kind: (tensor, 3)
    case BatchMatrixProduct.kind: (tensor, nil)
    default: nil
    }
  }
}

extension Tensor {
  /// Numbers that are rounded to a format channel by channel.
  ///
  /// - Parameter axis: The axis of the channels; `nil` when all elements are one.
  fileprivate func rounded(to format: WeightFormat, channelAxis axis: Int?) -> Tensor {
    var numbers = floats
    let count = axis.map { shape[$0] } ?? 1
    // Channels are so many elements long, and come again after all of them.
    let length = axis.map { shape.dimensions[($0 + 1)...].reduce(1, *) } ?? numbers.count
    for channel in 0..<count {
      let places = stride(from: channel * length, to: numbers.count, by: count * length).flatMap {
        $0..<$0 + length
      }
      for (place, weight) in zip(places, format.rounded(places.map { numbers[$0] })) {
        numbers[place] = weight
      }
    }
    return Tensor(shape: shape, values: numbers)
  }
}
