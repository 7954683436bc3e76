import ComputeKernels
import TensorCore

/// Convolves an image with a bank of filters, adds a bias, then applies the epilogue.
///
/// - Inputs: image `[N, H, W, I]`, filter `[O, KH, KW, I / g]`, bias `[O]` (optional), slope `[O]` (optional).
///   With `g` groups of channels, each is a convolution of its own. With a slope, a negative result is multiplied by
///   the slope of its channel.
/// - Output: `[N, OH, OW, O]`.
/// - Source: TensorFlow Lite `CONV_2D`, and `PAD` and `PRELU` next to it.
public struct Convolution2D: Sendable, Hashable {
  /// How the window walks over the image.
  public var window: Window2D
  /// What is applied to each result.
  public var activation: Activation

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(window: Window2D, activation: Activation = .none) {
    self.window = window
    self.activation = activation
  }
}

extension Convolution2D: ActivatingOperator {
  public static let kind: OperatorKind = "convolution2D"
  package static let signature = OperatorSignature(inputs: 2, optional: 2)
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, I]`, filter `[O, KH, KW, I / g]`, (bias `[O]`), (slope `[O]`)",
    outputs: "`[N, OH, OW, O]`; with `g` groups, output group `k` reads input group `k`")
  package static let sample = Convolution2D(window: .sample, activation: .rectifier)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try window.visit(&visitor)
    try visitor.choice(
      "activation", &activation,
      "applied to each result: nothing, `max(x, 0)`, `min(max(x, 0), 6)`, `min(max(x, −1), 1)`")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let image = try inputs.required(0, "image", rank: 4)
    let filter = try inputs.required(1, "filter", rank: 4)
    let groupCount = try groupCount(image.shape, filter.shape)
    try inputs.checkConvolutionTypes(image: image, filter: filter, channels: filter.shape[0], filterAxis: 0)
    let geometry = try ConvolutionGeometry(
      image: image.shape, outputChannels: filter.shape[0], filterHeight: filter.shape[1],
      filterWidth: filter.shape[2], window: window, groupCount: groupCount)
    return [inputs.output(geometry.outputShape, image.elementType)]
  }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    guard let filter = inputs[1] else { return 0 }
    return outputs[0].shape.elementCount * (filter.shape.elementCount / max(filter.shape[0], 1))
  }

  /// The number of groups that the channels of an image are cut into: its channels over the filter's.
  package func groupCount(_ image: Shape, _ filter: Shape) throws -> Int {
    let (channels, taken) = (image[3], filter[3])
    if channels == taken { return 1 }
    guard taken > 0, channels > 0, channels % taken == 0, filter[0] % (channels / taken) == 0 else {
      throw EngineError(
        .shapeMismatch,
        "input has \(channels) channels; filter \(filter) expects \(taken), or groups of so many")
    }
    return channels / taken
  }
}
