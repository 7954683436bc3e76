extension FastKernels {
  /// The largest 16-bit quantized value under each window, for all channels of a pixel together; a window
  /// wholly in the padding gives the lower bound.
  ///
  /// - Shapes: input `[N, H, W, C]`, output `[N, OH, OW, C]`; the filter sizes are the window's.
  /// - Parameter rows: Output rows, counted over the whole batch.
  package static func maxPool2D(
    input: UnsafePointer<Int16>, output: UnsafeMutablePointer<Int16>, geometry: ConvolutionGeometry,
    bounds: ClosedRange<Int16>, rows: Range<Int>
  ) {
    let channelCount = geometry.inputChannels
    geometry.forEachWindow(of: input, rows: rows) { pixel, window in
      let results = output + pixel * channelCount
      results.update(repeating: bounds.lowerBound, count: channelCount)
      window.forEachPlace { values, _ in
        for channel in 0..<channelCount { results[channel] = max(results[channel], values[channel]) }
      }
      for channel in 0..<channelCount { results[channel] = min(results[channel], bounds.upperBound) }
    }
  }

  /// The mean of the 16-bit quantized values under each window, for many channels of a pixel together.
  ///
  /// - Shapes: as ``maxPool2D(input:output:geometry:bounds:rows:)``.
  /// - Parameter bounds: The quantized values that the activation allows.
  package static func averagePool2D(
    input: UnsafePointer<Int16>, output: UnsafeMutablePointer<Int16>, geometry: ConvolutionGeometry,
    bounds: ClosedRange<Int32>, rows: Range<Int>
  ) {
    let channelCount = geometry.inputChannels
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: summedChannelCount) { room in
      guard let sums = room.baseAddress else { return }
      geometry.forEachWindow(of: input, rows: rows) { pixel, window in
        for first in stride(from: 0, to: channelCount, by: summedChannelCount) {
          let count = min(summedChannelCount, channelCount - first)
          sums.update(repeating: 0, count: count)
          window.ofChannel(first).forEachPlace { values, _ in
            for channel in 0..<count { sums[channel] &+= Int32(values[channel]) }
          }
          let results = output + pixel * channelCount + first
          let valueCount = Int32(truncatingIfNeeded: window.count)
          for channel in 0..<count {
            results[channel] = ReferenceKernels.quantizedMean(
              sum: sums[channel], count: valueCount, bounds: bounds)
          }
        }
      }
    }
  }

  /// The channels that are summed together: as many as lie on the stack.
  private static let summedChannelCount = 128
}
