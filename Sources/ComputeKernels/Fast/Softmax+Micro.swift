import CMicroKernels

extension FastKernels {
  /// The share of each score in its row: `exp(beta · x) / Σ exp(beta · x)`, for the rows of `rows`.
  ///
  /// - Shapes: input and output rows of `length` elements.
  /// - Parameter output: May be the input.
  package static func softmax(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, length: Int, beta: Float,
    rows: Range<Int>, instructionSet: InstructionSet
  ) {
    let first = rows.lowerBound * length
    var parameters = SoftmaxParameters(
      scores: input + first, rowCount: rows.count, rowLength: length, beta: beta,
      probabilities: output + first)
    instructionSet.kernels.softmax(&parameters)
  }

  /// The quantized shares, for the rows of `rows`, each of `length` elements.
  ///
  /// - Parameters:
  ///   - rows: At least as many as ``softmaxRowCount(_:)``.
  ///   - scratch: ``softmaxScratchByteCount(length:_:)`` bytes; overwritten.
  package static func softmax(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>, length: Int, softmax: QuantizedSoftmax,
    isSigned: Bool, rows: Range<Int>, scratch: UnsafeMutablePointer<Float>, instructionSet: InstructionSet
  ) {
    let first = rows.lowerBound * length
    softmax.exponentials.withUnsafeBufferPointer { exponentials in
      // There is one for each difference between quantized values.
      guard let exponentials = exponentials.baseAddress else { return }
      var parameters = QuantizedSoftmaxParameters(
        quantized: input + first, rowCount: rows.count, rowLength: length, flip: isSigned ? 0x80 : 0,
        exponentials: exponentials, scale: softmax.result.scale, halvesAwayFromZero: isSigned,
        zeroPoint: isSigned ? softmax.result.zeroPoint &+ 128 : 0, probabilities: output + first,
        scratch: scratch)
      instructionSet.kernels.softmaxQuantized(&parameters)
    }
  }

  /// The quantized shares, for the rows of `rows`, each of `length` elements, of which many have the same
  /// score: each score's share is computed once.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func softmaxByScore<Quantized: QuantizedElement>(
    input: UnsafePointer<Quantized>, output: UnsafeMutablePointer<Quantized>, length: Int,
    softmax: QuantizedSoftmax, rows: Range<Int>, instructionSet: InstructionSet
  ) {
    // On the stack.
    withUnsafeTemporaryAllocation(of: Quantized.self, capacity: 256) { table in
      guard let table = table.baseAddress else { return }
      // The shares of scores above the largest are never read.
      table.initialize(repeating: 0, count: 256)
      for row in rows {
        let scores = input + row * length
        let (largest, sum) = softmax.normalizer(scores, count: length)
        softmax.tabulate(largest: largest, sum: sum, into: table)
        instructionSet.kernels.lookUp(
          UnsafeRawPointer(scores).assumingMemoryBound(to: UInt8.self),
          UnsafeRawPointer(table).assumingMemoryBound(to: UInt8.self),
          UnsafeMutableRawPointer(output + row * length).assumingMemoryBound(to: UInt8.self), length)
      }
    }
  }

  /// The fewest rows that the kernel of rows side by side computes.
  package static func softmaxRowCount(_ instructionSet: InstructionSet) -> Int { instructionSet.vectorLength }

  /// The room for what the kernel keeps of rows, in bytes.
  package static func softmaxScratchByteCount(length: Int, _ instructionSet: InstructionSet) -> Int {
    length * instructionSet.vectorLength * (MemoryLayout<Float>.size + MemoryLayout<UInt8>.size)
  }
}

extension FastKernels {
  /// The logarithm of the share of each score in its row, `x − log Σ exp(x)`, for the rows of `rows`.
  ///
  /// - Shapes: input and output rows of `length` elements.
  /// - Precondition: Rows are not empty.
  package static func logSoftmax(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, length: Int, rows: Range<Int>,
    instructionSet: InstructionSet
  ) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: LogarithmicRows.capacity) { largest in
      withUnsafeTemporaryAllocation(of: Float.self, capacity: LogarithmicRows.capacity) { exponentials in
        guard let largest = largest.baseAddress, let exponentials = exponentials.baseAddress else { return }
        // Several short rows at a time, since one would not fill vectors.
        let rowsPerBlock = max(LogarithmicRows.capacity / length, 1)
        for first in stride(from: rows.lowerBound, to: rows.upperBound, by: rowsPerBlock) {
          let count = min(rowsPerBlock, rows.upperBound - first)
          let block = LogarithmicRows(
            scores: input + first * length, shares: output + first * length, length: length, count: count,
            exponentials: exponentials, instructionSet: instructionSet)
          rowMaximum(
            input: block.scores, output: largest, length: length, step: length, rows: 0..<count,
            instructionSet: instructionSet)
          block.subtract(largest)
          block.subtractLogarithms()
        }
      }
    }
  }
}

/// Some rows of scores that become logarithms of shares: one row, or several that together are no longer than
/// the room for their exponentials.
private struct LogarithmicRows {
  /// The number of exponentials that are computed together: as many as lie on the stack.
  static let capacity = 256

  let scores: UnsafePointer<Float>
  let shares: UnsafeMutablePointer<Float>
  /// The length of a row.
  let length: Int
  let count: Int
  let exponentials: UnsafeMutablePointer<Float>
  let instructionSet: InstructionSet

  /// Leaves what scores are below the largest of their row in the place of shares.
  func subtract(_ largest: UnsafePointer<Float>) {
    for row in 0..<count {
      let largest = largest[row]
      for index in row * length..<(row + 1) * length { shares[index] = scores[index] - largest }
    }
  }

  func subtractLogarithms() {
    if count > 1 { raise(0..<count * length) }
    for row in 0..<count {
      let shares = shares + row * length
      let logarithm = Float(log(count > 1 ? sum(exponentials + row * length, count: length) : sumOfRow()))
      for index in 0..<length { shares[index] -= logarithm }
    }
  }

  /// The sum of the exponentials of a single row.
  private func sumOfRow() -> Double {
    stride(from: 0, to: length, by: Self.capacity).reduce(0) { total, first in
      let part = first..<min(first + Self.capacity, length)
      raise(part)
      return total + sum(exponentials, count: part.count)
    }
  }

  /// Computes the exponentials of some of the numbers in the place of shares.
  private func raise(_ part: Range<Int>) {
    instructionSet.kernels.apply(.exponential, shares + part.lowerBound, part.count, exponentials)
  }

  private func sum(_ numbers: UnsafePointer<Float>, count: Int) -> Double {
    var sums = SIMD8<Double>.zero
    var index = 0
    while index + 8 <= count {
      sums += SIMD8<Double>(UnsafeRawPointer(numbers + index).loadUnaligned(as: SIMD8<Float>.self))
      index += 8
    }
    var sum = sums.sum()
    while index < count {
      sum += Double(numbers[index])
      index += 1
    }
    return sum
  }
}
