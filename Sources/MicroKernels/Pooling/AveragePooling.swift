import CMicroKernels

/// Adds the pixels of at most nine taps to the sums of neighbouring windows of a row, in XNNPACK's order.
@_cdecl("vitruvian_add_taps_baseline")
func addTaps(_ parameters: UnsafePointer<TapSumParameters>) {
  parameters.pointee.run()
}

extension TapSumParameters {
  @inline(__always)
  fileprivate func run() {
    if tapCount == 9 {
      run(NineTaps(offsets))
    } else {
      run(FewTaps(offsets: offsets, count: tapCount))
    }
  }

  @inline(__always)
  private func run(_ taps: some Taps) {
    let bounds = Bounds(lower: lower, upper: upper).whole
    for index in 0..<outputCount {
      let sums = output + index * channelCount
      var channel = 0
      while channel + FloatVector.scalarCount <= channelCount {
        let pixels = window + index * outputStep + channel
        let start = startsAtZero ? FloatVector.zero : FloatVector(loading: sums + channel)
        let sum = start + taps.sum { FloatVector(loading: pixels + $0) }
        bounds.clamp(sum * factor).store(to: sums + channel)
        channel += FloatVector.scalarCount
      }
      while channel < channelCount {
        let pixels = window + index * outputStep + channel
        let start = FloatVector(repeating: startsAtZero ? 0 : sums[channel])
        let sum = start + taps.sum { FloatVector(repeating: pixels[$0]) }
        sums[channel] = bounds.clamp(sum * factor)[0]
        channel += 1
      }
    }
  }
}

/// Where the taps of a window lie, from its first one. They are added in an order that depends on their
/// number.
private protocol Taps {
  /// - Parameter tap: The values at an offset.
  func sum(_ tap: (Int) -> FloatVector) -> FloatVector
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
  func sum(_ tap: (Int) -> FloatVector) -> FloatVector {
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
  func sum(_ tap: (Int) -> FloatVector) -> FloatVector {
    @inline(__always)
    func one(_ index: Int) -> FloatVector { tap(offsets[index]) }
    // Kept, as above.
    @inline(__always)
    func pair(_ index: Int) -> FloatVector { (one(index) + one(index + 1)).kept }
    var edges = count > 1 ? pair(0) : one(0)
    guard count > 2 else { return edges }
    var middle = count > 3 ? pair(2) : one(2)
    if count > 4 { middle = (middle + (count > 5 ? pair(4) : one(4))).kept }
    if count > 6 { edges = (edges + (count > 7 ? pair(6) : one(6))).kept }
    return (middle + edges).kept
  }
}
