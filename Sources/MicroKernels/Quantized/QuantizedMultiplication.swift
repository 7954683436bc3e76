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
    func product(_ left: ByteVector, _ right: ByteVector) -> IntegerVector {
      (IntegerVector(converting: left ^ flips) &- leftZeroPoint)
        &* (IntegerVector(converting: right ^ flips) &- rightZeroPoint)
    }
    let width = ByteVector.scalarCount
    #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
      let requantizer = Requantizer(lower: lower, upper: upper, zeroPoint: zeroPoint)
      @inline(__always)
      func product(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>) -> IntegerVector {
        product(ByteVector(loading: left), ByteVector(loading: right))
      }
      // Signed bytes are read as they are.
      let (signedLeftZeroPoint, signedRightZeroPoint) = (leftZeroPoint &- 128, rightZeroPoint &- 128)
      @inline(__always)
      func signedProduct(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>) -> IntegerVector {
        (IntegerVector(convertingSigned: left) &- signedLeftZeroPoint)
          &* (IntegerVector(convertingSigned: right) &- signedRightZeroPoint)
      }
    #endif
    forEachByteRow(
      left: left, leftStep: leftStep, leftRowStep: leftRowStep, right: right, rightStep: rightStep,
      rightRowStep: rightRowStep, rowCount: rowCount
    ) { row, left, right in
      let output = output + row * count
      var index = 0
      #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
        while flip != 0, index + 4 * width <= count {
          let (left, right) = (left + index * leftStep, right + index * rightStep)
          requantizer.quantized(
            (
              signedProduct(left, right), signedProduct(left + width, right + width),
              signedProduct(left + 2 * width, right + 2 * width),
              signedProduct(left + 3 * width, right + 3 * width)
            ), multipliers: FloatVector(repeating: scale)
          ).store(to: output + index)
          index += 4 * width
        }
        while index + 4 * width <= count {
          let (left, right) = (left + index * leftStep, right + index * rightStep)
          requantizer.quantized(
            (
              product(left, right), product(left + width, right + width),
              product(left + 2 * width, right + 2 * width), product(left + 3 * width, right + 3 * width)
            ), multipliers: FloatVector(repeating: scale)
          ).store(to: output + index)
          index += 4 * width
        }
      #endif
      while index < count {
        if count >= width {
          // The last vector may overlap the one before: both compute the same there.
          let start = min(index, count - width)
          let (left, right) = (left + start * leftStep, right + start * rightStep)
          rounding(product(ByteVector(loading: left), ByteVector(loading: right)).floats * scale)
            .store(to: output + start)
          index += width
        } else {
          let (left, right) = (left + index * leftStep, right + index * rightStep)
          let product = product(ByteVector(repeating: left[0]), ByteVector(repeating: right[0]))
          output[index] = rounding(product.floats * scale)[0]
          index += 1
        }
      }
    }
  }
}
