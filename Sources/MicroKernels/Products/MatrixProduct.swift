import CMicroKernels
import KernelLayout

/// Multiplies rows by a packed matrix and applies the epilogue: `C = epilogue(bias + A · B)`.
///
/// Each result starts at its bias and adds the products one after the other, in the order of the columns
/// of A. The order is that of XNNPACK's kernels, so that networks agree to the last bit.
///
/// A row of A is `runCount` runs of `runLength` floats, `runStride` floats apart. A row of a matrix is one
/// run; the window of a convolution is one for each row of the filter, read where it lies in the image.
///
/// - Shapes: A is `rowCount × (runCount · runLength)`, C is `rowCount × columnCount`; rows are `aStride` and
///   `cStride` floats apart. B is packed in panels of one to three vectors of columns, see
///   ``panelVectorCount(ofVectors:)``: first the panel's biases, then its weights, one line for each column
///   of A. The last vector covers the last columns of C, and so may overlap the one before. If it would be
///   half empty, see ``rowsShareLastVector(columnCount:vectorLength:)``, it is half as long, begins its
///   panel, and is packed twice, so that two rows can share a vector of sums.
/// - Precondition: C has at least as many columns as a vector; or, of sixteen floats, eight and runs of at
///   least four.
@_cdecl("vitruvian_multiply_baseline")
func multiply(_ parameters: UnsafePointer<MatrixProductParameters>) {
  parameters.pointee.run()
}

extension MatrixProductParameters {
  @inline(__always)
  fileprivate func run() {
    let product = MatrixProduct(
      a: a, aStride: aStride, runCount: runCount, runLength: runLength, runStride: runStride,
      rowCount: rowCount, packed: packed, columnCount: columnCount, c: c, cStride: cStride,
      nextRowsStep: 8 * aStride / max(runLength, 1))
    withEpilogue { product.multiply($0) }
  }

  /// Calls `body` with what sums go through.
  @inline(__always)
  func withEpilogue(_ body: (ProductEpilogue) -> Void) {
    var noAddend = FloatVector(repeating: -0.0)
    var noSlope = FloatVector(repeating: 1)
    body(
      ProductEpilogue(
        addend: Operand(addend, orRepeating: &noAddend), slope: Operand(slope, orRepeating: &noSlope),
        bounds: Bounds(lower: lower, upper: upper)))
  }
}

/// The operands of ``multiply``.
struct MatrixProduct {
  let a: UnsafePointer<Float>
  let aStride: Int
  let runCount: Int
  let runLength: Int
  let runStride: Int
  let rowCount: Int
  let packed: UnsafePointer<Float>
  let columnCount: Int
  let c: UnsafeMutablePointer<Float>
  let cStride: Int
  /// How far fetching the rows of the next block goes on for each column of A, in floats.
  let nextRowsStep: Int

  /// Computes one panel of columns after the other.
  @inline(__always)
  func multiply(_ epilogue: ProductEpilogue) {
    let width = FloatVector.scalarCount
    #if VITRUVIAN_AVX512
      if columnCount < width { return multiplyNarrow(epilogue) }
    #endif
    let sharesLast = rowsShareLastVector(columnCount: columnCount, vectorLength: width)
    var panel = packed
    var column = 0
    while column < columnCount {
      let leftCount = (columnCount - column + width - 1) / width
      #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
        if isLoneRow(ofVectors: leftCount, sharesLast: sharesLast) {
          multiplyLoneRow(panel, column, epilogue)
          panel += (runCount * runLength + 1) * 6 * width
          column += 6 * width
          continue
        }
      #endif
      let vectorCount = panelVectorCount(ofVectors: leftCount)
      let isShared = sharesLast && column + vectorCount * width > columnCount
      #if VITRUVIAN_NEON
        multiplyLanes(panel, vectorCount: vectorCount, isShared: isShared, column, epilogue)
      #endif
      switch (vectorCount, isShared) {
      #if VITRUVIAN_AVX2
        case (1, _) where hasEightLines: multiplyEightLines(panel, column, epilogue)
      #endif
      case (1, _): multiply(DoubledRows<Column<FloatVector>>.self, panel, column, epilogue)
      case (2, false): multiply(DoubledRows<TwoColumns>.self, panel, column, epilogue)
      case (2, true): multiply(RowPair<Column<FloatVector>>.self, panel, column, epilogue)
      case (_, false): multiply(DoubledRows<Columns<TwoColumns>>.self, panel, column, epilogue)
      case (_, true): multiply(RowPair<TwoColumns>.self, panel, column, epilogue)
      }
      panel += (runCount * runLength + 1) * vectorCount * width
      column += vectorCount * width
    }
  }

  /// Computes all rows of a panel, in blocks whose sums fill the registers.
  ///
  /// - Parameter pair: The sums of two rows.
  @inline(never)
  func multiply<Pair: SumBlock>(
    _ pair: Pair.Type, _ panel: UnsafePointer<Float>, _ column: Int, _ epilogue: ProductEpilogue
  ) where Pair.Line.Vector == FloatVector {
    let epilogue = epilogue.whole
    #if VITRUVIAN_NEON
      var row = laneRowCount
    #else
      var row = 0
    #endif
    #if VITRUVIAN_AVX512
      if pair.OwnLine.blockRowCount == 8, pair.OwnLine.scalarCount == pair.Line.scalarCount {
        row = multiplyBlocks(
          SevenRows<Pair.OwnLine>.self, panel, row..<7 * sevenRowBlockCount(ofRows: rowCount), column,
          epilogue)
      }
    #endif
    if pair.OwnLine.blockRowCount == 16 {
      row = multiplyBlocks(
        DoubledRows<DoubledRows<DoubledRows<Pair>>>.self, panel, row..<rowCount, column, epilogue)
    }
    if pair.OwnLine.blockRowCount >= 8 {
      row = multiplyBlocks(DoubledRows<DoubledRows<Pair>>.self, panel, row..<rowCount, column, epilogue)
    }
    while row + 4 <= rowCount {
      multiply(DoubledRows<Pair>.self, panel, row, column, epilogue)
      row += 4
    }
    // A row without another is both rows of a pair.
    while row < rowCount {
      multiply(pair, panel, row, rowStep: lesser(rowCount - row - 1, 1), column, epilogue)
      row += 2
    }
  }

  /// Computes as many blocks of a panel as have all of their rows among some, and returns the first row
  /// behind them.
  ///
  /// Large blocks have a function each, since the compiler stops inlining into large ones.
  @inline(never)
  private func multiplyBlocks<Block: SumBlock>(
    _ block: Block.Type, _ panel: UnsafePointer<Float>, _ rows: Range<Int>, _ column: Int,
    _ epilogue: ProductEpilogue
  ) -> Int where Block.Line.Vector == FloatVector {
    let epilogue = epilogue.whole
    var row = rows.lowerBound
    while row + Block.rowCount <= rows.upperBound {
      multiply(block, panel, row, column, epilogue)
      row += Block.rowCount
    }
    return row
  }

  /// Computes the rows of one block, which share each load of a weight.
  @inline(__always)
  func multiply<Block: SumBlock>(
    _ block: Block.Type, _ panel: UnsafePointer<Float>, _ row: Int, rowStep: Int = 1, _ column: Int,
    _ epilogue: ProductEpilogue
  ) where Block.Line.Vector == FloatVector {
    var sums = Block(repeating: Block.Line(loading: panel))
    var weights = panel + Block.Line.scalarCount
    var run = a + row * aStride
    var fetch = BlockFetch(self, Block.self, weights, row: row)
    for _ in 0..<runCount {
      if Block.depthStep == 1 {
        var ahead = fetch.start
        for index in 0..<runLength {
          prefetch(ahead, count: Block.Line.scalarCount)
          ahead += fetch.step
          sums.accumulate(run + index, stride: rowStep * aStride, Block.Line(loading: weights))
          weights += Block.Line.scalarCount
        }
      } else if row == 0 || !Block.hasMostRows {
        accumulateSeveral(
          &sums, run, stride: rowStep * aStride, &weights, fetching: fetch.start,
          count: Block.Line.scalarCount)
      } else {
        accumulateSeveral(
          &sums, run, stride: rowStep * aStride, &weights, fetching: fetch.start,
          count: greater(Block.rowCount, FloatVector.scalarCount))
      }
      run += runStride
      fetch.start += fetch.runStep
    }
    finish(sums, row, rowStep: rowStep, column, epilogue)
  }

  /// Stores the results of a block.
  @inline(__always)
  func finish<Block: SumBlock>(
    _ sums: Block, _ row: Int, rowStep: Int = 1, _ column: Int, _ epilogue: ProductEpilogue
  ) where Block.Line.Vector == FloatVector {
    if epilogue.onlyClamps {
      finish(sums, row, rowStep: rowStep, column, epilogue.clamping)
    } else if Block.finishesApart, !epilogue.slope.isPresent {
      finish(sums, row, rowStep: rowStep, column, epilogue.adding(before: epilogue.clamping))
    } else {
      finish(sums, row, rowStep: rowStep, column, epilogue.rectifying)
    }
  }

  @inline(__always)
  private func finish<Block: SumBlock, Epilogue: SumEpilogue>(
    _ sums: Block, _ row: Int, rowStep: Int = 1, _ column: Int, _ epilogue: Epilogue
  ) where Block.Line.Vector == FloatVector {
    let (start, cStep) = (row * cStride, rowStep * cStride)
    let sharedColumnCount = Block.Line.scalarCount - Block.OwnLine.scalarCount
    sums.forEachLine(row: 0) { line, row in
      line.forEachVector(column: column) { sums, column in
        let position = start + row * cStep + lesser(column, columnCount - FloatVector.scalarCount)
        epilogue.finish(sums, packedColumn: column + sharedColumnCount, position: position)
          .store(to: c + position)
      }
    }
    sums.forEachSharedVector(row: 0) { sums, row in
      let position = start + row * cStep + columnCount - FloatHalfVector.scalarCount
      store(epilogue, sums, packedColumn: column, position: position, next: position + cStep)
    }
  }

  /// Adds the products of a run, for as many columns of A at a time as ``SumBlock/depthStep`` says.
  ///
  /// - Parameters:
  ///   - ahead: What to fetch for later.
  ///   - count: How many floats to fetch for each column; a constant, so that each fetch is one instruction.
  @inline(__always)
  private func accumulateSeveral<Block: SumBlock>(
    _ sums: inout Block, _ run: UnsafePointer<Float>, stride: Int, _ weights: inout UnsafePointer<Float>,
    fetching ahead: UnsafePointer<Float>, count: Int
  ) where Block.Line.Vector == FloatVector {
    var ahead = ahead
    var index = 0
    while index + Block.depthStep <= runLength {
      prefetch(ahead, count: Block.depthStep * count)
      ahead += Block.depthStep * count
      for step in 0..<Block.depthStep {
        let line = Block.Line(loading: weights + step * Block.Line.scalarCount)
        sums.accumulate(run + (index + step), stride: stride, line)
      }
      weights += Block.depthStep * Block.Line.scalarCount
      index += Block.depthStep
    }
    while index < runLength {
      sums.accumulate(run + index, stride: stride, Block.Line(loading: weights))
      weights += Block.Line.scalarCount
      index += 1
    }
  }

  /// Finishes and stores a vector of sums that two rows share.
  @inline(__always)
  func store<Epilogue: SumEpilogue>(
    _ epilogue: Epilogue, _ sums: FloatVector, packedColumn: Int, position: Int, next: Int
  ) {
    // Kept whole, or the compiler would finish each half by itself.
    let results =
      epilogue.finish(sums.kept, packedColumn: packedColumn, position: position, next: next).kept
    results.lowHalf.store(to: c + position)
    results.highHalf.store(to: c + next)
  }
}

extension SumBlock {
  /// Whether blocks of this kind compute most rows of a product.
  @inline(__always)
  fileprivate static var hasMostRows: Bool { 2 * rowCount > OwnLine.blockRowCount }

  /// Whether these are worth code of their own for each way to finish sums.
  @inline(__always)
  fileprivate static var finishesApart: Bool {
    #if VITRUVIAN_NEON
      // Lanes compute most rows.
      false
    #else
      rowCount == OwnLine.blockRowCount
    #endif
  }
}

/// What a block of rows fetches for later, so much for each column of A.
///
/// The first block fetches the panel that it multiplies. Those behind it find that in the caches, and fetch
/// the next panel, which need not exist, each a vector of a line; then the rows of the next block. Smaller
/// blocks have no others of their size behind them.
private struct BlockFetch {
  /// What to fetch for the first column of a run.
  var start: UnsafePointer<Float>
  /// The distance between what is fetched for one column and for the next.
  let step: Int
  /// The distance from one run to the next.
  let runStep: Int

  /// - Parameter weights: The first line of the panel.
  @inline(__always)
  init<Block: SumBlock>(
    _ product: MatrixProduct, _ block: Block.Type, _ weights: UnsafePointer<Float>, row: Int
  ) {
    let (lineLength, width) = (Block.Line.scalarCount, FloatVector.scalarCount)
    if row == 0 || !Block.hasMostRows {
      start = weights + prefetchDistance
      (step, runStep) = (lineLength, product.runLength * lineLength)
    } else if row / Block.rowCount <= lineLength / width {
      let position = lineLength + (row / Block.rowCount - 1) * width
      start = weights + product.runCount * product.runLength * position
      (step, runStep) = (width, product.runLength * width)
    } else {
      start = product.a + (row + Block.rowCount) * product.aStride
      (step, runStep) = (product.nextRowsStep, product.runStride)
    }
  }
}

/// Two rows of a panel whose last columns fill no more than half a vector: the rows share one, which the
/// weights begin with, twice.
struct RowPair<Own: SumLine>: SumBlock where Own.Vector == FloatVector {
  typealias Line = Columns<Own>
  typealias OwnLine = Own
  private var shared: FloatVector
  private var upper: Own
  private var lower: Own

  static var rowCount: Int { 2 }

  // The compiler mixes steps, whose vectors and sums would not fit into the registers.
  static var depthStep: Int { 1 }

  @inline(__always)
  init(repeating line: Line) {
    shared = line.first
    upper = line.rest
    lower = line.rest
  }

  @inline(__always)
  mutating func accumulate(_ values: UnsafePointer<Float>, stride: Int, _ weights: Line) {
    // Kept, or the halves would be put together by a shuffle of two vectors, which takes longer.
    let upperValue = FloatVector(repeating: values).kept
    let lowerValue = FloatVector(repeating: values + stride).kept
    upper.accumulate(upperValue, weights.rest)
    lower.accumulate(lowerValue, weights.rest)
    shared.accumulate(upperValue.withUpperHalf(of: lowerValue), weights.first)
  }

  @inline(__always)
  func line(_ index: Int) -> Own { index == 0 ? upper : lower }

  @inline(__always)
  func forEachLine(row: Int, _ body: (Own, _ row: Int) -> Void) {
    body(upper, row)
    body(lower, row + 1)
  }

  @inline(__always)
  mutating func updateLines(row: Int, _ body: (inout Own, _ row: Int) -> Void) {
    body(&upper, row)
    body(&lower, row + 1)
  }

  @inline(__always)
  func forEachSharedVector(row: Int, _ body: (FloatVector, _ row: Int) -> Void) { body(shared, row) }
}

extension FloatVector {
  /// The lower half of this vector, and the upper half of another one.
  @inline(__always)
  fileprivate func withUpperHalf(of other: FloatVector) -> FloatVector {
    FloatVector(lowHalf: lowHalf, highHalf: other.highHalf)
  }
}
