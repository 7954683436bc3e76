/// Shares of 16-bit quantized scores around zero, as fractions of 2¹⁵, in fixed-point arithmetic.
///
/// - Source: `SoftmaxInt16` in `tflite/kernels/internal/reference/softmax.h`, `SoftmaxPrepare` in
///   `tflite/kernels/activations.cc`.
package struct WideSoftmax: Sendable {
  private let multiplier: FixedPointMultiplier
  private let exponential: InterpolationTable
  /// `1 / (1 + x)`.
  private let reciprocal: InterpolationTable

  package init(beta: Float, scale: Float) {
    // Differences become fractions of the ten down to which exponentials are told from zero.
    multiplier = FixedPointMultiplier(Double(scale * beta) / (10.0 / 65535.0))
    exponential = InterpolationTable(
      inputScale: 10.0 / 65535, inputZeroPoint: 32767, outputScale: 2.0 / 65535
    ) { exp($0) }
    reciprocal = InterpolationTable(
      inputScale: 1.0 / 65535, inputZeroPoint: -32768, outputScale: 2.0 / 65535
    ) { 1 / (1 + $0) }
  }

  /// The bytes of both tables.
  package static let tableByteCount = 2 * 513 * MemoryLayout<Int16>.size

  /// The shares of one row.
  fileprivate func share(
    _ scores: UnsafePointer<Int16>, _ shares: UnsafeMutablePointer<Int16>, count: Int
  ) {
    var largest = Int16.min
    for index in 0..<count { largest = max(largest, scores[index]) }
    var sum: Int32 = 0
    for index in 0..<count {
      let difference = multiplier(Int32(scores[index]) - Int32(largest))
      shares[index] = exponential(Int16(clamping: Int64(difference) + 32767))
      sum &+= Int32(shares[index])
    }
    guard sum > 0 else { return }
    // The sum as one and a fraction, of which the reciprocal is found.
    let headroom = sum.leadingZeroBitCount
    let shifted = (Int64(sum) << Int64(headroom - 1) + (1 << 13)) >> 14
    let factor = Int64(reciprocal(Int16(clamping: shifted - (1 << 15) - (1 << 16))))
    let shift = Int64(31 - headroom)
    let half: Int64 = shift > 0 ? 1 << (shift - 1) : 0
    for index in 0..<count {
      let share = (Int64(shares[index]) * factor + half) >> shift
      shares[index] = Int16(min(max(share, 0), 32767))
    }
  }
}

extension ReferenceKernels {
  /// The shares, for the rows of `rows`, each of `length` elements.
  package static func softmax(
    input: UnsafePointer<Int16>, output: UnsafeMutablePointer<Int16>, length: Int, softmax: WideSoftmax,
    rows: Range<Int>
  ) {
    for row in rows { softmax.share(input + row * length, output + row * length, count: length) }
  }
}
