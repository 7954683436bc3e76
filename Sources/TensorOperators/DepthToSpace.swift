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

extension DepthToSpace: BlockOperator {
  public static let kind: OperatorKind = "depthToSpace"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, C·b²]`",
    outputs: "`[N, H·b, W·b, C]`")
  package static let sample = DepthToSpace(blockSize: 2)

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

  /// - Source: `tensorflow/lite/kernels/internal/reference/depth_to_space.h`.
  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    blockKernel(site, blocks: site.outputs[0].shape, spreads: true)
  }
}

/// What operators have in common that move pixels between blocks and channels.
package protocol BlockOperator: OperatorDefinition {
  /// The rows, and the columns, of a block.
  var blockSize: Int { get set }
}

extension BlockOperator {
  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.length("blockSize", &blockSize, "side `b` of the block of pixels")
  }

  /// A kernel that moves pixels between blocks and channels.
  ///
  /// - Parameters:
  ///   - blocks: The shape `[N, H·b, W·b, C]` of the image that is made of blocks; the other is
  ///     `[N, H, W, C·b²]`.
  ///   - spreads: Whether the blocks are the output.
  func blockKernel(_ site: NodeSite, blocks: Shape, spreads: Bool) -> PlannedKernel {
    let blockSize = blockSize
    let runByteCount = blockSize * blocks[3] * site.type(0).elementType.byteCount
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    let tiling = site.tiling(
      count: blocks[0] * blocks[1] / blockSize, workPerElement: blockSize * blocks[2] * blocks[3])
    return PlannedKernel(name: "copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      Self.moveBlocks(
        input: context.pointer(input), output: context.mutablePointer(output), runByteCount: runByteCount,
        rows: tiling.range(tile), width: blocks[2] / blockSize, blockSize: blockSize, spreads: spreads)
    }
  }

  /// Copies each row of each block, which is a run of pixels in the image of blocks and one of channels in
  /// the other. It works on the bytes of any element type.
  ///
  /// - Parameters:
  ///   - runByteCount: The bytes of `b·C` elements.
  ///   - rows: Rows of the image without blocks, counted over the whole batch.
  ///   - width: The columns of the image without blocks.
  ///   - spreads: Whether the blocks are the output.
  static func moveBlocks(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, runByteCount: Int, rows: Range<Int>, width: Int,
    blockSize: Int, spreads: Bool
  ) {
    for row in rows {
      for blockRow in 0..<blockSize {
        for column in 0..<width {
          let inBlocks = (row * blockSize + blockRow) * width + column
          let inChannels = (row * width + column) * blockSize + blockRow
          let (from, to) = spreads ? (inChannels, inBlocks) : (inBlocks, inChannels)
          (output + to * runByteCount).copyMemory(
            from: input + from * runByteCount, byteCount: runByteCount)
        }
      }
    }
  }
}
