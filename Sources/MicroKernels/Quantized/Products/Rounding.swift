/// Rounds numbers to quantized values: `zeroPoint + number`, moved into an interval. NaN counts as the lower
/// end.
protocol QuantizedRounding {
  var quantized: QuantizedRange { get }

  func callAsFunction(_ numbers: FloatVector) -> ByteVector

  #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
    /// The rounded numbers, none above the interval; those below it may be any integer there.
    func integers(_ numbers: FloatVector) -> IntegerVector
  #endif
}

extension QuantizedRounding {
  /// The quantized values of four vectors together, which takes fewer instructions than one by one.
  @inline(__always)
  func callAsFunction(_ numbers: FourFloatVectors) -> FourByteVectors {
    #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
      quantized.packing(
        (integers(numbers.0), integers(numbers.1), integers(numbers.2), integers(numbers.3)))
    #else
      FourByteVectors(self(numbers.0), self(numbers.1), self(numbers.2), self(numbers.3))
    #endif
  }
}

/// To the nearest, ties to even.
struct Rounding: QuantizedRounding {
  let quantized: QuantizedRange

  /// Added to a float of small magnitude, leaves it as an integer in the low bits.
  private static var offset: Float { 0x1.8p23 }

  /// - Parameters: As for ``QuantizedRange``.
  @inline(__always)
  init(lower: Float, upper: Float, zeroPoint: Int32) {
    quantized = QuantizedRange(lower: lower, upper: upper, zeroPoint: zeroPoint)
  }

  @_transparent
  func callAsFunction(_ numbers: FloatVector) -> ByteVector {
    // Bytes wrap to the quantized value. To narrow lanes in memory, and not in a register, is slow on many
    // processors.
    unsafeBitCast(quantized.limit(numbers) + Self.offset, to: IntegerVector.self).lowBytes
      &+ quantized.zeroPoint
  }

  #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
    @inline(__always)
    func integers(_ numbers: FloatVector) -> IntegerVector {
      IntegerVector(rounding: numbers, upTo: quantized.upper)
    }
  #endif
}

/// Away from zero by a half, then cut.
struct Cutting: QuantizedRounding {
  let quantized: QuantizedRange

  /// - Parameters: As for ``QuantizedRange``.
  @inline(__always)
  init(lower: Float, upper: Float, zeroPoint: Int32) {
    quantized = QuantizedRange(lower: lower, upper: upper, zeroPoint: zeroPoint)
  }

  @_transparent
  func callAsFunction(_ numbers: FloatVector) -> ByteVector {
    cut(numbers).lowBytes &+ quantized.zeroPoint
  }

  #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
    @inline(__always)
    func integers(_ numbers: FloatVector) -> IntegerVector { cut(numbers) }
  #endif

  @_transparent
  private func cut(_ numbers: FloatVector) -> IntegerVector {
    let half = FloatVector(repeating: 0.5).replacing(with: -0.5, where: numbers .< FloatVector.zero)
    return IntegerVector(cutting: quantized.limit(numbers + half))
  }
}

/// The quantized values that numbers may become.
struct QuantizedRange {
  let lower: Float
  let upper: Float
  let zeroPoint: UInt8
  #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
    /// Narrows integers none of which is above the range.
    let packing: QuantizedPacking
  #endif

  /// - Parameters:
  ///   - lower: The lowest quantized value less the zero point.
  ///   - upper: The highest quantized value less the zero point.
  @inline(__always)
  init(lower: Float, upper: Float, zeroPoint: Int32) {
    self.lower = lower
    self.upper = upper
    self.zeroPoint = UInt8(truncatingIfNeeded: zeroPoint)
    #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
      packing = QuantizedPacking(
        lower: Int32(lower), upper: nil, zeroPoint: zeroPoint, isUnsigned: upper + Float(zeroPoint) > 127)
    #endif
  }

  /// Moves numbers into the range; NaN to its lower end.
  @_transparent
  func limit(_ numbers: FloatVector) -> FloatVector {
    let (lower, upper) = (FloatVector(repeating: lower), FloatVector(repeating: upper))
    let raised = lower.replacing(with: numbers, where: numbers .> lower)
    return upper.replacing(with: raised, where: raised .< upper)
  }
}

/// The quantized values that integers may become: `zeroPoint + integer`, moved into an interval.
struct QuantizedIntegerRange {
  private let lower: IntegerVector
  private let upper: IntegerVector
  private let zeroPoint: UInt8
  #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
    private let packing: QuantizedPacking
  #endif

  /// - Parameters:
  ///   - lower: The lowest quantized value less the zero point.
  ///   - upper: The highest quantized value less the zero point.
  @inline(__always)
  init(lower: Int32, upper: Int32, zeroPoint: Int32) {
    self.lower = IntegerVector(repeating: lower)
    self.upper = IntegerVector(repeating: upper)
    self.zeroPoint = UInt8(truncatingIfNeeded: zeroPoint)
    #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
      packing = QuantizedPacking(
        lower: lower, upper: upper, zeroPoint: zeroPoint, isUnsigned: upper &+ zeroPoint > 127)
    #endif
  }

  @inline(__always)
  func callAsFunction(_ integers: IntegerVector) -> ByteVector {
    let raised = integers.replacing(with: lower, where: integers .< lower)
    // Bytes wrap to the quantized value.
    return raised.replacing(with: upper, where: raised .> upper).lowBytes &+ zeroPoint
  }

  #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
    /// The quantized values of four vectors together, which takes fewer instructions than one by one.
    @inline(__always)
    func callAsFunction(_ integers: FourIntegerVectors) -> FourByteVectors { packing(integers) }
  #endif
}
