import ComputeKernels
import TensorCore

/// Spreads each pixel of an image over a window of the result, weighted by a bank of filters; adds a bias,
/// then applies the activation.
///
/// Result pixel `(y, x)` sums over the filter elements `(i, j)` for which `y + paddingTop − i` is a multiple
/// of `strideHeight` and `x + paddingLeft − j` one of `strideWidth`; the quotients are the image's pixel.
///
/// - Inputs: image `[N, H, W, I]`, filter `[O, KH, KW, I]`, bias `[O]` (optional), slope `[O]` (optional).
///   With a slope, a negative result is multiplied by the slope of its channel.
/// - Output: `[N, height, width, O]`.
/// - Source: TensorFlow Lite `TRANSPOSE_CONV`, MediaPipe's custom operator `Convolution2DTransposeBias`.
public struct TransposedConvolution2D: Sendable, Hashable {
  /// The rows of the result.
  public var height: Int
  /// The columns of the result.
  public var width: Int
  /// The rows between the windows of two neighbouring pixels of the image.
  public var strideHeight: Int
  /// The columns between the windows of two neighbouring pixels of the image.
  public var strideWidth: Int
  /// The rows of the first window that lie above the result.
  public var paddingTop: Int
  /// The columns of the first window that lie left of the result.
  public var paddingLeft: Int
  /// What is applied to each result.
  public var activation: Activation

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(
    height: Int, width: Int, strideHeight: Int = 1, strideWidth: Int = 1, paddingTop: Int = 0,
    paddingLeft: Int = 0, activation: Activation = .none
  ) {
    self.height = height
    self.width = width
    self.strideHeight = strideHeight
    self.strideWidth = strideWidth
    self.paddingTop = paddingTop
    self.paddingLeft = paddingLeft
    self.activation = activation
  }
}

extension TransposedConvolution2D: ActivatingOperator {
  public static let kind: OperatorKind = "transposedConvolution2D"
  package static let signature = OperatorSignature(inputs: 2, optional: 2)
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, I]`, filter `[O, KH, KW, I]`, (bias `[O]`), (slope `[O]`)",
    outputs:
      "`[N, height, width, O]`; result `y` meets filter row `i` and image row `(y + paddingTop − i) / strideHeight` where that is whole, columns alike"
  )
  package static let sample = TransposedConvolution2D(
    height: 9, width: 8, strideHeight: 2, strideWidth: 3, paddingTop: 1, paddingLeft: 2,
    activation: .rectifier)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("height", &height, in: 1...AttributeLimits.length, "rows of the output")
    try visitor.integer("width", &width, in: 1...AttributeLimits.length, "columns of the output")
    try visitor.integer(
      "strideHeight", &strideHeight, in: 1...AttributeLimits.length,
      "rows between two positions of the window")
    try visitor.integer(
      "strideWidth", &strideWidth, in: 1...AttributeLimits.length,
      "columns between two positions of the window")
    try visitor.integer(
      "paddingTop", &paddingTop, in: 0...AttributeLimits.length, "rows added above the image")
    try visitor.integer(
      "paddingLeft", &paddingLeft, in: 0...AttributeLimits.length, "columns added left of the image")
    try visitor.choice(
      "activation", &activation,
      "applied to each result: nothing, `max(x, 0)`, `min(max(x, 0), 6)`, `min(max(x, −1), 1)`")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let image = try inputs.required(0, "image", rank: 4)
    let filter = try inputs.required(1, "filter", rank: 4)
    guard image.shape[3] == filter.shape[3] else {
      throw EngineError(
        .shapeMismatch,
        "input has \(image.shape[3]) channels, filter \(filter.shape) expects \(filter.shape[3])")
    }
    try inputs.checkConvolutionTypes(image: image, filter: filter, channels: filter.shape[0], filterAxis: 0)
    _ = try Shape(validating: [filter.shape[1], filter.shape[2]])
    let shape = try Shape(validating: [image.shape[0], height, width, filter.shape[0]])
    return [inputs.output(shape, image.elementType)]
  }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    guard let image = inputs[0], let filter = inputs[1] else { return 0 }
    return image.shape.elementCount / max(image.shape[3], 1) * filter.shape.elementCount
  }

  /// A part of the filter is walked over for each output, even where it meets no pixel, or elements without channels.
  package func operationCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    guard let filter = inputs[1]?.shape else { return 0 }
    let rowCount = (filter[1] + strideHeight - 1) / strideHeight
    let columnCount = (filter[2] + strideWidth - 1) / strideWidth
    return outputs[0].shape.elementCount * rowCount * columnCount * max(filter[3], 1)
  }

  package func geometry(_ image: Shape, _ filter: Shape) -> TransposedConvolutionGeometry {
    TransposedConvolutionGeometry(
      batchCount: image[0], inputHeight: image[1], inputWidth: image[2], inputChannels: image[3],
      outputChannels: filter[0],
      rows: TransposedAxis(
        outputLength: height, filterLength: filter[1], stride: strideHeight, padding: paddingTop),
      columns: TransposedAxis(
        outputLength: width, filterLength: filter[2], stride: strideWidth, padding: paddingLeft))
  }
}
