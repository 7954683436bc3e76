import CMicroKernels

#if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
  // Swift's vectors have no operation for what these instructions do; nothing else of the module is used.
  import _Builtin_intrinsics.intel
#endif

/// Converts a row of pixels to red, green and blue, in 22 bits of fraction. A colour difference is the sum of
/// four rows' ones times the rows' weights; of its 19 bits of fraction, nine are left.
///
/// Source: `yuv2gbrp_full_X_c` of FFmpeg's `libswscale/output.c`, whose numbers these are.
@_cdecl("vitruvian_convert_colors_baseline")
func convertColors(_ parameters: UnsafePointer<ColorConversionParameters>) {
  parameters.pointee.run()
}

extension ColorConversionParameters {
  /// Half of the last bit that is left, less what stands for no colour.
  private static var differenceAddend: Int32 { 512 - (128 << 19) }

  #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
    @inline(__always)
    fileprivate func run() {
      let (early, late) = (_mm256_set1_epi32(earlyWeights), _mm256_set1_epi32(lateWeights))
      let addend = _mm256_set1_epi32(Self.differenceAddend)
      let (lumaFactor, lumaAddend) = (_mm256_set1_epi32(lumaFactor), _mm256_set1_epi32(lumaAddend))
      let (redOfRed, greenOfRed) = (_mm256_set1_epi32(redOfRed), _mm256_set1_epi32(greenOfRed))
      let (greenOfBlue, blueOfBlue) = (_mm256_set1_epi32(greenOfBlue), _mm256_set1_epi32(blueOfBlue))
      var index = 0
      // What instructions put where it does not belong, others put back at the end.
      repeat {
        let (blueLow, blueHigh) = differences(index)
        let (redLow, redHigh) = differences(index + redOffset)
        let bytes = _mm256_cvtepu8_epi16(_mm_loadu_si128(address(luma + index)))
        let low = _mm256_unpacklo_epi16(bytes, _mm256_setzero_si256()) * lumaFactor + lumaAddend
        let high = _mm256_unpackhi_epi16(bytes, _mm256_setzero_si256()) * lumaFactor + lumaAddend
        store(low + redLow * redOfRed, high + redHigh * redOfRed, to: red + index)
        store(
          low + redLow * greenOfRed + blueLow * greenOfBlue,
          high + redHigh * greenOfRed + blueHigh * greenOfBlue, to: green + index)
        store(low + blueLow * blueOfBlue, high + blueHigh * blueOfBlue, to: blue + index)
        index += 16
      } while index < count

      @inline(__always)
      func differences(_ index: Int) -> (low: __m256i, high: __m256i) {
        let (first, second) = (load(row0 + index), load(row1 + index))
        let (third, fourth) = (load(row2 + index), load(row3 + index))
        let low =
          _mm256_madd_epi16(_mm256_unpacklo_epi16(first, second), early)
          + _mm256_madd_epi16(_mm256_unpacklo_epi16(third, fourth), late)
        let high =
          _mm256_madd_epi16(_mm256_unpackhi_epi16(first, second), early)
          + _mm256_madd_epi16(_mm256_unpackhi_epi16(third, fourth), late)
        return (_mm256_srai_epi32(low + addend, 10), _mm256_srai_epi32(high + addend, 10))
      }

      @inline(__always)
      func load(_ numbers: UnsafePointer<Int16>) -> __m256i { _mm256_loadu_si256(address(numbers)) }

      @inline(__always)
      func store(_ low: __m256i, _ high: __m256i, to output: UnsafeMutablePointer<UInt8>) {
        let halves = _mm256_packs_epi32(_mm256_srai_epi32(low, 22), _mm256_srai_epi32(high, 22))
        let bytes = _mm256_packus_epi16(halves, halves).evenHalf
        _mm_storeu_si128(UnsafeMutableRawPointer(output).assumingMemoryBound(to: __m128i_u.self), bytes)
      }

      @inline(__always)
      func address<Element, Vector>(_ elements: UnsafePointer<Element>) -> UnsafePointer<Vector> {
        UnsafeRawPointer(elements).assumingMemoryBound(to: Vector.self)
      }
    }
  #else
    @inline(__always)
    fileprivate func run() {
      let weights = (
        Self.low(earlyWeights), Self.high(earlyWeights), Self.low(lateWeights), Self.high(lateWeights)
      )
      for index in 0..<count {
        let blueDifference = difference(index)
        let redDifference = difference(index + redOffset)
        let brightness = Int32(luma[index]) &* lumaFactor &+ lumaAddend
        red[index] = Self.byte(brightness &+ redDifference &* redOfRed)
        green[index] = Self.byte(
          brightness &+ redDifference &* greenOfRed &+ blueDifference &* greenOfBlue)
        blue[index] = Self.byte(brightness &+ blueDifference &* blueOfBlue)
      }

      @inline(__always)
      func difference(_ index: Int) -> Int32 {
        let early = Int32(row0[index]) &* weights.0 &+ Int32(row1[index]) &* weights.1
        let late = Int32(row2[index]) &* weights.2 &+ Int32(row3[index]) &* weights.3
        return (early &+ late &+ Self.differenceAddend) >> 10
      }
    }

    @inline(__always)
    private static func low(_ pair: Int32) -> Int32 { Int32(Int16(truncatingIfNeeded: pair)) }

    @inline(__always)
    private static func high(_ pair: Int32) -> Int32 { pair >> 16 }

    @inline(__always)
    private static func byte(_ value: Int32) -> UInt8 {
      UInt8(truncatingIfNeeded: max(0, min(255, value >> 22)))
    }
  #endif
}

#if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
  @inline(__always)
  private func + (left: __m256i, right: __m256i) -> __m256i { _mm256_add_epi32(left, right) }

  @inline(__always)
  private func * (left: __m256i, right: __m256i) -> __m256i { _mm256_mullo_epi32(left, right) }
#endif
