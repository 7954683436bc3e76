import CMicroKernels

/// Adds the pixels of at most nine taps to the sums of neighbouring windows of a row, in XNNPACK's order.
@_cdecl("vitruvian_add_taps_baseline")
func addTaps(_ parameters: UnsafePointer<TapSumParameters>) {
  parameters.pointee.run()
}

#if VITRUVIAN_NEON
  /// One register's pixels: those of two would be loaded from an address that first has to be added up.
  private typealias PixelVector = FloatHalfVector

  extension FloatHalfVector {
    /// The vector itself: unlike those of two registers, none is taken apart.
    fileprivate var kept: FloatHalfVector { self }
  }
#else
  private typealias PixelVector = FloatVector
#endif

extension TapSumParameters {
  @inline(__always)
  fileprivate func run() {
    if tapCount == 9 {
      let taps = NineTaps(offsets)
      #if VITRUVIAN_NEON
        // Of the usual windows, nothing is left to ask for each vector.
        if startsAtZero {
          if Bounds(lower: lower, upper: upper).areInfinite {
            run(taps, startsAtZero: true, isBounded: false)
          } else {
            run(taps, startsAtZero: true, isBounded: true)
          }
          return
        }
      #endif
      run(taps, startsAtZero: startsAtZero, isBounded: true)
    } else {
      run(FewTaps(offsets: offsets, count: tapCount), startsAtZero: startsAtZero, isBounded: true)
    }
  }

  /// - Parameter isBounded: Whether results are clamped.
  @inline(__always)
  private func run(_ taps: some Taps, startsAtZero: Bool, isBounded: Bool) {
    let bounds = Bounds(lower: lower, upper: upper).whole
    for index in 0..<outputCount {
      let sums = output + index * channelCount
      @inline(__always)
      func writeVector(_ channel: Int) {
        let pixels = window + index * outputStep + channel
        let start = startsAtZero ? PixelVector.zero : PixelVector(loading: sums + channel)
        let mean = (start + taps.sum { PixelVector(loading: pixels + $0) }) * factor
        (isBounded ? bounds.clamp(mean) : mean).store(to: sums + channel)
      }
      var channel = 0
      while channel + PixelVector.scalarCount <= channelCount {
        writeVector(channel)
        channel += PixelVector.scalarCount
      }
      // The last vector overlaps the one before: both compute the same there, unless they add to sums.
      if channel < channelCount, startsAtZero, channelCount >= PixelVector.scalarCount {
        writeVector(channelCount - PixelVector.scalarCount)
        continue
      }
      while channel < channelCount {
        let pixels = window + index * outputStep + channel
        let start = PixelVector(repeating: startsAtZero ? 0 : sums[channel])
        let mean = (start + taps.sum { PixelVector(repeating: pixels[$0]) }) * factor
        sums[channel] = (isBounded ? bounds.clamp(mean) : mean)[0]
        channel += 1
      }
    }
  }
}

/// Where the taps of a window lie, from its first one. They are added in an order that depends on their
/// number.
private protocol Taps {
  /// - Parameter tap: The values at an offset.
  func sum(_ tap: (Int) -> PixelVector) -> PixelVector
}

/// Nine taps, whose offsets are read once: the compiler does not know that results are written elsewhere.
private struct NineTaps: Taps {
  private let first, second, third, fourth, fifth, sixth, seventh, eighth, ninth: Int

  @inline(__always)
  init(_ offsets: UnsafePointer<Int>) {
    (first, second, third) = (offsets[0], offsets[1], offsets[2])
    (fourth, fifth, sixth) = (offsets[3], offsets[4], offsets[5])
    (seventh, eighth, ninth) = (offsets[6], offsets[7], offsets[8])
  }

  @inline(__always)
  func sum(_ tap: (Int) -> PixelVector) -> PixelVector {
    // Kept, since the compiler would take long chains of sums apart, lane by lane.
    let middle = ((tap(third) + tap(fourth)).kept + (tap(fifth) + tap(sixth)).kept).kept
    let edges = ((tap(first) + tap(second)).kept + tap(ninth)).kept + (tap(seventh) + tap(eighth)).kept
    return middle + edges.kept
  }
}

/// Up to eight taps. Zeros in place of those that miss are left out: they would only change the sign of a
/// zero, which is lost where the sum is added to another.
private struct FewTaps: Taps {
  let offsets: UnsafePointer<Int>
  let count: Int

  @inline(__always)
  func sum(_ tap: (Int) -> PixelVector) -> PixelVector {
    @inline(__always)
    func one(_ index: Int) -> PixelVector { tap(offsets[index]) }
    // Kept, as above.
    @inline(__always)
    func pair(_ index: Int) -> PixelVector { (one(index) + one(index + 1)).kept }
    var edges = count > 1 ? pair(0) : one(0)
    guard count > 2 else { return edges }
    var middle = count > 3 ? pair(2) : one(2)
    if count > 4 { middle = (middle + (count > 5 ? pair(4) : one(4))).kept }
    if count > 6 { edges = (edges + (count > 7 ? pair(6) : one(6))).kept }
    return (middle + edges).kept
  }
}
