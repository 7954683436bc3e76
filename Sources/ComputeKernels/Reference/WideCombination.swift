import CFloatingPoint

/// How two 16-bit quantized values around zero multiply to one.
///
/// - Source: `MulElementwise` in `tflite/kernels/internal/reference/integer_ops/mul.h`.
package struct WideMultiplication: QuantizedCombination, Hashable {
  let multiplier: FixedPointMultiplier
  /// The quantized values that the activation allows.
  let bounds: ClosedRange<Int32>

  package init(left: Float, right: Float, result: Float, bounds: ClosedRange<Int32>) {
    multiplier = FixedPointMultiplier(Double(left * right / result))
    self.bounds = bounds
  }

  @inline(__always)
  package func quantized(_ left: Int32, _ right: Int32) -> Int32 {
    min(max(multiplier(left &* right), bounds.lowerBound), bounds.upperBound)
  }
}

extension ReferenceKernels {
  /// Looks up 16-bit quantized values in a table of 65,536, lowest quantized value first, for the elements of
  /// `elements`.
  @_specialize(where Result == Int16) @_specialize(where Result == Int8) @_specialize(where Result == UInt8)
  package static func lookUp<Result: FixedWidthInteger>(
    input: UnsafePointer<Int16>, output: UnsafeMutablePointer<Result>, elements: Range<Int>, table: [Result]
  ) {
    precondition(table.count == 1 << 16, "a table of \(table.count) quantized values")
    table.withUnsafeBufferPointer { table in
      // In bounds: a quantized value less the lowest one is in 0...65535.
      for index in elements { output[index] = table[Int(input[index]) + 32768] }
    }
  }

  /// Real numbers to 16-bit quantized values, for the elements of `elements`.
  ///
  /// The reference multiplies by the reciprocal of the scale, eight numbers at a time, and rounds halves to
  /// the even value; numbers that are left over it divides, and rounds halves away from zero.
  ///
  /// - Parameter count: The number of elements of the whole tensor.
  /// - Source: `AffineQuantize` in `tflite/kernels/internal/optimized/optimized_ops.h`.
  package static func quantize(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Int16>, elements: Range<Int>, count: Int,
    scale: QuantizedScale
  ) {
    let reciprocal = Float(1 / Double(scale.scale))
    // Without a branch: the compiler makes vectors of the loop. Results are the same beyond the limit.
    let limit: Float = 0x1p17
    for index in elements.clamped(to: 0..<count / 8 * 8) {
      let value = input[index] * reciprocal
      let aboveLower = value > -limit ? value : -limit
      // What no integer holds becomes the lowest one.
      let limited = value < 0x1p31 ? (aboveLower < limit ? aboveLower : limit) : -limit
      let whole = Int32(nearest: limited) &+ scale.zeroPoint
      // One instruction narrows and clamps a vector.
      let result = min(max(whole, Int32(Int16.min)), Int32(Int16.max))
      output[index] = Int16(truncatingIfNeeded: result)
    }
    for index in elements.clamped(to: count / 8 * 8..<count) {
      let value = (Double(input[index]) / Double(scale.scale)).rounded(.toNearestOrAwayFromZero)
      let whole = abs(value) < 0x1p31 ? Int32(value) : Int32.min
      output[index] = Int16(clamping: Int64(whole) + Int64(scale.zeroPoint))
    }
  }

  /// 16-bit quantized values to real numbers, for the elements of `elements`.
  package static func dequantize(
    input: UnsafePointer<Int16>, output: UnsafeMutablePointer<Float>, elements: Range<Int>,
    scale: QuantizedScale
  ) {
    for index in elements { output[index] = Float(Int32(input[index]) &- scale.zeroPoint) * scale.scale }
  }
}

/// How sums of 16-bit quantized values around zero become one.
///
/// - Source: `QuantizedMeanOrSum`: for means the one in `tflite/kernels/internal/reference/reduce.h`, for
///   sums that in `tflite/kernels/internal/optimized/reduce.h`.
package enum WideSum: Sendable, Hashable {
  case mean(FixedPointMultiplier)
  case sum(scale: Float)

  /// - Parameter isMean: Whether the sum is divided by the number of terms.
  package init(from source: Float, to result: Float, termCount: Int, isMean: Bool) {
    guard isMean else {
      self = .sum(scale: source / result)
      return
    }
    let scale = FixedPointMultiplier(Double(source) / Double(result))
    let count = max(termCount, 1)
    // As many bits as the number of terms has are won back.
    let shift = min(63 - count.leadingZeroBitCount, 32, 31 + scale.shift)
    self = .mean(
      FixedPointMultiplier(
        significand: Int32(truncatingIfNeeded: (Int64(scale.significand) << Int64(shift)) / Int64(count)),
        shift: scale.shift - shift))
  }

  @inline(__always)
  fileprivate func quantized(_ sum: Int32) -> Int16 {
    switch self {
    case .mean(let multiplier): Int16(clamping: multiplier(sum))
    case .sum(let scale): Int16(roundingAway: Float(sum) * scale)
    }
  }
}

extension ReferenceKernels {
  /// Sums 16-bit quantized values, for the output elements of `outputs`; sums wrap around beyond 32 bits.
  package static func sum(
    input: UnsafePointer<Int16>, output: UnsafeMutablePointer<Int16>, walk: ReductionWalk, sum: WideSum,
    outputs: Range<Int>
  ) {
    walk.kept.forEachOffset(in: outputs) { index, start in
      output[index] = sum.quantized(walk.sum(of: input + start))
    }
  }
}

extension ReductionWalk {
  /// The sum of the terms of an output; it wraps around.
  @inline(never)
  fileprivate func sum(of terms: UnsafePointer<Int16>) -> Int32 {
    var sum: Int32 = 0
    if isOfLines {
      // Of a plain loop over integers, the compiler makes vectors.
      for index in 0..<folded.count { sum &+= Int32(terms[index]) }
    } else {
      folded.forEachOffset { sum &+= Int32(terms[$0]) }
    }
    return sum
  }
}

extension Int16 {
  /// The nearest whole number, halves away from zero, or the end of the range on its side; the lowest for
  /// what is no number.
  @inline(__always)
  fileprivate init(roundingAway value: Float) {
    let bounded = value > -32768 ? (value < 32767 ? value : 32767) : -32768
    let whole = vitruvian_truncated(bounded)
    let fraction = bounded - Float(whole)
    self.init(truncatingIfNeeded: whole &+ (fraction >= 0.5 ? 1 : 0) &- (fraction <= -0.5 ? 1 : 0))
  }
}
