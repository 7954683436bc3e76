import CMicroKernels
import CVectors
import KernelLayout

/// Multiplies rows of quantized values by a packed matrix and turns the sums into quantized values:
/// `C = quantized(bias + A · B + rowTerms · columnTerms)`.
///
/// A row of A is made of runs of groups of 32 bits, see ``QuantizedGroups``, read where they lie. A matrix
/// that multiplies quantized values and not their differences from the zero points is corrected by the terms.
/// Rows of C are stored from the first to the last.
///
/// - Shapes: A is `rowCount × (runCount · groupCount)` groups; C is `rowCount × columnCount` quantized
///   values; rows are `aStep` and `cStep` bytes apart. B is packed in panels of vectors, see
///   ``quantizedPanelVectorCount(ofVectors:vectorLength:)``, as for ``multiply``: of 32-bit integers in the
///   place of floats, with a line for each group of A.
/// - Precondition: C has at least as many columns as a vector.
@_cdecl("vitruvian_multiply_quantized_baseline")
func multiplyQuantized(_ parameters: UnsafePointer<QuantizedProductParameters>) {
  parameters.pointee.run()
}

extension QuantizedProductParameters {
  @inline(__always)
  fileprivate func run() {
    let product = QuantizedProduct(
      a: QuantizedGroups(start: a, flips: IntegerVector(loadingFlips: flips)), aStep: aStep,
      runOffsets: runOffsets, runCount: runCount, groupCount: groupCount, rowCount: rowCount, packed: packed,
      columnCount: columnCount)
    let results = ProductResults(
      requantizer: Requantizer(lower: lower, upper: upper, zeroPoint: zeroPoint), multipliers: multipliers,
      rowTerms: rowTerms, columnTerms: columnTerms, output: c, outputStep: cStep, sums: nil)
    #if VITRUVIAN_AVX512AMX
      product.multiplyTiles(RowLines(length: lineLength, step: lineStep, pitch: linePitch)) {
        results.store($0, lastColumn: columnCount - IntegerVector.scalarCount)
      }
    #else
      product.multiply(results)
    #endif
  }
}

/// What the sums of a product of quantized values become.
struct ProductResults {
  let requantizer: Requantizer
  /// One factor for each packed column.
  let multipliers: UnsafePointer<Float>
  /// One factor of the column's term for each row, where sums are corrected; otherwise `nil`.
  let rowTerms: UnsafePointer<Int32>?
  /// One term for each packed column.
  let columnTerms: UnsafePointer<Int32>
  let output: UnsafeMutablePointer<UInt8>
  /// The distance between rows of results.
  let outputStep: Int
  /// Where sums are stored as they are, instead of what they become.
  let sums: UnsafeMutablePointer<Int32>?

  /// Adds the products of the rows' and the columns' terms to the sums of a block, if those are corrected.
  ///
  /// - Parameters:
  ///   - row: The first row of the block.
  ///   - column: Where its columns begin among the packed ones.
  @inline(__always)
  func correct<Block: SumBlock>(_ sums: inout Block, row: Int, column: Int)
  where Block.Line.Vector == GroupSums {
    guard Self.correctsSums, let rowTerms else { return }
    sums.updateLines(row: row) { line, row in
      line.updateVectors(column: column) { sums, column in
        sums.add(IntegerVector(loading: columnTerms + column) &* rowTerms[row])
      }
    }
  }

  #if VITRUVIAN_NEON
    /// Adds the products of the rows' and the columns' terms to the sums of a block, if those are corrected.
    ///
    /// - Parameters:
    ///   - row: The first row of the block.
    ///   - packedColumn: Where its columns begin among the packed ones.
    @inline(__always)
    func correct(_ sums: inout EightRows<GroupSums>, row: Int, packedColumn: Int) {
      guard Self.correctsSums, let rowTerms else { return }
      let terms = IntegerVector(loading: columnTerms + packedColumn)
      sums.updateRows { sums, index in sums.add(terms &* rowTerms[row + index]) }
    }
  #endif

  /// Stores a vector of results.
  ///
  /// - Parameters:
  ///   - packedColumn: Where the columns of the sums begin among the packed ones.
  ///   - column: Where they begin in the output.
  @inline(__always)
  func store(_ sums: IntegerVector, row: Int, packedColumn: Int, column: Int) {
    requantizer.quantized(sums, multipliers: FloatVector(loading: multipliers + packedColumn))
      .store(to: output + row * outputStep + column)
  }

  /// Stores the results of four rows below each other.
  ///
  /// - Parameter fillsLine: Whether the vector is a whole line of a panel, so that rows may be as long.
  @inline(__always)
  func store(_ sums: FourIntegerVectors, row: Int, packedColumn: Int, column: Int, fillsLine: Bool = false) {
    let quantized = requantizer.quantized(
      sums, multipliers: FloatVector(loading: multipliers + packedColumn))
    let target = output + row * outputStep + column
    #if VITRUVIAN_AVX512
      if fillsLine, outputStep == ByteVector.scalarCount { return quantized.store(to: target) }
    #endif
    quantized.store(to: target, step: outputStep)
  }

  /// Whether the products are of quantized values themselves, and not of their differences from the zero
  /// points, which need no correction.
  @_transparent
  private static var correctsSums: Bool { IntegerVector.valuesPerGroup == 4 }
}

/// The operands of ``multiplyQuantized`` that make the sums.
struct QuantizedProduct {
  let a: QuantizedGroups
  let aStep: Int
  let runOffsets: UnsafePointer<Int>
  let runCount: Int
  let groupCount: Int
  let rowCount: Int
  let packed: UnsafePointer<Int32>
  let columnCount: Int

  /// Computes one panel of columns after the other.
  @inline(__always)
  func multiply(_ results: ProductResults) {
    forEachPanel { panel, vectorCount, column in
      multiply(panel, vectorCount, column, 0..<rowCount, results)
    }
  }

  /// Calls `body` with each panel, the number of its vectors, and its first column.
  @inline(__always)
  func forEachPanel(_ body: (_ panel: UnsafePointer<Int32>, _ vectorCount: Int, _ column: Int) -> Void) {
    let width = IntegerVector.scalarCount
    var panel = packed
    var column = 0
    while column < columnCount {
      let vectorCount = quantizedPanelVectorCount(
        ofVectors: (columnCount - column + width - 1) / width, vectorLength: width,
        multipliesTiles: Self.multipliesTiles)
      body(panel, vectorCount, column)
      panel += (runCount * groupCount + 1) * vectorCount * width
      column += vectorCount * width
    }
  }

  @_transparent
  private static var multipliesTiles: Bool {
    #if VITRUVIAN_AVX512AMX
      true
    #else
      false
    #endif
  }

  /// Computes some rows of a panel.
  @inline(__always)
  func multiply(
    _ panel: UnsafePointer<Int32>, _ vectorCount: Int, _ column: Int, _ rows: Range<Int>,
    _ results: ProductResults
  ) {
    typealias Two = Columns<Column<GroupSums>>
    if vectorCount == 1 {
      multiply(Column<GroupSums>.self, panel, column, rows, results)
    } else if vectorCount == 2
      || quantizedPanelVectorCount(ofVectors: 3, vectorLength: GroupSums.scalarCount) < 3
    {
      multiply(Two.self, panel, column, rows, results)
    } else {
      multiply(Columns<Two>.self, panel, column, rows, results)
    }
  }

  /// Computes some rows of a panel, in blocks whose sums fill the registers.
  @inline(never)
  private func multiply<Line: SumLine>(
    _ line: Line.Type, _ panel: UnsafePointer<Int32>, _ column: Int, _ rows: Range<Int>,
    _ results: ProductResults
  ) where Line.Vector == GroupSums {
    #if VITRUVIAN_NEON
      var row = multiplyLanes(line, panel, column, rows, results)
    #else
      var row = rows.lowerBound
    #endif
    if line.blockRowCount == 16 {
      while row + 16 <= rows.upperBound {
        multiply(DoubledRows<DoubledRows<DoubledRows<DoubledRows<Line>>>>.self, panel, row, column, results)
        row += 16
      }
    }
    if line.blockRowCount >= 8 {
      while row + 8 <= rows.upperBound {
        multiply(DoubledRows<DoubledRows<DoubledRows<Line>>>.self, panel, row, column, results)
        row += 8
      }
    }
    while row + 4 <= rows.upperBound {
      multiply(DoubledRows<DoubledRows<Line>>.self, panel, row, column, results)
      row += 4
    }
    if row + 2 <= rows.upperBound {
      multiply(DoubledRows<Line>.self, panel, row, column, results)
      row += 2
    }
    if row < rows.upperBound { multiply(line, panel, row, column, results) }
  }

  /// Computes the rows of one block, which share each load of a group of weights.
  @inline(__always)
  private func multiply<Block: SumBlock>(
    _ block: Block.Type, _ panel: UnsafePointer<Int32>, _ row: Int, _ column: Int, _ results: ProductResults
  ) where Block.Line.Vector == GroupSums {
    var sums = Block(repeating: Block.Line(loading: panel))
    // Few sums are added up in two parts, so that one of them waits while the other one is added to.
    let hasParts = Block.rowCount * Block.Line.scalarCount < GroupSums.busyVectorCount * GroupSums.scalarCount
    var secondPart = Block(repeating: Block.Line(repeating: GroupSums(IntegerVector(repeating: 0))))
    var weights = panel + Block.Line.scalarCount
    var nextPanel = PanelFetch(
      weights, lineLength: Block.Line.scalarCount, lineCount: runCount * groupCount,
      block: row / Block.rowCount)
    for run in 0..<runCount {
      var quantized = a.advanced(by: row * aStep + runOffsets[run])
      if Block.depthStep == 1 {
        var count = groupCount
        #if VITRUVIAN_I8MM
          while count >= 2 {
            let (first, second) = Block.Line(loading: weights)
              .deinterleaved(from: Block.Line(loading: weights + Block.Line.scalarCount))
            sums.accumulate(quantized, stride: aStep, first)
            sums.accumulate(quantized.advanced(by: MemoryLayout<Int32>.size), stride: aStep, second)
            quantized = quantized.advanced(by: 2 * MemoryLayout<Int32>.size)
            weights += 2 * Block.Line.scalarCount
            count -= 2
          }
        #endif
        while hasParts && count >= 2 {
          sums.accumulate(quantized, stride: aStep, Block.Line(loading: weights))
          secondPart.accumulate(
            quantized.advanced(by: MemoryLayout<Int32>.size), stride: aStep,
            Block.Line(loading: weights + Block.Line.scalarCount))
          quantized = quantized.advanced(by: 2 * MemoryLayout<Int32>.size)
          weights += 2 * Block.Line.scalarCount
          count -= 2
        }
        for _ in 0..<count {
          nextPanel.fetchVector()
          sums.accumulate(quantized, stride: aStep, Block.Line(loading: weights))
          quantized = quantized.advanced(by: MemoryLayout<Int32>.size)
          weights += Block.Line.scalarCount
        }
      } else if row == 0 {
        accumulateSeveral(&sums, quantized, &weights, fetchingAhead: true)
      } else {
        accumulateSeveral(&sums, quantized, &weights, fetchingAhead: false)
      }
    }
    if hasParts { sums.add(secondPart) }
    results.correct(&sums, row: row, column: column)
    if let target = results.sums {
      sums.forEachLine(row: row) { line, row in
        line.forEachVector(column: column) { sums, packedColumn in
          sums.lanes.store(to: target + row * results.outputStep + outputColumn(packedColumn))
        }
      }
    } else {
      store(sums, row, column, results)
    }
  }

  /// Stores the results of a block.
  @inline(__always)
  private func store<Block: SumBlock>(
    _ sums: Block, _ row: Int, _ column: Int, _ results: ProductResults
  ) where Block.Line.Vector == GroupSums {
    if Block.rowCount < 4 {
      sums.forEachLine(row: row) { line, row in
        line.forEachVector(column: column) { sums, packedColumn in
          results.store(
            sums.lanes, row: row, packedColumn: packedColumn, column: outputColumn(packedColumn))
        }
      }
    } else {
      storeFourRows(of: sums, from: 0, row, column, results)
      if Block.rowCount >= 8 { storeFourRows(of: sums, from: 4, row, column, results) }
      if Block.rowCount == 16 {
        storeFourRows(of: sums, from: 8, row, column, results)
        storeFourRows(of: sums, from: 12, row, column, results)
      }
    }
  }

  /// Adds the products of a run, for as many groups at a time as ``SumBlock/depthStep`` says.
  @inline(__always)
  private func accumulateSeveral<Block: SumBlock>(
    _ sums: inout Block, _ quantized: QuantizedGroups, _ weights: inout UnsafePointer<Int32>,
    fetchingAhead: Bool
  ) where Block.Line.Vector == GroupSums {
    var quantized = quantized
    var index = 0
    while index + Block.depthStep <= groupCount {
      if fetchingAhead {
        prefetch(weights + prefetchDistance, count: Block.depthStep * Block.Line.scalarCount)
      }
      for step in 0..<Block.depthStep {
        sums.accumulate(
          quantized.advanced(by: step * MemoryLayout<Int32>.size), stride: aStep,
          Block.Line(loading: weights + step * Block.Line.scalarCount))
      }
      quantized = quantized.advanced(by: Block.depthStep * MemoryLayout<Int32>.size)
      weights += Block.depthStep * Block.Line.scalarCount
      index += Block.depthStep
    }
    while index < groupCount {
      sums.accumulate(quantized, stride: aStep, Block.Line(loading: weights))
      quantized = quantized.advanced(by: MemoryLayout<Int32>.size)
      weights += Block.Line.scalarCount
      index += 1
    }
  }

  /// Stores the results of four rows of a block.
  @inline(__always)
  private func storeFourRows<Block: SumBlock>(
    of block: Block, from first: Int, _ row: Int, _ column: Int, _ results: ProductResults
  ) where Block.Line.Vector == GroupSums {
    block.line(first).forEachVector(
      block.line(first + 1), block.line(first + 2), block.line(first + 3), column: column
    ) { top, second, third, bottom, packedColumn in
      results.store(
        (top.lanes, second.lanes, third.lanes, bottom.lanes), row: row + first, packedColumn: packedColumn,
        column: outputColumn(packedColumn), fillsLine: Block.Line.scalarCount == GroupSums.scalarCount)
    }
  }

  /// Where a vector of packed columns goes: the last one ends with the last column.
  @inline(__always)
  private func outputColumn(_ packedColumn: Int) -> Int {
    lesser(packedColumn, columnCount - IntegerVector.scalarCount)
  }
}

/// Fetches the next panel into the cache while a panel is multiplied, a vector for each line. The first
/// blocks of rows, one for each vector of a line, share the panel.
struct PanelFetch {
  private var vector: UnsafePointer<Int32>
  private let step: Int

  /// - Parameters:
  ///   - weights: The lines of the panel that is multiplied; the next one, which need not exist, is behind
  ///     them.
  ///   - block: The number of the block of rows.
  @inline(__always)
  init(_ weights: UnsafePointer<Int32>, lineLength: Int, lineCount: Int, block: Int) {
    let width = IntegerVector.scalarCount
    let fetches = block < lineLength / width
    vector = weights + lineCount * (lineLength + (fetches ? block * width : 0))
    step = fetches ? width : 0
  }

  @inline(__always)
  mutating func fetchVector() {
    vitruvian_prefetch(vector)
    vector += step
  }
}
