import CMicroKernels

/// Does nothing but multiply-adds, in twelve independent chains, so that their rate is the processor's peak.
///
/// - Parameters:
///   - count: The number of rounds; each is twelve vector multiply-adds.
///   - values: One vector of floats; overwritten with the sum of the chains, so that no work can be left out.
@_cdecl("vitruvian_measure_peak_baseline")
func measurePeak(_ count: Int, values: UnsafeMutablePointer<Float>) {
  let factor = FloatVector(loading: values)
  var sum0 = factor
  var sum1 = factor
  var sum2 = factor
  var sum3 = factor
  var sum4 = factor
  var sum5 = factor
  var sum6 = factor
  var sum7 = factor
  var sum8 = factor
  var sum9 = factor
  var sum10 = factor
  var sum11 = factor
  for _ in 0..<count {
    sum0.accumulate(sum0, factor)
    sum1.accumulate(sum1, factor)
    sum2.accumulate(sum2, factor)
    sum3.accumulate(sum3, factor)
    sum4.accumulate(sum4, factor)
    sum5.accumulate(sum5, factor)
    sum6.accumulate(sum6, factor)
    sum7.accumulate(sum7, factor)
    sum8.accumulate(sum8, factor)
    sum9.accumulate(sum9, factor)
    sum10.accumulate(sum10, factor)
    sum11.accumulate(sum11, factor)
  }
  let low = (sum0 + sum1) + (sum2 + sum3)
  let middle = (sum4 + sum5) + (sum6 + sum7)
  let high = (sum8 + sum9) + (sum10 + sum11)
  (low + middle + high).store(to: values)
}
