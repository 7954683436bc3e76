#if arch(x86_64) && os(Linux)
  // Swift's vectors have no operation for what these instructions do; nothing else of the module is used.
  import _Builtin_intrinsics.intel
#endif

/// One integer, or group of codes, for each of neighbouring channels.
struct MicroChannels {
  private var vectors: (MicroIntegers, MicroIntegers, MicroIntegers, MicroIntegers)

  static var count: Int { 4 * MicroIntegers.scalarCount }

  @inline(__always)
  init(loading source: UnsafePointer<Int32>) {
    let width = MicroIntegers.scalarCount
    vectors = (
      MicroIntegers(loading: source), MicroIntegers(loading: source + width),
      MicroIntegers(loading: source + 2 * width), MicroIntegers(loading: source + 3 * width)
    )
  }

  @inline(__always)
  init(repeating value: Int32) {
    let vector = MicroIntegers(repeating: value)
    vectors = (vector, vector, vector, vector)
  }

  /// Adds, in each channel, the products of the members of a group.
  @inline(__always)
  mutating func accumulateGroups(_ left: MicroChannels, _ right: MicroChannels) {
    vectors.0.accumulateGroups(left.vectors.0, right.vectors.0)
    vectors.1.accumulateGroups(left.vectors.1, right.vectors.1)
    vectors.2.accumulateGroups(left.vectors.2, right.vectors.2)
    vectors.3.accumulateGroups(left.vectors.3, right.vectors.3)
  }

  @inline(__always)
  static func + (left: MicroChannels, right: MicroChannels) -> MicroChannels {
    left.combined(with: right) { $0 &+ $1 }
  }

  @inline(__always)
  static func * (left: MicroChannels, right: MicroChannels) -> MicroChannels {
    left.combined(with: right) { $0 &* $1 }
  }

  @inline(__always)
  private func combined(
    with other: MicroChannels, _ function: (MicroIntegers, MicroIntegers) -> MicroIntegers
  ) -> MicroChannels {
    var result = self
    result.vectors = (
      function(vectors.0, other.vectors.0), function(vectors.1, other.vectors.1),
      function(vectors.2, other.vectors.2), function(vectors.3, other.vectors.3)
    )
    return result
  }

  /// Calls `body` with each vector and its first channel.
  @inline(__always)
  func forEachVector(_ body: (MicroIntegers, _ channel: Int) -> Void) {
    let width = MicroIntegers.scalarCount
    body(vectors.0, 0)
    body(vectors.1, width)
    body(vectors.2, 2 * width)
    body(vectors.3, 3 * width)
  }

  /// Writes the codes of the first `count` channels, or of all if there are fewer.
  @inline(__always)
  func storeCodes(
    _ requantizer: MicroRequantizer, multipliers: UnsafePointer<Float>,
    to output: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    #if VITRUVIAN_AVX512
      let codes = requantizer.codes(vectors, multipliers: multipliers)
      let mask = count >= Self.count ? UInt64.max : (1 << UInt64(count)) - 1
      _mm512_mask_storeu_epi8(output, mask, codes)
    #else
      forEachVector { sums, channel in
        requantizer.codes(sums, multipliers: MicroVector(loading: multipliers + channel))
          .store(to: output + channel, count: count - channel)
      }
    #endif
  }
}

extension MicroBytes {
  /// Writes the first `count` bytes, or all if there are fewer.
  @inline(__always)
  fileprivate func store(to destination: UnsafeMutablePointer<UInt8>, count: Int) {
    if count >= Self.scalarCount {
      store(to: destination)
    } else {
      for lane in 0..<(count > 0 ? count : 0) { destination[lane] = self[lane] }
    }
  }
}
