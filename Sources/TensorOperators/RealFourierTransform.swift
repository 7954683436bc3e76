import ComputeKernels
import TensorCore

/// The discrete Fourier transform of the last two axes of real numbers.
///
/// - Input: `[…, H, W]`, of which rows and columns are added as zeros or left out.
/// - Output: `[…, height, width / 2 + 1, 2]`: real and imaginary parts. The columns left out mirror these.
/// - Source: TensorFlow Lite `RFFT2D`.
public struct RealFourierTransform: Sendable, Hashable {
  /// The rows of the transform, a power of two.
  public var height: Int
  /// The columns of the transform, a power of two.
  public var width: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(height: Int, width: Int) {
    self.height = height
    self.width = width
  }
}

extension RealFourierTransform: OperatorDefinition {
  public static let kind: OperatorKind = "realFourierTransform"
  package static let signature = OperatorSignature(inputs: 1)
  package static let documentation = OperatorDocumentation(
    inputs: "`float32`, `[…, H, W]`; rows and columns are added as zeros, or left out",
    outputs: "`[…, height, width / 2 + 1, 2]`: real and imaginary parts of the discrete Fourier transform of "
      + "the last two axes")
  package static let sample = RealFourierTransform(height: 1, width: 8)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.length("height", &height, "the rows of the transform, a power of two")
    try visitor.length("width", &width, "the columns of the transform, a power of two")
  }

  package func validateTogether() throws {
    guard height.nonzeroBitCount == 1, width.nonzeroBitCount == 1 else {
      throw EngineError(.invalidModel, "height \(height) and width \(width) are not both powers of two")
    }
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let shape = try inputs.requiredFloat(0, "input").shape
    guard shape.rank >= 2 else {
      throw EngineError(.shapeMismatch, "the input has shape \(shape); expected at least two axes")
    }
    return [
      inputs.output(
        try Shape(validating: shape.dimensions.dropLast(2) + [height, width / 2 + 1, 2]), .float32)
    ]
  }

  /// The steps of the fast transform, at each of which an element is read.
  package func operationCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    outputs[0].shape.elementCount * (height.trailingZeroBitCount + width.trailingZeroBitCount + 1)
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let shape = site.type(0).shape
    let (inputHeight, inputWidth) = (shape[shape.rank - 2], shape[shape.rank - 1])
    let transform = RealFourierTransform2D(
      height: height, width: width, inputHeight: inputHeight, inputWidth: inputWidth)
    let (input, output) = (site.input(0, as: Float.self), site.output(0, as: Float.self))
    let (inputCount, outputCount) = (inputHeight * inputWidth, 2 * height * (width / 2 + 1))
    let scratch = Scratch<Double>(count: transform.scratchCount)
    let images = site.tiling(
      count: site.outputs[0].shape.elementCount / outputCount, workPerElement: 4 * outputCount)
    return PlannedKernel(
      name: "fast transform", reason: KernelReason.onlyOne, tileCount: images.tileCount,
      scratchByteCountPerWorker: scratch.byteCount
    ) { context, tile, worker in
      for image in images.range(tile) {
        transform(
          context.pointer(input) + image * inputCount, context.mutablePointer(output) + image * outputCount,
          scratch: context.pointer(scratch, worker: worker))
      }
    }
  }
}
