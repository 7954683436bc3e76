#if VITRUVIAN_AVX512VNNI
  import _Builtin_intrinsics.intel

  /// Sums the unsigned codes of each row, which correct products of codes that are no differences.
  ///
  /// - Parameters:
  ///   - a: `rowCount` rows, `aStep` bytes apart, of `runCount` runs of `runLength` codes.
  ///   - runOffsets: Where each run of a row begins, in bytes from the row's address.
  ///   - flips: A vector of masks, see ``GroupedCodes``.
  ///   - sums: One for each row.
  @_cdecl("vitruvian_sum_codes_baseline")
  func sumCodes(
    a: UnsafePointer<UInt8>, aStep: Int, runOffsets: UnsafePointer<Int>, runCount: Int, runLength: Int,
    flips: UnsafePointer<Int32>, rowCount: Int, sums: UnsafeMutablePointer<Int32>
  ) {
    let flips = IntegerVector(loading: flips)
    for row in 0..<rowCount {
      var sum = IntegerVector.zero
      for run in 0..<runCount {
        let codes = a + row * aStep + runOffsets[run]
        for start in stride(from: 0, to: runLength, by: codesPerRegister) {
          // What lies behind the run is not read, and counts for nothing.
          let mask = UInt64.max >> UInt64(max(codesPerRegister - (runLength - start), 0))
          let codes = IntegerVector(_mm512_maskz_loadu_epi8(mask, codes + start)) ^ flips
          sum.accumulateGroups(codes, IntegerVector(_mm512_maskz_set1_epi8(mask, 1)))
        }
      }
      sums[row] = sum.wrappedSum()
    }
  }

  private let codesPerRegister = 64
#endif
