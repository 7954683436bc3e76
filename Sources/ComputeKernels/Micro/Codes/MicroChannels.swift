#if arch(x86_64) && os(Linux)
  // Swift's vectors have no operation for what these instructions do; nothing else of the module is used.
  import _Builtin_intrinsics.intel
#endif

#if VITRUVIAN_AVX512VNNI
  /// One integer for each of neighbouring channels, in the order in which codes are interleaved.
  ///
  /// Within each 128 bits, vector `v` holds the channels `4 v` to `4 v + 3` of sixteen.
  struct MicroChannels {
    private var vectors: (MicroIntegers, MicroIntegers, MicroIntegers, MicroIntegers)

    static var count: Int { 64 }

    @inline(__always)
    init(loading source: UnsafePointer<Int32>) {
      vectors = (
        MicroIntegers(loading: source), MicroIntegers(loading: source + 16),
        MicroIntegers(loading: source + 32), MicroIntegers(loading: source + 48)
      )
    }

    @inline(__always)
    init(repeating value: Int32) {
      let vector = MicroIntegers(repeating: value)
      vectors = (vector, vector, vector, vector)
    }

    /// The codes of all channels under the taps of a group.
    @inline(__always)
    init(loading codes: UnsafePointer<UInt8>, offsets: UnsafePointer<Int>) {
      let (first, second) = (Self.load(codes + offsets[0]), Self.load(codes + offsets[1]))
      let (third, fourth) = (Self.load(codes + offsets[2]), Self.load(codes + offsets[3]))
      let lowPairs = (_mm512_unpacklo_epi8(first, second), _mm512_unpacklo_epi8(third, fourth))
      let highPairs = (_mm512_unpackhi_epi8(first, second), _mm512_unpackhi_epi8(third, fourth))
      vectors = (
        MicroIntegers(_mm512_unpacklo_epi16(lowPairs.0, lowPairs.1)),
        MicroIntegers(_mm512_unpackhi_epi16(lowPairs.0, lowPairs.1)),
        MicroIntegers(_mm512_unpacklo_epi16(highPairs.0, highPairs.1)),
        MicroIntegers(_mm512_unpackhi_epi16(highPairs.0, highPairs.1))
      )
    }

    @inline(__always)
    mutating func accumulateGroups(_ left: MicroChannels, _ right: MicroChannels) {
      vectors.0.accumulateGroups(left.vectors.0, right.vectors.0)
      vectors.1.accumulateGroups(left.vectors.1, right.vectors.1)
      vectors.2.accumulateGroups(left.vectors.2, right.vectors.2)
      vectors.3.accumulateGroups(left.vectors.3, right.vectors.3)
    }

    @inline(__always)
    mutating func accumulate(_ left: MicroChannels, _ right: MicroChannels) {
      vectors.0 &+= left.vectors.0 &* right.vectors.0
      vectors.1 &+= left.vectors.1 &* right.vectors.1
      vectors.2 &+= left.vectors.2 &* right.vectors.2
      vectors.3 &+= left.vectors.3 &* right.vectors.3
    }

    /// Writes the codes of the first `count` channels, or of all if there are fewer.
    @inline(__always)
    func storeCodes(
      _ requantizer: MicroRequantizer, multipliers: UnsafePointer<Float>,
      to output: UnsafeMutablePointer<UInt8>, count: Int
    ) {
      let lowByte = MicroIntegers(repeating: 0x00FF_00FF)
      let low = _mm512_packs_epi32(
        requantizer.rounded(vectors.0, multipliers: MicroVector(loading: multipliers)).register,
        requantizer.rounded(vectors.1, multipliers: MicroVector(loading: multipliers + 16)).register)
      let high = _mm512_packs_epi32(
        requantizer.rounded(vectors.2, multipliers: MicroVector(loading: multipliers + 32)).register,
        requantizer.rounded(vectors.3, multipliers: MicroVector(loading: multipliers + 48)).register)
      let codes = _mm512_packus_epi16(
        (MicroIntegers(low) & lowByte).register, (MicroIntegers(high) & lowByte).register)
      let mask = count >= Self.count ? UInt64.max : (1 << UInt64(count)) - 1
      _mm512_mask_storeu_epi8(output, mask, codes)
    }

    @inline(__always)
    private static func load(_ codes: UnsafePointer<UInt8>) -> __m512i {
      UnsafeRawPointer(codes).loadUnaligned(as: __m512i.self)
    }
  }
#else
  /// One integer for each of neighbouring channels.
  struct MicroChannels {
    private var vector: MicroIntegers

    static var count: Int { MicroIntegers.scalarCount }

    @inline(__always)
    init(loading source: UnsafePointer<Int32>) { vector = MicroIntegers(loading: source) }

    @inline(__always)
    init(repeating value: Int32) { vector = MicroIntegers(repeating: value) }

    /// The differences of all channels under the taps of a group.
    @inline(__always)
    init(loading codes: UnsafePointer<UInt8>, offsets: UnsafePointer<Int>) {
      var pairs = MicroDifferencePairs()
      pairs.evenHalf = Self.load(codes + offsets[0])
      pairs.oddHalf = Self.load(codes + offsets[1])
      vector = unsafeBitCast(pairs, to: MicroIntegers.self)
    }

    @inline(__always)
    mutating func accumulateGroups(_ left: MicroChannels, _ right: MicroChannels) {
      vector.accumulateGroups(left.vector, right.vector)
    }

    @inline(__always)
    mutating func accumulate(_ left: MicroChannels, _ right: MicroChannels) {
      vector &+= left.vector &* right.vector
    }

    /// Writes the codes of the first `count` channels, or of all if there are fewer.
    @inline(__always)
    func storeCodes(
      _ requantizer: MicroRequantizer, multipliers: UnsafePointer<Float>,
      to output: UnsafeMutablePointer<UInt8>, count: Int
    ) {
      let codes = requantizer.rounded(vector, multipliers: MicroVector(loading: multipliers)).lowBytes
      if count >= Self.count {
        codes.store(to: output)
      } else {
        for channel in 0..<count { output[channel] = codes[channel] }
      }
    }

    @inline(__always)
    private static func load(_ codes: UnsafePointer<UInt8>) -> MicroDifferences {
      UnsafeRawPointer(codes).loadUnaligned(as: MicroDifferences.self)
    }
  }

  #if VITRUVIAN_AVX512
    private typealias MicroDifferences = SIMD16<Int16>
    private typealias MicroDifferencePairs = SIMD32<Int16>
  #else
    private typealias MicroDifferences = SIMD8<Int16>
    private typealias MicroDifferencePairs = SIMD16<Int16>
  #endif
#endif
