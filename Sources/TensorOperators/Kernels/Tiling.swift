import ComputeKernels

/// A range cut into tiles, of lengths as equal as whole units make them.
///
/// A cut that the rounding of results could depend on follows from the work alone, never from the number of
/// threads: that keeps results bit-identical.
struct Tiling: Sendable {
  let count: Int
  let tileCount: Int
  private let unit: Int
  private let unitCount: Int

  /// The most tiles that a range is cut into: far more than threads can share.
  private static let maximumTileCount = 1 << 16

  /// `tileCount` tiles of whole units, fewer if there are fewer units.
  init(count: Int, unit: Int = 1, tileCount: Int) {
    self.count = count
    self.unit = unit
    unitCount = (count + unit - 1) / unit
    self.tileCount = min(tileCount, unitCount, Self.maximumTileCount)
  }

  /// Tiles of `tileLength` elements, the last one shorter; longer ones if there would be too many.
  init(count: Int, tileLength: Int) {
    let shortest = (count + Self.maximumTileCount - 1) / Self.maximumTileCount
    self.init(count: count, unit: max(1, shortest, min(tileLength, count)), tileCount: .max)
  }

  /// Tiles of about `workPerTile`, where one element is `workPerElement`.
  init(count: Int, workPerElement: Int, workPerTile: Int) {
    self.init(count: count, tileLength: workPerTile / max(workPerElement, 1))
  }

  /// Tiles that are worth handing to a thread, as many for each.
  ///
  /// - Parameters:
  ///   - unit: What the kernel computes together, in elements.
  ///   - tileWork: What makes a tile worthwhile, in the unit of `workPerElement`.
  init(count: Int, unit: Int = 1, workPerElement: Int, tileWork: TileWork, threadCount: Int) {
    self.init(
      count: count, unit: unit,
      tileCount: tileWork.tileCount(Double(count) * Double(workPerElement), threadCount: threadCount))
  }

  /// The length that no tile exceeds, in elements.
  var tileLength: Int { max(1, min((unitCount + tileCount - 1) / max(tileCount, 1) * unit, count)) }

  @inline(__always)
  func range(_ tile: Int) -> Range<Int> {
    tile * unitCount / tileCount * unit..<min((tile + 1) * unitCount / tileCount * unit, count)
  }
}

/// The amount of work that is worth handing to another thread.
struct TileWork: Sendable {
  /// The work of a tile where there is enough for all threads: handing it out takes next to no time.
  let perTile: Int
  /// The work of a tile that is worth handing to a thread which would wait otherwise.
  let perShare: Int

  /// Multiply-adds of a matrix product.
  static let multiplyAdds = TileWork(perTile: 1 << 19, perShare: 1 << 16)
  /// Multiply-adds of a quantized matrix product. Where there is no instruction for them they take as long as
  /// those of floats, and threads that share them wait as long for the last tile.
  static func quantizedMultiplyAdds(_ instructionSet: InstructionSet, threadCount: Int) -> TileWork {
    if threadCount > 1, !instructionSet.multipliesQuantized { return .multiplyAdds }
    return TileWork(perTile: 1 << 21, perShare: 1 << 18)
  }
  /// Multiply-adds of a depthwise convolution, which waits for memory more than for them.
  static let depthwiseMultiplyAdds = TileWork(perTile: 1 << 17, perShare: 1 << 14)
  /// Elements moved or combined.
  static let elements = TileWork(perTile: 1 << 13, perShare: 1 << 12)
  /// Bytes of scratch that are written and read again while they are in the second-level cache.
  static let cachedByteCount = 1 << 17

  /// The number of tiles for results that do not depend on how they are cut: as many for each thread that
  /// gets a share.
  func tileCount(_ work: Double, threadCount: Int) -> Int {
    let tiles = Self.tileCount(work, perTile: perTile)
    let sharers = min(threadCount, Self.tileCount(work, perTile: perShare))
    return (tiles + sharers - 1) / sharers * sharers
  }

  /// The number of tiles that some work is worth cutting into.
  static func tileCount(_ work: Double, perTile: Int) -> Int {
    Int(min(max(work / Double(max(perTile, 1)), 1), 1024))
  }
}
