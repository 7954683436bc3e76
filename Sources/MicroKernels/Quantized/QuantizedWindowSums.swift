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
    // Four vectors at a time, since each waits for its last sum.
    while channel + 4 * width <= channelCount {
      var (first, second, third, fourth) = (
        IntegerVector.zero, IntegerVector.zero, IntegerVector.zero, IntegerVector.zero
      )
      for row in 0..<rowCount {
        var pixel = quantized + row * rowStep + channel
        for _ in 0..<pixelCount {
          first &+= IntegerVector(converting: ByteVector(loading: pixel) ^ flips)
          second &+= IntegerVector(converting: ByteVector(loading: pixel + width) ^ flips)
          third &+= IntegerVector(converting: ByteVector(loading: pixel + 2 * width) ^ flips)
          fourth &+= IntegerVector(converting: ByteVector(loading: pixel + 3 * width) ^ flips)
          pixel += pixelStep
        }
      }
      first.store(to: sums + channel)
      second.store(to: sums + channel + width)
      third.store(to: sums + channel + 2 * width)
      fourth.store(to: sums + channel + 3 * width)
      channel += 4 * width
    }
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
