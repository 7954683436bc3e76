/// Takes the zero point from codes.
///
/// - Parameters:
///   - flip: The highest bit if codes are signed, which makes them unsigned; otherwise zero.
///   - zeroPoint: The zero point of the unsigned codes.
///   - differences: `count` numbers.
@_cdecl("vitruvian_subtract_zero_point_baseline")
func subtractZeroPoint(
  codes: UnsafePointer<UInt8>, flip: UInt8, zeroPoint: Int16, differences: UnsafeMutablePointer<Int16>,
  count: Int
) {
  for index in 0..<count { differences[index] = Int16(codes[index] ^ flip) &- zeroPoint }
}
