import ComputeKernels
import TensorCore

/// Spreads groups of channels over blocks of pixels.
///
/// - Input: `[N, H, W, C·b²]`. Output: `[N, H·b, W·b, C]`, where `b` is the block size.
/// - Source: TensorFlow Lite `DEPTH_TO_SPACE`.
public struct DepthToSpace: Sendable, Hashable {
  /// The rows, and the columns, of a block.
  public var blockSize: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(blockSize: Int) {
    self.blockSize = blockSize
  }
}

extension DepthToSpace: OperatorDefinition {
  public static let kind: OperatorKind = "depthToSpace"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, C·b²]`",
    outputs: "`[N, H·b, W·b, C]`")
  package static let sample = DepthToSpace(blockSize: 2)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer(
      "blockSize", &blockSize, in: 1...AttributeLimits.length, "side `b` of the block of pixels")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let image = try inputs.required(0, "image", rank: 4)
    let (area, overflow) = blockSize.multipliedReportingOverflow(by: blockSize)
    guard !overflow, area > 0, image.shape[3] % area == 0 else {
      throw EngineError(
        .shapeMismatch, "\(image.shape[3]) channels do not fill blocks of \(blockSize)×\(blockSize)")
    }
    let shape = try Shape(validating: [
      image.shape[0], image.shape[1] * blockSize, image.shape[2] * blockSize, image.shape[3] / area,
    ])
    return [inputs.output(shape, image.elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let image = site.type(0).shape
    let elementByteCount = site.type(0).elementType.byteCount
    let channels = site.outputs[0].shape[3]
    let blockSize = blockSize
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    let tiling = site.tiling(count: image[0] * image[1], workPerElement: image[2] * image[3])
    return PlannedKernel(name: "copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      Self.depthToSpace(
        input: context.pointer(input), output: context.mutablePointer(output),
        elementByteCount: elementByteCount, rows: tiling.range(tile), width: image[2],
        channels: channels, blockSize: blockSize)
    }
  }
}

extension DepthToSpace {
  /// Spreads groups of channels over blocks of pixels.
  ///
  /// - Shapes: input `[N, H, W, C·b²]`, output `[N, H·b, W·b, C]`; `channels` is `C`.
  /// - Parameter rows: Input rows, counted over the whole batch.
  /// - Source: `tensorflow/lite/kernels/internal/reference/depth_to_space.h`.
  static func depthToSpace(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, elementByteCount: Int, rows: Range<Int>,
    width: Int, channels: Int, blockSize: Int
  ) {
    // Within one block row, a pixel's b·C channels lie side by side in input and output alike.
    let runByteCount = blockSize * channels * elementByteCount
    for row in rows {
      for blockRow in 0..<blockSize {
        for column in 0..<width {
          let source = (row * width + column) * blockSize + blockRow
          let destination = (row * blockSize + blockRow) * width + column
          (output + destination * runByteCount).copyMemory(
            from: input + source * runByteCount, byteCount: runByteCount)
        }
      }
    }
  }
}
