/// Widening of IEEE 754 half-precision numbers, for storage only: the engine computes in single precision.
///
/// Swift's own `Float16` does not exist on Intel Macs, so the bits are moved by hand.
package enum HalfPrecision {
  /// The single-precision number equal to the half-precision `bits`.
  package static func widened(_ bits: UInt16) -> Float {
    let sign = UInt32(bits & 0x8000) << 16
    let exponent = UInt32(bits >> 10) & 0x1F
    let fraction = UInt32(bits & 0x3FF)
    switch exponent {
    case 0:
      // Zero or subnormal: the value is fraction · 2⁻²⁴, exact in single precision.
      let magnitude = Float(fraction) * 0x1p-24
      return Float(bitPattern: magnitude.bitPattern | sign)
    case 0x1F:
      return Float(bitPattern: sign | 0x7F80_0000 | (fraction << 13))
    default:
      return Float(bitPattern: sign | ((exponent + 112) << 23) | (fraction << 13))
    }
  }

  /// Widens `count` numbers from `source`, which need not be aligned, into `destination`.
  package static func widen(
    from source: UnsafeRawPointer, count: Int, into destination: UnsafeMutablePointer<Float>
  ) {
    for index in 0..<count {
      destination[index] = widened(
        UInt16(littleEndian: source.loadUnaligned(fromByteOffset: 2 * index, as: UInt16.self)))
    }
  }
}
