import CMicroKernels

#if VITRUVIAN_AVX512VNNI
  import _Builtin_intrinsics.intel

  /// Sums the unsigned quantized values of each row, which correct products of quantized values that are no
  /// differences.
  @_cdecl("vitruvian_sum_quantized_rows_baseline")
  func sumQuantizedRows(_ parameters: UnsafePointer<QuantizedRowSumParameters>) {
    parameters.pointee.run()
  }

  extension QuantizedRowSumParameters {
    @inline(__always)
    fileprivate func run() {
      let flips = IntegerVector(loading: flips)
      for row in 0..<rowCount {
        var sum = IntegerVector.zero
        for run in 0..<runCount {
          let quantized = a + row * aStep + runOffsets[run]
          for start in stride(from: 0, to: runLength, by: valuesPerRegister) {
            // What lies behind the run is not read, and counts for nothing.
            let mask = UInt64.max >> UInt64(max(valuesPerRegister - (runLength - start), 0))
            let quantized = IntegerVector(_mm512_maskz_loadu_epi8(mask, quantized + start)) ^ flips
            sum.accumulateGroups(quantized, IntegerVector(_mm512_maskz_set1_epi8(mask, 1)))
          }
        }
        sums[row] = sum.wrappedSum()
      }
    }
  }

  private let valuesPerRegister = 64
#elseif VITRUVIAN_DOTPROD
  import _Builtin_intrinsics.arm.neon

  /// Sums the quantized values of each row as they are multiplied, which correct products of quantized values
  /// that are no differences.
  @_cdecl("vitruvian_sum_quantized_rows_baseline")
  func sumQuantizedRows(_ parameters: UnsafePointer<QuantizedRowSumParameters>) {
    parameters.pointee.run()
  }

  extension QuantizedRowSumParameters {
    @inline(__always)
    fileprivate func run() {
      let flips = unsafeBitCast(IntegerVector(loadingFlips: flips).lowHalf, to: SIMD16<Int8>.self)
      let ones = SIMD16<Int8>(repeating: 1)
      for row in 0..<rowCount {
        var sums = SIMD4<Int32>.zero
        var rest: Int32 = 0
        for run in 0..<runCount {
          let quantized = UnsafeRawPointer(a + row * aStep + runOffsets[run])
          var index = 0
          while index + SIMD16<Int8>.scalarCount <= runLength {
            let values = (quantized + index).loadUnaligned(as: SIMD16<Int8>.self) ^ flips
            sums = vdotq_s32(sums, values, ones)
            index += SIMD16<Int8>.scalarCount
          }
          while index < runLength {
            rest &+= Int32((quantized + index).load(as: Int8.self) ^ flips[0])
            index += 1
          }
        }
        self.sums[row] = vaddvq_s32(sums) &+ rest
      }
    }
  }
#endif
