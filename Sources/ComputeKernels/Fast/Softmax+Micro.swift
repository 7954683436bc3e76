import CX86Kernels

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

  /// The fewest rows that the kernel computes.
  package static func softmaxRowCount(_ instructionSet: InstructionSet) -> Int { instructionSet.vectorLength }

  /// The room for what the kernel keeps of rows, in bytes.
  package static func softmaxScratchByteCount(length: Int, _ instructionSet: InstructionSet) -> Int {
    length * instructionSet.vectorLength * (MemoryLayout<Float>.size + MemoryLayout<UInt8>.size)
  }
}
