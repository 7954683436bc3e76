import CX86Kernels

/// Multiplies the rows of two matrices of quantized values: `zeroPoint + (left − leftZeroPoint) · (right −
/// rightZeroPoint) · scale`, rounded to the nearest with ties to even and moved into an interval.
@_cdecl("vitruvian_multiply_quantized_rows_baseline")
func multiplyQuantizedRows(_ parameters: UnsafePointer<QuantizedMultiplicationParameters>) {
  parameters.pointee.run()
}

extension QuantizedMultiplicationParameters {
  @inline(__always)
  fileprivate func run() {
    let flips = ByteVector(repeating: flip)
    let rounding = Rounding(lower: lower, upper: upper, zeroPoint: zeroPoint)
    @inline(__always)
    func product(_ left: ByteVector, _ right: ByteVector) -> ByteVector {
      let differences =
        (IntegerVector(converting: left ^ flips) &- leftZeroPoint)
        &* (IntegerVector(converting: right ^ flips) &- rightZeroPoint)
      return rounding(differences.floats * scale)
    }
    @inline(__always)
    func quantized(_ row: UnsafePointer<UInt8>, _ step: Int, _ index: Int) -> ByteVector {
      step == 0 ? ByteVector(repeating: row[0]) : ByteVector(loading: row + index)
    }
    for row in 0..<rowCount {
      let (left, right) = (left + row * leftRowStep, right + row * rightRowStep)
      let output = output + row * count
      guard count >= ByteVector.scalarCount else {
        for index in 0..<count {
          let product = product(
            ByteVector(repeating: left[index * leftStep]), ByteVector(repeating: right[index * rightStep]))
          output[index] = product[0]
        }
        continue
      }
      var index = 0
      while index < count {
        // The last vector may overlap the one before: both compute the same there.
        let start = min(index, count - ByteVector.scalarCount)
        product(quantized(left, leftStep, start), quantized(right, rightStep, start)).store(
          to: output + start)
        index += ByteVector.scalarCount
      }
    }
  }
}
