import CMicroKernels
import CVectors

/// Turns scores into their probabilities in a row, exp(beta · x) / Σ exp(beta · x).
///
/// - Precondition: A row has at least one number.
@_cdecl("vitruvian_softmax_baseline")
func softmax(_ parameters: UnsafePointer<SoftmaxParameters>) {
  parameters.pointee.run()
}

extension SoftmaxParameters {
  @inline(__always)
  fileprivate func run() {
    // Several short rows at a time, since one would not fill vectors; and no more than stay in the
    // first-level cache.
    let rowsPerBlock = min(max(4096 / rowLength, 1), 256)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: rowsPerBlock) { largest in
      // There is memory: blocks have rows.
      guard let largest = largest.baseAddress else { return }
      var row = 0
      while row < rowCount {
        let block = ScoreRows(
          scores: scores + row * rowLength, probabilities: probabilities + row * rowLength, length: rowLength,
          count: min(rowsPerBlock, rowCount - row))
        var maxima = RowMaximaParameters(
          numbers: block.scores, rowCount: block.count, rowLength: rowLength, rowStep: rowLength, sign: 1,
          largest: largest)
        rowMaxima(&maxima)
        block.subtract(largest, beta: beta)
        if beta < 0 {
          // The largest score has the smallest power: none is negative.
          apply(
            .exponential, input: block.probabilities, count: block.count * rowLength,
            output: block.probabilities)
        } else {
          block.raise()
        }
        block.divide()
        row += block.count
      }
    }
  }
}

/// Some rows of scores that become probabilities.
private struct ScoreRows {
  let scores: UnsafePointer<Float>
  let probabilities: UnsafeMutablePointer<Float>
  /// The length of a row.
  let length: Int
  /// The number of rows.
  let count: Int

  /// Leaves (x − largest) · beta in the place of probabilities.
  @inline(__always)
  func subtract(_ largest: UnsafePointer<Float>, beta: Float) {
    for row in 0..<count {
      let (scores, powers) = (scores + row * length, probabilities + row * length)
      let (largest, factor) = (FloatVector(repeating: largest[row]), FloatVector(repeating: beta))
      guard length >= FloatVector.scalarCount else {
        for index in 0..<length { powers[index] = (scores[index] - largest[0]) * beta }
        continue
      }
      // The last vector may overlap the one before, which may overwrite what it reads: so it is computed
      // first.
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

  /// Makes exponentials of the numbers in the place of probabilities, none of which is positive.
  @inline(__always)
  func raise() {
    let count = count * length
    guard count >= FloatVector.scalarCount else {
      var powers = FloatVector.zero
      for index in 0..<count { powers[index] = probabilities[index] }
      let exponentials = powers.exponentialOfNegative
      for index in 0..<count { probabilities[index] = exponentials[index] }
      return
    }
    // The last vector may overlap the one before, which overwrites what it reads: so it is computed first.
    let last = count - FloatVector.scalarCount
    let lastExponentials = FloatVector(loading: probabilities + last).exponentialOfNegative
    #if VITRUVIAN_NEON
      // By an address of their own, or the next numbers would be read by one that waits for results.
      let results: UnsafeMutablePointer<Float> = UnsafeMutablePointer(
        mutating: vitruvian_keep_address(probabilities))
    #else
      let results = probabilities
    #endif
    var index = 0
    while index <= count - NumberGroup.scalarCount {
      NumberGroup(loading: probabilities + index).exponentialOfNegative.store(to: results + index)
      index += NumberGroup.scalarCount
    }
    while index < last {
      FloatVector(loading: probabilities + index).exponentialOfNegative.store(to: probabilities + index)
      index += FloatVector.scalarCount
    }
    lastExponentials.store(to: probabilities + last)
  }

  /// Divides the numbers in the place of probabilities by the sum of their row.
  @inline(__always)
  func divide() {
    for row in 0..<count {
      let probabilities = probabilities + row * length
      let factor = Float(1 / sum(probabilities))
      for index in 0..<length { probabilities[index] *= factor }
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
