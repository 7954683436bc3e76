/// IEEE 754 half-precision numbers: those that are stored, and what arithmetic with them gives.
///
/// Swift's own `Float16` does not exist on Intel Macs, so the bits are moved by hand.
package enum HalfPrecision {
  /// The single-precision number equal to the half-precision `bits`.
  ///
  /// Without a branch, so that the compiler can widen many numbers at once, and without subnormal numbers of
  /// single precision, which threads may take for zeros.
  @inline(__always)
  package static func widened(_ bits: UInt16) -> Float {
    let magnitude = UInt32(bits & 0x7FFF) &<< 13
    // In the place of a single-precision exponent, the exponent is 112 too low; that of subnormals 113.
    let normal = magnitude &+ 112 &<< 23
    let subnormal = (Float(bitPattern: magnitude &+ 113 &<< 23) - 0x1p-14).bitPattern
    let number = magnitude < 1 &<< 23 ? subnormal : normal
    let infinityOrNaN: UInt32 = magnitude >= 0x0F80_0000 ? 0x7F80_0000 : 0
    return Float(bitPattern: number | infinityOrNaN | (UInt32(bits & 0x8000) &<< 16))
  }

  /// The bits of the half-precision number nearest to `value` or, of two, of the one that is even.
  @inline(__always)
  package static func narrowed(_ value: Float) -> UInt16 {
    let magnitude = value.magnitude
    let sign = UInt16(truncatingIfNeeded: value.bitPattern &>> 16) & 0x8000
    guard magnitude == magnitude else {
      return sign | 0x7E00 | UInt16(truncatingIfNeeded: value.bitPattern &>> 13) & 0x3FF
    }
    // Added to a number and taken away again, one and a half times the power of two whose last place is that
    // of the half. Halves below the least normal one have its last place.
    let power = min(max(magnitude, 0x1p-14), 0x1p16).bitPattern & 0x7F80_0000
    let shift = Float(bitPattern: power) * 0x1.8p13
    let rounded = (magnitude + shift) - shift
    guard rounded <= 65504 else { return sign | 0x7C00 }
    // As ``widened(_:)``, the other way round.
    let bits =
      rounded < 0x1p-14
      ? (rounded + 0.5).bitPattern &- Float(0.5).bitPattern : (rounded.bitPattern &- 112 &<< 23) &>> 13
    return sign | UInt16(truncatingIfNeeded: bits)
  }

  /// The half-precision number nearest to `value` or, of two, the one that is even.
  package static func rounded(_ value: Float) -> Float { widened(narrowed(value)) }

  /// `sum + left · right`, rounded once to half precision.
  ///
  /// - Precondition: All three are of half precision.
  package static func sum(_ sum: Float, addingProductOf left: Float, _ right: Float) -> Float {
    // The product is exact. The sum is, too, or else one of the two is so small that it is less than half of
    // the other's last place, in double precision as in half.
    let exact = Double(sum) + Double(left) * Double(right)
    guard exact.isFinite else { return Float(exact) }
    let power = min(max(exact.magnitude, 0x1p-14), 0x1p16).binade
    let shift = power * 0x1.8p42
    let rounded = (exact + shift) - shift
    return rounded.magnitude > 65504 ? Float(signOf: Float(rounded), magnitudeOf: .infinity) : Float(rounded)
  }

  /// Widens `count` numbers from `source`, which need not be aligned, into `destination`.
  package static func widen(
    from source: UnsafeRawPointer, count: Int, into destination: UnsafeMutablePointer<Float>
  ) {
    var index = 0
    while index < count {
      destination[index] = widened(
        UInt16(littleEndian: source.loadUnaligned(fromByteOffset: 2 &* index, as: UInt16.self)))
      index &+= 1
    }
  }
}
