/// Turns scores into their shares in a row, exp(beta · x) / Σ exp(beta · x).
///
/// - Parameters:
///   - scores: `rowCount` rows of `rowLength` numbers.
///   - shares: As many; may be the scores.
/// - Precondition: A row has at least one number.
@_cdecl("vitruvian_share_baseline")
func softmax(
  scores: UnsafePointer<Float>, rowCount: Int, rowLength: Int, beta: Float,
  shares: UnsafeMutablePointer<Float>
) {
  // Several short rows at a time, since one would not fill vectors; and no more than stay in the first-level cache.
  let rowsPerBlock = min(max(4096 / rowLength, 1), 256)
  withUnsafeTemporaryAllocation(of: Float.self, capacity: rowsPerBlock) { largest in
    // There is memory: blocks have rows.
    guard let largest = largest.baseAddress else { return }
    var row = 0
    while row < rowCount {
      let block = ScoreRows(
        scores: scores + row * rowLength, shares: shares + row * rowLength, length: rowLength,
        count: min(rowsPerBlock, rowCount - row))
      rowMaxima(
        numbers: block.scores, rowCount: block.count, rowLength: rowLength, rowStep: rowLength,
        largest: largest)
      block.subtract(largest, beta: beta)
      block.raise()
      block.divide()
      row += block.count
    }
  }
}

/// Some rows of scores that become shares.
private struct ScoreRows {
  let scores: UnsafePointer<Float>
  let shares: UnsafeMutablePointer<Float>
  /// The length of a row.
  let length: Int
  /// The number of rows.
  let count: Int

  /// Leaves (x − largest) · beta in the place of shares.
  @inline(__always)
  func subtract(_ largest: UnsafePointer<Float>, beta: Float) {
    for row in 0..<count {
      let (scores, powers) = (scores + row * length, shares + row * length)
      let (largest, factor) = (FloatVector(repeating: largest[row]), FloatVector(repeating: beta))
      guard length >= FloatVector.scalarCount else {
        for index in 0..<length { powers[index] = (scores[index] - largest[0]) * beta }
        continue
      }
      // The last vector may overlap the one before, which may overwrite what it reads: so it is computed first.
      let last = length - FloatVector.scalarCount
      let lastPowers = (FloatVector(loading: scores + last) - largest) * factor
      var index = 0
      while index < last {
        ((FloatVector(loading: scores + index) - largest) * factor).store(to: powers + index)
        index += FloatVector.scalarCount
      }
      lastPowers.store(to: powers + last)
    }
  }

  /// Makes exponentials of the numbers in the place of shares. The compiler makes vectors of the loop.
  @inline(__always)
  func raise() {
    for index in 0..<count * length { shares[index] = .exponential(shares[index]) }
  }

  /// Divides the numbers in the place of shares by the sum of their row.
  @inline(__always)
  func divide() {
    for row in 0..<count {
      let shares = shares + row * length
      let factor = Float(1 / sum(shares))
      for index in 0..<length { shares[index] *= factor }
    }
  }

  /// The sum of a row, in double precision.
  @inline(__always)
  private func sum(_ numbers: UnsafePointer<Float>) -> Double {
    var (even, odd) = (SIMD8<Double>.zero, SIMD8<Double>.zero)
    var index = 0
    while index + 16 <= length {
      even += SIMD8<Double>(SIMD8<Float>(loading: numbers + index))
      odd += SIMD8<Double>(SIMD8<Float>(loading: numbers + index + 8))
      index += 16
    }
    var sum = (even + odd).sum()
    while index < length {
      sum += Double(numbers[index])
      index += 1
    }
    return sum
  }
}
