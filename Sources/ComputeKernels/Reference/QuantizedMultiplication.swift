/// How the quantized values of two operands multiply to quantized values of the result.
///
/// - Source: XNNPACK's quantized multiplication (`xnn_init_qs8_mul_minmax_scalar_params` in
///   `src/microparams-init.c`, `src/qs8-vmul`); halves round to even.
package struct QuantizedMultiplication: QuantizedCombination, Hashable {
  let leftZeroPoint: Int32
  let rightZeroPoint: Int32
  let scale: Float
  let resultZeroPoint: Int32
  /// The quantized values that the activation allows.
  let bounds: ClosedRange<Int32>

  package init(
    left: QuantizedScale, right: QuantizedScale, result: QuantizedScale, bounds: ClosedRange<Int32>
  ) {
    leftZeroPoint = left.zeroPoint
    rightZeroPoint = right.zeroPoint
    scale = left.scale * right.scale / result.scale
    resultZeroPoint = result.zeroPoint
    self.bounds = bounds
  }

  @inline(__always)
  package func quantized(_ left: Int32, _ right: Int32) -> Int32 {
    let product = (left &- leftZeroPoint) &* (right &- rightZeroPoint)
    return Int32(rounding: Float(product) * scale, zeroPoint: resultZeroPoint, bounds: bounds)
  }
}

extension QuantizedTable {
  /// The products of each quantized value with the quantized value that a table has for it, in a table of
  /// their own.
  ///
  /// - Parameters:
  ///   - table: Lowest quantized value first.
  ///   - multiplication: Of quantized values, which the left operand is, with those in the table.
  package static func productsWithInput<Quantized: QuantizedElement>(
    of table: [Quantized], _ multiplication: QuantizedMultiplication
  ) -> [Quantized] {
    zip(Quantized.range, table).map { quantized, result in
      Quantized(truncatingIfNeeded: multiplication.quantized(quantized, Int32(result)))
    }
  }
}
