extension FastKernels {
  /// Writes each channel of some pixels several times side by side, so that a depthwise convolution with
  /// several filters for each channel becomes one with a single filter. It works on elements of one or four
  /// bytes.
  ///
  /// - Shapes: input `[pixels, channels]`, output `[pixels, channels · count]`.
  @_specialize(where Element == Float) @_specialize(where Element == UInt8)
  package static func repeatChannels<Element: BitwiseCopyable>(
    input: UnsafePointer<Element>, output: UnsafeMutablePointer<Element>, channels: Int, count: Int,
    pixels: Range<Int>
  ) {
    for channel in pixels.lowerBound * channels..<pixels.upperBound * channels {
      (output + channel * count).update(repeating: input[channel], count: count)
    }
  }
}
