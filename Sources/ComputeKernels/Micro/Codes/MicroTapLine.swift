/// How the products of a line of taps are added.
protocol MicroTapLine {
  /// - Parameters:
  ///   - line: The groups of the first tap.
  ///   - weights: A vector for each tap.
  ///   - ones: A one for each member of the groups that counts for the sums of the inputs.
  static func accumulate<Pixels: MicroPixels>(
    _ convolution: MicroCodeDepthwise, _ line: UnsafePointer<Int32>, _ weights: UnsafePointer<Int32>,
    ones: Int32, to sums: inout Pixels)
}

/// The distance between the windows of neighbouring outputs, as the compiler knows it.
protocol MicroColumnStride {
  static var columns: Int { get }
}

/// Stride one.
enum MicroNextColumn: MicroColumnStride {
  static var columns: Int { 1 }
}

/// Stride two.
enum MicroSecondNextColumn: MicroColumnStride {
  static var columns: Int { 2 }
}

/// Three taps side by side.
enum MicroThreeTapLine<Stride: MicroColumnStride>: MicroTapLine {
  @inline(__always)
  static func accumulate<Pixels: MicroPixels>(
    _ convolution: MicroCodeDepthwise, _ line: UnsafePointer<Int32>, _ weights: UnsafePointer<Int32>,
    ones: Int32, to sums: inout Pixels
  ) {
    for tap in 0..<3 { sums.accumulate(tap, Stride.self, line, weights, ones: ones) }
  }
}

/// Five taps side by side.
enum MicroFiveTapLine<Stride: MicroColumnStride>: MicroTapLine {
  @inline(__always)
  static func accumulate<Pixels: MicroPixels>(
    _ convolution: MicroCodeDepthwise, _ line: UnsafePointer<Int32>, _ weights: UnsafePointer<Int32>,
    ones: Int32, to sums: inout Pixels
  ) {
    for tap in 0..<5 { sums.accumulate(tap, Stride.self, line, weights, ones: ones) }
  }
}

/// As many taps as the convolution has, as far apart as they are there.
enum MicroAnyTapLine: MicroTapLine {
  @inline(__always)
  static func accumulate<Pixels: MicroPixels>(
    _ convolution: MicroCodeDepthwise, _ line: UnsafePointer<Int32>, _ weights: UnsafePointer<Int32>,
    ones: Int32, to sums: inout Pixels
  ) {
    let lanes = MicroIntegers.scalarCount
    for tap in 0..<convolution.tapCount {
      sums.accumulate(
        line + tap * convolution.tapStep * lanes, step: convolution.columnStride * lanes,
        MicroIntegers(loading: weights + tap * lanes), ones: ones)
    }
  }
}

extension MicroPixels {
  /// Adds the products of one of some taps side by side.
  @inline(__always)
  fileprivate mutating func accumulate<Stride: MicroColumnStride>(
    _ tap: Int, _ stride: Stride.Type, _ line: UnsafePointer<Int32>, _ weights: UnsafePointer<Int32>,
    ones: Int32
  ) {
    let lanes = MicroIntegers.scalarCount
    accumulate(
      line + tap * lanes, step: Stride.columns * lanes, MicroIntegers(loading: weights + tap * lanes),
      ones: ones)
  }
}
