#if VITRUVIAN_AVX512
  // Swift's vectors have no operation for what these instructions do; nothing else of the module is used.
  import _Builtin_intrinsics.intel
#endif

/// Turns integer sums into output codes.
///
/// Each product of a sum and its multiplier is moved into an interval, rounded to the nearest integer with
/// ties to even, and counted from the zero point. NaN counts as the lower end. On processors with AVX-512, no
/// multiplier is NaN, one or more.
struct MicroRequantizer {
  private let rounding: MicroRounding
  private let lower: Float
  private let upper: Float
  private let zeroPoint: Int32

  /// - Parameters:
  ///   - lower: The lowest code less the zero point.
  ///   - upper: The highest code less the zero point.
  @inline(__always)
  init(lower: Float, upper: Float, zeroPoint: Int32) {
    rounding = MicroRounding(lower: lower, upper: upper, zeroPoint: zeroPoint)
    self.lower = lower
    self.upper = upper
    self.zeroPoint = zeroPoint
  }

  /// The code of each sum.
  @_transparent
  func codes(_ sums: MicroIntegers, multipliers: MicroVector) -> MicroBytes {
    rounding(sums.floats * multipliers)
  }

  /// The codes of the sums of four vectors, which share their multipliers.
  @inline(__always)
  func codes(_ sums: MicroFourIntegers, multipliers: MicroVector) -> MicroFourBytes {
    #if VITRUVIAN_AVX512
      // Signed codes saturate at the ends of their range; unsigned ones are moved there and back.
      let flip: Int32 = upper + Float(zeroPoint) > 127 ? 128 : 0
      let zeroPoints = _mm512_set1_epi16(Int16(truncatingIfNeeded: zeroPoint &- flip))
      let lowest = _mm512_set1_epi8(CChar(truncatingIfNeeded: Int32(lower) &+ zeroPoint &- flip))
      let highest = _mm512_set1_epi8(CChar(truncatingIfNeeded: Int32(upper) &+ zeroPoint &- flip))
      let first = _mm512_packs_epi32(rounded(sums.0, multipliers), rounded(sums.1, multipliers))
      let second = _mm512_packs_epi32(rounded(sums.2, multipliers), rounded(sums.3, multipliers))
      let packed = _mm512_packs_epi16(
        _mm512_adds_epi16(first, zeroPoints), _mm512_adds_epi16(second, zeroPoints))
      let limited = _mm512_xor_si512(
        _mm512_min_epi8(_mm512_max_epi8(packed, lowest), highest),
        _mm512_set1_epi8(CChar(truncatingIfNeeded: flip)))
      // Packing leaves four neighbouring codes of each vector in each 128 bits.
      let codes = MicroIntegers(_mm512_permutexvar_epi32(MicroIntegers.columnsOfFour.register, limited))
      return (
        unsafeBitCast(codes.lowHalf.lowHalf, to: MicroBytes.self),
        unsafeBitCast(codes.lowHalf.highHalf, to: MicroBytes.self),
        unsafeBitCast(codes.highHalf.lowHalf, to: MicroBytes.self),
        unsafeBitCast(codes.highHalf.highHalf, to: MicroBytes.self)
      )
    #else
      return (
        codes(sums.0, multipliers: multipliers), codes(sums.1, multipliers: multipliers),
        codes(sums.2, multipliers: multipliers), codes(sums.3, multipliers: multipliers)
      )
    #endif
  }

  #if VITRUVIAN_AVX512
    /// The nearest integers. No product is larger than its sum, so all of them are integers of 32 bits.
    @inline(__always)
    private func rounded(_ sums: MicroIntegers, _ multipliers: MicroVector) -> __m512i {
      _mm512_cvtps_epi32(sums.floats * multipliers)
    }
  #endif
}

#if VITRUVIAN_AVX512
  extension MicroIntegers {
    /// Where the elements of a 4 × 4 matrix lie, column by column.
    fileprivate static var columnsOfFour: MicroIntegers {
      MicroIntegers(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15)
    }
  }
#endif
