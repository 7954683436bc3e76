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
    instructionSet.kernels.share(input + first, rows.count, length, beta, output + first)
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
