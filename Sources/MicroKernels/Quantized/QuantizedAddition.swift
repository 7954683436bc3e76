import CX86Kernels

/// Adds two runs of quantized values, each times a factor, in fixed-point arithmetic:
/// `zeroPoint + (left · leftFactor + right · rightFactor + offset) >> shift`, moved into an interval.
@_cdecl("vitruvian_add_quantized_baseline")
func addQuantized(_ parameters: UnsafePointer<QuantizedAdditionParameters>) {
  parameters.pointee.run()
}

extension QuantizedAdditionParameters {
  @inline(__always)
  fileprivate func run() {
    let addition = QuantizedSum(
      leftFactor: IntegerVector(repeating: leftFactor), rightFactor: IntegerVector(repeating: rightFactor),
      flips: ByteVector(repeating: flip), offset: IntegerVector(repeating: offset),
      shift: IntegerVector(repeating: shift), zeroPoint: UInt8(truncatingIfNeeded: zeroPoint),
      lower: IntegerVector(repeating: lower &- zeroPoint), upper: IntegerVector(repeating: upper &- zeroPoint)
    )
    guard count >= ByteVector.scalarCount else {
      for index in 0..<count {
        let sum = addition(ByteVector(repeating: left[index]), ByteVector(repeating: right[index]))
        output[index] = sum[0]
      }
      return
    }
    var index = 0
    #if VITRUVIAN_AVX2
      let width = ByteVector.scalarCount
      let packing = QuantizedPacking(
        lower: lower &- zeroPoint, upper: upper &- zeroPoint, zeroPoint: zeroPoint, isUnsigned: upper > 127)
      while index + 4 * width <= count {
        ByteVector.store(packing(addition.sums(left + index, right + index)), to: output + index, step: width)
        index += 4 * width
      }
    #endif
    while index < count {
      // The last vector may overlap the one before: both compute the same there.
      let start = min(index, count - ByteVector.scalarCount)
      addition(ByteVector(loading: left + start), ByteVector(loading: right + start)).store(
        to: output + start)
      index += ByteVector.scalarCount
    }
  }
}

/// The numbers of ``addQuantized``.
struct QuantizedSum {
  let leftFactor: IntegerVector
  let rightFactor: IntegerVector
  let flips: ByteVector
  let offset: IntegerVector
  let shift: IntegerVector
  let zeroPoint: UInt8
  /// The lowest quantized value less the zero point; `upper` is the highest.
  let lower: IntegerVector
  let upper: IntegerVector

  @_transparent
  func callAsFunction(_ left: ByteVector, _ right: ByteVector) -> ByteVector {
    let sum = sum(left, right)
    let raised = sum.replacing(with: lower, where: sum .< lower)
    // Bytes wrap to the quantized value.
    return raised.replacing(with: upper, where: raised .> upper).lowBytes &+ zeroPoint
  }

  #if VITRUVIAN_AVX2
    /// The sums of four vectors side by side.
    @inline(__always)
    func sums(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>) -> FourIntegerVectors {
      let width = ByteVector.scalarCount
      @inline(__always)
      func sum(_ vector: Int) -> IntegerVector {
        self.sum(ByteVector(loading: left + vector * width), ByteVector(loading: right + vector * width))
      }
      return (sum(0), sum(1), sum(2), sum(3))
    }
  #endif

  /// The sum of the products, less the zero point.
  @inline(__always)
  private func sum(_ left: ByteVector, _ right: ByteVector) -> IntegerVector {
    let products =
      IntegerVector(converting: left ^ flips) &* leftFactor
      &+ IntegerVector(converting: right ^ flips) &* rightFactor
    return (products &+ offset) &>> shift
  }
}

/// Quantized values to real numbers: `(quantized − zeroPoint) · scale`.
@_cdecl("vitruvian_dequantize_baseline")
func dequantize(_ parameters: UnsafePointer<DequantizationParameters>) {
  parameters.pointee.run()
}

extension DequantizationParameters {
  @inline(__always)
  fileprivate func run() {
    let flips = ByteVector(repeating: flip)
    let zeroPoints = IntegerVector(repeating: zeroPoint)
    var index = 0
    while index + ByteVector.scalarCount <= count {
      let differences =
        IntegerVector(converting: ByteVector(loading: quantized + index) ^ flips) &- zeroPoints
      (differences.floats * scale).store(to: output + index)
      index += ByteVector.scalarCount
    }
    while index < count {
      output[index] = Float(Int32(quantized[index] ^ flip) &- zeroPoint) * scale
      index += 1
    }
  }
}
