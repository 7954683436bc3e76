import KernelLayout

/// What kernels take, as far as plans choose between them, in cycles of a core that starts two fused
/// multiply-adds of whole vectors in each.
///
/// All coefficients stand here. They were measured on an AMD Zen 4 (Ryzen 7000 family, AVX-512 in halves)
/// with `vitruvian bench --candidates` on the shapes of MediaPipe's networks, and checked on the same machine
/// with AVX2; they matter only as ratios.
package enum CostModel {
  // MARK: Products of matrices

  /// Vectors that a product multiplies and adds in a cycle: nine tenths of the peak.
  static let productVectorsPerCycle = 1.8
  /// Cycles for an element of the window of an output pixel, when there are fewer than ``fewChannels`` output
  /// channels: a product takes as long for one as for all of them.
  static let narrowProductCycles = 0.65
  /// Fewer output channels than this leave most lanes of a product's vectors empty.
  package static let fewChannels = 8
  /// Cycles for a multiply-add of plain loops.
  static let referenceCycles = 4.0
  /// Cycles for a multiply-add where weights are read where they lie, by dot products or a library: of few
  /// rows, which wait for memory.
  static let unpackedCycles = 1.0
  /// Cycles for rearranging an element of a matrix that is computed at run time.
  static let packingCycles = 1.0

  /// Cycles for calling the kernel of a product.
  static let productCallCycles = 60.0
  /// Weights that lie in second-level caches, where a product finds them while it computes.
  static let cachedWeightCount = Double(1 << 17)
  /// Weights that come from farther caches in a cycle.
  static let weightsPerCycle = 12.0
  /// Cycles for copying a result of fewer columns than a vector has out of one.
  static let narrowResultCycles = 10.0
  /// Cycles for beginning to copy a run of floats, and floats copied in a cycle.
  static let copyCallCycles = 12.0
  static let copiedPerCycle = 8.0

  /// Cycles that a panel of some vectors takes for each row of the matrix and a run of neighbouring rows of
  /// the other: the sums of a block of rows follow each other, and processors begin two a cycle and end each
  /// four later.
  static func blockCycles(_ rowCount: Int, vectorCount: Int, vectorLength: Int) -> Double {
    func cycles(_ blockRowCount: Int) -> Double { max(Double(blockRowCount * vectorCount) / 2, 4) }
    let sevenRowCount = vectorLength == 16 && vectorCount > 1 ? sevenRowBlockCount(ofRows: rowCount) : 0
    var (left, sum) = (rowCount - 7 * sevenRowCount, Double(sevenRowCount) * cycles(7))
    for block in [8, 4, 2, 1] {
      sum += Double(left / block) * cycles(block)
      left %= block
    }
    return sum
  }

  /// Cycles of a product of `rowCount` rows with a packed matrix, with vectors that overlap where they do not
  /// fill the columns.
  package static func product(rowCount: Int, columnCount: Int, depth: Int, vectorLength: Int) -> Double {
    let vectors = (columnCount + vectorLength - 1) / vectorLength
    return Double(rowCount) * Double(vectors) * Double(depth) / productVectorsPerCycle
  }

  /// Cycles of a product of the windows of a convolution with its filters.
  package static func windowProduct(_ geometry: ConvolutionGeometry, vectorLength: Int) -> Double {
    guard geometry.outputChannels >= fewChannels else {
      return narrowProductCycles * Double(geometry.patchLength) * Double(geometry.outputPixelCount)
    }
    return product(
      rowCount: geometry.outputPixelCount, columnCount: geometry.outputChannels, depth: geometry.patchLength,
      vectorLength: vectorLength)
  }

  /// Cycles of the products of the inputs under the outputs of each phase with the part of the filter that
  /// they meet.
  package static func phaseProducts(
    _ geometry: TransposedConvolutionGeometry, vectorLength: Int
  ) -> Double {
    let pixelCount = geometry.batchCount * geometry.inputHeight * geometry.inputWidth
    let depth = geometry.inputChannels * geometry.rows.filterLength * geometry.columns.filterLength
    guard geometry.outputChannels >= fewChannels else {
      return narrowProductCycles * Double(depth) * Double(pixelCount)
    }
    return product(
      rowCount: pixelCount, columnCount: geometry.outputChannels, depth: depth, vectorLength: vectorLength)
  }

  /// Cycles of plain loops.
  package static func reference(multiplyAddCount: Int) -> Double {
    referenceCycles * Double(multiplyAddCount)
  }

  /// Cycles of a product with a matrix that is not packed.
  package static func unpackedProduct(multiplyAddCount: Int) -> Double {
    unpackedCycles * Double(multiplyAddCount)
  }

  /// Cycles of products of lone rows with matrices that are read where they lie, mostly from the second-level
  /// cache.
  package static func rowProduct(multiplyAddCount: Int) -> Double { 0.4 * Double(multiplyAddCount) }

  /// Cycles of the products of each pair of matrices, the right ones packed in each run.
  package static func computedProduct(
    _ geometry: BatchMatrixGeometry, matrixCount: Int, vectorLength: Int
  ) -> Double {
    product(
      rowCount: geometry.batchCount * geometry.rowCount, columnCount: geometry.columnCount,
      depth: geometry.depth, vectorLength: vectorLength)
      + packingCycles * Double(matrixCount) * Double(geometry.columnCount) * Double(geometry.depth)
  }

  // MARK: Products of tiles, in the time of one on a Xeon of the fifth generation

  /// The rows and columns of a tile.
  private static let tileLength = 16
  /// The quantized values of each of its rows.
  private static let tileDepth = 64
  /// For turning the sums of a tile into results.
  private static let tileResultCost = 3.0
  /// For beginning to copy a row of a window, and for copying a quantized value.
  private static let tileCopyCosts = (row: 0.4, value: 1.0 / 640)

  /// The fewest rows that fill enough of a tile, and the fewest multiply-adds that are worth shaping tiles.
  static let fewestForTileProduct = (rows: 3, multiplyAdds: 1 << 17)

  /// The number of tiles that some windows, or filters, fill.
  static func tileCount(_ count: Int) -> Int { (count + tileLength - 1) / tileLength }

  /// A product of the windows of one image, which fill so many tiles, with all filters.
  ///
  /// - Parameter copiesWindows: Whether windows lie one behind the other, and not rows of them.
  static func tileProduct(
    _ geometry: ConvolutionGeometry, tileCount: Int, copiesWindows: Bool = false
  ) -> Double {
    let (runCount, runLength) =
      copiesWindows
      ? (1, geometry.patchLength)
      : geometry.hasWindowsOfRuns
        ? (geometry.filterHeight, geometry.filterWidth * geometry.inputChannels)
        : (geometry.filterHeight * geometry.filterWidth, geometry.inputChannels)
    let productCount = runCount * ((runLength + tileDepth - 1) / tileDepth)
    return Double(tileCount) * Double(Self.tileCount(geometry.outputChannels))
      * (Double(productCount) + tileResultCost)
  }

  /// Copies of all windows of one image, one behind the other.
  static func tileWindowCopies(_ geometry: ConvolutionGeometry) -> Double {
    let cost =
      Double(geometry.filterHeight) * tileCopyCosts.row
      + Double(geometry.patchLength) * tileCopyCosts.value
    return Double(geometry.outputHeight * geometry.outputWidth) * cost
  }

  // MARK: Products by BLAS

  /// Cycles of a convolution by BLAS: its products, the copies of its windows, and a second pass over its
  /// results.
  ///
  /// - Parameter callCount: The number of products that the convolution is cut into.
  package static func blasProduct(
    _ geometry: ConvolutionGeometry, _ speed: BLASSpeed, callCount: Int, vectorLength: Int
  ) -> Double {
    let resultCount = Double(geometry.outputPixelCount * geometry.outputChannels)
    return blasMargin
      * (speed.cyclesPerCall * Double(callCount)
        + speed.cyclesPerMultiplyAdd * Double(geometry.multiplyAddCount)
        + (geometry.isPointwise ? 0 : patches(geometry))
        + resultCount / Double(vectorLength) * secondPassCycles)
  }

  /// So few multiply-adds that asking how fast BLAS is takes longer than they do.
  package static let fewestBLASMultiplyAdds = 1 << 20
  /// How many times as fast BLAS has to be: where it is about as fast, the choice, and with it the last bits,
  /// would change from one measurement to the next.
  private static let blasMargin = 1.5
  /// Cycles for reading, changing and writing a vector of results in the nearest cache.
  private static let secondPassCycles = 2.0

  // MARK: Convolutions in groups of channels

  /// Cycles of the products of each group's windows with its filters. A group of few output channels leaves
  /// lanes empty.
  package static func groupedProduct(_ geometry: ConvolutionGeometry, vectorLength: Int) -> Double {
    Double(geometry.groupCount)
      * product(
        rowCount: geometry.outputPixelCount, columnCount: geometry.groupOutputChannels,
        depth: geometry.patchLength, vectorLength: vectorLength)
  }

  /// Cycles of putting the windows of each group side by side.
  package static func groupWindows(_ geometry: ConvolutionGeometry) -> Double {
    let copiedRowCount = geometry.strideHeight > 1 ? geometry.filterHeight : 1
    return Double(geometry.outputPixelCount * geometry.inputChannels)
      * Double(geometry.filterWidth * copiedRowCount) * groupWindowCycles
  }

  /// Cycles of copying the patches of all groups.
  package static func patches(_ geometry: ConvolutionGeometry) -> Double {
    Double(geometry.groupCount * geometry.outputPixelCount) * Double(geometry.patchLength) * patchCycles
  }

  /// Cycles of giving each channel of a group a column of its own.
  package static func spreading(_ geometry: ConvolutionGeometry, vectorLength: Int) -> Double {
    let pixelCount = geometry.batchCount * geometry.inputHeight * geometry.inputWidth
    return Double(pixelCount * geometry.inputChannels) * spreadingCycles
  }

  /// Of groups with more channels than this, windows are multiplied sooner than spread.
  package static let fewGroupChannels = 4
  /// Of groups with more channels than this, windows of quantized values are multiplied sooner than spread
  /// where several groups are multiplied together.
  package static let fewJoinedGroupChannels = 2

  /// Cycles for a number of a group's windows.
  private static let groupWindowCycles = 0.15
  /// Cycles for a number of a patch.
  private static let patchCycles = 0.3
  /// Cycles for writing a channel wherever it is needed.
  private static let spreadingCycles = 1.0

  // MARK: Windows that are folded

  /// Steps for folding windows, each by itself.
  package static func pooledWindows(_ geometry: ConvolutionGeometry) -> Double {
    Double(geometry.filterHeight * geometry.filterWidth) * outputElementCount(geometry)
  }

  /// Steps for folding windows that share their columns, which are written and read again.
  package static func pooledColumns(_ geometry: ConvolutionGeometry) -> Double {
    let columns = Double(geometry.outputRowCount) * Double(geometry.inputRowLength)
    return Double(geometry.filterHeight + sharedColumnCost) * columns
      + Double(geometry.filterWidth) * outputElementCount(geometry)
  }

  /// The steps that take as long as writing and reading what a column folds to.
  private static let sharedColumnCost = 4

  private static func outputElementCount(_ geometry: ConvolutionGeometry) -> Double {
    Double(geometry.outputPixelCount) * Double(geometry.outputChannels)
  }

  // MARK: Vectors over the columns

  /// Cycles of a convolution to few channels by vectors over the columns: each channel takes a part of what a
  /// product takes for all; but pixels are taken apart before, and put together after.
  package static func planes(_ geometry: ConvolutionGeometry) -> Double {
    let products = Double(geometry.outputChannels * geometry.patchLength) / planeProductsPerCycle
    return (products + Double(geometry.inputChannels + geometry.outputChannels))
      * Double(geometry.outputPixelCount)
  }

  /// Cycles of a transposed convolution to one channel by vectors over the columns of its input, each pixel
  /// of which alone makes a block of outputs.
  package static func planes(_ geometry: TransposedConvolutionGeometry) -> Double {
    let pixelCount = geometry.batchCount * geometry.inputHeight * geometry.inputWidth
    let productCount = geometry.inputChannels * geometry.rows.filterLength * geometry.columns.filterLength
    return Double(pixelCount) * Double(productCount) / planeProductsPerCycle
  }

  /// Multiply-adds in a cycle.
  private static let planeProductsPerCycle = 14.0

  // MARK: Sparse products

  /// Cycles from the start of an addition to a sum to that of the next one.
  static let additionLatency = 4.0
  /// Cycles for a weight and a vector of rows.
  static let sparseVectorCycles = 0.62
  /// Cycles for visiting a column of a slice, and for each vector of rows there.
  static let sparseVisitCycles = (column: 10.0, vector: 2.0)
  /// Cycles for transposing a number of the left matrix or the result.
  static let transposingCycles = 0.27
  /// Cycles for fetching a weight from memory that is slower than the caches of a core.
  static let weightFetchCycles = 0.5

  // MARK: Winograd's tiles, in multiply-adds of a product

  /// Rows that could be multiplied while the weights are read.
  static let rowsPerWeightReading = 1.0
  /// Multiply-adds in the time of transforming a channel of a tile.
  static let tileTransformCost = 60.0
  /// Multiply-adds in the time of copying a number of a dilated window.
  static let windowCopyCost = 16.0
  /// Multiply-adds in the time of beginning one of the products of a block of tiles.
  static let tileProductCost = 6144.0
  /// So many multiply-adds that to do with half of them is worth other last bits.
  package static let fewestMultiplyAddsForTiles = Double(1 << 21)

  // MARK: Depthwise convolutions, in cycles for a vector

  /// Cycles of a depthwise convolution with vectors over the channels, a tap in each cycle and the pixels
  /// under a window copied once.
  package static func depthwise(_ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet) -> Double {
    let vectors = (geometry.outputChannels + instructionSet.vectorLength - 1) / instructionSet.vectorLength
    let taps = geometry.filterHeight * geometry.filterWidth
    return Double(geometry.outputPixelCount) * Double(vectors) * (Double(taps) + depthwiseVectorCycles)
  }

  /// Cycles for a vector of results besides those of its taps.
  private static let depthwiseVectorCycles = 4.0

  /// Cycles for loads across cache lines, besides one for each tap, when spans of pixels share vectors.
  static let spanLoadCycles = 4
  /// The vectors' worth of time of the last span of a row that ends within it, since it is computed by
  /// itself.
  static let cutSpanCost = 3
}
