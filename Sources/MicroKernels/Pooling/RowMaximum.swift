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
    withUnsafeTemporaryAllocation(of: FloatVector.self, capacity: lanes) { vectors in
      // There is memory: vectors have lanes.
      guard let vectors = vectors.baseAddress else { return }
      let count = min(lanes, rowCount)
      var row = 0
      while row < rowCount {
        // The last rows may overlap those before: both find the same there.
        let first = min(row, rowCount - count)
        for lane in 0..<lanes {
          vectors[lane] =
            lane < count
            ? FloatVector(largestOf: numbers + (first + lane) * rowStep, count: rowLength, sign: sign)
            : vectors[0]
        }
        var width = lanes / 2
        while width > 0 {
          for lane in 0..<width { vectors[lane] = vectors[2 * lane].mergingNeighbors(vectors[2 * lane + 1]) }
          width /= 2
        }
        vectors[0] *= sign
        if count == lanes {
          vectors[0].store(to: largest + first)
        } else {
          let found = UnsafeRawPointer(vectors).assumingMemoryBound(to: Float.self)
          for row in 0..<count { largest[row] = found[row] }
        }
        row += lanes
      }
    }
  }
}

extension FloatVector {
  /// The largest of some numbers, times a sign, in each lane.
  @inline(__always)
  fileprivate init(largestOf numbers: UnsafePointer<Float>, count: Int, sign: Float) {
    let lanes = FloatVector.scalarCount
    let last = count - lanes
    // Two, because each waits for the last comparison.
    var largest = FloatVector(repeating: numbers[0] * sign)
    var other = largest
    var index = 0
    while index + lanes < last {
      largest = Maximum.combine(FloatVector(loading: numbers + index) * sign, largest)
      other = Maximum.combine(FloatVector(loading: numbers + index + lanes) * sign, other)
      index += 2 * lanes
    }
    if index < last { other = Maximum.combine(FloatVector(loading: numbers + index) * sign, other) }
    // The last vector may overlap the one before.
    largest = Maximum.combine(FloatVector(loading: numbers + last) * sign, largest)
    self = Maximum.combine(other, largest)
  }

  /// The larger one of each two neighbours, followed by those of another vector.
  @inline(__always)
  fileprivate func mergingNeighbors(_ other: FloatVector) -> FloatVector {
    let first = FloatVector(lowHalf: evenHalf, highHalf: other.evenHalf)
    let second = FloatVector(lowHalf: oddHalf, highHalf: other.oddHalf)
    return Maximum.combine(second, first)
  }
}
