/// Adds two runs of codes, each times a factor, in fixed-point arithmetic:
/// `zeroPoint + (left · leftFactor + right · rightFactor + offset) >> shift`, moved into an interval.
///
/// - Parameters:
///   - flip: The highest bit if codes are signed, which makes them unsigned; otherwise zero.
///   - output: `count` codes; may be neither of the runs.
@_cdecl("vitruvian_add_codes_baseline")
func microAddCodes(
  left: UnsafePointer<UInt8>, leftFactor: Int32, right: UnsafePointer<UInt8>, rightFactor: Int32,
  flip: UInt8, offset: Int32, shift: Int32, zeroPoint: Int32, lower: Int32, upper: Int32,
  output: UnsafeMutablePointer<UInt8>, count: Int
) {
  let addition = MicroCodeAddition(
    leftFactor: MicroIntegers(repeating: leftFactor), rightFactor: MicroIntegers(repeating: rightFactor),
    flips: MicroBytes(repeating: flip), offset: MicroIntegers(repeating: offset),
    shift: MicroIntegers(repeating: shift), zeroPoint: UInt8(truncatingIfNeeded: zeroPoint),
    lower: MicroIntegers(repeating: lower &- zeroPoint), upper: MicroIntegers(repeating: upper &- zeroPoint))
  guard count >= MicroBytes.scalarCount else {
    for index in 0..<count {
      let sum = addition(MicroBytes(repeating: left[index]), MicroBytes(repeating: right[index]))
      output[index] = sum[0]
    }
    return
  }
  var index = 0
  #if VITRUVIAN_AVX2
    let width = MicroBytes.scalarCount
    let packing = MicroCodePacking(
      lower: lower &- zeroPoint, upper: upper &- zeroPoint, zeroPoint: zeroPoint, isUnsigned: upper > 127)
    while index + 4 * width <= count {
      MicroBytes.store(packing(addition.sums(left + index, right + index)), to: output + index, step: width)
      index += 4 * width
    }
  #endif
  while index < count {
    // The last vector may overlap the one before: both compute the same there.
    let start = min(index, count - MicroBytes.scalarCount)
    addition(MicroBytes(loading: left + start), MicroBytes(loading: right + start)).store(to: output + start)
    index += MicroBytes.scalarCount
  }
}

/// The numbers of ``microAddCodes``.
struct MicroCodeAddition {
  let leftFactor: MicroIntegers
  let rightFactor: MicroIntegers
  let flips: MicroBytes
  let offset: MicroIntegers
  let shift: MicroIntegers
  let zeroPoint: UInt8
  /// The lowest code less the zero point; `upper` is the highest.
  let lower: MicroIntegers
  let upper: MicroIntegers

  @_transparent
  func callAsFunction(_ left: MicroBytes, _ right: MicroBytes) -> MicroBytes {
    let sum = sum(left, right)
    let raised = sum.replacing(with: lower, where: sum .< lower)
    // Bytes wrap to the code.
    return raised.replacing(with: upper, where: raised .> upper).lowBytes &+ zeroPoint
  }

  #if VITRUVIAN_AVX2
    /// The sums of four vectors side by side.
    @inline(__always)
    func sums(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>) -> MicroFourIntegers {
      let width = MicroBytes.scalarCount
      @inline(__always)
      func sum(_ vector: Int) -> MicroIntegers {
        self.sum(MicroBytes(loading: left + vector * width), MicroBytes(loading: right + vector * width))
      }
      return (sum(0), sum(1), sum(2), sum(3))
    }
  #endif

  /// The sum of the products, less the zero point.
  @inline(__always)
  private func sum(_ left: MicroBytes, _ right: MicroBytes) -> MicroIntegers {
    let products =
      MicroIntegers(widening: left ^ flips) &* leftFactor
      &+ MicroIntegers(widening: right ^ flips) &* rightFactor
    return (products &+ offset) &>> shift
  }
}

/// Codes to real numbers: `(code − zeroPoint) · scale`.
///
/// - Parameters:
///   - flip: The highest bit if codes are signed, which makes them unsigned; otherwise zero.
///   - zeroPoint: The zero point of the unsigned codes.
///   - output: `count` floats.
@_cdecl("vitruvian_dequantize_baseline")
func microDequantize(
  codes: UnsafePointer<UInt8>, flip: UInt8, zeroPoint: Int32, scale: Float,
  output: UnsafeMutablePointer<Float>, count: Int
) {
  let flips = MicroBytes(repeating: flip)
  let zeroPoints = MicroIntegers(repeating: zeroPoint)
  var index = 0
  while index + MicroBytes.scalarCount <= count {
    let differences = MicroIntegers(widening: MicroBytes(loading: codes + index) ^ flips) &- zeroPoints
    (differences.floats * scale).store(to: output + index)
    index += MicroBytes.scalarCount
  }
  while index < count {
    output[index] = Float(Int32(codes[index] ^ flip) &- zeroPoint) * scale
    index += 1
  }
}
