extension FastKernels {
  /// The share of each score in its row: `exp(beta · x) / Σ exp(beta · x)`, for the rows of `rows`.
  ///
  /// - Shapes: input and output rows of `length` elements.
  /// - Parameters:
  ///   - output: May be the input.
  ///   - scratch: ``functionBlockLength`` floats; overwritten.
  package static func softmax(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, length: Int, beta: Float,
    rows: Range<Int>, scratch: UnsafeMutablePointer<Float>, instructionSet: InstructionSet
  ) {
    for row in rows {
      let scores = input + row * length
      let largest = largest(scores, count: length)
      for index in 0..<length { output[row * length + index] = (scores[index] - largest) * beta }
    }
    // All rows at once, since short ones would not fill the kernel's vectors.
    let shares = output + rows.lowerBound * length
    apply(
      MicroUnaryFunction.exponential, input: shares, output: shares, count: rows.count * length,
      scratch: scratch, instructionSet: instructionSet)
    for row in rows { normalize(output + row * length, count: length) }
  }

  /// The largest of some numbers.
  private static func largest(_ numbers: UnsafePointer<Float>, count: Int) -> Float {
    guard count >= Vector.scalarCount else { return ReferenceKernels.largest(numbers, count: count) }
    var largest = Vector(repeating: -.infinity)
    var index = 0
    while index + Vector.scalarCount <= count {
      let numbers = Vector(loading: numbers + index)
      largest.replace(with: numbers, where: numbers .> largest)
      index += Vector.scalarCount
    }
    return max(largest.max(), ReferenceKernels.largest(numbers + index, count: count - index))
  }

  /// Divides numbers by their sum.
  private static func normalize(_ shares: UnsafeMutablePointer<Float>, count: Int) {
    guard count >= Vector.scalarCount else { return ReferenceKernels.normalize(shares, count: count) }
    let vectorEnd = count / Vector.scalarCount * Vector.scalarCount
    var sums = SIMD8<Double>.zero
    for index in stride(from: 0, to: vectorEnd, by: Vector.scalarCount) {
      sums += SIMD8<Double>(Vector(loading: shares + index))
    }
    var sum = sums.sum()
    for index in vectorEnd..<count { sum += Double(shares[index]) }
    let factor = 1 / sum
    for index in 0..<count { shares[index] = Float(Double(shares[index]) * factor) }
  }

  /// The shares of codes, for the rows of `rows`, each of `length` elements.
  ///
  /// - Parameters:
  ///   - rows: At least as many as ``softmaxRowCount(_:)``.
  ///   - scratch: ``softmaxScratchByteCount(length:_:)`` bytes; overwritten.
  package static func softmax(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>, length: Int, softmax: CodeSoftmax,
    isSigned: Bool, rows: Range<Int>, scratch: UnsafeMutablePointer<Float>, instructionSet: InstructionSet
  ) {
    let first = rows.lowerBound * length
    instructionSet.kernels.shareCodes(
      input + first, rows.count, length, isSigned ? 0x80 : 0, softmax.exponentials, softmax.result.scale,
      isSigned, isSigned ? softmax.result.zeroPoint &+ 128 : 0, output + first, scratch)
  }

  /// The fewest rows that the kernel computes.
  package static func softmaxRowCount(_ instructionSet: InstructionSet) -> Int { instructionSet.vectorLength }

  /// The room for what the kernel keeps of rows, in bytes.
  package static func softmaxScratchByteCount(length: Int, _ instructionSet: InstructionSet) -> Int {
    length * instructionSet.vectorLength * (MemoryLayout<Float>.size + MemoryLayout<UInt8>.size)
  }
}
