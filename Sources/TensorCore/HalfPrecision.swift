/// Widening of IEEE 754 half-precision numbers, for storage only: the engine computes in single precision.
///
/// Swift's own `Float16` does not exist on Intel Macs, so the bits are moved by hand.
package enum HalfPrecision {
  /// The single-precision number equal to the half-precision `bits`.
  ///
  /// Without a branch, so that the compiler can widen many numbers at once.
  @inline(__always)
  package static func widened(_ bits: UInt16) -> Float {
    let magnitude = UInt32(bits & 0x7FFF) &<< 13
    // In the place of a single-precision exponent, the exponent is 112 too low; of subnormals too.
    let number = (Float(bitPattern: magnitude) * 0x1p112).bitPattern
    let infinityOrNaN: UInt32 = magnitude >= 0x0F80_0000 ? 0x7F80_0000 : 0
    return Float(bitPattern: number | infinityOrNaN | (UInt32(bits & 0x8000) &<< 16))
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
