/// How the products of a line of taps are added.
protocol TapLine {
  /// - Parameters:
  ///   - line: The groups of the first tap.
  ///   - weights: A vector for each tap.
  ///   - ones: A one for each member of the groups that counts for the sums of the inputs.
  static func accumulate<Pixels: PixelSums>(
    _ convolution: QuantizedDepthwise, _ line: UnsafePointer<Int32>, _ weights: UnsafePointer<Int32>,
    ones: Int32, to sums: inout Pixels)
}

/// The distance between the windows of neighbouring outputs, as the compiler knows it.
protocol ColumnStride {
  static var columns: Int { get }
}

/// Stride one.
enum NextColumn: ColumnStride {
  static var columns: Int { 1 }
}

/// Stride two.
enum SecondNextColumn: ColumnStride {
  static var columns: Int { 2 }
}

/// Three taps side by side.
enum ThreeTapLine<Stride: ColumnStride>: TapLine {
  @inline(__always)
  static func accumulate<Pixels: PixelSums>(
    _ convolution: QuantizedDepthwise, _ line: UnsafePointer<Int32>, _ weights: UnsafePointer<Int32>,
    ones: Int32, to sums: inout Pixels
  ) {
    for tap in 0..<3 { sums.accumulate(tap, Stride.self, line, weights, ones: ones) }
  }
}

/// Five taps side by side.
enum FiveTapLine<Stride: ColumnStride>: TapLine {
  @inline(__always)
  static func accumulate<Pixels: PixelSums>(
    _ convolution: QuantizedDepthwise, _ line: UnsafePointer<Int32>, _ weights: UnsafePointer<Int32>,
    ones: Int32, to sums: inout Pixels
  ) {
    for tap in 0..<5 { sums.accumulate(tap, Stride.self, line, weights, ones: ones) }
  }
}

/// As many taps as the convolution has, as far apart as they are there.
enum AnyTapLine: TapLine {
  @inline(__always)
  static func accumulate<Pixels: PixelSums>(
    _ convolution: QuantizedDepthwise, _ line: UnsafePointer<Int32>, _ weights: UnsafePointer<Int32>,
    ones: Int32, to sums: inout Pixels
  ) {
    let lanes = IntegerVector.scalarCount
    for tap in 0..<convolution.tapCount {
      sums.accumulate(
        line + tap * convolution.tapStep * lanes, step: convolution.columnStride * lanes,
        IntegerVector(loading: weights + tap * lanes), ones: ones)
    }
  }
}

extension PixelSums {
  /// Adds the products of one of some taps side by side.
  @inline(__always)
  fileprivate mutating func accumulate<Stride: ColumnStride>(
    _ tap: Int, _ stride: Stride.Type, _ line: UnsafePointer<Int32>, _ weights: UnsafePointer<Int32>,
    ones: Int32
  ) {
    let lanes = IntegerVector.scalarCount
    accumulate(
      line + tap * lanes, step: Stride.columns * lanes, IntegerVector(loading: weights + tap * lanes),
      ones: ones)
  }
}
