import ComputeKernels
import TensorCore

/// Gathers blocks of pixels into groups of channels: the inverse of ``DepthToSpace``.
///
/// - Input: `[N, H, W, C]`, sides multiples of the block size `b`. Output: `[N, H / b, W / b, C·b²]`.
/// - Source: TensorFlow Lite `SPACE_TO_DEPTH`.
public struct SpaceToDepth: Sendable, Hashable {
  /// The rows, and the columns, of a block.
  public var blockSize: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(blockSize: Int) {
    self.blockSize = blockSize
  }
}

extension SpaceToDepth: OperatorDefinition {
  public static let kind: OperatorKind = "spaceToDepth"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H·b, W·b, C]`",
    outputs: "`[N, H, W, C·b²]`")
  package static let sample = SpaceToDepth(blockSize: 2)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer(
      "blockSize", &blockSize, in: 1...AttributeLimits.length, "side `b` of the block of pixels")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let image = try inputs.required(0, "image", rank: 4)
    guard image.shape[1] % blockSize == 0, image.shape[2] % blockSize == 0 else {
      throw EngineError(
        .shapeMismatch, "an image of shape \(image.shape) is not made of blocks of \(blockSize)×\(blockSize)")
    }
    let (channels, overflow) = image.shape[3].multipliedReportingOverflow(by: blockSize * blockSize)
    guard !overflow else {
      throw EngineError(.shapeMismatch, "blocks of \(blockSize)×\(blockSize) have too many channels")
    }
    let shape = try Shape(validating: [
      image.shape[0], image.shape[1] / blockSize, image.shape[2] / blockSize, channels,
    ])
    return [inputs.output(shape, image.elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let result = site.outputs[0].shape
    let channels = site.type(0).shape[3]
    let elementByteCount = site.type(0).elementType.byteCount
    let blockSize = blockSize
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    let tiling = site.tiling(count: result[0] * result[1], workPerElement: result[2] * result[3])
    return PlannedKernel(name: "copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      Self.spaceToDepth(
        input: context.pointer(input), output: context.mutablePointer(output),
        elementByteCount: elementByteCount, rows: tiling.range(tile), width: result[2],
        channels: channels, blockSize: blockSize)
    }
  }
}

extension SpaceToDepth {
  /// Gathers blocks of pixels into groups of channels. It works on the bytes of any element type.
  ///
  /// - Shapes: input `[N, H·b, W·b, C]`, output `[N, H, W, C·b²]`; `width` is `W`, `channels` is `C`.
  /// - Parameter rows: Output rows, counted over the whole batch.
  /// - Source: `tensorflow/lite/kernels/internal/reference/space_to_depth.h`.
  static func spaceToDepth(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, elementByteCount: Int, rows: Range<Int>,
    width: Int, channels: Int, blockSize: Int
  ) {
    // Within one block row, b pixels side by side are a run of b·C elements in input and output alike.
    let runByteCount = blockSize * channels * elementByteCount
    for row in rows {
      for blockRow in 0..<blockSize {
        for column in 0..<width {
          let source = (row * blockSize + blockRow) * width + column
          let destination = (row * width + column) * blockSize + blockRow
          (output + destination * runByteCount).copyMemory(
            from: input + source * runByteCount, byteCount: runByteCount)
        }
      }
    }
  }
}
