import CMicroKernels

#if VITRUVIAN_AVX2
  // Swift's vectors have no operation for what these instructions do; nothing else of the module is used.
  import _Builtin_intrinsics.intel
#endif

/// Packs columns of quantized values as the lanes of a vector, in groups of 32 bits as for
/// ``multiplyQuantized``: four signed quantized values, or two differences from the zero point.
///
/// The first line has what is added to the products of a column with any row: where rows are unsigned
/// quantized values `a` with the zero point `x`, `Σ (a − x)(w − z) = Σ a·w − z·Σ a + x·(depth·z − Σ w)`, of
/// which it is the last term. Where differences are multiplied it is zero.
@_cdecl("vitruvian_pack_columns_baseline")
func packColumns(_ parameters: UnsafePointer<ColumnPackingParameters>) {
  parameters.pointee.run()
}

extension ColumnPackingParameters {
  @inline(__always)
  fileprivate func run() {
    let groups = lines + lineStep
    if columnStep != 1 || columnCount < IntegerVector.scalarCount {
      packOneByOne(into: groups)
    } else {
      packVectors(into: groups)
    }
    terms(of: groups).store(to: lines)
    #if VITRUVIAN_I8MM
      interleavePairs(of: groups)
    #endif
  }

  #if VITRUVIAN_I8MM
    /// Interleaves each two lines, whose groups are multiplied together.
    @inline(__always)
    private func interleavePairs(of groups: UnsafeMutablePointer<Int32>) {
      var line = groups
      for _ in 0..<groupCount / 2 {
        let (first, second) = IntegerVector(loading: line)
          .interleaved(with: IntegerVector(loading: line + lineStep))
        first.store(to: line)
        second.store(to: line + lineStep)
        line += 2 * lineStep
      }
    }
  #endif

  @_transparent
  private static var valuesPerGroup: Int { IntegerVector.valuesPerGroup }

  @_transparent
  private var groupCount: Int { (depth + Self.valuesPerGroup - 1) / Self.valuesPerGroup }

  /// Packs columns that lie side by side, a vector of which is loaded at a time.
  @inline(__always)
  private func packVectors(into groups: UnsafeMutablePointer<Int32>) {
    var (source, target) = (columns, groups)
    for _ in 0..<depth / Self.valuesPerGroup {
      group(source, memberCount: Self.valuesPerGroup).store(to: target)
      source += Self.valuesPerGroup * depthStep
      target += lineStep
    }
    let rest = depth % Self.valuesPerGroup
    if rest > 0 { group(source, memberCount: rest).store(to: target) }
  }

  /// A group of each column; members that are left out are zero.
  @inline(__always)
  private func group(_ source: UnsafePointer<UInt8>, memberCount: Int) -> IntegerVector {
    var group = IntegerVector.zero
    for member in 0..<memberCount {
      group |=
        self.member(IntegerVector(converting: ByteVector(loading: source + member * depthStep)))
        &<< IntegerVector(repeating: Int32(member * (32 / Self.valuesPerGroup)))
    }
    return group
  }

  #if VITRUVIAN_AVX512VNNI || VITRUVIAN_DOTPROD
    @inline(__always)
    private func member(_ quantized: IntegerVector) -> IntegerVector {
      quantized ^ IntegerVector(repeating: Int32(flip))
    }

    @inline(__always)
    private func member(_ quantized: UInt8) -> Int32 { Int32(quantized ^ flip) }

    /// What is added to the products of each column with any row.
    @inline(__always)
    private func terms(of groups: UnsafeMutablePointer<Int32>) -> IntegerVector {
      var sums = IntegerVector.zero
      let ones = IntegerVector(repeating: 0x0101_0101)
      var source = groups
      for _ in 0..<groupCount {
        sums.accumulateGroups(ones, IntegerVector(loading: source))
        source += lineStep
      }
      return (IntegerVector(repeating: Int32(truncatingIfNeeded: depth) &* zeroPoint) &- sums)
        &* (rowZeroPoint &- QuantizedGroups.offset)
    }
  #else
    @inline(__always)
    private func member(_ quantized: IntegerVector) -> IntegerVector {
      ((quantized ^ IntegerVector(repeating: Int32(flip))) &- zeroPoint) & 0xFFFF
    }

    @inline(__always)
    private func member(_ quantized: UInt8) -> Int32 { (Int32(quantized ^ flip) &- zeroPoint) & 0xFFFF }

    @inline(__always)
    private func terms(of groups: UnsafeMutablePointer<Int32>) -> IntegerVector { .zero }
  #endif

  /// Packs columns one after the other, each a group at a time.
  @inline(never)
  private func packOneByOne(into groups: UnsafeMutablePointer<Int32>) {
    #if VITRUVIAN_AVX2
      let squareCount = depthStep == 1 && columnCount == IntegerVector.scalarCount ? depth / 16 : 0
      for square in 0..<squareCount {
        packSquare(columns + 16 * square, into: groups + 8 * square * lineStep)
      }
      let firstGroup = 8 * squareCount
    #else
      let firstGroup = 0
    #endif
    for column in 0..<columnCount {
      var source = columns + (column * columnStep + Self.valuesPerGroup * firstGroup * depthStep)
      var target = groups + (column + firstGroup * lineStep)
      for _ in firstGroup..<depth / Self.valuesPerGroup {
        target.pointee = group(of: source, memberCount: Self.valuesPerGroup)
        source += Self.valuesPerGroup * depthStep
        target += lineStep
      }
      let rest = depth % Self.valuesPerGroup
      if rest > 0 { target.pointee = group(of: source, memberCount: rest) }
    }
    for column in columnCount..<greater(columnCount, IntegerVector.scalarCount) {
      for group in 0..<groupCount { groups[group * lineStep + column] = 0 }
    }
  }

  #if VITRUVIAN_AVX2
    /// Packs eight groups of each of eight columns whose quantized values lie side by side.
    @inline(__always)
    private func packSquare(
      _ source: UnsafePointer<UInt8>, into groups: UnsafeMutablePointer<Int32>
    ) {
      @inline(__always)
      func column(_ index: Int) -> SIMD8<Int32> {
        let quantized = UnsafeRawPointer(source + index * columnStep).loadUnaligned(as: SIMD16<UInt8>.self)
        return unsafeBitCast(
          SIMD16<Int16>(quantized, flip: flip, zeroPoint: Int16(truncatingIfNeeded: zeroPoint)),
          to: SIMD8<Int32>.self)
      }
      @inline(__always)
      func pairs(_ index: Int) -> (low: SIMD8<Int32>, high: SIMD8<Int32>) {
        column(index).pairs(with: column(index + 1))
      }
      @inline(__always)
      func write(_ low: SIMD8<Int32>, _ high: SIMD8<Int32>, at group: Int) {
        IntegerVector(lowHalf: low.lowHalf, highHalf: high.lowHalf).store(to: groups + group * lineStep)
        IntegerVector(lowHalf: low.highHalf, highHalf: high.highHalf)
          .store(to: groups + (group + 4) * lineStep)
      }
      let (first, second, third, fourth) = (pairs(0), pairs(2), pairs(4), pairs(6))
      let (upperLow, lowerLow) = (first.low.quads(with: second.low), third.low.quads(with: fourth.low))
      write(upperLow.low, lowerLow.low, at: 0)
      write(upperLow.high, lowerLow.high, at: 1)
      let (upperHigh, lowerHigh) = (first.high.quads(with: second.high), third.high.quads(with: fourth.high))
      write(upperHigh.low, lowerHigh.low, at: 2)
      write(upperHigh.high, lowerHigh.high, at: 3)
    }
  #endif

  /// The group that begins with a quantized value of a column.
  @inline(__always)
  private func group(of source: UnsafePointer<UInt8>, memberCount: Int) -> Int32 {
    #if VITRUVIAN_AVX512VNNI || VITRUVIAN_DOTPROD
      if depthStep == 1, memberCount == 4 {
        let four = UnsafeRawPointer(source).loadUnaligned(as: UInt32.self)
        return Int32(bitPattern: four ^ (UInt32(flip) &* 0x0101_0101))
      }
    #endif
    var group: Int32 = 0
    for member in 0..<memberCount {
      group |= self.member(source[member * depthStep]) &<< Int32(member * (32 / Self.valuesPerGroup))
    }
    return group
  }
}

#if VITRUVIAN_AVX2
  extension SIMD8<Int32> {
    /// The lanes of the lower quarters of both halves of two vectors in turns, and those of the upper ones.
    @inline(__always)
    fileprivate func pairs(with other: SIMD8<Int32>) -> (low: SIMD8<Int32>, high: SIMD8<Int32>) {
      (
        IntegerVector(_mm256_unpacklo_epi32(register, other.register)),
        IntegerVector(_mm256_unpackhi_epi32(register, other.register))
      )
    }

    /// The pairs of lanes of the lower quarters of both halves of two vectors in turns, and those of the
    /// upper ones.
    @inline(__always)
    fileprivate func quads(with other: SIMD8<Int32>) -> (low: SIMD8<Int32>, high: SIMD8<Int32>) {
      (
        IntegerVector(_mm256_unpacklo_epi64(register, other.register)),
        IntegerVector(_mm256_unpackhi_epi64(register, other.register))
      )
    }
  }
#endif
