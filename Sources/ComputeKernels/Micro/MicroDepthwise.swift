/// Computes neighbouring outputs of a depthwise convolution whose windows have the same taps inside the image.
///
/// Each result starts at its bias and adds the taps one after the other, column by column and within a
/// column from top to bottom. The order is that of XNNPACK's kernels, so that networks agree to the last bit.
///
/// - Parameters:
///   - window: The input pixel under the first tap of the first output.
///   - rowStep: The distance in floats between the input pixels of taps in neighbouring rows.
///   - columnStep: The same for neighbouring columns.
///   - outputStep: The same for neighbouring outputs.
///   - filter: The weights of the first tap, one for each channel.
///   - filterRowStep: The distance in floats between the weights of neighbouring rows.
///   - tapRowCount: The number of rows of taps.
///   - tapColumnCount: The number of columns of taps.
///   - bias: One addend for each channel.
///   - slope: One factor for each channel; `nil` for none.
///   - output: `outputCount · channelCount` floats.
@_cdecl("vitruvian_depthwise_baseline")
func microDepthwise(
  window: UnsafePointer<Float>, rowStep: Int, columnStep: Int, outputStep: Int,
  filter: UnsafePointer<Float>, filterRowStep: Int, tapRowCount: Int, tapColumnCount: Int,
  channelCount: Int, bias: UnsafePointer<Float>, slope: UnsafePointer<Float>?, lower: Float,
  upper: Float, output: UnsafeMutablePointer<Float>, outputCount: Int
) {
  let line = MicroDepthwiseLine(
    window: window, rowStep: rowStep, columnStep: columnStep, outputStep: outputStep, filter: filter,
    filterRowStep: filterRowStep, tapRowCount: tapRowCount, tapColumnCount: tapColumnCount,
    channelCount: channelCount, bias: bias,
    epilogue: MicroEpilogue(slope: slope, lower: lower, upper: upper), output: output)
  var first = 0
  while first + 4 <= outputCount {
    line.forEachChannelVector { line.computeFour(first, $0) }
    first += 4
  }
  while first < outputCount {
    line.forEachChannelVector { line.computeOne(first, $0) }
    first += 1
  }
  if channelCount < MicroVector.scalarCount {
    for index in 0..<outputCount { line.computeChannels(index) }
  }
}

struct MicroDepthwiseLine {
  let window: UnsafePointer<Float>
  let rowStep: Int
  let columnStep: Int
  let outputStep: Int
  let filter: UnsafePointer<Float>
  let filterRowStep: Int
  let tapRowCount: Int
  let tapColumnCount: Int
  let channelCount: Int
  let bias: UnsafePointer<Float>
  let epilogue: MicroEpilogue
  let output: UnsafeMutablePointer<Float>

  /// Calls `body` with the first channel of vectors that cover all channels. The last two may overlap: both
  /// compute the same there. Fewer channels than a vector has get no call.
  @inline(__always)
  func forEachChannelVector(_ body: (Int) -> Void) {
    guard channelCount >= MicroVector.scalarCount else { return }
    let last = channelCount - MicroVector.scalarCount
    var channel = 0
    while channel < last {
      body(channel)
      channel += MicroVector.scalarCount
    }
    body(last)
  }

  /// Computes four outputs, which share each load of a weight.
  @inline(__always)
  func computeFour(_ first: Int, _ channel: Int) {
    var sum0 = MicroVector(loading: bias + channel)
    var sum1 = sum0
    var sum2 = sum0
    var sum3 = sum0
    for column in 0..<tapColumnCount {
      var pixel = window + first * outputStep + column * columnStep + channel
      var weights = filter + column * channelCount + channel
      for _ in 0..<tapRowCount {
        let weight = MicroVector(loading: weights)
        sum0.accumulate(MicroVector(loading: pixel), weight)
        sum1.accumulate(MicroVector(loading: pixel + outputStep), weight)
        sum2.accumulate(MicroVector(loading: pixel + 2 * outputStep), weight)
        sum3.accumulate(MicroVector(loading: pixel + 3 * outputStep), weight)
        pixel += rowStep
        weights += filterRowStep
      }
    }
    store(sum0, first, channel)
    store(sum1, first + 1, channel)
    store(sum2, first + 2, channel)
    store(sum3, first + 3, channel)
  }

  @inline(__always)
  func computeOne(_ index: Int, _ channel: Int) {
    var sum = MicroVector(loading: bias + channel)
    forEachTap(index, channel) { pixel, weights in
      sum.accumulate(MicroVector(loading: pixel), MicroVector(loading: weights))
    }
    store(sum, index, channel)
  }

  /// Computes all channels of one output, one at a time.
  @inline(__always)
  func computeChannels(_ index: Int) {
    for channel in 0..<channelCount {
      var sum = bias[channel]
      forEachTap(index, channel) { pixel, weights in sum.accumulate(pixel[0], weights[0]) }
      output[index * channelCount + channel] = epilogue.finish(sum, channel: channel)
    }
  }

  @inline(__always)
  func forEachTap(
    _ index: Int, _ channel: Int,
    _ body: (_ pixel: UnsafePointer<Float>, _ weights: UnsafePointer<Float>) -> Void
  ) {
    let start = window + index * outputStep + channel
    for column in 0..<tapColumnCount {
      for row in 0..<tapRowCount {
        body(
          start + column * columnStep + row * rowStep,
          filter + row * filterRowStep + column * channelCount + channel)
      }
    }
  }

  @inline(__always)
  func store(_ sum: MicroVector, _ index: Int, _ channel: Int) {
    epilogue.finish(sum, channel: channel).store(to: output + index * channelCount + channel)
  }
}
