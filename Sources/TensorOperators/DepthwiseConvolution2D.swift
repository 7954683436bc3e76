import ComputeKernels
import TensorCore

/// Convolves each channel of an image with its own filters, adds a bias, then applies the epilogue.
///
/// Output channel `o` reads input channel `o / multiplier`, where the multiplier is `O / I`.
///
/// - Inputs: image `[N, H, W, I]`, filter `[1, KH, KW, O]`, bias `[O]` (optional), slope `[O]` (optional).
/// - Output: `[N, OH, OW, O]`.
/// - Source: TensorFlow Lite `DEPTHWISE_CONV_2D`.
public struct DepthwiseConvolution2D: Sendable, Hashable {
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

extension DepthwiseConvolution2D: ActivatingOperator {
  public static let kind: OperatorKind = "depthwiseConvolution2D"
  package static let signature = OperatorSignature(inputs: 2, optional: 2)
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, I]`, filter `[1, KH, KW, O]`, (bias `[O]`), (slope `[O]`)",
    outputs: "`[N, OH, OW, O]`; channel `o` reads channel `o / (O / I)`")
  package static let sample = DepthwiseConvolution2D(window: .sample, activation: .rectifierMinusOneToOne)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try window.visit(&visitor)
    try visitor.choice(
      "activation", &activation,
      "applied to each result: nothing, `max(x, 0)`, `min(max(x, 0), 6)`, `min(max(x, −1), 1)`")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let image = try inputs.required(0, "image", rank: 4)
    let filter = try inputs.required(1, "filter", rank: 4)
    let inputChannels = image.shape[3]
    guard filter.shape[0] == 1, inputChannels > 0, filter.shape[3] % inputChannels == 0 else {
      throw EngineError(
        .shapeMismatch,
        "input has \(inputChannels) channels; filter \(filter.shape) is not [1, KH, KW, multiple of that]")
    }
    try inputs.checkConvolutionTypes(image: image, filter: filter, channels: filter.shape[3], filterAxis: 3)
    let geometry = try geometry(image.shape, filter.shape)
    return [inputs.output(geometry.outputShape, image.elementType)]
  }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    guard let filter = inputs[1] else { return 0 }
    return outputs[0].shape.elementCount * filter.shape[1] * filter.shape[2]
  }

  package func geometry(_ image: Shape, _ filter: Shape) throws -> ConvolutionGeometry {
    try ConvolutionGeometry(
      image: image, outputChannels: filter[3], filterHeight: filter[1], filterWidth: filter[2],
      window: window)
  }
}
