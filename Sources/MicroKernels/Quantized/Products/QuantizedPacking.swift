#if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
  // Swift's vectors have no operation for what these instructions do; nothing else of the module is used.
  import _Builtin_intrinsics.intel

  /// Turns the integers of four vectors into quantized values together: `zeroPoint + integer`, moved into an
  /// interval.
  struct QuantizedPacking {
    // Vectors, since functions that are not inlined would make them anew from numbers in memory.
    private let offsets: IntegerVector
    private let lowest: IntegerVector
    private let highest: IntegerVector
    private let flips: IntegerVector

    /// - Parameters:
    ///   - lower: The lowest quantized value less the zero point.
    ///   - upper: The highest quantized value less the zero point; `nil` where no integer is higher.
    @inline(__always)
    init(lower: Int32, upper: Int32?, zeroPoint: Int32, isUnsigned: Bool) {
      // Signed quantized values saturate at the ends of their range; unsigned ones are moved there and back.
      let flip: Int32 = isUnsigned ? 128 : 0
      let offset = zeroPoint &- flip
      offsets = IntegerVector(repeating: (offset & 0xFFFF) &* 0x1_0001)
      lowest = IntegerVector(repeatingByte: lower &+ offset)
      highest = IntegerVector(repeatingByte: upper.map { $0 &+ offset } ?? 127)
      flips = IntegerVector(repeatingByte: flip)
    }

    @inline(__always)
    func callAsFunction(_ integers: FourIntegerVectors) -> FourByteVectors {
      // Packing leaves four neighbouring quantized values of each vector in each 128 bits.
      #if VITRUVIAN_AVX512
        let offsets = offsets.register
        let first = _mm512_packs_epi32(integers.0.register, integers.1.register)
        let second = _mm512_packs_epi32(integers.2.register, integers.3.register)
        let packed = _mm512_packs_epi16(_mm512_adds_epi16(first, offsets), _mm512_adds_epi16(second, offsets))
        let limited = _mm512_xor_si512(
          _mm512_min_epi8(_mm512_max_epi8(packed, lowest.register), highest.register),
          flips.register)
        let quantized = IntegerVector(_mm512_permutexvar_epi32(IntegerVector.columnsOfFour.register, limited))
      #else
        let offsets = offsets.register
        let first = _mm256_packs_epi32(integers.0.register, integers.1.register)
        let second = _mm256_packs_epi32(integers.2.register, integers.3.register)
        let packed = _mm256_packs_epi16(_mm256_adds_epi16(first, offsets), _mm256_adds_epi16(second, offsets))
        let limited = _mm256_xor_si256(
          _mm256_min_epi8(_mm256_max_epi8(packed, lowest.register), highest.register),
          flips.register)
        let quantized = IntegerVector(
          _mm256_permutevar8x32_epi32(limited, IntegerVector.columnsOfFour.register))
      #endif
      return FourByteVectors(quantized)
    }
  }

  extension IntegerVector {
    /// The lowest byte of a number in all bytes.
    @_transparent
    fileprivate init(repeatingByte number: Int32) {
      self.init(repeating: (number & 0xFF) &* 0x0101_0101)
    }

    /// Where the elements of a matrix of four columns lie, column by column.
    fileprivate static var columnsOfFour: IntegerVector {
      #if VITRUVIAN_AVX512
        IntegerVector(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15)
      #else
        IntegerVector(0, 4, 1, 5, 2, 6, 3, 7)
      #endif
    }
  }
#endif
