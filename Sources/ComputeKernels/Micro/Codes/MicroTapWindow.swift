/// How the products of the lines of taps of a window are added.
protocol MicroTapWindow {
  /// - Parameters:
  ///   - window: The groups at the corner of the first output's window.
  ///   - row: What the row of outputs is computed of.
  static func accumulate<Pixels: MicroPixels>(
    _ convolution: MicroCodeDepthwise, _ window: UnsafePointer<Int32>, _ row: MicroTapRow,
    to sums: inout Pixels)
}

/// As many lines as the row's alignment has, wherever they lie.
enum MicroTapLines<Line: MicroTapLine>: MicroTapWindow {
  @inline(__always)
  static func accumulate<Pixels: MicroPixels>(
    _ convolution: MicroCodeDepthwise, _ window: UnsafePointer<Int32>, _ row: MicroTapRow,
    to sums: inout Pixels
  ) {
    var weights = row.weights
    for line in row.lines {
      Line.accumulate(
        convolution, window + convolution.lineOffsets[line], weights, ones: convolution.lineOnes[line],
        to: &sums)
      weights += convolution.tapCount * MicroIntegers.scalarCount
    }
  }
}

#if VITRUVIAN_AVX512
  // Where four codes form a group, the number of lines changes with the alignment.
  typealias MicroTwoTapLines = MicroTapLines
  typealias MicroThreeTapLines = MicroTapLines
#else
  /// Two lines below each other.
  enum MicroTwoTapLines<Line: MicroTapLine>: MicroTapWindow {
    @inline(__always)
    static func accumulate<Pixels: MicroPixels>(
      _ convolution: MicroCodeDepthwise, _ window: UnsafePointer<Int32>, _ row: MicroTapRow,
      to sums: inout Pixels
    ) {
      for line in 0..<2 { sums.accumulate(line, Line.self, convolution, window, row) }
    }
  }

  /// Three lines below each other.
  enum MicroThreeTapLines<Line: MicroTapLine>: MicroTapWindow {
    @inline(__always)
    static func accumulate<Pixels: MicroPixels>(
      _ convolution: MicroCodeDepthwise, _ window: UnsafePointer<Int32>, _ row: MicroTapRow,
      to sums: inout Pixels
    ) {
      for line in 0..<3 { sums.accumulate(line, Line.self, convolution, window, row) }
    }
  }

  extension MicroPixels {
    /// Adds the products of one of some lines below each other.
    @inline(__always)
    fileprivate mutating func accumulate<Line: MicroTapLine>(
      _ line: Int, _ taps: Line.Type, _ convolution: MicroCodeDepthwise, _ window: UnsafePointer<Int32>,
      _ row: MicroTapRow
    ) {
      Line.accumulate(
        convolution, window + line * convolution.rowStep,
        row.weights + line * convolution.tapCount * MicroIntegers.scalarCount,
        ones: convolution.lineOnes[row.lines.lowerBound + line], to: &self)
    }
  }
#endif
