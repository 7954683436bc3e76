/// Widening of IEEE 754 half-precision numbers, for storage only: the engine computes in single precision.
///
/// Swift's own `Float16` does not exist on Intel Macs, so the bits are moved by hand.
package enum HalfPrecision {
  /// The single-precision number equal to the half-precision `bits`.
  ///
  /// All cases are computed and one is chosen, so that the compiler can widen many numbers at once.
  @inline(__always)
  package static func widened(_ bits: UInt16) -> Float {
    let magnitude = UInt32(bits & 0x7FFF)
    // A subnormal is its fraction times 2⁻²⁴, which is exact in single precision.
    let subnormal = (Float(Int32(bitPattern: magnitude)) * 0x1p-24).bitPattern
    let normal = (magnitude &<< 13) &+ (112 &<< 23)
    let infinityOrNaN = (magnitude &<< 13) | 0x7F80_0000
    let widened = magnitude < 0x0400 ? subnormal : (magnitude < 0x7C00 ? normal : infinityOrNaN)
    return Float(bitPattern: widened | (UInt32(bits & 0x8000) &<< 16))
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
