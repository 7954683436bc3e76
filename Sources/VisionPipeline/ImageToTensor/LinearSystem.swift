/// As many linear equations as unknowns, in double precision, solved in place.
///
/// Source: `LUImpl` of OpenCV's `modules/core/src/matrix_decomp.cpp`; the order of operations is kept.
struct LinearSystem {
  /// Row-major coefficients, `count · count`.
  let coefficients: UnsafeMutableBufferPointer<Double>
  /// Right-hand sides before, the solution after ``solve()``; `count` numbers.
  let values: UnsafeMutableBufferPointer<Double>

  private var count: Int { values.count }

  /// A pivot below this makes the system unsolvable.
  private static let smallestPivot = Double.ulpOfOne * 100

  /// Replaces the right-hand sides by the solution, or by zeros when the equations have none.
  func solve() {
    for column in 0..<count {
      moveLargestPivot(to: column)
      let pivot = coefficients[column * count + column]
      if abs(pivot) < Self.smallestPivot {
        values.update(repeating: 0)
        return
      }
      eliminate(below: column, by: -1 / pivot)
    }
    substituteBack()
  }

  /// Swaps the row with the largest number in `column`, the first of equals, up to the diagonal.
  private func moveLargestPivot(to column: Int) {
    var best = column
    for row in (column + 1)..<count
    where abs(coefficients[row * count + column]) > abs(coefficients[best * count + column]) {
      best = row
    }
    guard best != column else { return }
    for index in column..<count {
      coefficients.swapAt(column * count + index, best * count + index)
    }
    values.swapAt(column, best)
  }

  private func eliminate(below column: Int, by negatedReciprocal: Double) {
    for row in (column + 1)..<count {
      let factor = coefficients[row * count + column] * negatedReciprocal
      for index in (column + 1)..<count {
        coefficients[row * count + index] += factor * coefficients[column * count + index]
      }
      values[row] += factor * values[column]
    }
  }

  private func substituteBack() {
    for row in (0..<count).reversed() {
      var sum = values[row]
      for index in (row + 1)..<count {
        sum -= coefficients[row * count + index] * values[index]
      }
      values[row] = sum / coefficients[row * count + row]
    }
  }
}
