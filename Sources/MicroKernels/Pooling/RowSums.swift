import CMicroKernels

/// Adds up the numbers of each row, or the squares of how far they lie from a center, in as many sums as
/// vectors have lanes, four vectors at a time. The order is not the reference's.
///
/// - Precondition: A row is whole vectors.
@_cdecl("vitruvian_row_sums_baseline")
func rowSums(_ parameters: UnsafePointer<RowSumsParameters>) {
  parameters.pointee.run()
}

extension RowSumsParameters {
  @inline(__always)
  fileprivate func run() {
    if !squares {
      sumRows { numbers, _ in numbers }
    } else if let centers {
      sumRows { numbers, row in
        let distances = numbers - FloatVector(repeating: centers[row])
        return distances * distances
      }
    } else {
      sumRows { numbers, _ in numbers * numbers }
    }
  }

  /// Adds up the terms that the numbers of each row make.
  @inline(__always)
  private func sumRows(_ term: (_ numbers: FloatVector, _ row: Int) -> FloatVector) {
    var row = 0
    while row + 4 <= rowCount {
      let totals = foldedSums(
        of: laneSums(ofRow: row, term), laneSums(ofRow: row + 1, term), laneSums(ofRow: row + 2, term),
        laneSums(ofRow: row + 3, term))
      (totals * scale).store(to: sums + row)
      row += 4
    }
    while row < rowCount {
      // Kept whole, or the compiler would take lanes apart that it adds in vectors.
      sums[row] = laneSums(ofRow: row, term).kept.eightSums.foldedSum * scale
      row += 1
    }
  }

  /// The sums of the terms of a row, one for each lane.
  @inline(__always)
  private func laneSums(
    ofRow row: Int, _ term: (_ numbers: FloatVector, _ row: Int) -> FloatVector
  ) -> FloatVector {
    let line = numbers + row * rowStep
    let lanes = FloatVector.scalarCount
    var (first, second) = (FloatVector.zero, FloatVector.zero)
    var (third, fourth) = (first, second)
    var index = 0
    while index + 4 * lanes <= rowLength {
      first += term(FloatVector(loading: line + index), row)
      second += term(FloatVector(loading: line + index + lanes), row)
      third += term(FloatVector(loading: line + index + 2 * lanes), row)
      fourth += term(FloatVector(loading: line + index + 3 * lanes), row)
      index += 4 * lanes
    }
    while index < rowLength {
      first += term(FloatVector(loading: line + index), row)
      index += lanes
    }
    return (first + second) + (third + fourth)
  }
}

/// The sum of all lanes of each of four vectors, added up as in ``SIMD8/foldedSum``: vectors share one as
/// sums become fewer.
@inline(__always)
private func foldedSums(
  of first: FloatVector, _ second: FloatVector, _ third: FloatVector, _ fourth: FloatVector
) -> SIMD4<Float> {
  let (upper, lower) = (fourSums(of: first, second), fourSums(of: third, fourth))
  let (upperPairs, lowerPairs) = (
    unsafeBitCast(upper, to: SIMD4<Double>.self), unsafeBitCast(lower, to: SIMD4<Double>.self)
  )
  let evens = SIMD4(lowHalf: upperPairs.evenHalf, highHalf: lowerPairs.evenHalf)
  let odds = SIMD4(lowHalf: upperPairs.oddHalf, highHalf: lowerPairs.oddHalf)
  let pairSums =
    unsafeBitCast(evens, to: SIMD8<Float>.self) + unsafeBitCast(odds, to: SIMD8<Float>.self)
  return pairSums.evenHalf + pairSums.oddHalf
}

/// Four sums of the lanes of each of two vectors.
@inline(__always)
private func fourSums(of first: FloatVector, _ second: FloatVector) -> SIMD8<Float> {
  let (first, second) = (first.kept.eightSums, second.kept.eightSums)
  return SIMD8(lowHalf: first.lowHalf, highHalf: second.lowHalf)
    + SIMD8(lowHalf: first.highHalf, highHalf: second.highHalf)
}

extension FloatVector {
  /// Eight sums of the lanes.
  @inline(__always)
  fileprivate var eightSums: SIMD8<Float> {
    #if VITRUVIAN_AVX512
      lowHalf + highHalf
    #else
      self
    #endif
  }
}
