import CMicroKernels

/// Finds the place of the largest or smallest number of each row, of equal ones the first. What is not a
/// number is passed over, save at the start of a row: nothing is larger or smaller.
///
/// A vector holds the same column of some rows.
@_cdecl("vitruvian_row_places_baseline")
func rowPlaces(_ parameters: UnsafePointer<RowPlacesParameters>) {
  parameters.pointee.run()
}

extension RowPlacesParameters {
  @inline(__always)
  fileprivate func run() {
    let lanes = FloatVector.scalarCount
    // Smallest are the largest with the other sign.
    let sign = FloatVector(repeating: findsSmallest ? -1 : 1)
    withUnsafeTemporaryAllocation(of: FloatVector.self, capacity: Self.columnsPerPart) { columns in
      // There is memory: parts have columns.
      guard let columns = columns.baseAddress else { return }
      let part = UnsafeMutableRawPointer(columns).assumingMemoryBound(to: Float.self)
      var row = 0
      while row < rowCount {
        // The last rows may overlap those before: both find the same there.
        let first = min(row, rowCount - lanes)
        let rows = numbers + first * rowStep
        var found = FloatVector.zero
        var places = IntegerVector.zero
        var column = 0
        while column < rowLength {
          let count = min(Self.columnsPerPart, rowLength - column)
          transposeSlice(
            rows + column, stride: rowStep, rowCount: lanes, columnCount: count, to: part, stride: lanes)
          for index in 0..<count {
            let next = columns[index] * sign
            let isNearer = column &+ index == 0 ? FloatVector.zero .== FloatVector.zero : next .> found
            found.replace(with: next, where: isNearer)
            places.replace(
              with: IntegerVector(repeating: Int32(truncatingIfNeeded: column &+ index)), where: isNearer)
          }
          column += count
        }
        places.store(to: self.places + first)
        row += lanes
      }
    }
  }

  /// The number of columns that are transposed at a time: as many as lie on the stack.
  private static var columnsPerPart: Int { 16 }
}
