/// How the products of the lines of taps of a window are added.
protocol TapWindow {
  /// - Parameters:
  ///   - window: The groups at the corner of the first output's window.
  ///   - row: What the row of outputs is computed of.
  static func accumulate<Pixels: PixelSums>(
    _ convolution: QuantizedDepthwise, _ window: UnsafePointer<Int32>, _ row: TapRow,
    to sums: inout Pixels)
}

/// As many lines as the row's alignment has, wherever they lie.
enum TapLines<Line: TapLine>: TapWindow {
  @inline(__always)
  static func accumulate<Pixels: PixelSums>(
    _ convolution: QuantizedDepthwise, _ window: UnsafePointer<Int32>, _ row: TapRow,
    to sums: inout Pixels
  ) {
    var weights = row.weights
    for line in row.lines {
      Line.accumulate(
        convolution, window + convolution.lineOffsets[line], weights, ones: convolution.lineOnes[line],
        to: &sums)
      weights += convolution.tapCount * IntegerVector.scalarCount
    }
  }
}

#if VITRUVIAN_AVX512 || VITRUVIAN_DOTPROD
  // Where four quantized values form a group, the number of lines changes with the alignment.
  typealias TwoTapLines = TapLines
  typealias ThreeTapLines = TapLines
#else
  /// Two lines below each other.
  enum TwoTapLines<Line: TapLine>: TapWindow {
    @inline(__always)
    static func accumulate<Pixels: PixelSums>(
      _ convolution: QuantizedDepthwise, _ window: UnsafePointer<Int32>, _ row: TapRow,
      to sums: inout Pixels
    ) {
      for line in 0..<2 { sums.accumulate(line, Line.self, convolution, window, row) }
    }
  }

  /// Three lines below each other.
  enum ThreeTapLines<Line: TapLine>: TapWindow {
    @inline(__always)
    static func accumulate<Pixels: PixelSums>(
      _ convolution: QuantizedDepthwise, _ window: UnsafePointer<Int32>, _ row: TapRow,
      to sums: inout Pixels
    ) {
      for line in 0..<3 { sums.accumulate(line, Line.self, convolution, window, row) }
    }
  }

  extension PixelSums {
    /// Adds the products of one of some lines below each other.
    @inline(__always)
    fileprivate mutating func accumulate<Line: TapLine>(
      _ line: Int, _ taps: Line.Type, _ convolution: QuantizedDepthwise, _ window: UnsafePointer<Int32>,
      _ row: TapRow
    ) {
      Line.accumulate(
        convolution, window + line * convolution.rowStep,
        row.weights + line * convolution.tapCount * IntegerVector.scalarCount,
        ones: convolution.lineOnes[row.lines.lowerBound + line], to: &self)
    }
  }
#endif
