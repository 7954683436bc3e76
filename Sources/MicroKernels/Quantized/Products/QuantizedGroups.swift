/// Quantized values in memory, in groups of 32 bits: four unsigned quantized values, or two differences of 16
/// bits.
struct QuantizedGroups {
  let start: UnsafePointer<UInt8>
  /// The highest bit of each quantized value if those in memory are signed, to make them unsigned; otherwise
  /// zero, as for differences.
  ///
  /// It is a vector of unknown lanes for the compiler, which else moves the operation to a scalar.
  let flips: IntegerVector

  /// The bits that kernels turn of all groups: where they multiply signed quantized values on both sides, the
  /// highest of each value, which subtracts ``offset`` from it.
  @_transparent
  static var flip: Int32 {
    #if VITRUVIAN_DOTPROD
      Int32(bitPattern: 0x8080_8080)
    #else
      0
    #endif
  }

  /// What kernels take from unsigned quantized values, and so from their zero points, before they multiply.
  @_transparent
  static var offset: Int32 {
    #if VITRUVIAN_DOTPROD
      128
    #else
      0
    #endif
  }

  /// The quantized values `distance` bytes further on.
  @inline(__always)
  func advanced(by distance: Int) -> QuantizedGroups {
    QuantizedGroups(start: start + distance, flips: flips)
  }
}

/// Sums of products of quantized values, or groups of quantized values that are one factor of them.
struct GroupSums: SumVector {
  private(set) var lanes: IntegerVector

  static var scalarCount: Int { IntegerVector.scalarCount }

  @inline(__always)
  init(loading source: UnsafePointer<Int32>) { lanes = IntegerVector(loading: source) }

  @inline(__always)
  init(repeating quantized: QuantizedGroups) {
    let group = UnsafeRawPointer(quantized.start).loadUnaligned(as: Int32.self)
    #if VITRUVIAN_AVX512VNNI || VITRUVIAN_DOTPROD
      lanes = IntegerVector(repeating: group) ^ quantized.flips
    #else
      lanes = IntegerVector(repeating: group)
    #endif
  }

  #if VITRUVIAN_NEON
    /// Lets `body` change the sums.
    @inline(__always)
    mutating func update(_ body: (inout IntegerVector) -> Void) { body(&lanes) }
  #endif

  @inline(__always)
  init(_ lanes: IntegerVector) { self.lanes = lanes }

  /// The number of vectors of sums below which a core adds a group of products later than it could: a sum
  /// waits until the group before it was added.
  @inline(__always)
  static var busyVectorCount: Int {
    #if VITRUVIAN_AVX512VNNI
      8
    #else
      0
    #endif
  }

  #if VITRUVIAN_I8MM
    @inline(__always)
    func deinterleaved(from other: GroupSums) -> (GroupSums, GroupSums) {
      let (first, second) = lanes.deinterleaved(from: other.lanes)
      return (GroupSums(first), GroupSums(second))
    }
  #endif

  /// Adds a number to each sum.
  @inline(__always)
  mutating func add(_ numbers: IntegerVector) { lanes &+= numbers }

  @inline(__always)
  mutating func add(_ sums: GroupSums) { lanes &+= sums.lanes }

  @inline(__always)
  static func advance(_ quantized: QuantizedGroups, by distance: Int) -> QuantizedGroups {
    quantized.advanced(by: distance)
  }

  @inline(__always)
  mutating func accumulate(_ left: GroupSums, _ right: GroupSums) {
    lanes.accumulateGroups(left.lanes, right.lanes)
  }
}

extension IntegerVector {
  /// The bits of a group that make its quantized values what kernels multiply.
  ///
  /// - Parameter flips: Those that make them unsigned.
  @inline(__always)
  init(loadingFlips flips: UnsafePointer<Int32>) {
    #if VITRUVIAN_DOTPROD
      self = IntegerVector(loading: flips) ^ QuantizedGroups.flip
    #else
      self.init(loading: flips)
    #endif
  }
}
