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

extension DepthToSpace: OperatorAttributes {
  package static let blank = DepthToSpace(blockSize: 1)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("blockSize", &blockSize, in: 1...AttributeLimits.length)
  }
}
