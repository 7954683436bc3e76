import CMicroKernels

/// Multiplies rows of quantized values by a matrix that was packed in the same run, and turns the sums into
/// quantized values: `C = quantized(terms + A · B + rowFactor · rowTerms)`.
///
/// All sums have one factor. Products with it are rounded to the nearest, ties to even, or twice, as
/// ``FixedPointRounding`` says.
///
/// - Shapes: A is `rowCount × groupCount` groups; C is `rowCount × columnCount` quantized values; rows are
///   `aStep` and `cStep` bytes apart. B is packed in panels of vectors as for ``multiplyQuantized``, with
///   lanes of any contents behind the last column of a matrix narrower than a vector.
@_cdecl("vitruvian_multiply_computed_baseline")
func multiplyComputed(_ parameters: UnsafePointer<ComputedProductParameters>) {
  parameters.pointee.run()
}

extension ComputedProductParameters {
  @inline(__always)
  fileprivate func run() {
    if scale != 0 {
      let rounding = NearestRounding(
        scale: scale, quantized: Rounding(lower: Float(lower), upper: Float(upper), zeroPoint: zeroPoint))
      multiply(rounding)
    } else {
      multiply(
        FixedPointRounding(
          significand: significand, leftShift: leftShift, rightShift: rightShift,
          roundsAwayFromZero: roundsAwayFromZero, lower: lower, upper: upper, zeroPoint: zeroPoint))
    }
  }

  /// So many rows that their sums stay in the first-level cache until they become quantized values.
  @_transparent
  private static var rowsAtATime: Int { 64 }

  /// The distance between rows of sums: the columns of the widest panel.
  @_transparent
  private static var sumStep: Int { 4 * IntegerVector.scalarCount }

  @inline(__always)
  private func multiply(_ rounding: some SumRounding) {
    let width = IntegerVector.scalarCount
    let lastColumn = greater(columnCount - width, 0)
    var noOffset = 0
    withUnsafePointer(to: &noOffset) { runOffsets in
      let product = QuantizedProduct(
        a: QuantizedGroups(start: a, flips: IntegerVector(loadingFlips: flips)), aStep: aStep,
        runOffsets: runOffsets, runCount: 1, groupCount: groupCount, rowCount: rowCount, packed: packed,
        columnCount: greater(columnCount, width))
      product.forEachPanel { panel, vectorCount, column in
        for first in stride(from: 0, to: rowCount, by: Self.rowsAtATime) {
          let rows = first..<lesser(first + Self.rowsAtATime, rowCount)
          let firstColumn = lesser(column, lastColumn)
          product.multiply(panel, vectorCount, column, rows, results(row: first, column: firstColumn))
          finish(rows, column: column, vectorCount: vectorCount, rounding)
        }
      }
    }
  }

  /// What stores sums such that those of a row and a column come first.
  @inline(__always)
  private func results(row: Int, column: Int) -> ProductResults {
    ProductResults(
      requantizer: Requantizer(lower: 0, upper: 0, zeroPoint: 0),
      multipliers: UnsafeRawPointer(packed).assumingMemoryBound(to: Float.self), rowTerms: nil,
      columnTerms: packed, output: c, outputStep: Self.sumStep, sums: sums - (row * Self.sumStep + column))
  }

  /// Turns the sums of some rows of a panel into quantized values.
  @inline(never)
  private func finish(_ rows: Range<Int>, column: Int, vectorCount: Int, _ rounding: some SumRounding) {
    let width = IntegerVector.scalarCount
    let lastColumn = greater(columnCount - width, 0)
    let firstColumn = lesser(column, lastColumn)
    var row = rows.lowerBound
    #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
      while columnCount >= width, row + 4 <= rows.upperBound {
        let line = sums + (row - rows.lowerBound) * Self.sumStep
        for vector in 0..<vectorCount {
          let column = lesser(column + vector * width, lastColumn)
          @inline(__always)
          func sum(_ index: Int) -> IntegerVector {
            IntegerVector(loading: line + index * Self.sumStep + column - firstColumn)
              &+ (rowTerms?[row + index] ?? 0) &* rowFactor
          }
          rounding.quantized((sum(0), sum(1), sum(2), sum(3)))
            .store(to: c + row * cStep + column, step: cStep)
        }
        row += 4
      }
    #endif
    while row < rows.upperBound {
      let correction = IntegerVector(repeating: (rowTerms?[row] ?? 0) &* rowFactor)
      let line = sums + (row - rows.lowerBound) * Self.sumStep
      for vector in 0..<vectorCount {
        let column = lesser(column + vector * width, lastColumn)
        let quantized = rounding.quantized(IntegerVector(loading: line + column - firstColumn) &+ correction)
        let target = c + row * cStep + column
        if columnCount >= width {
          quantized.store(to: target)
        } else {
          for lane in 0..<columnCount { target[lane] = quantized[lane] }
        }
      }
      row += 1
    }
  }
}

/// How the sums of a product that all have one factor become quantized values.
private protocol SumRounding {
  func quantized(_ sums: IntegerVector) -> ByteVector

  #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
    /// The quantized values of four vectors of sums together, which takes fewer instructions.
    func quantized(_ sums: FourIntegerVectors) -> FourByteVectors
  #endif
}

/// Products with a floating-point factor, rounded to the nearest.
private struct NearestRounding: SumRounding {
  let scale: Float
  let quantized: Rounding

  @inline(__always)
  func quantized(_ sums: IntegerVector) -> ByteVector { quantized(sums.floats * scale) }

  #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
    @inline(__always)
    func quantized(_ sums: FourIntegerVectors) -> FourByteVectors {
      quantized((sums.0.floats * scale, sums.1.floats * scale, sums.2.floats * scale, sums.3.floats * scale))
    }
  #endif
}

/// Products with a factor of 31 fractional bits, rounded to the nearest when the high half is taken, halves
/// up, and again when it is shifted, halves away from zero or up.
///
/// - Source: `MultiplyByQuantizedMultiplier` in `tflite/kernels/internal/common.cc`; with halves up that in
///   `ruy/apply_multiplier.cc`.
private struct FixedPointRounding: SumRounding {
  private let significand: IntegerVector
  private let leftShift: IntegerVector
  private let rightShift: IntegerVector
  private let remainders: IntegerVector
  private let threshold: IntegerVector
  private let roundsAwayFromZero: IntegerVector
  private let range: QuantizedIntegerRange

  @inline(__always)
  init(
    significand: Int32, leftShift: Int32, rightShift: Int32, roundsAwayFromZero: Int32, lower: Int32,
    upper: Int32, zeroPoint: Int32
  ) {
    self.significand = IntegerVector(repeating: significand)
    self.leftShift = IntegerVector(repeating: leftShift)
    self.rightShift = IntegerVector(repeating: rightShift)
    let remainders = Int32(bitPattern: (UInt32(1) &<< UInt32(bitPattern: rightShift)) &- 1)
    self.remainders = IntegerVector(repeating: remainders)
    threshold = IntegerVector(repeating: remainders &>> 1)
    self.roundsAwayFromZero = IntegerVector(repeating: roundsAwayFromZero)
    range = QuantizedIntegerRange(lower: lower, upper: upper, zeroPoint: zeroPoint)
  }

  @inline(__always)
  func quantized(_ sums: IntegerVector) -> ByteVector { range(rounded(sums)) }

  #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
    @inline(__always)
    func quantized(_ sums: FourIntegerVectors) -> FourByteVectors {
      range((rounded(sums.0), rounded(sums.1), rounded(sums.2), rounded(sums.3)))
    }
  #endif

  /// The rounded products of sums, from which the zero point is missing.
  @inline(__always)
  private func rounded(_ sums: IntegerVector) -> IntegerVector {
    let high = (sums &<< leftShift).doublingHighProduct(significand)
    let whole = high &>> rightShift
    // The sign of a negative number is −1.
    return whole.replacing(
      with: whole &+ 1, where: high & remainders .> threshold &- (high &>> 31 & roundsAwayFromZero))
  }
}
