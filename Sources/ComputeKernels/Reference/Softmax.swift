extension ReferenceKernels {
  /// The share of each score in its row: `exp(beta · x) / Σ exp(beta · x)`.
  ///
  /// - Shapes: input and output rows of `length` elements.
  /// - Source: `tensorflow/lite/kernels/internal/reference/softmax.h`.
  package static func softmax(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, length: Int, beta: Float,
    rows: Range<Int>
  ) {
    for row in rows {
      let scores = input + row * length
      let shares = output + row * length
      let largest = largest(scores, count: length)
      for index in 0..<length { shares[index] = expf((scores[index] - largest) * beta) }
      normalize(shares, count: length)
    }
  }

  /// Divides numbers by their sum.
  private static func normalize(_ shares: UnsafeMutablePointer<Float>, count: Int) {
    var sum = 0.0
    for index in 0..<count { sum += Double(shares[index]) }
    for index in 0..<count { shares[index] = Float(Double(shares[index]) / sum) }
  }

  static func largest(_ values: UnsafePointer<Float>, count: Int) -> Float {
    var largest = -Float.infinity
    for index in 0..<count where values[index] > largest { largest = values[index] }
    return largest
  }
}

/// How quantized values of scores become quantized values of shares: exponentials come from a table, sums are
/// single precision.
///
/// - Source: `Softmax` and `LogSoftmax` of quantized values in
///   `tensorflow/lite/kernels/internal/optimized/optimized_ops.h`.
package struct QuantizedSoftmax: Sendable, Hashable {
  /// `exp(−beta · scale · d)` for the differences `d` from 0 to 255.
  let exponentials: [Float]
  let source: QuantizedScale
  let result: QuantizedScale

  package init(beta: Float, from source: QuantizedScale, to result: QuantizedScale) {
    let scale = -source.scale * beta
    exponentials = (0...255).map { expf(scale * Float($0)) }
    self.source = source
    self.result = result
  }
}

extension QuantizedSoftmax {
  /// The quantized values of one row's shares.
  @inline(__always)
  fileprivate func share<Score: QuantizedElement, Share: FixedWidthInteger>(
    _ scores: UnsafePointer<Score>, _ shares: UnsafeMutablePointer<Share>, count: Int
  ) {
    let (largest, sum) = normalizer(scores, count: count)
    let factor = 1 / (sum * result.scale)
    for index in 0..<count {
      shares[index] = quantized(exponentials[largest - Int(scores[index])] * factor)
    }
  }

  /// Writes the quantized values of the shares of all scores up to the largest of a row, each where the
  /// score's byte says.
  ///
  /// - Parameter shares: Room for 256 values.
  @inline(__always)
  func tabulate<Quantized: QuantizedElement>(
    largest: Int, sum: Float, into shares: UnsafeMutablePointer<Quantized>
  ) {
    let factor = 1 / (sum * result.scale)
    let differences = 0...largest - Int(Quantized.min)
    for (difference, exponential) in zip(differences, exponentials) {
      shares[(largest - difference) & 0xFF] = quantized(exponential * factor)
    }
  }

  /// The quantized value of a share in units of the result's scale.
  @inline(__always)
  private func quantized<Share: FixedWidthInteger>(_ share: Float) -> Share {
    let zeroPoint = Share.isSigned ? Int64(result.zeroPoint) : 0
    return Share(clamping: Self.nearestInteger(share, isSigned: Share.isSigned) + zeroPoint)
  }

  /// The reference rounds shares of signed quantized values with halves away from zero, those of unsigned
  /// ones by adding a half and cutting.
  @inline(__always)
  private static func nearestInteger(_ share: Float, isSigned: Bool) -> Int64 {
    guard share >= 0, share < 0x1p22 else {
      return integer(isSigned ? share.rounded(.toNearestOrAwayFromZero) : (share + 0.5).rounded(.down))
    }
    // Conversions cut; rounding would be a call on processors without an instruction for it.
    guard isSigned else { return Int64(Int32(share + 0.5)) }
    let whole = Int32(share)
    // A sum, not a choice: processors cannot foretell which way a share is rounded.
    return Int64(whole &+ (share - Float(whole) < 0.5 ? 0 : 1))
  }

  /// The largest quantized value of a row and the sum of the exponentials of the distances from it.
  @inline(__always)
  func normalizer<Quantized: QuantizedElement>(
    _ scores: UnsafePointer<Quantized>, count: Int
  ) -> (largest: Int, sum: Float) {
    var largest = Quantized.min
    for index in 0..<count { largest = max(largest, scores[index]) }
    let sum = exponentials.withUnsafeBufferPointer { exponentials in
      // In bounds: two quantized values are at most 255 apart.
      (0..<count).reduce(Float(0)) { $0 + exponentials[Int(largest) - Int(scores[$1])] }
    }
    return (Int(largest), sum)
  }

  /// A value far beyond all quantized values instead of one that no integer holds; NaN becomes zero.
  @inline(__always)
  static func integer(_ value: Float) -> Int64 {
    let limit: Float = 0x1p40
    return value.isNaN ? 0 : Int64(min(max(value, -limit), limit))
  }
}

extension ReferenceKernels {
  /// The quantized shares, for the rows of `rows`, each of `length` elements.
  @_specialize(where Score == UInt8, Share == UInt8) @_specialize(where Score == Int8, Share == Int8)
  @_specialize(where Score == UInt8, Share == Int16) @_specialize(where Score == Int8, Share == Int16)
  package static func softmax<Score: QuantizedElement, Share: FixedWidthInteger>(
    input: UnsafePointer<Score>, output: UnsafeMutablePointer<Share>, length: Int, softmax: QuantizedSoftmax,
    rows: Range<Int>
  ) {
    for row in rows { softmax.share(input + row * length, output + row * length, count: length) }
  }
}

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
    logarithms(offset(largest: largest, sum: sum), of: scores, shares, count: count)
  }

  /// Writes the quantized values of the logarithms of shares, of which `offset` is taken off.
  @inline(__always)
  func logarithms<Quantized: QuantizedElement>(
    _ offset: Float, of scores: UnsafePointer<Quantized>, _ shares: UnsafeMutablePointer<Quantized>,
    count: Int
  ) {
    let scale = source.scale / result.scale
    for index in 0..<count {
      let rounded = (scale * Float(scores[index]) - offset).rounded(.toNearestOrEven)
      shares[index] = Quantized(clamping: Self.integer(rounded) + Int64(result.zeroPoint))
    }
  }

  /// What is taken off the scores of a row, in quantized values of the result.
  func offset(largest: Int, sum: Float) -> Float {
    (source.scale * Float(largest) + logf(sum)) / result.scale
  }
}
