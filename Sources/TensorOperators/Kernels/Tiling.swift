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

/// A matrix product cut into parts by rows of the left matrix and by panels of columns of the packed one.
///
/// There are as many parts as are worth handing to threads. They are cut so that the thread with the most to
/// do has the least: in even shares, and with few rows and columns to read, of which every part reads its own
/// once.
///
/// Parts that lie side by side go to the same thread. They share rows, so that the next step finds these in
/// the thread's cache; but columns where the packed matrix is larger than the left one, so that each thread
/// reads only a share of it.
struct ProductTiling: Sendable {
  private let rowTiling: Tiling
  private let panelTiling: Tiling
  private let sharesColumns: Bool

  /// - Parameters:
  ///   - rowCount: The rows of the left matrix, or groups of them that are not cut.
  ///   - columnCount: The columns of a ``PackedMatrix`` of floats.
  ///   - depth: Its rows.
  ///   - instructionSet: Of the micro-kernels that it is packed for.
  ///   - pixelsPerRow: How many rows of the left matrix one of `rowCount` stands for.
  ///   - rowGranularity: The number of rows that the kernel computes together.
  ///   - threadCount: How many threads get as many parts: a sum adds its products in one order, however it is
  ///     cut.
  init(
    rowCount: Int, columnCount: Int, depth: Int, _ instructionSet: InstructionSet, pixelsPerRow: Int = 1,
    rowGranularity: Int = 1, threadCount: Int
  ) {
    self.init(
      rowCount: rowCount,
      panels: PackedMatrix.panelVectorCounts(columnCount: columnCount, instructionSet: instructionSet),
      columnCount: columnCount, depth: depth, pixelsPerRow: pixelsPerRow, rowGranularity: rowGranularity,
      tileWork: .multiplyAdds, threadCount: threadCount)
  }

  /// - Parameters:
  ///   - panels: The vectors of columns in each of the parts that these can be cut into.
  ///   - columnCount: The columns of the packed matrix.
  ///   - depth: Its rows.
  ///   - tileWork: What makes a part worthwhile, in multiply-adds.
  ///   - threadCount: How many threads get as many parts.
  init(
    rowCount: Int, panels: [Int], columnCount: Int, depth: Int, pixelsPerRow: Int, rowGranularity: Int,
    tileWork: TileWork, threadCount: Int
  ) {
    let pixelCount = rowCount * pixelsPerRow
    // Pixels that fill no block take as long as one: they wait for the weights.
    let work = Double(max(pixelCount, PackedMatrix.blockRowCount)) * Double(columnCount) * Double(depth)
    let wanted = tileWork.tileCount(work, threadCount: threadCount)
    let mostRowParts = max((rowCount + rowGranularity - 1) / rowGranularity, 1)
    func cut(panelParts: Int) -> (tiling: ProductTiling, count: Int, time: Int) {
      let rowParts = min((wanted + panelParts - 1) / panelParts, mostRowParts)
      let tiling = ProductTiling(
        rowTiling: Tiling(count: rowCount, unit: rowGranularity, tileCount: rowParts),
        panelTiling: Tiling(count: panels.count, tileCount: panelParts),
        sharesColumns: columnCount > pixelCount)
      let time = tiling.longestTime(panels: panels, pixelsPerRow: pixelsPerRow, threadCount: threadCount)
      return (tiling, min(tiling.tileCount, wanted), time)
    }
    var best = cut(panelParts: 1)
    for panelParts in stride(from: 2, through: min(panels.count, wanted), by: 1) {
      let next = cut(panelParts: panelParts)
      if (next.count, best.time) > (best.count, next.time) { best = next }
    }
    self = best.tiling
  }

  private init(rowTiling: Tiling, panelTiling: Tiling, sharesColumns: Bool) {
    self.rowTiling = rowTiling
    self.panelTiling = panelTiling
    self.sharesColumns = sharesColumns
  }

  /// The time of the thread with the most to do, if each does its own share of the parts: in vectors that are
  /// multiplied or, which takes about as long, read.
  private func longestTime(panels: [Int], pixelsPerRow: Int, threadCount: Int) -> Int {
    func time(pixelCount: Int, vectorCount: Int) -> Int {
      pixelCount * vectorCount + vectorCount + pixelCount / Self.pixelsPerVector
    }
    let partsPerThread = tileCount / threadCount
    guard partsPerThread <= Self.fewParts else {
      // Shares of many parts are even, however these are cut.
      let pixelCount = (rowTiling.count * pixelsPerRow + rowTiling.tileCount - 1) / rowTiling.tileCount
      let vectorCount = (panels.reduce(0, +) + panelTiling.tileCount - 1) / panelTiling.tileCount
      return partsPerThread * time(pixelCount: pixelCount, vectorCount: vectorCount)
    }
    return (0..<threadCount).reduce(0) { longest, thread in
      let share = thread * tileCount / threadCount..<(thread + 1) * tileCount / threadCount
      let time = share.reduce(0) { sum, tile in
        let vectorCount = panels[self.panels(tile)].reduce(0, +)
        return sum + time(pixelCount: rows(tile).count * pixelsPerRow, vectorCount: vectorCount)
      }
      return max(longest, time)
    }
  }

  /// So few parts for each thread that shares can be uneven.
  private static let fewParts = 16

  /// The pixels of which a number each fills a vector.
  private static let pixelsPerVector = 16

  /// A product whose parts widen their columns before they multiply by them: each panel is a part, of as few
  /// parts of the rows as threads can share evenly and as stay in the second-level cache.
  ///
  /// - Parameters:
  ///   - rowCount: The rows of the left matrix.
  ///   - columnCount: The columns of a ``PackedMatrix`` that keeps halves.
  ///   - depth: Its rows.
  ///   - instructionSet: Of the micro-kernels that it is packed for.
  ///   - threadCount: How many threads get as many parts.
  init(
    wideningColumns columnCount: Int, rowCount: Int, depth: Int, _ instructionSet: InstructionSet,
    threadCount: Int
  ) {
    let panels = PackedMatrix.panelVectorCounts(columnCount: columnCount, instructionSet: instructionSet)
    let panelCount = panels.count
    let blockCount = (rowCount + PackedMatrix.blockRowCount - 1) / PackedMatrix.blockRowCount
    let fewest = min(
      TileWork.tileCount(Double(rowCount) * Double(depth), perTile: Self.cachedNumbers), blockCount)
    /// The time of the thread with the most parts, in rows times panels.
    func time(rowParts: Int) -> Int {
      let partsPerThread = (rowParts * panelCount + threadCount - 1) / threadCount
      let blocksPerPart = (blockCount + rowParts - 1) / rowParts
      return partsPerThread * (blocksPerPart * PackedMatrix.blockRowCount + Self.rowsPerWidening)
    }
    // Threads that do not share columns get whole rows, which the next step finds in their caches.
    sharesColumns = columnCount > 2 * rowCount
    let step = sharesColumns ? 1 : threadCount
    let fewestShared = (fewest + step - 1) / step * step
    let rowParts = stride(from: fewestShared, through: fewestShared + 2 * threadCount, by: step)
      .min { time(rowParts: $0) < time(rowParts: $1) }
    rowTiling = Tiling(count: rowCount, unit: PackedMatrix.blockRowCount, tileCount: rowParts ?? fewestShared)
    panelTiling = Tiling(count: panelCount, tileCount: panelCount)
  }

  /// How many rows take as long to multiply as the columns to widen.
  private static let rowsPerWidening = 3

  /// The numbers of rows that stay in the second-level cache beside a panel of columns.
  private static let cachedNumbers = 1 << 17

  var tileCount: Int { rowTiling.tileCount * panelTiling.tileCount }

  /// The most rows of a part.
  var rowsPerTile: Int { rowTiling.tileLength }

  func rows(_ tile: Int) -> Range<Int> {
    rowTiling.range(sharesColumns ? tile % rowTiling.tileCount : tile / panelTiling.tileCount)
  }

  func panels(_ tile: Int) -> Range<Int> {
    panelTiling.range(sharesColumns ? tile / rowTiling.tileCount : tile % panelTiling.tileCount)
  }
}

extension ProductTiling: CustomStringConvertible {
  var description: String {
    "cut into \(rowTiling.tileCount) by rows and \(panelTiling.tileCount) by columns"
  }
}
