import CMicroKernels

#if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
  // Swift's vectors have no operation for what these instructions do; nothing else of the module is used.
  import _Builtin_intrinsics.intel
#elseif VITRUVIAN_NEON
  import _Builtin_intrinsics.arm.neon
#endif

/// Looks up every byte in a table.
///
/// - Parameters:
///   - table: 256 bytes.
///   - output: `count` bytes; may be those that are looked up.
@_cdecl("vitruvian_look_up_baseline")
func lookUp(
  _ bytes: UnsafePointer<UInt8>, table: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>, count: Int
) {
  var index = 0
  #if VITRUVIAN_AVX512VBMI || VITRUVIAN_NEON
    index = Table(table).lookUp(bytes, count: count, to: output)
  #elseif VITRUVIAN_AVX2 || VITRUVIAN_AVX512
    withUnsafeTemporaryAllocation(of: SIMD16<UInt8>.self, capacity: 16) { parts in
      // There is memory: sixteen parts have bytes.
      guard let parts = parts.baseAddress else { return }
      index = Table(table, parts: parts).lookUp(bytes, count: count, to: output)
    }
  #endif
  while index < count {
    output[index] = table[Int(bytes[index])]
    index += 1
  }
}

#if VITRUVIAN_AVX512
  private typealias ByteRegister = __m512i
#elseif VITRUVIAN_AVX2
  private typealias ByteRegister = __m256i
#elseif VITRUVIAN_NEON
  private typealias ByteRegister = SIMD16<UInt8>
#endif

#if VITRUVIAN_AVX512VBMI
  /// A table of 256 bytes in two halves, each of which one instruction looks up.
  private struct Table {
    private let lower: (__m512i, __m512i)
    private let upper: (__m512i, __m512i)

    @inline(__always)
    init(_ table: UnsafePointer<UInt8>) {
      let quarter = MemoryLayout<__m512i>.size
      let table = UnsafeRawPointer(table)
      lower = (table.loadUnaligned(as: __m512i.self), (table + quarter).loadUnaligned(as: __m512i.self))
      upper = (
        (table + 2 * quarter).loadUnaligned(as: __m512i.self),
        (table + 3 * quarter).loadUnaligned(as: __m512i.self)
      )
    }

    @inline(__always)
    func lookUp(_ indexes: __m512i) -> __m512i {
      // The instruction ignores the highest bit of an index.
      _mm512_mask_blend_epi8(
        _mm512_movepi8_mask(indexes), _mm512_permutex2var_epi8(lower.0, indexes, lower.1),
        _mm512_permutex2var_epi8(upper.0, indexes, upper.1))
    }
  }
#elseif VITRUVIAN_NEON
  /// A table of 256 bytes in quarters, each of which one instruction looks up.
  private struct Table {
    private let quarters: (uint8x16x4_t, uint8x16x4_t, uint8x16x4_t, uint8x16x4_t)

    @inline(__always)
    init(_ table: UnsafePointer<UInt8>) {
      quarters = (
        Self.quarter(table), Self.quarter(table + 64), Self.quarter(table + 128), Self.quarter(table + 192)
      )
    }

    @inline(__always)
    private static func quarter(_ bytes: UnsafePointer<UInt8>) -> uint8x16x4_t {
      UnsafeRawPointer(bytes).loadUnaligned(as: uint8x16x4_t.self)
    }

    @inline(__always)
    func lookUp(_ indexes: SIMD16<UInt8>) -> SIMD16<UInt8> {
      // An index outside of a quarter leaves what was found before.
      var found = vqtbl4q_u8(quarters.0, indexes)
      found = vqtbx4q_u8(found, quarters.1, indexes &- 64)
      found = vqtbx4q_u8(found, quarters.2, indexes &- 128)
      return vqtbx4q_u8(found, quarters.3, indexes &- 192)
    }
  }
#elseif VITRUVIAN_AVX2 || VITRUVIAN_AVX512
  /// A table of 256 bytes in parts of sixteen, each combined with others by exclusive or.
  ///
  /// An index moves down by sixteen from part to part; a part counts while the index, a signed byte, is not
  /// negative. An index below 128 counts from the first part to its own. One above starts as a negative
  /// number, wraps to a positive one after some parts, and counts from there to its own: eight parts. So each
  /// part holds what differs between its entries and those of the parts before that count.
  private struct Table {
    private let parts: UnsafeMutablePointer<SIMD16<UInt8>>

    /// - Parameter parts: Room for sixteen; overwritten.
    @inline(__always)
    init(_ table: UnsafePointer<UInt8>, parts: UnsafeMutablePointer<SIMD16<UInt8>>) {
      for index in 0..<16 {
        var part = UnsafeRawPointer(table + 16 * index).loadUnaligned(as: SIMD16<UInt8>.self)
        if index > 0 {
          part ^= UnsafeRawPointer(table + 16 * index - 16).loadUnaligned(as: SIMD16<UInt8>.self)
        }
        if index >= 8 { part ^= parts[index - 8] }
        parts[index] = part
      }
      self.parts = parts
    }

    @inline(__always)
    func lookUp(_ indexes: ByteRegister) -> ByteRegister {
      var index = indexes
      var found = Self.shuffle(parts[0], index)
      for step in 1...8 {
        index = Self.moveDown(index)
        found = Self.exclusiveOr(found, Self.shuffle(parts[step], index))
      }
      // From 128 steps on, the index must not wrap once more.
      for step in 9..<16 {
        index = Self.moveDownToTheLowest(index)
        found = Self.exclusiveOr(found, Self.shuffle(parts[step], index))
      }
      return found
    }

    #if VITRUVIAN_AVX512
      @inline(__always)
      private static func shuffle(_ part: SIMD16<UInt8>, _ indexes: __m512i) -> __m512i {
        _mm512_shuffle_epi8(_mm512_broadcast_i32x4(unsafeBitCast(part, to: __m128i.self)), indexes)
      }

      @inline(__always)
      private static func moveDown(_ indexes: __m512i) -> __m512i {
        _mm512_sub_epi8(indexes, _mm512_set1_epi8(16))
      }

      @inline(__always)
      private static func moveDownToTheLowest(_ indexes: __m512i) -> __m512i {
        _mm512_subs_epi8(indexes, _mm512_set1_epi8(16))
      }

      @inline(__always)
      private static func exclusiveOr(_ left: __m512i, _ right: __m512i) -> __m512i {
        _mm512_xor_si512(left, right)
      }
    #else
      @inline(__always)
      private static func shuffle(_ part: SIMD16<UInt8>, _ indexes: __m256i) -> __m256i {
        _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(unsafeBitCast(part, to: __m128i.self)), indexes)
      }

      @inline(__always)
      private static func moveDown(_ indexes: __m256i) -> __m256i {
        _mm256_sub_epi8(indexes, _mm256_set1_epi8(16))
      }

      @inline(__always)
      private static func moveDownToTheLowest(_ indexes: __m256i) -> __m256i {
        _mm256_subs_epi8(indexes, _mm256_set1_epi8(16))
      }

      @inline(__always)
      private static func exclusiveOr(_ left: __m256i, _ right: __m256i) -> __m256i {
        _mm256_xor_si256(left, right)
      }
    #endif
  }
#endif

#if VITRUVIAN_AVX2 || VITRUVIAN_AVX512 || VITRUVIAN_NEON
  extension Table {
    /// Looks up as many bytes as fill vectors, and returns how many.
    @inline(__always)
    fileprivate func lookUp(
      _ bytes: UnsafePointer<UInt8>, count: Int, to output: UnsafeMutablePointer<UInt8>
    ) -> Int {
      let width = MemoryLayout<ByteRegister>.size
      var index = 0
      while index + width <= count {
        let found = lookUp(UnsafeRawPointer(bytes + index).loadUnaligned(as: ByteRegister.self))
        UnsafeMutableRawPointer(output + index).storeBytes(of: found, as: ByteRegister.self)
        index += width
      }
      return index
    }
  }
#endif
