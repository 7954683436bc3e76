/// Where the pixels of a network's input are taken from in the picture.
///
/// Input pixel (x, y) is mapped as it stands, without half a pixel of offset. Horizontally the map is
/// accumulated from the origin of a block of columns, as the reference does, because rounding sees it.
/// Source: `WarpPerspectiveInvoker` of OpenCV's `modules/imgproc/src/imgwarp.cpp`.
struct SamplingPositions {
  private let map: Homography
  /// Columns in a block.
  private let blockWidth: Int
  /// Columns of the input.
  private let width: Int

  init(map: Homography, input size: PixelSize) {
    self.map = map
    width = size.width
    blockWidth = min(1024 / min(16, size.height), size.width)
  }

  /// The most positions that ``forEachRun(inRow:_:)`` hands over at once.
  static let longestRun = 64

  /// The runs of columns, none longer than ``longestRun`` and none across the border of a block, from left to
  /// right.
  @inline(__always)
  func forEachRun(_ body: (_ blockStart: Int, _ offsets: Range<Int>) -> Void) {
    for blockStart in stride(from: 0, to: width, by: blockWidth) {
      let end = min(blockWidth, width - blockStart)
      for offset in stride(from: 0, to: end, by: Self.longestRun) {
        body(blockStart, offset..<min(offset + Self.longestRun, end))
      }
    }
  }

  /// Writes the positions of the columns at `offsets` from `blockStart` in row `row`, in 1/32 pixel.
  ///
  /// `x` and `y` hold at least `offsets.count` numbers.
  @inline(__always)
  func fill(
    row: Int, blockStart: Int, offsets: Range<Int>, x: UnsafeMutablePointer<Int32>,
    y: UnsafeMutablePointer<Int32>
  ) {
    let (startX, startY) = (Double(blockStart), Double(row))
    let originX = map.m0 * startX + map.m1 * startY + map.m2
    let originY = map.m3 * startX + map.m4 * startY + map.m5
    let originW = map.m6 * startX + map.m7 * startY + map.m8
    for index in 0..<offsets.count {
      let offset = Double(offsets.lowerBound + index)
      let w = originW + map.m6 * offset
      let scale = w != 0 ? Double(FixedPointPosition.unitsPerPixel) / w : 0
      x[index] = FixedPointPosition.rounded((originX + map.m0 * offset) * scale)
      y[index] = FixedPointPosition.rounded((originY + map.m3 * offset) * scale)
    }
  }
}
