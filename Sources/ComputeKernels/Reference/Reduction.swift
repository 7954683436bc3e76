extension ReferenceKernels {
  /// Sums over some axes and divides each sum.
  ///
  /// - Parameters:
  ///   - kept: The positions along the axes that are not summed over.
  ///   - folded: The positions of the terms of one sum, counted from the first.
  ///   - divisor: One for a sum, the number of terms for a mean.
  /// - Source: `tensorflow/lite/kernels/internal/reference/reduce.h`.
  package static func reduce(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, kept: StridedWalk,
    folded: StridedWalk, dividingBy divisor: Double
  ) {
    var index = 0
    kept.forEachOffset { start in
      var sum = 0.0
      folded.forEachOffset { sum += Double(input[start + $0]) }
      output[index] = Float(sum / divisor)
      index += 1
    }
  }
}
