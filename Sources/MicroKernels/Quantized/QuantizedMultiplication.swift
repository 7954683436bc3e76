import CMicroKernels

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
    let width = ByteVector.scalarCount
    forEachByteRow(
      left: left, leftStep: leftStep, leftRowStep: leftRowStep, right: right, rightStep: rightStep,
      rightRowStep: rightRowStep, rowCount: rowCount
    ) { row, left, right in
      let output = output + row * count
      var index = 0
      while index < count {
        if count >= width {
          // The last vector may overlap the one before: both compute the same there.
          let start = min(index, count - width)
          let (left, right) = (left + start * leftStep, right + start * rightStep)
          product(ByteVector(loading: left), ByteVector(loading: right)).store(to: output + start)
          index += width
        } else {
          let (left, right) = (left + index * leftStep, right + index * rightStep)
          output[index] = product(ByteVector(repeating: left[0]), ByteVector(repeating: right[0]))[0]
          index += 1
        }
      }
    }
  }
}
