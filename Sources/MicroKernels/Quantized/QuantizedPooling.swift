import CMicroKernels

#if VITRUVIAN_AVX2 || VITRUVIAN_AVX512
  // The compiler takes operations of Swift's longest vectors of bytes apart, byte by byte; nothing else of
  // the module is used.
  import _Builtin_intrinsics.intel
#elseif VITRUVIAN_NEON
  import _Builtin_intrinsics.arm.neon
#endif

/// As many bytes as one register holds.
private struct PooledBytes {
  #if VITRUVIAN_AVX512
    private typealias Register = __m512i
  #elseif VITRUVIAN_AVX2
    private typealias Register = __m256i
  #else
    private typealias Register = SIMD16<UInt8>
  #endif

  private var register: Register

  @_transparent
  private init(_ register: Register) { self.register = register }

  @_transparent
  init(repeating byte: UInt8) {
    #if VITRUVIAN_AVX512
      register = _mm512_set1_epi8(CChar(bitPattern: byte))
    #elseif VITRUVIAN_AVX2
      register = _mm256_set1_epi8(CChar(bitPattern: byte))
    #else
      register = SIMD16(repeating: byte)
    #endif
  }

  @_transparent
  init(loading source: UnsafePointer<UInt8>) {
    register = UnsafeRawPointer(source).loadUnaligned(as: Register.self)
  }

  @_transparent
  func store(to destination: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(destination).storeBytes(of: register, as: Register.self)
  }

  static var count: Int { MemoryLayout<Register>.size }

  @_transparent
  static func ^ (left: PooledBytes, right: PooledBytes) -> PooledBytes {
    #if VITRUVIAN_AVX512
      PooledBytes(_mm512_xor_si512(left.register, right.register))
    #elseif VITRUVIAN_AVX2
      PooledBytes(_mm256_xor_si256(left.register, right.register))
    #else
      PooledBytes(left.register ^ right.register)
    #endif
  }

  @_transparent
  func larger(_ other: PooledBytes) -> PooledBytes {
    #if VITRUVIAN_AVX512
      PooledBytes(_mm512_max_epu8(register, other.register))
    #elseif VITRUVIAN_AVX2
      PooledBytes(_mm256_max_epu8(register, other.register))
    #elseif VITRUVIAN_NEON
      PooledBytes(vmaxq_u8(register, other.register))
    #else
      PooledBytes(register.replacing(with: other.register, where: other.register .> register))
    #endif
  }

  @_transparent
  func smaller(_ other: PooledBytes) -> PooledBytes {
    #if VITRUVIAN_AVX512
      PooledBytes(_mm512_min_epu8(register, other.register))
    #elseif VITRUVIAN_AVX2
      PooledBytes(_mm256_min_epu8(register, other.register))
    #elseif VITRUVIAN_NEON
      PooledBytes(vminq_u8(register, other.register))
    #else
      PooledBytes(register.replacing(with: other.register, where: other.register .< register))
    #endif
  }
}

/// The largest quantized values under neighbouring windows of a row.
///
/// - Precondition: At least as many channels as a register has bytes.
@_cdecl("vitruvian_pool_quantized_maxima_baseline")
func poolQuantizedMaxima(_ parameters: UnsafePointer<QuantizedPoolingParameters>) {
  parameters.pointee.writeLargest()
}

/// The means of the quantized values under neighbouring windows of a row, to the nearest with halves away
/// from zero.
///
/// - Precondition: At least as many channels as a vector has lanes, and windows of at most 4096 pixels, whose
///   sums divided as floats give the same as integers.
@_cdecl("vitruvian_pool_quantized_means_baseline")
func poolQuantizedMeans(_ parameters: UnsafePointer<QuantizedPoolingParameters>) {
  parameters.pointee.writeMeans()
}

extension QuantizedPoolingParameters {
  @inline(__always)
  fileprivate func writeLargest() {
    // Of usual sizes without loops, which would take longer than what they repeat.
    switch (rowCount, columnCount) {
    case (2, 2): writeLargest(rowCount: 2, columnCount: 2)
    case (3, 3): writeLargest(rowCount: 3, columnCount: 3)
    default: writeLargest(rowCount: rowCount, columnCount: columnCount)
    }
  }

  @_transparent  // Or the compiler makes one function for all sizes.
  private func writeLargest(rowCount: Int, columnCount: Int) {
    let flips = PooledBytes(repeating: flip)
    let lowest = PooledBytes(repeating: UInt8(truncatingIfNeeded: lower) ^ flip)
    let highest = PooledBytes(repeating: UInt8(truncatingIfNeeded: upper) ^ flip)
    for index in 0..<outputCount {
      var channel = 0
      while channel < channelCount {
        // The last vector may overlap the one before: both compute the same there.
        let first = min(channel, channelCount - PooledBytes.count)
        let start = window + index * outputStep + first
        var largest = lowest
        for row in 0..<rowCount {
          for column in 0..<columnCount {
            let pixel = PooledBytes(loading: start + row * rowStep + column * columnStep)
            largest = largest.larger(pixel ^ flips)
          }
        }
        (largest.smaller(highest) ^ flips).store(to: output + index * channelCount + first)
        channel += PooledBytes.count
      }
    }
  }

  @inline(__always)
  fileprivate func writeMeans() {
    let flips = ByteVector(repeating: flip)
    let count = Int32(truncatingIfNeeded: rowCount * columnCount)
    // What turning the highest bit adds to each sum.
    let excess = Int32(flip) &* count
    let half = count &>> 1
    let share = FloatVector(repeating: 1 / Float(count))
    let (lowest, highest) = (IntegerVector(repeating: lower), IntegerVector(repeating: upper))
    for index in 0..<outputCount {
      var channel = 0
      while channel < channelCount {
        // The last vector may overlap the one before: both compute the same there.
        let first = min(channel, channelCount - ByteVector.scalarCount)
        let start = window + index * outputStep + first
        var sum = IntegerVector.zero
        for row in 0..<rowCount {
          for column in 0..<columnCount {
            sum &+= IntegerVector(
              converting: ByteVector(loading: start + row * rowStep + column * columnStep) ^ flips)
          }
        }
        sum &-= excess
        let isNegative = sum .< IntegerVector.zero
        sum.replace(with: IntegerVector.zero &- sum, where: isNegative)
        // A half more keeps quotients that are whole from coming out as less.
        var mean = IntegerVector(cutting: ((sum &+ half).floats + 0.5) * share)
        mean.replace(with: IntegerVector.zero &- mean, where: isNegative)
        mean.replace(with: lowest, where: mean .< lowest)
        mean.replace(with: highest, where: mean .> highest)
        mean.lowBytes.store(to: output + index * channelCount + first)
        channel += ByteVector.scalarCount
      }
    }
  }
}
