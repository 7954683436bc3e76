/// The scale and zero point of a tensor of 8-bit quantized values: `real = scale · (quantized − zeroPoint)`.
package struct QuantizedScale: Sendable, Hashable {
  package var scale: Float
  package var zeroPoint: Int32

  package init(scale: Float, zeroPoint: Int32) {
    self.scale = scale
    self.zeroPoint = zeroPoint
  }
}

/// An 8-bit integer that stands for a real number.
package protocol QuantizedElement: FixedWidthInteger, Sendable {}
extension UInt8: QuantizedElement {}
extension Int8: QuantizedElement {}

extension QuantizedElement {
  /// The quantized value nearest to `value` quantized values above `zeroPoint`, ties to even, clamped to
  /// `bounds`.
  ///
  /// - Source: XNNPACK's `fp32` requantization (`src/qs8-requantization/`).
  @inlinable @inline(__always)
  package init(rounding value: Float, zeroPoint: Int32, bounds: ClosedRange<Int32>) {
    self.init(truncatingIfNeeded: Int32(rounding: value, zeroPoint: zeroPoint, bounds: bounds))
  }

  /// All quantized values.
  @inlinable @inline(__always)
  package static var range: ClosedRange<Int32> { Int32(min)...Int32(max) }
}

extension Int32 {
  /// The quantized value nearest to `value` quantized values above `zeroPoint`, ties to even, clamped to
  /// `bounds`.
  @inlinable @inline(__always)
  package init(rounding value: Float, zeroPoint: Int32, bounds: ClosedRange<Int32>) {
    let lowest = Float(bounds.lowerBound - zeroPoint)
    let highest = Float(bounds.upperBound - zeroPoint)
    // The comparisons are written so that NaN goes to the lower end.
    let limited = value > lowest ? (value < highest ? value : highest) : lowest
    self = Int32(nearest: limited) &+ zeroPoint
  }

  /// The integer nearest to a number of a magnitude up to 2²², ties to even, without a check or a call: loops
  /// become vectors.
  @inlinable @inline(__always)
  package init(nearest value: Float) {
    // Added to a number, it leaves the nearest integer in the last bits.
    let shifter: Float = 0x1.8p23
    self.init(bitPattern: (value + shifter).bitPattern &- shifter.bitPattern)
  }
}

extension ReferenceKernels {
  /// Real numbers to quantized values, for the elements of `elements`.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func quantize<Quantized: QuantizedElement>(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Quantized>, elements: Range<Int>,
    scale: QuantizedScale
  ) {
    // XNNPACK multiplies by the reciprocal; a division rounds differently in the last place.
    let reciprocal = 1 / scale.scale
    for index in elements {
      output[index] = Quantized(
        rounding: input[index] * reciprocal, zeroPoint: scale.zeroPoint, bounds: Quantized.range)
    }
  }

  /// Quantized values to real numbers, for the elements of `elements`.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func dequantize<Quantized: QuantizedElement>(
    input: UnsafePointer<Quantized>, output: UnsafeMutablePointer<Float>, elements: Range<Int>,
    scale: QuantizedScale
  ) {
    for index in elements {
      output[index] = Float(Int32(input[index]) &- scale.zeroPoint) * scale.scale
    }
  }

  /// A part of a concatenation whose quantized values have another scale than the result's.
  ///
  /// - Source: `tensorflow/lite/kernels/internal/reference/concatenation.h` (`ConcatenationWithScaling`),
  ///   which rounds halves away from zero, unlike the other quantized operators.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func rescalingTable<Quantized: QuantizedElement>(
    from source: QuantizedScale, to result: QuantizedScale, element: Quantized.Type
  ) -> [Quantized] {
    let scale = source.scale * (1 / result.scale)
    let bias = -Float(source.zeroPoint) * scale
    // Far from zero all values clamp to the same quantized value. NaN, from scales that overflow, goes to the
    // lower end.
    let limit: Float = 0x1p16
    return Quantized.range.map { quantized in
      let value = (Float(quantized) * scale + bias).rounded(.toNearestOrAwayFromZero)
      let limited = value > -limit ? (value < limit ? value : limit) : -limit
      return Quantized(clamping: Int32(limited) + result.zeroPoint)
    }
  }

  /// Quantized values to quantized values through a table with one entry for each of the 256 quantized
  /// values, lowest quantized value first, for the elements of `elements`.
  @_specialize(where Source == UInt8, Result == UInt8)
  @_specialize(where Source == UInt8, Result == Int8)
  @_specialize(where Source == Int8, Result == UInt8)
  @_specialize(where Source == Int8, Result == Int8)
  package static func lookUp<Source: QuantizedElement, Result: QuantizedElement>(
    input: UnsafePointer<Source>, output: UnsafeMutablePointer<Result>, elements: Range<Int>,
    table: [Result]
  ) {
    precondition(table.count == 256, "a table of \(table.count) quantized values")
    table.withUnsafeBufferPointer { table in
      // In bounds: a quantized value less the lowest one is in 0...255.
      for index in elements { output[index] = table[Int(input[index]) - Int(Source.min)] }
    }
  }
}

/// The numbers that quantized values stand for: `step` apart from `minimum` to `maximum`, zero among them.
///
/// - Source: `NudgeQuantizationRange` and `FakeQuantizeArray` in
///   `tensorflow/lite/kernels/internal/quantization_util.cc`.
package struct FakeQuantizer: Sendable, Hashable {
  private let step: Float
  private let stepsPerUnit: Float
  private let minimum: Float
  private let maximum: Float

  /// The quantized values of `bitCount` bits for numbers from `minimum` to `maximum`, which are moved to hold
  /// zero.
  package init(minimum: Float, maximum: Float, bitCount: Int) {
    let highestElement = Float((1 << bitCount) - 1)
    step = (maximum - minimum) / highestElement
    stepsPerUnit = 1 / step
    let zeroPoint = min(max((-minimum / step).rounded(.toNearestOrAwayFromZero), 0), highestElement)
    self.minimum = -zeroPoint * step
    self.maximum = (highestElement - zeroPoint) * step
  }

  /// The nearest number to `x`; the smallest one for what is no number.
  @inline(__always)
  package func callAsFunction(_ x: Float) -> Float {
    // The comparisons are written so that NaN goes to the lower end.
    let limited = x > minimum ? (x < maximum ? x : maximum) : minimum
    let quantized = ((limited - minimum) * stepsPerUnit).rounded(.toNearestOrAwayFromZero)
    return quantized * step + minimum
  }
}
