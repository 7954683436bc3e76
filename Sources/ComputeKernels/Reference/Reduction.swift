extension ReferenceKernels {
  /// Sums over some axes and scales each sum.
  ///
  /// The terms of a sum are added one by one in single precision, as XNNPACK does when it folds rows of channels.
  ///
  /// - Parameters:
  ///   - kept: The positions along the axes that are not summed over.
  ///   - folded: The positions of the terms of one sum, counted from the first.
  ///   - scale: One for a sum, the reciprocal of the number of terms for a mean.
  /// - Source: `tensorflow/lite/kernels/internal/reference/reduce.h`.
  package static func reduce(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, kept: StridedWalk,
    folded: StridedWalk, scale: Float
  ) {
    var index = 0
    kept.forEachOffset { start in
      var sum: Float = 0
      folded.forEachOffset { sum += input[start + $0] }
      output[index] = sum * scale
      index += 1
    }
  }
}
