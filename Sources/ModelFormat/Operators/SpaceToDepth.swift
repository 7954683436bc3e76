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

extension SpaceToDepth: OperatorAttributes {
  package static let blank = SpaceToDepth(blockSize: 1)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("blockSize", &blockSize, in: 1...AttributeLimits.length)
  }
}
