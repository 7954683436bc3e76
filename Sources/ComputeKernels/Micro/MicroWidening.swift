/// Widens numbers of half precision.
///
/// - Parameters:
///   - halves: The bits of `count` numbers.
///   - floats: `count` numbers.
@_cdecl("vitruvian_widen_baseline")
func microWiden(halves: UnsafePointer<UInt16>, count: Int, floats: UnsafeMutablePointer<Float>) {
  for index in 0..<count { floats[index] = .microWidened(halves[index]) }
}

extension Float {
  #if VITRUVIAN_FMA || arch(arm64)
    // One instruction for a vector, on every processor with fused multiply-add.
    @_transparent
    fileprivate static func microWidened(_ bits: UInt16) -> Float { Float(Float16(bitPattern: bits)) }
  #else
    /// By hand, since `Float16` is a call for each number here, and does not exist on Intel Macs.
    @_transparent
    fileprivate static func microWidened(_ bits: UInt16) -> Float {
      let magnitude = UInt32(truncatingIfNeeded: bits & 0x7FFF) &<< 13
      // In the place of a single-precision exponent, the exponent is 112 too low; of subnormals too.
      let number = (Float(bitPattern: magnitude) * 0x1p112).bitPattern
      let infinityOrNaN: UInt32 = magnitude >= 0x0F80_0000 ? 0x7F80_0000 : 0
      let sign = UInt32(truncatingIfNeeded: bits & 0x8000) &<< 16
      return Float(bitPattern: number | infinityOrNaN | sign)
    }
  #endif
}
