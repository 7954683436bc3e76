/// Codes in memory, in groups of 32 bits: four unsigned codes, or two differences of 16 bits.
struct MicroCodes {
  let start: UnsafePointer<UInt8>
  /// The highest bit of each code if those in memory are signed, to make them unsigned; otherwise zero, as for
  /// differences.
  ///
  /// It is a vector of unknown lanes for the compiler, which else moves the operation to a scalar.
  let flips: MicroIntegers

  /// The codes `distance` bytes further on.
  @inline(__always)
  func advanced(by distance: Int) -> MicroCodes { MicroCodes(start: start + distance, flips: flips) }
}

/// Sums of products of codes, or groups of codes that are one factor of them.
struct MicroCodeSums: MicroSums {
  private(set) var lanes: MicroIntegers

  static var scalarCount: Int { MicroIntegers.scalarCount }

  @inline(__always)
  init(loading source: UnsafePointer<Int32>) { lanes = MicroIntegers(loading: source) }

  @inline(__always)
  init(repeating codes: MicroCodes) {
    let group = UnsafeRawPointer(codes.start).loadUnaligned(as: Int32.self)
    #if VITRUVIAN_AVX512VNNI
      lanes = MicroIntegers(repeating: group) ^ codes.flips
    #else
      lanes = MicroIntegers(repeating: group)
    #endif
  }

  @inline(__always)
  static func advance(_ codes: MicroCodes, by distance: Int) -> MicroCodes { codes.advanced(by: distance) }

  @inline(__always)
  mutating func accumulate(_ left: MicroCodeSums, _ right: MicroCodeSums) {
    lanes.accumulateGroups(left.lanes, right.lanes)
  }
}
