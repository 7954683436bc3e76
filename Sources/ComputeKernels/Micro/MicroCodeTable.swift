#if VITRUVIAN_AVX2
  // Swift's vectors have no operation for what these instructions do; nothing else of the module is used.
  import _Builtin_intrinsics.intel
#endif

/// Looks up every byte in a table.
///
/// - Parameters:
///   - table: 256 bytes.
///   - output: `count` bytes.
@_cdecl("vitruvian_look_up_baseline")
func microLookUp(
  bytes: UnsafePointer<UInt8>, table: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>, count: Int
) {
  var index = 0
  #if VITRUVIAN_AVX2
    let width = MemoryLayout<__m256i>.size
    while index + width <= count {
      let indexes = UnsafeRawPointer(bytes + index).loadUnaligned(as: __m256i.self)
      UnsafeMutableRawPointer(output + index).storeBytes(of: lookUp(indexes, in: table), as: __m256i.self)
      index += width
    }
  #endif
  while index < count {
    output[index] = table[Int(bytes[index])]
    index += 1
  }
}

#if VITRUVIAN_AVX2
  /// Looks up all bytes in each sixteenth of the table and keeps what the upper half of the byte asks for.
  @inline(__always)
  private func lookUp(_ indexes: __m256i, in table: UnsafePointer<UInt8>) -> __m256i {
    let halfByte = _mm256_set1_epi8(0x0F)
    let row = _mm256_and_si256(_mm256_srli_epi16(indexes, 4), halfByte)
    let column = _mm256_and_si256(indexes, halfByte)
    var found = _mm256_setzero_si256()
    for index in 0..<16 {
      let part = UnsafeRawPointer(table + 16 * index).loadUnaligned(as: __m128i.self)
      let isAsked = _mm256_cmpeq_epi8(row, _mm256_set1_epi8(CChar(index)))
      let values = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(part), column)
      found = _mm256_or_si256(found, _mm256_and_si256(isAsked, values))
    }
    return found
  }
#endif
