import CMicroKernels

// Swift's vectors have no operation for what these instructions do; nothing else of the modules is used.
#if VITRUVIAN_AVX512VNNI || VITRUVIAN_AVX2
  import _Builtin_intrinsics.intel
#elseif VITRUVIAN_DOTPROD
  import _Builtin_intrinsics.arm.neon
#endif

#if VITRUVIAN_AVX512VNNI || VITRUVIAN_AVX2 || VITRUVIAN_DOTPROD
  /// Sums the quantized values of each row as they are multiplied: signed ones with dot products of arm64,
  /// otherwise unsigned ones. The sums correct products of quantized values that are no differences.
  @_cdecl("vitruvian_sum_quantized_rows_baseline")
  func sumQuantizedRows(_ parameters: UnsafePointer<QuantizedRowSumParameters>) {
    parameters.pointee.run()
  }
#endif

#if VITRUVIAN_AVX512VNNI
  extension QuantizedRowSumParameters {
    @inline(__always)
    fileprivate func run() {
      var row = 0
      while row + 4 <= rowCount {
        UnsafeMutableRawPointer(sums + row).storeBytes(of: sumsOfFour(from: row), as: SIMD4<Int32>.self)
        row += 4
      }
      while row < rowCount {
        var sum = IntegerVector.zero
        forEachPart { offset, mask in add(row, offset, mask, to: &sum) }
        sums[row] = sum.wrappedSum()
        row += 1
      }
    }

    /// The sums of neighbouring rows, whose lanes are added up together.
    @inline(__always)
    private func sumsOfFour(from row: Int) -> SIMD4<Int32> {
      var (first, second) = (IntegerVector.zero, IntegerVector.zero)
      var (third, fourth) = (IntegerVector.zero, IntegerVector.zero)
      forEachPart { offset, mask in
        add(row, offset, mask, to: &first)
        add(row + 1, offset, mask, to: &second)
        add(row + 2, offset, mask, to: &third)
        add(row + 3, offset, mask, to: &fourth)
      }
      let (upper, lower) = (first.pairSums(with: second), third.pairSums(with: fourth))
      let quarters =
        IntegerVector(_mm512_unpacklo_epi64(upper.register, lower.register))
        &+ IntegerVector(_mm512_unpackhi_epi64(upper.register, lower.register))
      let halves = quarters.lowHalf &+ quarters.highHalf
      return halves.lowHalf &+ halves.highHalf
    }

    /// Calls `body` with where each part of a row that a register holds begins, and with which of its values
    /// are in the row.
    @inline(__always)
    private func forEachPart(_ body: (_ offset: Int, _ mask: UInt64) -> Void) {
      for run in 0..<runCount {
        for start in stride(from: 0, to: runLength, by: valuesPerRegister) {
          let mask = UInt64.max >> UInt64(max(valuesPerRegister - (runLength - start), 0))
          body(runOffsets[run] + start, mask)
        }
      }
    }

    /// Adds a part of a row. What lies behind it is not read, and counts for nothing.
    @inline(__always)
    private func add(_ row: Int, _ offset: Int, _ mask: UInt64, to sum: inout IntegerVector) {
      let flips = IntegerVector(loading: flips)
      let quantized = IntegerVector(_mm512_maskz_loadu_epi8(mask, a + (row * aStep + offset))) ^ flips
      sum.accumulateGroups(quantized, IntegerVector(_mm512_maskz_set1_epi8(mask, 1)))
    }
  }

  extension IntegerVector {
    /// The sums of every two neighbours, those of two vectors in turns.
    @inline(__always)
    fileprivate func pairSums(with other: IntegerVector) -> IntegerVector {
      IntegerVector(_mm512_unpacklo_epi32(register, other.register))
        &+ IntegerVector(_mm512_unpackhi_epi32(register, other.register))
    }
  }

  private let valuesPerRegister = 64
#elseif VITRUVIAN_AVX2
  extension QuantizedRowSumParameters {
    @inline(__always)
    fileprivate func run() {
      let flips = IntegerVector(loadingFlips: flips)
      let flip = UInt8(truncatingIfNeeded: flips[0])
      for row in 0..<rowCount {
        var (even, odd) = (SIMD4<Int64>.zero, SIMD4<Int64>.zero)
        var rest: Int32 = 0
        for run in 0..<runCount {
          let quantized = UnsafeRawPointer(a + row * aStep + runOffsets[run])
          var index = 0
          while index + 2 * registerByteCount <= runLength {
            even &+= sums(of: quantized + index, flips)
            odd &+= sums(of: quantized + index + registerByteCount, flips)
            index += 2 * registerByteCount
          }
          if index + registerByteCount <= runLength {
            even &+= sums(of: quantized + index, flips)
            index += registerByteCount
          }
          while index < runLength {
            rest &+= Int32((quantized + index).load(as: UInt8.self) ^ flip)
            index += 1
          }
        }
        self.sums[row] = Int32(truncatingIfNeeded: (even &+ odd).wrappedSum()) &+ rest
      }
    }

    /// The sums of each eight of as many quantized values as a register holds.
    @inline(__always)
    private func sums(of quantized: UnsafeRawPointer, _ flips: IntegerVector) -> SIMD4<Int64> {
      let values = quantized.loadUnaligned(as: IntegerVector.self) ^ flips
      return _mm256_sad_epu8(values.register, IntegerVector.zero.register)
    }
  }

  private let registerByteCount = 32
#elseif VITRUVIAN_DOTPROD
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
