import CMicroKernels

/// Finds the largest quantized value of each row, the first one when several are equal.
///
/// - Precondition: A row has at least as many quantized values as a vector, and at most 256.
@_cdecl("vitruvian_find_quantized_maxima_baseline")
func findQuantizedMaxima(_ parameters: UnsafePointer<QuantizedMaximaParameters>) {
  parameters.pointee.run()
}

extension QuantizedMaximaParameters {
  @inline(__always)
  fileprivate func run() {
    var zeros = Ranks(repeating: Int16(truncatingIfNeeded: Int(flip) &<< 8 | 255))
    for lane in 0..<Ranks.scalarCount { zeros[lane] &-= Int16(truncatingIfNeeded: lane) }
    var row = 0
    while row < rowCount {
      // The last row stands for those behind it.
      let lines = (
        quantized + row * rowStep, quantized + min(row + 1, rowCount - 1) * rowStep,
        quantized + min(row + 2, rowCount - 1) * rowStep, quantized + min(row + 3, rowCount - 1) * rowStep
      )
      var first = Ranks(repeating: .min)
      var (second, third, fourth) = (first, first, first)
      var position = 0
      while position < rowLength {
        // The last vector may overlap the one before.
        let start = min(position, rowLength - Ranks.scalarCount)
        let origin = zeros &- Int16(truncatingIfNeeded: start)
        first = first.larger(Ranks(lines.0 + start, zero: origin))
        second = second.larger(Ranks(lines.1 + start, zero: origin))
        third = third.larger(Ranks(lines.2 + start, zero: origin))
        fourth = fourth.larger(Ranks(lines.3 + start, zero: origin))
        position += Ranks.scalarCount
      }
      let largest = first.mergingPairs(second).mergingFours(third.mergingPairs(fourth)).largestFour
      var found = SIMD8<Int16>.zero
      found.evenHalf = 255 &- largest & 255
      UnsafeMutableRawPointer(positions + row).storeBytes(of: found, as: SIMD8<Int16>.self)
      row += 4
    }
  }
}

#if VITRUVIAN_AVX512
  /// Quantized values above how far they lie from the end of a row, in which equal quantized values differ.
  private typealias Ranks = SIMD16<Int16>
  private typealias RankBytes = SIMD32<UInt8>
  private typealias RankPairs = SIMD8<UInt32>
  private typealias RankFours = SIMD4<UInt64>
#else
  /// Quantized values above how far they lie from the end of a row, in which equal quantized values differ.
  private typealias Ranks = SIMD8<Int16>
  private typealias RankBytes = SIMD16<UInt8>
  private typealias RankPairs = SIMD4<UInt32>
  private typealias RankFours = SIMD2<UInt64>
#endif

// Lanes are moved by shifts of wider lanes: of shuffles of what comparisons select, the compiler makes a
// branch or a move for each lane.
extension Ranks {
  /// - Parameter zero: What the ranks of zeros are.
  @inline(__always)
  fileprivate init(_ quantized: UnsafePointer<UInt8>, zero: Ranks) {
    var bytes = RankBytes.zero
    bytes.oddHalf = ByteVector(loading: quantized)
    self = unsafeBitCast(bytes, to: Ranks.self) ^ zero
  }

  @inline(__always)
  fileprivate func larger(_ other: Ranks) -> Ranks { replacing(with: other, where: other .> self) }

  /// The larger rank of each two, followed by that of the two of another vector.
  @inline(__always)
  fileprivate func mergingPairs(_ other: Ranks) -> Ranks {
    let first = larger(unsafeBitCast(pairs &>> 16, to: Ranks.self))
    let second = other.larger(unsafeBitCast(other.pairs &<< 16, to: Ranks.self))
    return unsafeBitCast(first.pairs & 0xFFFF | second.pairs & ~0xFFFF, to: Ranks.self)
  }

  /// The larger ones of each two pairs of ranks, followed by those of the two of another vector.
  @inline(__always)
  fileprivate func mergingFours(_ other: Ranks) -> Ranks {
    let first = larger(unsafeBitCast(fours &>> 32, to: Ranks.self))
    let second = other.larger(unsafeBitCast(other.fours &<< 32, to: Ranks.self))
    return unsafeBitCast(first.fours & 0xFFFF_FFFF | second.fours & ~0xFFFF_FFFF, to: Ranks.self)
  }

  /// The largest ones of all fours.
  fileprivate var largestFour: SIMD4<Int16> {
    @inline(__always) get {
      #if VITRUVIAN_AVX512
        let fours = unsafeBitCast(self, to: (SIMD4<Int16>, SIMD4<Int16>, SIMD4<Int16>, SIMD4<Int16>).self)
        return fours.0.larger(fours.1).larger(fours.2.larger(fours.3))
      #else
        let fours = unsafeBitCast(self, to: (SIMD4<Int16>, SIMD4<Int16>).self)
        return fours.0.larger(fours.1)
      #endif
    }
  }

  private var pairs: RankPairs {
    @inline(__always) get { unsafeBitCast(self, to: RankPairs.self) }
  }

  private var fours: RankFours {
    @inline(__always) get { unsafeBitCast(self, to: RankFours.self) }
  }
}

extension SIMD4<Int16> {
  @inline(__always)
  fileprivate func larger(_ other: Self) -> Self { replacing(with: other, where: other .> self) }
}
