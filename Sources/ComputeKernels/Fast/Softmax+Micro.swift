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
      let largest = ReferenceKernels.largest(scores, count: length)
      for index in 0..<length { output[row * length + index] = (scores[index] - largest) * beta }
    }
    // All rows at once, since short ones would not fill the kernel's vectors.
    let shares = output + rows.lowerBound * length
    apply(
      MicroUnaryFunction.exponential, input: shares, output: shares, count: rows.count * length,
      scratch: scratch, instructionSet: instructionSet)
    for row in rows { ReferenceKernels.normalize(output + row * length, count: length) }
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
