extension ReferenceKernels {
  /// Copies one of the tensors that are joined along an axis.
  ///
  /// - Parameters:
  ///   - outers: The positions along the axes before the joined one, counted over all of them.
  ///   - runByteCount: The size of this input's part of one outer position.
  ///   - outputRunByteCount: The size of one outer position of the output.
  ///   - offset: Where this input's part starts, in bytes.
  ///   - table: What each of the 256 bytes becomes; empty to keep them.
  package static func concatenate(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>, outers: Range<Int>, runByteCount: Int,
    outputRunByteCount: Int, offset: Int, table: [UInt8] = []
  ) {
    for outer in outers {
      let destination = output + outer * outputRunByteCount + offset
      let source = input + outer * runByteCount
      if table.isEmpty {
        destination.update(from: source, count: runByteCount)
      } else {
        for index in 0..<runByteCount { destination[index] = table[Int(source[index])] }
      }
    }
  }
}
