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

  /// The logarithms of the shares of codes, for the rows of `rows`, each of `length` elements.
  @_specialize(where Code == UInt8) @_specialize(where Code == Int8)
  package static func logSoftmax<Code: QuantizedCode>(
    input: UnsafePointer<Code>, output: UnsafeMutablePointer<Code>, length: Int, softmax: CodeSoftmax,
    rows: Range<Int>
  ) {
    for row in rows { softmax.logarithm(input + row * length, output + row * length, count: length) }
  }
}

extension CodeSoftmax {
  /// The codes of the logarithms of one row's shares.
  @inline(__always)
  fileprivate func logarithm<Code: QuantizedCode>(
    _ scores: UnsafePointer<Code>, _ shares: UnsafeMutablePointer<Code>, count: Int
  ) {
    let (largest, sum) = normalizer(scores, count: count)
    let scale = source.scale / result.scale
    let offset = (source.scale * Float(largest) + logf(sum)) / result.scale
    for index in 0..<count {
      let rounded = (scale * Float(scores[index]) - offset).rounded(.toNearestOrEven)
      shares[index] = Code(clamping: Self.integer(rounded) + Int64(result.zeroPoint))
    }
  }
}
