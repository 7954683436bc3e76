extension FastKernels {
  /// Copies columns of a matrix of single-precision numbers, or of anything of their size, one after the other.
  ///
  /// - Parameters:
  ///   - start: The first element of the matrix.
  ///   - walk: The columns, counted from `start`.
  ///   - columns: The columns to copy; they go to their own places in the output.
  /// - Precondition: `walk.isTransposition`.
  package static func transpose(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, start: Int, walk: StridedWalk,
    columns: Range<Int>, instructionSet: InstructionSet
  ) {
    instructionSet.kernels.transpose(
      input + start + columns.lowerBound, walk.runStride, walk.runLength, columns.count,
      output + columns.lowerBound * walk.runLength, walk.runLength)
  }
}
