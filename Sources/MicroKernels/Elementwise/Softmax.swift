import CMicroKernels
import CVectors

/// Turns scores into their probabilities in a row, exp(beta · x) / Σ exp(beta · x).
///
/// If beta is one, as in most networks, exponentials are computed and summed as XNNPACK's are.
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
        if beta == 1 {
          block.makeProbabilities(largest)
        } else {
          block.subtract(largest, beta: beta)
          apply(
            .exponential, input: block.probabilities, count: block.count * rowLength,
            output: block.probabilities)
          block.divide()
        }
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
  // Two ways call this, which the assembly is to hold once.
  @inline(never)
  func subtract(_ largest: UnsafePointer<Float>, beta: Float) {
    for row in 0..<count {
      let (scores, powers) = (scores + row * length, probabilities + row * length)
      let largest = largest[row]
      for index in 0..<length { powers[index] = (scores[index] - largest) * beta }
    }
  }

  /// Divides the numbers in the place of probabilities by the sum of their row, in double precision.
  @inline(__always)
  func divide() {
    for row in 0..<count {
      let probabilities = probabilities + row * length
      var sum: Double = 0
      for index in 0..<length { sum += Double(probabilities[index]) }
      scale(probabilities, by: Float(1 / sum))
    }
  }

  /// Multiplies the numbers of a row.
  // Two ways call this, which the assembly is to hold once.
  @inline(never)
  private func scale(_ numbers: UnsafeMutablePointer<Float>, by factor: Float) {
    for index in 0..<length { numbers[index] *= factor }
  }
}

/// Sums in the order of XNNPACK's kernels for AVX-512, of sixteen lanes: four vectors at a time are added to
/// two sums in turns, the vectors that are left to the sum of both, and what fills no vector to its first
/// lanes.
extension ScoreRows {
  /// Writes the probabilities of all rows, with beta one.
  ///
  /// - Parameter largest: The largest score of each row.
  @inline(__always)
  func makeProbabilities(_ largest: UnsafePointer<Float>) {
    guard length >= SixteenNumbers.scalarCount else { return makeFewProbabilities(largest) }
    // What fills no vector, between zeros.
    withUnsafeTemporaryAllocation(of: SixteenNumbers.self, capacity: 2) { rest in
      // There is memory: these are vectors.
      guard let rest = rest.baseAddress else { return }
      rest[1] = SixteenNumbers(repeating: 0)
      for row in 0..<count {
        let sum = raise(row: row, largest: largest[row], rest: rest)
        multiply(row: row, by: 1 / sum)
      }
    }
  }

  /// Makes exponentials of what the scores of a row are below the largest one.
  ///
  /// - Parameter rest: Two vectors, of which the second is zero.
  /// - Returns: The sum of the exponentials.
  @inline(__always)
  private func raise(row: Int, largest: Float, rest: UnsafeMutablePointer<SixteenNumbers>) -> Float {
    let width = SixteenNumbers.scalarCount
    let (scores, powers) = (scores + row * length, probabilities + row * length)
    // The last vector may overlap the one before, which may overwrite what it reads: so it is computed first.
    let last = (SixteenNumbers(loading: scores + (length - width)) - largest).exponentialOfNegative
    var sums = PairOfSixteen(repeating: 0)
    var index = 0
    let pairedLength = length & ~(4 * width - 1)
    while index < pairedLength {
      let exponentials = (PairOfSixteen(loading: scores + index) - largest).exponentialOfNegative
      exponentials.store(to: powers + index)
      sums = sums + exponentials
      index += 2 * width
    }
    var sum = sums.low + sums.high
    while index + width <= length {
      let exponentials = (SixteenNumbers(loading: scores + index) - largest).exponentialOfNegative
      exponentials.store(to: powers + index)
      sum = sum + exponentials
      index += width
    }
    if index < length {
      last.store(to: powers + (length - width))
      rest[0] = last
      let lanes = UnsafeRawPointer(rest).assumingMemoryBound(to: Float.self)
      sum = sum + SixteenNumbers(loading: lanes + (index + width - length))
    }
    return sum.total
  }

  /// Multiplies a row of at least sixteen numbers in the place of probabilities.
  @inline(__always)
  private func multiply(row: Int, by factor: Float) {
    let width = SixteenNumbers.scalarCount
    let probabilities = probabilities + row * length
    // The last vector may overlap the one before, which overwrites what it reads: so it is computed first.
    let last = SixteenNumbers(loading: probabilities + (length - width)) * factor
    var index = 0
    while index < length - width {
      (SixteenNumbers(loading: probabilities + index) * factor).store(to: probabilities + index)
      index += width
    }
    last.store(to: probabilities + (length - width))
  }

  /// The probabilities of rows that do not fill a vector: the exponentials of all rows are made at once.
  @inline(__always)
  private func makeFewProbabilities(_ largest: UnsafePointer<Float>) {
    subtract(largest, beta: 1)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: SixteenNumbers.scalarCount) { lanes in
      // There is memory: vectors have lanes.
      guard let lanes = lanes.baseAddress else { return }
      SixteenNumbers(repeating: 0).store(to: lanes)
      raise(lanes)
      for row in 0..<count {
        let probabilities = probabilities + row * length
        scale(probabilities, by: 1 / sumOfFew(probabilities, lanes))
      }
    }
  }

  /// Makes exponentials of all numbers in the place of probabilities, none of which is positive.
  ///
  /// - Parameter lanes: A vector of zeros, which it is afterwards, too.
  @inline(__always)
  private func raise(_ lanes: UnsafeMutablePointer<Float>) {
    let (count, width) = (count * length, SixteenNumbers.scalarCount)
    let restCount = count % width
    let rest = probabilities + (count - restCount)
    lanes.update(from: rest, count: restCount)
    for index in stride(from: 0, to: count, by: width) {
      let place = index + width <= count ? probabilities + index : lanes
      SixteenNumbers(loading: place).exponentialOfNegative.store(to: place)
    }
    rest.update(from: lanes, count: restCount)
    SixteenNumbers(repeating: 0).store(to: lanes)
  }

  /// The sum of a row's numbers, as of lanes of which the others are zero.
  ///
  /// - Parameter lanes: A vector, of which all lanes behind those of a row are zero; overwritten.
  @inline(__always)
  private func sumOfFew(_ numbers: UnsafePointer<Float>, _ lanes: UnsafeMutablePointer<Float>) -> Float {
    // As soon as the numbers are there, which reading lanes again would wait for.
    if length == 2 { return numbers[0] + numbers[1] }
    if length == 3 { return (numbers[0] + numbers[2]) + numbers[1] }
    lanes.update(from: numbers, count: length)
    return SixteenNumbers(loading: lanes).total
  }
}

#if VITRUVIAN_AVX512
  private typealias SixteenNumbers = FloatVector
#else
  private typealias SixteenNumbers = TwoVectors<FloatVector>
#endif
private typealias PairOfSixteen = TwoVectors<SixteenNumbers>

extension SixteenNumbers {
  /// The sum of all lanes, of which the first half is added to the second one until one lane is left.
  @inline(__always)
  fileprivate var total: Float {
    #if VITRUVIAN_AVX512
      // Kept whole, or the compiler would take lanes apart that it adds in vectors.
      let whole = kept
      return (whole.lowHalf + whole.highHalf).foldedSum
    #else
      return (low + high).kept.foldedSum
    #endif
  }
}
