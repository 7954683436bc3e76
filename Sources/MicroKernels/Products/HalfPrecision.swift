import CMicroKernels

#if !VITRUVIAN_FMA
  import TensorCore
#endif

/// Converts numbers of half precision to single precision, which is one instruction for a vector on every
/// processor with fused multiply-add.
///
/// - Parameters:
///   - halves: The bits of `count` numbers.
///   - floats: `count` numbers.
@_cdecl("vitruvian_single_from_half_baseline")
func singleFromHalf(_ halves: UnsafePointer<UInt16>, count: Int, floats: UnsafeMutablePointer<Float>) {
  #if VITRUVIAN_FMA
    for index in 0..<count { floats[index] = Float(Float16(bitPattern: halves[index])) }
  #else
    HalfPrecision.widen(from: halves, count: count, into: floats)
  #endif
}
