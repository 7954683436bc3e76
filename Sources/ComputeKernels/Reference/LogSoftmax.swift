extension ReferenceKernels {
  /// The logarithm of the share of each score in its row: `x − log Σ exp(x)`.
  ///
  /// - Shapes: as ``softmax(input:output:length:beta:rows:)``.
  /// - Source: `tensorflow/lite/kernels/internal/reference/log_softmax.h`.
  package static func logSoftmax(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, length: Int, rows: Range<Int>
  ) {
    for row in rows {
      let scores = input + row * length
      let largest = largest(scores, count: length)
      var sum = 0.0
      for index in 0..<length { sum += Double(expf(scores[index] - largest)) }
      let logarithm = Float(log(sum))
      for index in 0..<length { output[row * length + index] = scores[index] - largest - logarithm }
    }
  }

  /// The logarithms of the quantized shares, for the rows of `rows`, each of `length` elements.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func logSoftmax<Quantized: QuantizedElement>(
    input: UnsafePointer<Quantized>, output: UnsafeMutablePointer<Quantized>, length: Int,
    softmax: QuantizedSoftmax,
    rows: Range<Int>
  ) {
    for row in rows { softmax.logarithm(input + row * length, output + row * length, count: length) }
  }
}

extension QuantizedSoftmax {
  /// The quantized values of the logarithms of one row's shares.
  @inline(__always)
  fileprivate func logarithm<Quantized: QuantizedElement>(
    _ scores: UnsafePointer<Quantized>, _ shares: UnsafeMutablePointer<Quantized>, count: Int
  ) {
    let (largest, sum) = normalizer(scores, count: count)
    let scale = source.scale / result.scale
    let offset = (source.scale * Float(largest) + logf(sum)) / result.scale
    for index in 0..<count {
      let rounded = (scale * Float(scores[index]) - offset).rounded(.toNearestOrEven)
      shares[index] = Quantized(clamping: Self.integer(rounded) + Int64(result.zeroPoint))
    }
  }
}
