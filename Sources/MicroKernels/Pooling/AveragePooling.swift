import CMicroKernels

/// Adds the pixels of at most nine taps to the sums of neighbouring windows of a row, in XNNPACK's order.
@_cdecl("vitruvian_add_taps_baseline")
func addTaps(_ parameters: UnsafePointer<TapSumParameters>) {
  parameters.pointee.run()
}

extension TapSumParameters {
  @inline(__always)
  fileprivate func run() {
    let bounds = Bounds(lower: lower, upper: upper).whole
    for index in 0..<outputCount {
      let sums = output + index * channelCount
      var channel = 0
      while channel + FloatVector.scalarCount <= channelCount {
        let pixels = window + index * outputStep + channel
        let start = startsAtZero ? FloatVector.zero : FloatVector(loading: sums + channel)
        let sum = start + tapSum(of: tapCount) { FloatVector(loading: pixels + offsets[$0]) }
        bounds.clamp(sum * factor).store(to: sums + channel)
        channel += FloatVector.scalarCount
      }
      while channel < channelCount {
        let pixels = window + index * outputStep + channel
        let start = FloatVector(repeating: startsAtZero ? 0 : sums[channel])
        let sum = start + tapSum(of: tapCount) { FloatVector(repeating: pixels[offsets[$0]]) }
        sums[channel] = bounds.clamp(sum * factor)[0]
        channel += 1
      }
    }
  }
}

/// The sum of one to nine taps. Zeros in place of those that miss are left out: they would only change the
/// sign of a zero, which is lost where the sum is added to another.
@inline(__always)
private func tapSum(of count: Int, _ tap: (Int) -> FloatVector) -> FloatVector {
  // Kept, since the compiler would take long chains of sums apart, lane by lane.
  @inline(__always)
  func pair(_ first: Int) -> FloatVector { (tap(first) + tap(first + 1)).kept }
  if count == 9 { return (pair(2) + pair(4)).kept + ((pair(0) + tap(8)).kept + pair(6)).kept }
  var edges = count > 1 ? pair(0) : tap(0)
  guard count > 2 else { return edges }
  var middle = count > 3 ? pair(2) : tap(2)
  if count > 4 { middle = (middle + (count > 5 ? pair(4) : tap(4))).kept }
  if count > 6 { edges = (edges + (count > 7 ? pair(6) : tap(6))).kept }
  return (middle + edges).kept
}
