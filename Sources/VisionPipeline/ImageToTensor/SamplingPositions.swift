import ComputeKernels

/// Where the pixels of a network's input are taken from in the picture.
///
/// Input pixel (x, y) is mapped as it stands, without half a pixel of offset. Horizontally the map is
/// accumulated from the origin of a block of columns, as the reference does, because rounding sees it.
/// Source: `WarpPerspectiveInvoker` of OpenCV's `modules/imgproc/src/imgwarp.cpp`.
struct SamplingPositions {
  private let map: Homography
  /// Columns in a block.
  private let blockWidth: Int
  /// Columns and rows of the input.
  private let size: PixelSize

  init(map: Homography, input size: PixelSize) {
    self.map = map
    self.size = size
    blockWidth = min(1024 / min(16, size.height), size.width)
  }

  /// The most positions that ``forEachRun(in:_:)`` hands over at once.
  static let longestRun = 64

  /// Calls `body` with runs of positions in 1/32 pixel, none longer than ``longestRun``, and the index of the first
  /// pixel of each in the input.
  ///
  /// - Parameter rows: The rows of the input that count.
  func forEachRun(in rows: Range<Int>, _ body: (_ firstPixel: Int, _ positions: PixelPositions) -> Void) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * Self.longestRun) { memory in
      guard let x = memory.baseAddress else { return }
      let y = x + Self.longestRun
      for row in rows {
        for blockStart in stride(from: 0, to: size.width, by: blockWidth) {
          let line = line(row: row, blockStart: blockStart)
          let blockEnd = min(blockStart + blockWidth, size.width)
          for start in stride(from: blockStart, to: blockEnd, by: Self.longestRun) {
            let count = min(Self.longestRun, blockEnd - start)
            FastKernels.place(
              line, from: start - blockStart, count: count, unitsPerPixel: SampledPicture.unitsPerPixel, x: x,
              y: y, instructionSet: .best)
            body(row * size.width + start, PixelPositions(x: x, y: y, count: count))
          }
        }
      }
    }
  }

  /// The pixels of a row from a column on.
  private func line(row: Int, blockStart: Int) -> ProjectedLine {
    let (x, y) = (Double(blockStart), Double(row))
    return ProjectedLine(
      x: map.m0 * x + map.m1 * y + map.m2, y: map.m3 * x + map.m4 * y + map.m5,
      w: map.m6 * x + map.m7 * y + map.m8, xStep: map.m0, yStep: map.m3, wStep: map.m6)
  }
}
