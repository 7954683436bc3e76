extension FastKernels {
  /// Writes each channel of some pixels once for every output that is made of it, so that a depthwise
  /// convolution with several filters for each channel, or one in groups of channels, becomes a depthwise one
  /// with a single filter: for each pixel as many columns as a group has channels, and in each column, for
  /// each output channel, the channel of its group of that number.
  ///
  /// It works on elements of one, two or four bytes.
  ///
  /// - Shapes: input `[pixels, groups · columns]`, output `[pixels, columns, groups · count]`.
  /// - Parameters:
  ///   - columnCount: The channels of a group.
  ///   - count: The output channels of a group.
  @_specialize(where Element == Float) @_specialize(where Element == UInt8)
  @_specialize(where Element == Int16)
  package static func spreadChannels<Element: BitwiseCopyable>(
    input: UnsafePointer<Element>, output: UnsafeMutablePointer<Element>, pixels: Range<Int>,
    groupCount: Int, columnCount: Int, count: Int
  ) {
    // Columns that are whole pixels follow one another.
    let pixelsPerColumn = columnCount == 1 ? pixels.count : 1
    for pixel in stride(from: pixels.lowerBound, to: pixels.upperBound, by: max(pixelsPerColumn, 1)) {
      for column in 0..<columnCount {
        let channels = input + pixel * groupCount * columnCount + column
        let target = output + (pixel * columnCount + column) * groupCount * count
        let groups = pixelsPerColumn * groupCount
        // So few are stored at once.
        switch count {
        case 1: repeatEach(channels, step: columnCount, to: target, groupCount: groups, count: 1)
        case 2: repeatEach(channels, step: columnCount, to: target, groupCount: groups, count: 2)
        case 4: repeatEach(channels, step: columnCount, to: target, groupCount: groups, count: 4)
        case 8: repeatEach(channels, step: columnCount, to: target, groupCount: groups, count: 8)
        case 16: repeatEach(channels, step: columnCount, to: target, groupCount: groups, count: 16)
        default: repeatEach(channels, step: columnCount, to: target, groupCount: groups, count: count)
        }
      }
    }
  }

  @inline(__always)
  private static func repeatEach<Element: BitwiseCopyable>(
    _ channels: UnsafePointer<Element>, step: Int, to output: UnsafeMutablePointer<Element>, groupCount: Int,
    count: Int
  ) {
    for group in 0..<groupCount {
      (output + group * count).update(repeating: channels[group * step], count: count)
    }
  }
}
