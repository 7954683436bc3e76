/// How the codes of two operands multiply to codes of the result.
///
/// - Source: XNNPACK's quantised multiplication (`xnn_init_qs8_mul_minmax_scalar_params` in
///   `src/microparams-init.c`, `src/qs8-vmul`); halves round to even.
package struct CodeMultiplication: CodeCombination, Hashable {
  let leftZeroPoint: Int32
  let rightZeroPoint: Int32
  let scale: Float
  let resultZeroPoint: Int32
  /// The codes that the activation allows.
  let bounds: ClosedRange<Int32>

  package init(left: CodeScale, right: CodeScale, result: CodeScale, bounds: ClosedRange<Int32>) {
    leftZeroPoint = left.zeroPoint
    rightZeroPoint = right.zeroPoint
    scale = left.scale * right.scale / result.scale
    resultZeroPoint = result.zeroPoint
    self.bounds = bounds
  }

  @inline(__always)
  package func code(_ left: Int32, _ right: Int32) -> Int32 {
    let product = (left &- leftZeroPoint) &* (right &- rightZeroPoint)
    return Int32(rounding: Float(product) * scale, zeroPoint: resultZeroPoint, bounds: bounds)
  }
}

extension CodeTable {
  /// The products of each code with the code that a table has for it, in a table of their own.
  ///
  /// - Parameters:
  ///   - table: Lowest code first.
  ///   - multiplication: Of codes, which the left operand is, with those in the table.
  package static func productsWithInput<Code: QuantizedCode>(
    of table: [Code], _ multiplication: CodeMultiplication
  ) -> [Code] {
    zip(Code.codes, table).map { code, result in
      Code(truncatingIfNeeded: multiplication.code(code, Int32(result)))
    }
  }
}
