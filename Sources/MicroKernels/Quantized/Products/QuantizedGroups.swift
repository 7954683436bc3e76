/// Codes in memory, in groups of 32 bits: four unsigned codes, or two differences of 16 bits.
struct GroupedCodes {
  let start: UnsafePointer<UInt8>
  /// The highest bit of each code if those in memory are signed, to make them unsigned; otherwise zero, as for
  /// differences.
  ///
  /// It is a vector of unknown lanes for the compiler, which else moves the operation to a scalar.
  let flips: IntegerVector

  /// The codes `distance` bytes further on.
  @inline(__always)
  func advanced(by distance: Int) -> GroupedCodes { GroupedCodes(start: start + distance, flips: flips) }
}

/// Sums of products of codes, or groups of codes that are one factor of them.
struct GroupSums: SumVector {
  private(set) var lanes: IntegerVector

  static var scalarCount: Int { IntegerVector.scalarCount }

  @inline(__always)
  init(loading source: UnsafePointer<Int32>) { lanes = IntegerVector(loading: source) }

  @inline(__always)
  init(repeating codes: GroupedCodes) {
    let group = UnsafeRawPointer(codes.start).loadUnaligned(as: Int32.self)
    #if VITRUVIAN_AVX512VNNI
      lanes = IntegerVector(repeating: group) ^ codes.flips
    #else
      lanes = IntegerVector(repeating: group)
    #endif
  }

  @inline(__always)
  static func advance(_ codes: GroupedCodes, by distance: Int) -> GroupedCodes {
    codes.advanced(by: distance)
  }

  @inline(__always)
  mutating func accumulate(_ left: GroupSums, _ right: GroupSums) {
    lanes.accumulateGroups(left.lanes, right.lanes)
  }
}
