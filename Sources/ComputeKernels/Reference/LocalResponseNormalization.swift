import TensorCore

extension ReferenceKernels {
  /// Divides each channel of a row by a power of the energy of its neighbours:
  /// `x / (bias + alpha · Σ x²)^beta`, the sum over channels at most `radius` away.
  ///
  /// - Source: `LocalResponseNormalization` in `tflite/kernels/internal/reference/reference_ops.h`, and for
  ///   the powers in the file of this name in `tflite/kernels/internal/optimized/optimized_ops.h`.
  package static func normalizeLocalResponse(
    of values: UnsafePointer<Float>, into results: UnsafeMutablePointer<Float>, length: Int, radius: Int,
    bias: Float, alpha: Float, beta: Float
  ) {
    for channel in 0..<length {
      var sum: Float = 0
      for neighbour in max(channel - radius, 0)...min(channel + radius, length - 1) {
        sum += values[neighbour] * values[neighbour]
      }
      results[channel] = values[channel] / power(bias + alpha * sum, beta)
    }
  }

  /// A power, made of roots where it can be.
  static func power(_ base: Float, _ exponent: Float) -> Float {
    switch exponent {
    case 0.5: base.squareRoot()
    case 0.75: base.squareRoot().squareRoot() * base.squareRoot()
    case 1: base
    default: Float(pow(Double(base), Double(exponent)))
    }
  }
}
