#if !VITRUVIAN_FMA
  import TensorCore
#endif

/// Widens numbers of half precision, which is one instruction for a vector on every processor with fused
/// multiply-add.
///
/// - Parameters:
///   - halves: The bits of `count` numbers.
///   - floats: `count` numbers.
@_cdecl("vitruvian_widen_baseline")
func singleFromHalf(halves: UnsafePointer<UInt16>, count: Int, floats: UnsafeMutablePointer<Float>) {
  #if VITRUVIAN_FMA
    for index in 0..<count { floats[index] = Float(Float16(bitPattern: halves[index])) }
  #else
    HalfPrecision.widen(from: halves, count: count, into: floats)
  #endif
}
