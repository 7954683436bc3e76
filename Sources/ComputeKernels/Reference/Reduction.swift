import TensorCore

extension ReferenceKernels {
  /// Sums over some axes and divides each sum.
  ///
  /// - Parameters:
  ///   - shape: The shape of the input.
  ///   - isFolded: For each axis, whether it is summed over.
  ///   - divisor: One for a sum, the number of terms for a mean.
  /// - Source: `tensorflow/lite/kernels/internal/reference/reduce.h`.
  package static func reduce(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, shape: Shape, isFolded: [Bool],
    dividingBy divisor: Double
  ) {
    let kept = StridedWalk(shape: shape, axes: isFolded.indices.filter { !isFolded[$0] })
    let folded = StridedWalk(shape: shape, axes: isFolded.indices.filter { isFolded[$0] })
    var index = 0
    kept.forEachOffset { start in
      var sum = 0.0
      folded.forEachOffset { sum += Double(input[start + $0]) }
      output[index] = Float(sum / divisor)
      index += 1
    }
  }
}
