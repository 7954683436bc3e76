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
    let channels = pixels.lowerBound * channels..<pixels.upperBound * channels
    // So few are stored at once.
    switch count {
    case 1: repeatEach(channels, of: input, output, count: 1)
    case 2: repeatEach(channels, of: input, output, count: 2)
    case 4: repeatEach(channels, of: input, output, count: 4)
    case 8: repeatEach(channels, of: input, output, count: 8)
    case 16: repeatEach(channels, of: input, output, count: 16)
    default: repeatEach(channels, of: input, output, count: count)
    }
  }

  @inline(__always)
  private static func repeatEach<Element: BitwiseCopyable>(
    _ channels: Range<Int>, of input: UnsafePointer<Element>, _ output: UnsafeMutablePointer<Element>,
    count: Int
  ) {
    for channel in channels {
      (output + channel * count).update(repeating: input[channel], count: count)
    }
  }

  /// Writes the channels of groups so that a convolution in groups becomes a depthwise one: for each pixel as
  /// many columns as a group has channels, and in each column, for each output channel, the channel of its
  /// group of that number.
  ///
  /// - Shapes: input `[pixels, I]`, output `[pixels, I / g, O]` for `g` groups.
  @_specialize(where Element == Float) @_specialize(where Element == UInt8)
  package static func spreadChannels<Element: BitwiseCopyable>(
    input: UnsafePointer<Element>, output: UnsafeMutablePointer<Element>, geometry: ConvolutionGeometry,
    pixels: Range<Int>
  ) {
    let (columnCount, count) = (geometry.groupInputChannels, geometry.groupOutputChannels)
    for pixel in pixels {
      let channels = input + pixel * geometry.inputChannels
      let columns = output + pixel * columnCount * geometry.outputChannels
      for group in 0..<geometry.groupCount {
        for column in 0..<columnCount {
          let target = columns + column * geometry.outputChannels + group * count
          let channel = channels[group * columnCount + column]
          // So few are stored at once.
          switch count {
          case 1: target[0] = channel
          case 2: target.update(repeating: channel, count: 2)
          case 4: target.update(repeating: channel, count: 4)
          case 8: target.update(repeating: channel, count: 8)
          default: target.update(repeating: channel, count: count)
          }
        }
      }
    }
  }
}
