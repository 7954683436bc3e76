#if arch(x86_64) && os(Linux)
  // Swift's vectors have no operation for what these instructions do; nothing else of the module is used.
  import _Builtin_intrinsics.intel
#elseif VITRUVIAN_NEON
  import _Builtin_intrinsics.arm.neon
#endif

#if VITRUVIAN_AVX512
  /// As many 32-bit integers as one register holds.
  typealias IntegerVector = SIMD16<Int32>
#else
  /// As many 32-bit integers as one register holds; two on processors with 128-bit registers.
  typealias IntegerVector = SIMD8<Int32>
#endif

/// The integers of four neighbours.
typealias FourIntegerVectors = (IntegerVector, IntegerVector, IntegerVector, IntegerVector)
/// The numbers of four neighbours.
typealias FourFloatVectors = (FloatVector, FloatVector, FloatVector, FloatVector)

extension IntegerVector {
  /// The number of quantized values, or differences, in each lane.
  static var valuesPerGroup: Int {
    #if VITRUVIAN_AVX512VNNI || VITRUVIAN_DOTPROD
      4
    #else
      2
    #endif
  }

  /// The number of each lane.
  @_transparent
  static var indices: IntegerVector {
    #if VITRUVIAN_AVX512
      IntegerVector(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    #else
      IntegerVector(0, 1, 2, 3, 4, 5, 6, 7)
    #endif
  }

  /// Reads as many integers as the vector has; `source` needs no more than an integer's alignment.
  @inline(__always)
  init(loading source: UnsafePointer<Int32>) {
    self = UnsafeRawPointer(source).loadUnaligned(as: IntegerVector.self)
  }

  /// Reads integers that lie where floats will.
  @inline(__always)
  init(loadingBitsOf source: UnsafePointer<Float>) {
    self = UnsafeRawPointer(source).loadUnaligned(as: IntegerVector.self)
  }

  /// Writes all integers; `destination` needs no more than an integer's alignment.
  @inline(__always)
  func store(to destination: UnsafeMutablePointer<Int32>) {
    UnsafeMutableRawPointer(destination).storeBytes(of: self, as: IntegerVector.self)
  }

  /// Each byte in a lane of its own.
  @inline(__always)
  init(converting bytes: ByteVector) {
    var pairs = BytePairs.zero
    pairs.evenHalf = bytes
    var groups = HalfPairs.zero
    groups.evenHalf = unsafeBitCast(pairs, to: HalvesOfRows.self)
    self = unsafeBitCast(groups, to: IntegerVector.self)
  }

  #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
    /// Each signed byte in a lane of its own.
    @inline(__always)
    init(convertingSigned source: UnsafePointer<UInt8>) {
      #if VITRUVIAN_AVX512
        self.init(_mm512_cvtepi8_epi32(UnsafeRawPointer(source).loadUnaligned(as: __m128i.self)))
      #else
        let bytes = SIMD16(lowHalf: ByteVector(loading: source), highHalf: .zero)
        self.init(_mm256_cvtepi8_epi32(unsafeBitCast(bytes, to: __m128i.self)))
      #endif
    }
  #endif

  /// The integers that are left without what stands behind the point.
  ///
  /// - Precondition: All of them fit.
  @inline(__always)
  init(cutting numbers: FloatVector) {
    #if VITRUVIAN_AVX512
      self.init(_mm512_cvttps_epi32(numbers))
    #elseif VITRUVIAN_AVX2
      self.init(_mm256_cvttps_epi32(numbers))
    #elseif arch(x86_64) && os(Linux)
      self.init(
        lowHalf: Half(_mm_cvttps_epi32(numbers.lowHalf)), highHalf: Half(_mm_cvttps_epi32(numbers.highHalf)))
    #elseif VITRUVIAN_NEON
      self.init(lowHalf: vcvtq_s32_f32(numbers.lowHalf), highHalf: vcvtq_s32_f32(numbers.highHalf))
    #else
      self.init(numbers)
    #endif
  }

  #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
    /// The nearest integers, of two the even one, and the lowest of all in the place of NaN and of what is
    /// too low.
    ///
    /// - Parameter highest: What larger numbers become.
    @inline(__always)
    init(rounding numbers: FloatVector, upTo highest: Float) {
      // Of a number and NaN, the instruction takes what is on the right.
      #if VITRUVIAN_AVX512
        self.init(_mm512_cvtps_epi32(_mm512_min_ps(FloatVector(repeating: highest), numbers)))
      #else
        self.init(_mm256_cvtps_epi32(_mm256_min_ps(FloatVector(repeating: highest), numbers)))
      #endif
    }
  #endif

  /// Adds, in each lane, the products of the members of a group.
  ///
  /// With VNNI, those are four unsigned quantized values on the left and four signed ones on the right, with
  /// dot products of arm64 four signed ones on both sides; without either, two differences of 16 bits on both
  /// sides. None saturates.
  @inline(__always)
  mutating func accumulateGroups(_ left: IntegerVector, _ right: IntegerVector) {
    #if VITRUVIAN_AVX512VNNI
      self = IntegerVector(_mm512_dpbusd_epi32(register, left.register, right.register))
    #elseif VITRUVIAN_AVX512
      self &+= IntegerVector(_mm512_madd_epi16(left.register, right.register))
    #elseif VITRUVIAN_AVX2
      self &+= IntegerVector(_mm256_madd_epi16(left.register, right.register))
    #elseif arch(x86_64) && os(Linux)
      self &+= IntegerVector(
        lowHalf: Half(_mm_madd_epi16(left.lowHalf.register, right.lowHalf.register)),
        highHalf: Half(_mm_madd_epi16(left.highHalf.register, right.highHalf.register)))
    #elseif VITRUVIAN_DOTPROD
      self = IntegerVector(
        lowHalf: vdotq_s32(lowHalf, left.lowHalf.bytes, right.lowHalf.bytes),
        highHalf: vdotq_s32(highHalf, left.highHalf.bytes, right.highHalf.bytes))
    #elseif VITRUVIAN_NEON
      self &+= IntegerVector(
        lowHalf: left.lowHalf.groupProducts(right.lowHalf),
        highHalf: left.highHalf.groupProducts(right.highHalf))
    #else
      self &+= left.lowMembers &* right.lowMembers &+ left.highMembers &* right.highMembers
    #endif
  }

  /// The high halves of twice the products, to the nearest, halves up.
  @inline(__always)
  func doublingHighProduct(_ other: IntegerVector) -> IntegerVector {
    #if VITRUVIAN_AVX512
      let half = _mm512_set1_epi64(1 << 30)
      let even = _mm512_add_epi64(_mm512_mul_epi32(register, other.register), half)
      let odd = _mm512_add_epi64(
        _mm512_mul_epi32(_mm512_srli_epi64(register, 32), _mm512_srli_epi64(other.register, 32)), half)
      // The halves begin at bit 31; they go where their lanes are.
      return IntegerVector(
        _mm512_mask_blend_epi32(0xAAAA, _mm512_srli_epi64(even, 31), _mm512_slli_epi64(odd, 1)))
    #elseif VITRUVIAN_AVX2
      let half = _mm256_set1_epi64x(1 << 30)
      let even = _mm256_add_epi64(_mm256_mul_epi32(register, other.register), half)
      let odd = _mm256_add_epi64(
        _mm256_mul_epi32(_mm256_srli_epi64(register, 32), _mm256_srli_epi64(other.register, 32)), half)
      let isEven = IntegerVector(-1, 0, -1, 0, -1, 0, -1, 0)
      return IntegerVector(_mm256_srli_epi64(even, 31)) & isEven
        | IntegerVector(_mm256_slli_epi64(odd, 1)) & ~isEven
    #else
      IntegerVector(
        lowHalf: Self.doublingHighProduct(lowHalf, other.lowHalf),
        highHalf: Self.doublingHighProduct(highHalf, other.highHalf))
    #endif
  }

  #if !VITRUVIAN_AVX512 && !VITRUVIAN_AVX2
    @inline(__always)
    private static func doublingHighProduct(_ left: SIMD4<Int32>, _ right: SIMD4<Int32>) -> SIMD4<Int32> {
      let products = SIMD4<Int64>(truncatingIfNeeded: left) &* SIMD4<Int64>(truncatingIfNeeded: right)
      return SIMD4<Int32>(truncatingIfNeeded: (products &+ (1 << 30)) &>> 31)
    }
  #endif

  /// The nearest floats.
  var floats: FloatVector {
    @inline(__always) get {
      #if VITRUVIAN_AVX512
        _mm512_cvtepi32_ps(register)
      #elseif VITRUVIAN_AVX2
        _mm256_cvtepi32_ps(register)
      #elseif arch(x86_64) && os(Linux)
        FloatVector(
          lowHalf: _mm_cvtepi32_ps(lowHalf.register), highHalf: _mm_cvtepi32_ps(highHalf.register))
      #elseif VITRUVIAN_NEON
        FloatVector(lowHalf: vcvtq_f32_s32(lowHalf), highHalf: vcvtq_f32_s32(highHalf))
      #else
        FloatVector(self)
      #endif
    }
  }

  /// The lowest byte of each lane.
  var lowBytes: ByteVector {
    @inline(__always) get {
      #if VITRUVIAN_AVX512
        unsafeBitCast(_mm512_cvtepi32_epi8(register), to: ByteVector.self)
      #elseif VITRUVIAN_AVX2
        // By itself, the compiler takes lanes one by one.
        let halves = IntegerVector(_mm256_shuffle_epi8(register, IntegerVector.firstBytes.register))
        let bytes = _mm_unpacklo_epi32(
          unsafeBitCast(halves.lowHalf, to: __m128i.self), unsafeBitCast(halves.highHalf, to: __m128i.self))
        return unsafeBitCast(bytes, to: SIMD16<UInt8>.self).lowHalf
      #else
        unsafeBitCast(self, to: SIMD32<UInt8>.self).evenHalf.evenHalf
      #endif
    }
  }
}

#if VITRUVIAN_AVX512
  /// One byte for each lane of ``IntegerVector``.
  typealias ByteVector = SIMD16<UInt8>
  private typealias BytePairs = SIMD32<UInt8>
  private typealias HalvesOfRows = SIMD16<UInt16>
  private typealias HalfPairs = SIMD32<UInt16>

  extension IntegerVector {
    /// The vector as the intrinsics take it.
    var register: __m512i {
      @inline(__always) get { unsafeBitCast(self, to: __m512i.self) }
    }

    @inline(__always)
    init(_ register: __m512i) { self = unsafeBitCast(register, to: IntegerVector.self) }
  }
#else
  /// One byte for each lane of ``IntegerVector``.
  typealias ByteVector = SIMD8<UInt8>
  private typealias BytePairs = SIMD16<UInt8>
  private typealias HalvesOfRows = SIMD8<UInt16>
  private typealias HalfPairs = SIMD16<UInt16>

  #if VITRUVIAN_AVX2
    extension IntegerVector {
      /// The vector as the intrinsics take it.
      var register: __m256i {
        @inline(__always) get { unsafeBitCast(self, to: __m256i.self) }
      }

      @inline(__always)
      init(_ register: __m256i) { self = unsafeBitCast(register, to: IntegerVector.self) }

      /// The vector itself, which the compiler does not merge with what is made of it.
      var kept: IntegerVector {
        @inline(__always) get { FloatVector(bits: self).kept.bits }
      }

      /// Where the lowest bytes of the lanes of each half lie in it.
      fileprivate static var firstBytes: IntegerVector {
        IntegerVector(0x0C08_0400, 0, 0, 0, 0x0C08_0400, 0, 0, 0)
      }
    }

    /// Sixteen differences, two in each lane of ``IntegerVector``.
    extension SIMD16<Int16> {
      /// Sixteen quantized values, whose bits `flip` changes before, less their zero point.
      @inline(__always)
      init(_ quantized: SIMD16<UInt8>, flip: UInt8, zeroPoint: Int16) {
        let flipped = unsafeBitCast(quantized ^ SIMD16<UInt8>(repeating: flip), to: __m128i.self)
        self = unsafeBitCast(_mm256_cvtepu8_epi16(flipped), to: SIMD16<Int16>.self) &- zeroPoint
      }
    }
  #elseif arch(x86_64) && os(Linux)
    private typealias Half = SIMD4<Int32>

    extension SIMD4<Int32> {
      /// The vector as the intrinsics take it.
      var register: __m128i {
        @inline(__always) get { unsafeBitCast(self, to: __m128i.self) }
      }

      @inline(__always)
      init(_ register: __m128i) { self = unsafeBitCast(register, to: SIMD4<Int32>.self) }
    }
  #elseif VITRUVIAN_NEON
    extension SIMD4<Int32> {
      /// The members of groups of four.
      var bytes: SIMD16<Int8> {
        @inline(__always) get { unsafeBitCast(self, to: SIMD16<Int8>.self) }
      }

      /// The sums of the products of both members of each group.
      @inline(__always)
      fileprivate func groupProducts(_ other: SIMD4<Int32>) -> SIMD4<Int32> {
        let (left, right) = (
          unsafeBitCast(self, to: SIMD8<Int16>.self), unsafeBitCast(other, to: SIMD8<Int16>.self)
        )
        return vpaddq_s32(vmull_s16(left.lowHalf, right.lowHalf), vmull_high_s16(left, right))
      }
    }
  #else
    extension IntegerVector {
      /// The differences in the low halves of the lanes.
      fileprivate var lowMembers: IntegerVector {
        @inline(__always) get { (self &<< 16) &>> 16 }
      }

      /// The differences in the high halves of the lanes.
      fileprivate var highMembers: IntegerVector {
        @inline(__always) get { self &>> 16 }
      }
    }
  #endif
#endif

extension ByteVector {
  @inline(__always)
  init(loading source: UnsafePointer<UInt8>) {
    self = UnsafeRawPointer(source).loadUnaligned(as: ByteVector.self)
  }

  @inline(__always)
  func store(to destination: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(destination).storeBytes(of: self, as: ByteVector.self)
  }
}

/// The bytes of four neighbours.
struct FourByteVectors {
  #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
    /// All of them, side by side.
    private let bytes: IntegerVector

    @inline(__always)
    init(_ bytes: IntegerVector) { self.bytes = bytes }
  #else
    private let vectors: (ByteVector, ByteVector, ByteVector, ByteVector)

    @inline(__always)
    init(_ first: ByteVector, _ second: ByteVector, _ third: ByteVector, _ fourth: ByteVector) {
      vectors = (first, second, third, fourth)
    }
  #endif

  /// Writes the vectors side by side.
  @inline(__always)
  func store(to destination: UnsafeMutablePointer<UInt8>) {
    #if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
      UnsafeMutableRawPointer(destination).storeBytes(of: bytes, as: IntegerVector.self)
    #else
      store(to: destination, step: ByteVector.scalarCount)
    #endif
  }

  /// Writes the vectors to rows that are `step` bytes apart.
  @inline(__always)
  func store(to destination: UnsafeMutablePointer<UInt8>, step: Int) {
    #if VITRUVIAN_AVX2
      Self.storePair(bytes.lowHalf, to: destination, step: step)
      Self.storePair(bytes.highHalf, to: destination + 2 * step, step: step)
    #else
      #if VITRUVIAN_AVX512
        let (low, high) = (bytes.lowHalf, bytes.highHalf)
        let vectors = (
          unsafeBitCast(low.lowHalf, to: ByteVector.self), unsafeBitCast(low.highHalf, to: ByteVector.self),
          unsafeBitCast(high.lowHalf, to: ByteVector.self), unsafeBitCast(high.highHalf, to: ByteVector.self)
        )
      #endif
      vectors.0.store(to: destination)
      vectors.1.store(to: destination + step)
      vectors.2.store(to: destination + 2 * step)
      vectors.3.store(to: destination + 3 * step)
    #endif
  }

  #if VITRUVIAN_AVX2
    /// Writes both halves of a register. By itself, the compiler takes an instruction for the upper one that
    /// is slow on many processors.
    @inline(__always)
    private static func storePair(
      _ pair: SIMD4<Int32>, to destination: UnsafeMutablePointer<UInt8>, step: Int
    ) {
      let pair = unsafeBitCast(pair, to: __m128d.self)
      let destination = UnsafeMutableRawPointer(destination)
      _mm_storel_pd(destination.assumingMemoryBound(to: Double.self), pair)
      _mm_storeh_pd((destination + step).assumingMemoryBound(to: Double.self), pair)
    }
  #endif
}
