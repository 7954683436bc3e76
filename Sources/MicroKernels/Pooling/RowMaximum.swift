import CMicroKernels

/// Finds the largest or smallest number of each row. What is not a number is passed over, save at the start
/// of a row: nothing is larger or smaller.
///
/// - Precondition: A row has at least one number.
@_cdecl("vitruvian_row_maxima_baseline")
func rowMaxima(_ parameters: UnsafePointer<RowMaximaParameters>) {
  parameters.pointee.run()
}

extension RowMaximaParameters {
  @inline(__always)
  fileprivate func run() {
    let lanes = FloatVector.scalarCount
    guard rowLength >= lanes else {
      for row in 0..<rowCount {
        let line = numbers + row * rowStep
        var found = line[0] * sign
        for index in 1..<rowLength {
          let next = line[index] * sign
          found = next > found ? next : found
        }
        largest[row] = found * sign
      }
      return
    }
    guard rowCount >= lanes else {
      for row in 0..<rowCount {
        let line = FloatVector(largestOf: numbers + row * rowStep, count: rowLength, sign: sign)
        var found = line[0]
        for lane in 1..<lanes { found = line[lane] > found ? line[lane] : found }
        largest[row] = found * sign
      }
      return
    }
    withUnsafeTemporaryAllocation(of: FloatVector.self, capacity: lanes) { vectors in
      // There is memory: vectors have lanes.
      guard let vectors = vectors.baseAddress else { return }
      var row = 0
      while row < rowCount {
        // The last rows may overlap those before: both find the same there.
        let first = min(row, rowCount - lanes)
        for lane in 0..<lanes {
          vectors[lane] = FloatVector(
            largestOf: numbers + (first + lane) * rowStep, count: rowLength, sign: sign)
        }
        var width = lanes / 2
        while width > 0 {
          for lane in 0..<width { vectors[lane] = vectors[2 * lane].mergingNeighbors(vectors[2 * lane + 1]) }
          width /= 2
        }
        (vectors[0] * sign).store(to: largest + first)
        row += lanes
      }
    }
  }
}

extension FloatVector {
  /// The largest of some numbers, times a sign, in each lane.
  @inline(__always)
  fileprivate init(largestOf numbers: UnsafePointer<Float>, count: Int, sign: Float) {
    let last = count - FloatVector.scalarCount
    var largest = FloatVector(repeating: numbers[0] * sign)
    var index = 0
    while index < last {
      largest = Maximum.combine(FloatVector(loading: numbers + index) * sign, largest)
      index += FloatVector.scalarCount
    }
    // The last vector may overlap the one before.
    self = Maximum.combine(FloatVector(loading: numbers + last) * sign, largest)
  }

  /// The larger one of each two neighbours, followed by those of another vector.
  @inline(__always)
  fileprivate func mergingNeighbors(_ other: FloatVector) -> FloatVector {
    let first = FloatVector(lowHalf: evenHalf, highHalf: other.evenHalf)
    let second = FloatVector(lowHalf: oddHalf, highHalf: other.oddHalf)
    return Maximum.combine(second, first)
  }
}
