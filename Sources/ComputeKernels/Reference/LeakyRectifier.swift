extension QuantizedTable {
  /// `x` where it is not negative, `x · negativeSlope` elsewhere.
  ///
  /// Slopes and scales that factors of eight fractional bits can hold follow XNNPACK
  /// (`xnn_init_qs8_lrelu_scalar_params`), all others `LeakyRelu` of TensorFlow Lite.
  package static func leakyRectifier<Quantized: QuantizedElement>(
    negativeSlope: Float, from source: QuantizedScale, to result: QuantizedScale, element: Quantized.Type
  ) -> [Quantized] {
    let positive = source.scale / result.scale
    let negative = positive * negativeSlope
    let isCoarse =
      (0x1p-8...0x1p7).contains(positive) && (-0x1.FFFCp6...0x1p7).contains(negative)
      && abs(negative) >= 0x1p-8
    return isCoarse
      ? coarse(positive, negative, source, result)
      : fine(Double(positive), Double(negative), source, result)
  }

  private static func coarse<Quantized: QuantizedElement>(
    _ positive: Float, _ negative: Float, _ source: QuantizedScale, _ result: QuantizedScale
  ) -> [Quantized] {
    let multipliers = [positive, negative].map { Int32((256 * $0).rounded(.toNearestOrEven)) }
    return table(from: source) { difference in
      let product = difference * multipliers[difference < 0 ? 1 : 0]
      return Int64((product + 128) >> 8) + Int64(result.zeroPoint)
    }
  }

  private static func fine<Quantized: QuantizedElement>(
    _ positive: Double, _ negative: Double, _ source: QuantizedScale, _ result: QuantizedScale
  ) -> [Quantized] {
    let multipliers = [positive, negative].map { FixedPointMultiplier($0) }
    return table(from: source) { difference in
      Int64(multipliers[difference < 0 ? 1 : 0](difference)) + Int64(result.zeroPoint)
    }
  }
}
