extension QuantizedTable {
  /// `x · min(max(x + 3, 0), 6) / 6` in fixed-point arithmetic of 16 bits.
  ///
  /// - Source: `HardSwish` in `tensorflow/lite/kernels/internal/reference/hard_swish.h` and
  ///   `HardSwishPrepare` in `tensorflow/lite/kernels/activations.cc`.
  /// - Returns: `nil` when the result's scale is less than 1 / 128 of the source's: 16 bits have no room.
  package static func hardSwish<Quantized: QuantizedElement>(
    from source: QuantizedScale, to result: QuantizedScale, element: Quantized.Type
  ) -> [Quantized]? {
    // Seven more bits of the input than a quantized value has; the ramp from −3 to 3 fills 16 bits.
    let fineScale = source.scale * (1 / 128)
    let output = ShortMultiplier(fineScale / result.scale)
    let ramp = ShortMultiplier(fineScale / (3 / 32768))
    guard output.exponent <= 0 else { return nil }
    return table(from: source) { difference in
      let input = Int32(clampingToShort: difference * 128)
      let scaled = highProduct(input, output.significand)
      let share = (position(of: input, on: ramp) + (1 << 15)) >> 1
      let product = share * scaled / (1 << 15)
      return Int64(FixedPoint.dividedByPowerOfTwo(product, exponent: -output.exponent))
        + Int64(result.zeroPoint)
    }
  }

  /// Where an input lies on the ramp, from −2¹⁵ to 2¹⁵.
  private static func position(of input: Int32, on ramp: ShortMultiplier) -> Int32 {
    guard ramp.exponent > 0 else {
      return FixedPoint.dividedByPowerOfTwo(
        highProduct(input, ramp.significand), exponent: -ramp.exponent)
    }
    // The last bit is shifted after the product, so that what saturates does so at the end.
    let shifted = Int32(clampingToShort: Int64(input) << Int64(min(ramp.exponent - 1, 31)))
    return Int32(clampingToShort: highProduct(shifted, ramp.significand) * 2)
  }

  /// The high half of twice the product of 16-bit fractions, to the nearest with halves away from zero.
  private static func highProduct(_ left: Int32, _ right: Int32) -> Int32 {
    let product = left * right
    let nudge: Int32 = product >= 0 ? 1 << 14 : 1 - (1 << 14)
    return (product + nudge) / (1 << 15)
  }
}

/// A factor of 15 significant bits and a power of two.
private struct ShortMultiplier {
  let significand: Int32
  let exponent: Int

  init(_ factor: Float) {
    let wide = FixedPointMultiplier(Double(factor))
    exponent = wide.shift
    let rounded = (Int64(wide.significand) + (1 << 15)) >> 16
    significand = Int32(min(rounded, Int64(Int16.max)))
  }
}

extension Int32 {
  fileprivate init(clampingToShort value: some BinaryInteger) {
    self.init(Int16(clamping: value))
  }
}
