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
    for row in 0..<rowCount {
      let line = numbers + row * rowStep
      let lanes = squares ? squareSums(of: line, row) : laneSums(of: line) { $0 }
      // Kept whole, or the compiler would take lanes apart that it adds in vectors.
      let total = lanes.kept
      #if VITRUVIAN_AVX512
        let eight = total.lowHalf + total.highHalf
      #else
        let eight = total
      #endif
      sums[row] = eight.foldedSum * scale
    }
  }

  /// The sums of the squares of how far the numbers of a row lie from its center, one for each lane.
  @inline(__always)
  private func squareSums(of line: UnsafePointer<Float>, _ row: Int) -> FloatVector {
    let center = FloatVector(repeating: centers[row * centerStep])
    return laneSums(of: line) { numbers in
      let distances = numbers - center
      return distances * distances
    }
  }

  /// The sums of the terms that the numbers of a row make, one for each lane.
  @inline(__always)
  private func laneSums(
    of line: UnsafePointer<Float>, _ term: (_ numbers: FloatVector) -> FloatVector
  ) -> FloatVector {
    let lanes = FloatVector.scalarCount
    var (first, second) = (FloatVector.zero, FloatVector.zero)
    var (third, fourth) = (first, second)
    var index = 0
    while index + 4 * lanes <= rowLength {
      first += term(FloatVector(loading: line + index))
      second += term(FloatVector(loading: line + index + lanes))
      third += term(FloatVector(loading: line + index + 2 * lanes))
      fourth += term(FloatVector(loading: line + index + 3 * lanes))
      index += 4 * lanes
    }
    while index < rowLength {
      first += term(FloatVector(loading: line + index))
      index += lanes
    }
    return (first + second) + (third + fourth)
  }
}
