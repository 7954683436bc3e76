import ComputeKernels

/// A matrix product cut into parts by rows of the left matrix and by panels of columns of the packed one.
///
/// Every part reads its rows and its columns once from memory. So as many parts as are worth handing to
/// threads are cut in the way that reads the least: many rows are cut by rows, wide matrices by columns.
///
/// Parts that lie side by side go to the same thread. They share rows, so that the next step finds these in the thread's
/// cache; but columns where the packed matrix is large beside what is read and written, so that each thread reads only
/// a share of that.
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
  ///   - threadCount: How many threads get as many parts: a sum adds its products in one order, however it is cut.
  init(
    rowCount: Int, columnCount: Int, depth: Int, _ instructionSet: InstructionSet, pixelsPerRow: Int = 1,
    rowGranularity: Int = 1, threadCount: Int
  ) {
    self.init(
      rowCount: rowCount,
      panelCount: PackedMatrix.panelCount(columnCount: columnCount, instructionSet: instructionSet),
      columnCount: columnCount, depth: depth, pixelsPerRow: pixelsPerRow, rowGranularity: rowGranularity,
      workPerTile: TileWork.multiplyAdds, threadCount: threadCount)
  }

  /// - Parameters:
  ///   - panelCount: The number of parts that the columns can be cut into.
  ///   - columnCount: The columns of the packed matrix.
  ///   - depth: Its rows.
  ///   - workPerTile: The number of multiply-adds that is worth handing to a thread.
  ///   - threadCount: How many threads get as many parts.
  init(
    rowCount: Int, panelCount: Int, columnCount: Int, depth: Int, pixelsPerRow: Int, rowGranularity: Int,
    workPerTile: Int, threadCount: Int
  ) {
    let pixelCount = rowCount * pixelsPerRow
    // Pixels that fill no block take as long as one: they wait for the weights.
    let work = Double(max(pixelCount, FastKernels.blockRowCount)) * Double(columnCount) * Double(depth)
    let wanted = TileWork.tileCount(work, perTile: workPerTile, threadCount: threadCount)
    let mostRowParts = max((rowCount + rowGranularity - 1) / rowGranularity, 1)
    let cuts = (1...min(panelCount, wanted)).map { panelParts in
      let rowParts = min((wanted + panelParts - 1) / panelParts, mostRowParts)
      return (
        rowParts: rowParts, panelParts: panelParts,
        count: min(rowParts * panelParts, wanted),
        reads: Double(rowParts) * Double(columnCount) + Double(panelParts) * Double(pixelCount)
      )
    }
    let best = cuts.max { ($0.count, -$0.reads) < ($1.count, -$1.reads) } ?? cuts[0]
    sharesColumns =
      2 * Double(columnCount) * Double(depth) > Double(pixelCount) * (Double(depth) + Double(columnCount))
    rowTiling = Tiling(count: rowCount, unit: rowGranularity, tileCount: best.rowParts)
    panelTiling = Tiling(count: panelCount, tileCount: best.panelParts)
  }

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
