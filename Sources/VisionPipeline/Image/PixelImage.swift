import TensorCore

/// A picture as 8-bit interleaved samples, RGB or RGBA, rows from top to bottom.
///
/// The layout is height × width × channels without padding: the sample `c` of the pixel at column `x`,
/// row `y` is the byte `y * rowByteCount + x * channelCount + c`. Alpha is straight, not premultiplied.
/// Copies share their storage, which nothing writes to after initialisation.
public struct PixelImage: Sendable {
  /// Columns, at least 1.
  public let width: Int
  /// Rows, at least 1.
  public let height: Int
  /// 3 for RGB, 4 for RGBA.
  package let channelCount: Int
  /// The samples, `height * rowByteCount` bytes, and two more, so that eight can be read at each pixel that
  /// has a right neighbour, and four at the others.
  package let storage: AlignedStorage

  /// The most pixels a picture can have. A picture of this size takes 1 GiB as RGBA; the decoder, and those
  /// who look for a sample by 32-bit numbers, get no further.
  package static let maximumPixelCount = 1 << 28

  /// Creates a picture and lets `fill` write all of its samples.
  ///
  /// - Precondition: both sizes are positive, their product is at most ``maximumPixelCount`` and
  ///   `channelCount` is 3 or 4.
  package init<Failure: Error>(
    width: Int, height: Int, channelCount: Int,
    fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    precondition(channelCount == 3 || channelCount == 4, "a picture with \(channelCount) channels")
    precondition(
      Self.pixelCount(width: width, height: height) != nil, "a picture of \(width)x\(height) pixels")
    self.width = width
    self.height = height
    self.channelCount = channelCount
    let byteCount = width * height * channelCount
    storage = AlignedStorage(byteCount: byteCount + 2, isZeroed: false, inLargePages: true)
    storage.start.storeBytes(of: 0, toByteOffset: byteCount, as: UInt16.self)
    try fill(UnsafeMutableRawBufferPointer(start: storage.start, count: byteCount))
  }

  /// Creates a picture whose samples lie in `storage`, with two bytes behind them.
  package init(width: Int, height: Int, channelCount: Int, storage: AlignedStorage) {
    precondition(storage.byteCount == width * height * channelCount + 2, "samples of another size")
    (self.width, self.height, self.channelCount) = (width, height, channelCount)
    self.storage = storage
  }

  /// Bytes from one row to the next.
  package var rowByteCount: Int { width * channelCount }

  /// Calls `body` with all samples, `height * rowByteCount` bytes.
  package func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: storage.start, count: height * rowByteCount))
  }

  /// The number of pixels, or `nil` when a size is not positive or the product exceeds
  /// ``maximumPixelCount``.
  static func pixelCount(width: Int, height: Int) -> Int? {
    guard width > 0, height > 0 else { return nil }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow || count > maximumPixelCount ? nil : count
  }
}

extension PixelImage {
  /// The picture with its pixels moved so that it is upright.
  package func turnedUpright(from orientation: PictureOrientation) -> PixelImage {
    if orientation == .up { return self }
    let upright = orientation.turnedSize(width: width, height: height)
    let traversal = OrientationTraversal(
      orientation.correspondence, storedWidth: width, storedHeight: height)
    return PixelImage(width: upright.width, height: upright.height, channelCount: channelCount) { target in
      withUnsafeBytes { source in
        copyPixels(from: source, to: target, columnCount: upright.width, along: traversal)
      }
    }
  }

  /// In bounds: the traversal visits each stored pixel once, and `target` has as many pixels.
  private func copyPixels(
    from source: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer, columnCount: Int,
    along traversal: OrientationTraversal
  ) {
    var targetOffset = 0
    for row in 0..<(target.count / (columnCount * channelCount)) {
      var sourceOffset = (traversal.origin + row * traversal.rowStride) * channelCount
      for _ in 0..<columnCount {
        for channel in 0..<channelCount {
          target[targetOffset + channel] = source[sourceOffset + channel]
        }
        targetOffset += channelCount
        sourceOffset += traversal.columnStride * channelCount
      }
    }
  }
}

/// The stored index of each upright position, as a start and two strides in pixels.
struct OrientationTraversal {
  let origin: Int
  let columnStride: Int
  let rowStride: Int

  /// - Precondition: both sizes are positive.
  init(_ correspondence: OrientationCorrespondence, storedWidth: Int, storedHeight: Int) {
    let alongColumns = correspondence.flipsColumns ? -1 : 1
    let alongRows = correspondence.flipsRows ? -storedWidth : storedWidth
    origin =
      (correspondence.flipsColumns ? storedWidth - 1 : 0)
      + (correspondence.flipsRows ? (storedHeight - 1) * storedWidth : 0)
    columnStride = correspondence.swapsAxes ? alongRows : alongColumns
    rowStride = correspondence.swapsAxes ? alongColumns : alongRows
  }
}

/// A stored picture as it looks upright. No pixel is moved.
package struct UprightImage: Sendable {
  /// The pixels as they are stored.
  package let stored: PixelImage
  /// How they are turned to be upright.
  package let orientation: PictureOrientation

  package init(_ stored: PixelImage, from orientation: PictureOrientation = .up) {
    self.stored = stored
    self.orientation = orientation
  }

  /// Columns and rows when upright.
  package var size: PixelSize {
    PixelSize(orientation.turnedSize(width: stored.width, height: stored.height))
  }

  /// Where the stored pixels of the upright columns and rows are.
  var traversal: OrientationTraversal {
    OrientationTraversal(
      orientation.correspondence, storedWidth: stored.width, storedHeight: stored.height)
  }
}
