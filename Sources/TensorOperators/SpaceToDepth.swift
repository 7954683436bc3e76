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

extension SpaceToDepth: BlockOperator {
  public static let kind: OperatorKind = "spaceToDepth"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H·b, W·b, C]`",
    outputs: "`[N, H, W, C·b²]`")
  package static let sample = SpaceToDepth(blockSize: 2)

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

  /// - Source: `tensorflow/lite/kernels/internal/reference/space_to_depth.h`.
  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    blockKernel(site, blocks: site.type(0).shape, spreads: false)
  }
}
