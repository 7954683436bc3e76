import CMicroKernels

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
    for column in 0..<columnCount {
      var source = columns + column * columnStep
      var target = groups + column
      for _ in 0..<depth / Self.valuesPerGroup {
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
