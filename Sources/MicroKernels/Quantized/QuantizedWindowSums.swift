import CMicroKernels

/// Sums the quantized values of a window, each channel by itself, as unsigned ones.
@_cdecl("vitruvian_sum_quantized_window_baseline")
func sumQuantizedWindow(_ parameters: UnsafePointer<QuantizedWindowSumParameters>) {
  parameters.pointee.run()
}

extension QuantizedWindowSumParameters {
  @inline(__always)
  fileprivate func run() {
    let flips = ByteVector(repeating: flip)
    let width = ByteVector.scalarCount
    var channel = 0
    while channel < channelCount, width <= channelCount {
      // The last vector may overlap the one before: both compute the same there.
      let first = min(channel, channelCount - width)
      var sum = IntegerVector.zero
      for row in 0..<rowCount {
        for pixel in 0..<pixelCount {
          let address = quantized + row * rowStep + pixel * pixelStep + first
          sum &+= IntegerVector(converting: ByteVector(loading: address) ^ flips)
        }
      }
      sum.store(to: sums + first)
      channel += width
    }
    while channel < channelCount {
      var sum: Int32 = 0
      for row in 0..<rowCount {
        for pixel in 0..<pixelCount {
          sum &+= Int32(quantized[row * rowStep + pixel * pixelStep + channel] ^ flip)
        }
      }
      sums[channel] = sum
      channel += 1
    }
  }
}
