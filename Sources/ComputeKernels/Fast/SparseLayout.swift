/// How a matrix of many zeros is cut up and packed.
package struct SparseLayout: Sendable {
  /// The number of columns: output channels.
  let columnCount: Int
  let depth: Int
  /// The number of rows of the left matrix that are computed together.
  package let blockLength: Int
  let vectorCount: Int
  /// The number of parts that the rows are cut into.
  let sliceCount: Int
  /// The number of parts that the columns are cut into.
  package let partCount: Int

  /// - Parameters:
  ///   - cost: The size of the product and what it costs.
  ///   - tileCount: The number of tiles to cut the product into, where that costs little.
  package init(_ cost: SparseProductCost, tileCount: Int) {
    columnCount = cost.columnCount
    depth = cost.depth
    vectorCount = cost.bestVectorCount
    blockLength = vectorCount * cost.vectorLength
    sliceCount = cost.sliceCount(vectorCount: vectorCount)
    partCount = cost.partCount(vectorCount: vectorCount, tileCount: tileCount)
  }

  /// The room that a product needs, in floats.
  package var scratchCount: Int { (longestSlice + columnCount) * blockLength }

  /// The most rows of a part.
  var longestSlice: Int { (depth + sliceCount - 1) / sliceCount }

  /// The rows of a part.
  func rows(ofSlice slice: Int) -> Range<Int> {
    slice * depth / sliceCount..<(slice + 1) * depth / sliceCount
  }

  /// The columns of a part.
  func columns(ofPart part: Int) -> Range<Int> {
    part * columnCount / partCount..<(part + 1) * columnCount / partCount
  }
}
