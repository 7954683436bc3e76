/// Positions in a picture as whole numbers of 1/32 pixel.
@usableFromInline
package enum SamplingPosition {
  /// Binary digits after the point.
  @inlinable
  package static var fractionBitCount: Int32 { 5 }
  /// Parts of a pixel.
  @inlinable
  package static var unitsPerPixel: Int32 { 1 << fractionBitCount }
  /// Selects the part of a position below one pixel.
  @inlinable
  package static var fractionMask: Int32 { unitsPerPixel - 1 }

  /// The nearest whole number, the even one of two, limited to 32 bits.
  ///
  /// What is not a number becomes the largest position, which borders then handle like any other.
  @inlinable @inline(__always)
  package static func rounded(_ value: Double) -> Int32 {
    // In this order a comparison with NaN yields the limit.
    var limited = value < 2_147_483_647 ? value : 2_147_483_647
    limited = limited > -2_147_483_648 ? limited : -2_147_483_648
    // Adding 1.5 · 2⁵² pushes the fraction out of the significand, which the hardware rounds to even.
    let shifted = limited + 6_755_399_441_055_744
    return Int32(truncatingIfNeeded: shifted.bitPattern)
  }
}
