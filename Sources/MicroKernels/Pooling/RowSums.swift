import CMicroKernels

/// Adds up the numbers of each row, in as many sums as vectors have lanes, four vectors at a time. The order
/// is not the reference's.
///
/// - Precondition: A row is whole vectors.
@_cdecl("vitruvian_row_sums_baseline")
func rowSums(_ parameters: UnsafePointer<RowSumsParameters>) {
  parameters.pointee.run()
}

extension RowSumsParameters {
  @inline(__always)
  fileprivate func run() {
    let lanes = FloatVector.scalarCount
    for row in 0..<rowCount {
      let line = numbers + row * rowStep
      var (first, second) = (FloatVector.zero, FloatVector.zero)
      var (third, fourth) = (first, second)
      var index = 0
      while index + 4 * lanes <= rowLength {
        first += FloatVector(loading: line + index)
        second += FloatVector(loading: line + index + lanes)
        third += FloatVector(loading: line + index + 2 * lanes)
        fourth += FloatVector(loading: line + index + 3 * lanes)
        index += 4 * lanes
      }
      while index < rowLength {
        first += FloatVector(loading: line + index)
        index += lanes
      }
      // Kept whole, or the compiler would take lanes apart that it adds in vectors.
      let total = ((first + second) + (third + fourth)).kept
      #if VITRUVIAN_AVX512
        let eight = total.lowHalf + total.highHalf
      #else
        let eight = total
      #endif
      sums[row] = eight.foldedSum * scale
    }
  }
}
