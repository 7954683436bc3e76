import ComputeKernels
import TensorCore

/// Cuts a part out of an image, where a matrix says, blending the four nearest pixels.
///
/// A pixel whose centre comes to lie outside the centres of the image's outer pixels is zero.
///
/// - Inputs: image `[1, H, W, C]`, matrix `[1, 4, 4]` whose first two rows take a column of a position in the
///   output (x, y, 0, 1) to the image; pixel centres lie at half coordinates. Output: `[1, height, width,
///   C]`.
/// - Source: MediaPipe's custom operator `TransformTensorBilinear`, version 2
///   (`mediapipe/util/tflite/operations/transform_tensor_bilinear.cc`).
public struct TransformTensorBilinear: Sendable, Hashable {
  /// The rows of the result.
  public var height: Int
  /// The columns of the result.
  public var width: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(height: Int, width: Int) {
    self.height = height
    self.width = width
  }
}

extension TransformTensorBilinear: OperatorDefinition {
  public static let kind: OperatorKind = "transformTensorBilinear"
  package static let signature = OperatorSignature(inputs: 2)
  package static let documentation = OperatorDocumentation(
    inputs: "image `[1, H, W, C]`, matrix `[1, 4, 4]`",
    outputs:
      "`[1, height, width, C]`, each pixel blended from the four around the place in the image to which the first two rows of the matrix take it (x, y, 0, 1; pixel centres at half coordinates); zero beyond the centres of the outer pixels"
  )
  package static let sample = TransformTensorBilinear(height: 16, width: 12)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.length("height", &height, "rows of the output")
    try visitor.length("width", &width, "columns of the output")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    _ = try inputs.requiredFloat(0, "image")
    let image = try inputs.required(0, "image", rank: 4).shape
    guard image[0] == 1 else {
      throw EngineError(.shapeMismatch, "input 0 (image) has shape \(image); expected a batch of one")
    }
    try inputs.checkTransformMatrix(1)
    return [inputs.output(try Shape(validating: [1, height, width, image[3]]), .float32)]
  }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    outputs[0].shape.elementCount * 3
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let image = site.type(0).shape
    let input = site.input(0, as: Float.self)
    let matrix = site.input(1, as: Float.self)
    let output = site.output(0, as: Float.self)
    let width = width
    let tiling = site.tiling(count: height, workPerElement: width * image[3] * 3)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      Self.transformTensorBilinear(
        input: context.pointer(input), matrix: context.pointer(matrix),
        output: context.mutablePointer(output), inputHeight: image[1], inputWidth: image[2],
        channels: image[3], width: width, rows: tiling.range(tile))
    }
  }
}

extension TransformTensorBilinear {
  /// Fills pixels from the places in an image to which a matrix takes them.
  ///
  /// Places are computed in single precision and blends partly in double, as in the source, so that a pixel
  /// at the edge falls on the same side.
  ///
  /// - Shapes: input `[inputHeight, inputWidth, channels]`, matrix `[4, 4]`, output `[…, width, channels]`.
  /// - Parameter rows: The output rows that are computed.
  /// - Source: `mediapipe/util/tflite/operations/transform_tensor_bilinear.cc`.
  static func transformTensorBilinear(
    input: UnsafePointer<Float>, matrix: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    inputHeight: Int, inputWidth: Int, channels: Int, width: Int, rows: Range<Int>
  ) {
    let originX = pixelOrigin(row: matrix)
    let originY = pixelOrigin(row: matrix + 4)
    for y in rows {
      for x in 0..<width {
        let inputX = matrix[0] * Float(x) + matrix[1] * Float(y) + originX
        let inputY = matrix[4] * Float(x) + matrix[5] * Float(y) + originY
        blend(
          input, height: inputHeight, width: inputWidth, channels: channels, x: inputX, y: inputY,
          into: output + (y * width + x) * channels)
      }
    }
  }

  /// Where a row of the matrix takes the first pixel, when pixels are counted and not measured from an edge.
  private static func pixelOrigin(row: UnsafePointer<Float>) -> Float {
    Float(Double(row[3]) + (Double(row[0]) * 0.5 + Double(row[1]) * 0.5 - 0.5))
  }

  /// The pixel between four others, or zeros when `x` or `y` is outside the image or not a number.
  private static func blend(
    _ input: UnsafePointer<Float>, height: Int, width: Int, channels: Int, x: Float, y: Float,
    into output: UnsafeMutablePointer<Float>
  ) {
    guard x >= 0, y >= 0, x <= Float(width - 1), y <= Float(height - 1) else {
      return output.update(repeating: 0, count: channels)
    }
    // A side beyond 2²⁴ pixels may have rounded up.
    let (left, top) = (min(Int(x), width - 1), min(Int(y), height - 1))
    // On the last column or row the second neighbour has no weight.
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (shareRight, shareBottom) = (x - Float(left), y - Float(top))
    let upperRow = input + top * width * channels
    let lowerRow = input + bottom * width * channels
    func mixed(_ row: UnsafePointer<Float>, _ channel: Int) -> Float {
      let first = (1 - Double(shareRight)) * Double(row[left * channels + channel])
      return Float(first + Double(shareRight * row[right * channels + channel]))
    }
    for channel in 0..<channels {
      let upper = (1 - Double(shareBottom)) * Double(mixed(upperRow, channel))
      output[channel] = Float(Double(shareBottom * mixed(lowerRow, channel)) + upper)
    }
  }
}
