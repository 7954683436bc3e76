#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension ReferenceKernels {
  /// Divides each value by a power of the energy of its neighbouring channels.
  ///
  /// - Shapes: input and output rows of `length` channels.
  /// - Source: `tensorflow/lite/kernels/internal/reference/reference_ops.h` (`LocalResponseNormalization`).
  package static func localResponseNormalization(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, length: Int, radius: Int, bias: Float,
    alpha: Float, beta: Float, rows: Range<Int>
  ) {
    for row in rows {
      let values = input + row * length
      for channel in 0..<length {
        var sum = 0.0
        for neighbour in max(channel - radius, 0)...min(channel + radius, length - 1) {
          sum += Double(values[neighbour]) * Double(values[neighbour])
        }
        let energy = Double(bias) + Double(alpha) * sum
        output[row * length + channel] = Float(Double(values[channel]) * pow(energy, -Double(beta)))
      }
    }
  }
}
