/// The tiles of a convolution's outputs, 2×2 each, in blocks that are computed at a time.
///
/// Each phase of a dilated convolution, as of ``PhaseAxis``, has tiles and blocks of its own.
package struct WinogradBlocks: Sendable {
  let geometry: ConvolutionGeometry
  /// The tiles of a block down and across; the last blocks have fewer.
  private let rowCount: Int
  private let columnCount: Int
  /// The blocks of a phase down and across.
  private let blockRowCount: Int
  private let blockColumnCount: Int

  /// The number of elements of a transformed tile.
  static let elementCount = 16

  /// Whether a convolution can be computed in tiles, by vectors of channels.
  package static func fit(_ geometry: ConvolutionGeometry) -> Bool {
    geometry.filterHeight == 3 && geometry.filterWidth == 3 && geometry.strideHeight == 1
      && geometry.strideWidth == 1 && geometry.groupCount == 1
      && min(geometry.inputChannels, geometry.outputChannels) >= InstructionSet.baseline.vectorLength
  }

  /// Blocks that stay in the second-level cache and that threads can share evenly.
  ///
  /// - Parameter threadCount: How many threads are to share the blocks.
  /// - Precondition: ``fit(_:)``, and the output has elements.
  package init(_ geometry: ConvolutionGeometry, threadCount: Int) {
    let channelCount = geometry.inputChannels + geometry.outputChannels
    let most = max(Self.cachedFloatCount / (Self.elementCount * channelCount), Self.fewestTilesForWeights)
    let fewest = min(most / 2, (geometry.outputPixelCount + 4 * threadCount - 1) / (4 * threadCount))
    var best = WinogradBlocks(geometry, mostTiles: most)
    for tileCount in stride(from: most, to: max(fewest, 1) - 1, by: -max(most / 32, 1)).dropFirst() {
      let next = WinogradBlocks(geometry, mostTiles: tileCount)
      if next.time(threadCount: threadCount) < best.time(threadCount: threadCount) { best = next }
    }
    self = best
  }

  /// Half of a second-level cache, for transformed tiles and their products.
  private static let cachedFloatCount = 1 << 17

  /// So many that it takes longer to multiply them than to read the weights from beyond the second-level
  /// cache.
  private static let fewestTilesForWeights = 32

  /// Cuts the tiles of each phase into blocks of about equal size.
  ///
  /// - Parameter mostTiles: The most tiles of a block.
  /// - Precondition: ``fit(_:)``, and the output has elements.
  package init(_ geometry: ConvolutionGeometry, mostTiles: Int) {
    self.geometry = geometry
    let down = Self.partCount(geometry.outputHeight, 2 * geometry.dilationHeight)
    let across = Self.partCount(geometry.outputWidth, 2 * geometry.dilationWidth)
    blockColumnCount = Self.partCount(across, mostTiles)
    columnCount = Self.partCount(across, blockColumnCount)
    blockRowCount = Self.partCount(down, max(mostTiles / columnCount, 1))
    rowCount = Self.partCount(down, blockRowCount)
  }

  /// How many parts of some length a count is cut into, of which the last may be shorter.
  private static func partCount(_ count: Int, _ length: Int) -> Int { (count + length - 1) / length }

  /// The time of the thread with the most to do, in tiles.
  private func time(threadCount: Int) -> Int {
    Self.partCount(count, threadCount) * (tileCount + Self.tilesPerReading)
  }

  /// How many tiles take as long to multiply as the weights to read.
  private static let tilesPerReading = 2

  /// The number of blocks over the whole batch.
  package var count: Int {
    geometry.batchCount * phaseRowCount * phaseColumnCount * blockRowCount * blockColumnCount
  }

  /// The phases down and across that have outputs.
  private var phaseRowCount: Int { min(geometry.dilationHeight, geometry.outputHeight) }
  private var phaseColumnCount: Int { min(geometry.dilationWidth, geometry.outputWidth) }

  /// The most tiles of a block.
  package var tileCount: Int { rowCount * columnCount }

  /// The distance in floats between the matrices of two elements of a block's tiles: an odd number of cache
  /// lines, so that the elements of a tile do not share a set of a cache.
  func elementStep(channelCount: Int) -> Int {
    let floatsPerCacheLine = 16
    return (Self.partCount(tileCount * channelCount, floatsPerCacheLine) | 1) * floatsPerCacheLine
  }

  /// The room for copied pixels and for the elements of a block's tiles, before the products and after.
  package var scratchCount: Int {
    copiedCount
      + Self.elementCount
      * (elementStep(channelCount: geometry.inputChannels)
        + elementStep(channelCount: geometry.outputChannels))
  }

  /// The room for the pixels under a row of tiles.
  var copiedCount: Int { 4 * copiedRowLength }

  /// The length of a row of copied pixels, in floats.
  var copiedRowLength: Int { (2 * columnCount + 2) * geometry.inputChannels }

  /// The block at a position in the order of computing.
  subscript(_ index: Int) -> WinogradBlock {
    let (row, blockColumn) = index.quotientAndRemainder(dividingBy: blockColumnCount)
    let (phase, blockRow) = row.quotientAndRemainder(dividingBy: blockRowCount)
    let (phaseRows, phaseColumn) = phase.quotientAndRemainder(dividingBy: phaseColumnCount)
    let (batch, phaseRow) = phaseRows.quotientAndRemainder(dividingBy: phaseRowCount)
    func outputs(_ block: Int, tileCount: Int, phase: Int, dilation: Int, length: Int) -> Range<Int> {
      let end = PhaseAxis.length(length, from: phase, of: dilation)
      return min(2 * block * tileCount, end)..<min(2 * (block + 1) * tileCount, end)
    }
    return WinogradBlock(
      batch: batch, phaseRow: phaseRow, phaseColumn: phaseColumn,
      outputRows: outputs(
        blockRow, tileCount: rowCount, phase: phaseRow, dilation: geometry.dilationHeight,
        length: geometry.outputHeight),
      outputColumns: outputs(
        blockColumn, tileCount: columnCount, phase: phaseColumn, dilation: geometry.dilationWidth,
        length: geometry.outputWidth))
  }
}

/// A rectangle of the outputs of a phase.
struct WinogradBlock {
  let batch: Int
  let phaseRow: Int
  let phaseColumn: Int
  /// Counted in outputs of the phase; empty in blocks that only larger phases have.
  let outputRows: Range<Int>
  let outputColumns: Range<Int>

  var tileRowCount: Int { (outputRows.count + 1) / 2 }
  var tileColumnCount: Int { (outputColumns.count + 1) / 2 }
}

extension WinogradBlocks {
  /// What the blocks cost, in multiply-adds of a matrix product.
  package var cost: Double {
    let (inputs, outputs) = (Double(geometry.inputChannels), Double(geometry.outputChannels))
    let tiles =
      Double(geometry.batchCount)
      * Double(Self.tileCount(outputLength: geometry.outputHeight, dilation: geometry.dilationHeight))
      * Double(Self.tileCount(outputLength: geometry.outputWidth, dilation: geometry.dilationWidth))
    let rows = Self.costOfRows(tiles / Double(count)) * Double(count)
    // Each phase of a dilated convolution has blocks of its own, which are small.
    let calls = Self.isDilated(geometry) ? Double(count * Self.elementCount) : 0
    return rows * Double(Self.elementCount) * inputs * outputs
      + tiles * CostModel.tileTransformCost * (inputs + outputs) + calls * CostModel.tileProductCost
  }

  /// What a product of the windows costs instead, for which the rows under those of a dilated convolution are
  /// copied.
  package static func costOfWindows(_ geometry: ConvolutionGeometry) -> Double {
    let (pixels, patchLength) = (Double(geometry.outputPixelCount), Double(geometry.patchLength))
    let rowLength = Double(geometry.filterWidth * geometry.inputChannels)
    return costOfRows(pixels) * patchLength * Double(geometry.outputChannels)
      + (isDilated(geometry) ? CostModel.windowCopyCost * rowLength * pixels : 0)
  }

  private static func isDilated(_ geometry: ConvolutionGeometry) -> Bool {
    geometry.dilationHeight > 1 || geometry.dilationWidth > 1
  }

  /// The rows that could be multiplied in the time of a product of some rows: these are multiplied in pairs,
  /// and to read the weights takes about as long as to multiply a row by them.
  private static func costOfRows(_ count: Double) -> Double { max(count, 2) + CostModel.rowsPerWeightReading }

  /// The number of tiles of all phases along an axis.
  private static func tileCount(outputLength: Int, dilation: Int) -> Int {
    let (length, longerCount) = outputLength.quotientAndRemainder(dividingBy: dilation)
    return longerCount * partCount(length + 1, 2) + (dilation - longerCount) * partCount(length, 2)
  }
}
