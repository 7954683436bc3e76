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
  /// The samples, `height * rowByteCount` bytes, and ``spareByteCount`` zeros.
  package let storage: AlignedStorage

  /// The bytes behind the samples: eight can be read at each pixel that has a right neighbour, and four at
  /// the others.
  package static let spareByteCount = 2

  /// The most pixels a picture can have. A picture of this size takes 1 GiB as RGBA; the decoder, and those
  /// who look for a sample by 32-bit numbers, get no further.
  package static let maximumPixelCount = 1 << 28

  /// Creates a picture and lets `fill` write all of its samples; where the system gives no memory, that ends
  /// the process. ``made(width:height:channelCount:fill:)`` throws instead.
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
    storage = AlignedStorage(
      byteCount: width * height * channelCount + Self.spareByteCount, isZeroed: false, inLargePages: true)
    try fill(Self.samples(in: storage))
  }

  /// Makes a picture and lets `fill` write all of its samples.
  ///
  /// - Throws: ``EngineError`` with code `resourceExhausted` when the system gives no memory for it.
  /// - Precondition: as for the initialiser.
  package static func made(
    width: Int, height: Int, channelCount: Int, fill: (UnsafeMutableRawBufferPointer) -> Void
  ) throws(EngineError) -> PixelImage {
    let storage = try AlignedStorage(
      requesting: width * height * channelCount + spareByteCount, isZeroed: false, inLargePages: true,
      "a picture of \(width)x\(height) pixels takes")
    fill(samples(in: storage))
    return PixelImage(width: width, height: height, channelCount: channelCount, storage: storage)
  }

  /// The place for samples in a block that a picture will have, whose last ``spareByteCount`` bytes become
  /// zeros.
  package static func samples(in block: AlignedStorage) -> UnsafeMutableRawBufferPointer {
    let byteCount = block.byteCount - spareByteCount
    block.start.storeBytes(of: 0, toByteOffset: byteCount, as: UInt16.self)
    return UnsafeMutableRawBufferPointer(start: block.start, count: byteCount)
  }

  /// Creates a picture whose samples lie in `storage`, with ``spareByteCount`` bytes behind them.
  package init(width: Int, height: Int, channelCount: Int, storage: AlignedStorage) {
    precondition(
      storage.byteCount == width * height * channelCount + Self.spareByteCount, "samples of another size")
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
  ///
  /// - Throws: ``EngineError`` with code `resourceExhausted` when the system gives no memory for it.
  package func turnedUpright(from orientation: PictureOrientation) throws -> PixelImage {
    if orientation == .up { return self }
    let upright = orientation.turnedSize(width: width, height: height)
    let traversal = OrientationTraversal(
      orientation.correspondence, storedWidth: width, storedHeight: height)
    return try .made(width: upright.width, height: upright.height, channelCount: channelCount) { target in
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

/// How stored pixels relate to the upright picture, with the names and raw values of `UIImage.Orientation`.
///
/// A plain case names the turn that makes the stored pixels upright: `.right` 90° clockwise, `.down` 180°,
/// `.left` 90° counter-clockwise. A mirrored case flips the stored pixels left-right first and then turns
/// them as the plain case does.
public enum PictureOrientation: Int, Sendable, CaseIterable, Codable {
  /// The stored pixels are upright.
  case up = 0
  /// A turn by 180° makes the stored pixels upright.
  case down = 1
  /// A turn by 90° counter-clockwise makes the stored pixels upright.
  case left = 2
  /// A turn by 90° clockwise makes the stored pixels upright.
  case right = 3
  /// A flip left-right makes the stored pixels upright.
  case upMirrored = 4
  /// A flip left-right, then a turn by 180° make the stored pixels upright.
  case downMirrored = 5
  /// A flip left-right, then a turn by 90° counter-clockwise make the stored pixels upright.
  case leftMirrored = 6
  /// A flip left-right, then a turn by 90° clockwise make the stored pixels upright.
  case rightMirrored = 7

  /// Creates the orientation of pixels that become upright by a clockwise turn.
  ///
  /// - Parameter clockwiseDegrees: any multiple of 90, also negative or above 360.
  /// - Throws: ``EngineError`` with code `invalidArgument` for other angles.
  package init(clockwiseDegrees: Int) throws(EngineError) {
    guard clockwiseDegrees % 90 == 0 else {
      throw EngineError(
        .invalidArgument, "a rotation by \(clockwiseDegrees) degrees; it must be a multiple of 90")
    }
    switch (clockwiseDegrees % 360 + 360) % 360 {
    case 90: self = .right
    case 180: self = .down
    case 270: self = .left
    default: self = .up
    }
  }

  /// Creates an orientation from the value of the orientation tag, 1 to 8 (Exif 2.32, tag 274).
  package init?(exifValue: Int) {
    guard let match = Self.allCases.first(where: { $0.exifValue == exifValue }) else { return nil }
    self = match
  }

  /// The value of the orientation tag, 1 to 8, that means the same.
  package var exifValue: Int {
    switch self {
    case .up: 1
    case .upMirrored: 2
    case .down: 3
    case .downMirrored: 4
    case .leftMirrored: 5
    case .right: 6
    case .rightMirrored: 7
    case .left: 8
    }
  }

  /// Whether the stored pixels are a mirror image.
  package var isMirrored: Bool {
    switch self {
    case .up, .down, .left, .right: false
    case .upMirrored, .downMirrored, .leftMirrored, .rightMirrored: true
    }
  }

  /// The clockwise turn that makes the stored pixels upright (after the flip, for mirrored cases):
  /// 0, 90, 180 or 270 degrees.
  package var clockwiseDegrees: Int {
    switch self {
    case .up, .upMirrored: 0
    case .right, .rightMirrored: 90
    case .down, .downMirrored: 180
    case .left, .leftMirrored: 270
    }
  }

  /// The orientation of pixels that, made upright by this one, still need a further turn.
  ///
  /// - Parameter degrees: clockwise, any multiple of 90.
  /// - Throws: ``EngineError`` with code `invalidArgument` for other angles.
  package func composed(withClockwiseRotation degrees: Int) throws(EngineError) -> PictureOrientation {
    let further = try PictureOrientation(clockwiseDegrees: degrees)
    return PictureOrientation(correspondence: correspondence.following(further.correspondence))
  }
}

extension PictureOrientation {
  /// Maps a point of the upright picture to the stored pixels; both are normalised, from the top left.
  package func uprightToStored(x: Float, y: Float) -> (x: Float, y: Float) {
    let (column, row) = correspondence.swapsAxes ? (y, x) : (x, y)
    return (
      correspondence.flipsColumns ? 1 - column : column,
      correspondence.flipsRows ? 1 - row : row
    )
  }

  /// Maps a direction of the upright picture, such as world coordinates, to the axes of the stored pixels.
  package func uprightToStored(directionX x: Float, y: Float) -> (x: Float, y: Float) {
    let (column, row) = correspondence.swapsAxes ? (y, x) : (x, y)
    return (
      correspondence.flipsColumns ? -column : column,
      correspondence.flipsRows ? -row : row
    )
  }

  /// Maps a point of the stored pixels to the upright picture; both are normalised, from the top left.
  package func storedToUpright(x: Float, y: Float) -> (x: Float, y: Float) {
    let column = correspondence.flipsColumns ? 1 - x : x
    let row = correspondence.flipsRows ? 1 - y : y
    return correspondence.swapsAxes ? (row, column) : (column, row)
  }

  /// Maps a direction along the axes of the stored pixels to the upright picture.
  package func storedToUpright(directionX x: Float, y: Float) -> (x: Float, y: Float) {
    let column = correspondence.flipsColumns ? -x : x
    let row = correspondence.flipsRows ? -y : y
    return correspondence.swapsAxes ? (row, column) : (column, row)
  }

  /// The stored pixel of a pixel of the upright picture.
  package func uprightToStored(
    column: Int, row: Int, storedWidth width: Int, height: Int
  ) -> (column: Int, row: Int) {
    let (x, y) = correspondence.swapsAxes ? (row, column) : (column, row)
    return (
      correspondence.flipsColumns ? width - 1 - x : x, correspondence.flipsRows ? height - 1 - y : y
    )
  }

  /// The size of the stored picture whose upright size is given, or the other way round, in pixels.
  package func turnedSize(width: Int, height: Int) -> (width: Int, height: Int) {
    correspondence.swapsAxes ? (height, width) : (width, height)
  }
}

/// Where the stored pixel of an upright position lies: swap the two axes or not, then flip each or not.
///
/// All eight orientations are of this form, so moving pixels, mapping points and composing orientations
/// share this one description.
struct OrientationCorrespondence: Hashable {
  /// Whether upright columns run along stored rows.
  var swapsAxes: Bool
  /// Whether stored columns count from the right.
  var flipsColumns: Bool
  /// Whether stored rows count from the bottom.
  var flipsRows: Bool

  /// The correspondence of pixels that pass first through `inner`, then through this one, on their way from
  /// the upright picture to the stored one.
  func following(_ inner: OrientationCorrespondence) -> OrientationCorrespondence {
    // Moving the inner flips past a swap of axes exchanges them.
    let (innerColumns, innerRows) =
      swapsAxes ? (inner.flipsRows, inner.flipsColumns) : (inner.flipsColumns, inner.flipsRows)
    return OrientationCorrespondence(
      swapsAxes: swapsAxes != inner.swapsAxes, flipsColumns: flipsColumns != innerColumns,
      flipsRows: flipsRows != innerRows)
  }
}

extension PictureOrientation {
  /// From upright to stored positions.
  var correspondence: OrientationCorrespondence {
    let (swapsAxes, flipsColumns, flipsRows) =
      switch self {
      case .up: (false, false, false)
      case .upMirrored: (false, true, false)
      case .down: (false, true, true)
      case .downMirrored: (false, false, true)
      case .leftMirrored: (true, false, false)
      case .right: (true, false, true)
      case .rightMirrored: (true, true, true)
      case .left: (true, true, false)
      }
    return OrientationCorrespondence(
      swapsAxes: swapsAxes, flipsColumns: flipsColumns, flipsRows: flipsRows)
  }

  /// The orientation with this correspondence; there is exactly one for each of the eight.
  init(correspondence: OrientationCorrespondence) {
    self = Self.allCases.first { $0.correspondence == correspondence } ?? .up
  }
}

/// Reads the orientation tag out of Exif data (Exif 2.32, sections 4.5 and 4.6: a TIFF structure).
///
/// Damaged Exif data never fails a picture: whatever cannot be read counts as absent.
enum ExifOrientation {
  /// The orientation in the payload of a JPEG's APP1 segment, or `nil` when it holds no Exif data.
  ///
  /// Exif data without a readable orientation gives `.up`.
  static func read(fromJPEGSegment payload: UnsafeRawBufferPointer) -> PictureOrientation? {
    let identifier = Array("Exif\0\0".utf8)
    guard payload.starts(with: identifier) else { return nil }
    let tiff = UnsafeRawBufferPointer(rebasing: payload.dropFirst(identifier.count))
    return read(fromTIFF: tiff) ?? .up
  }

  /// The orientation in the first directory of a TIFF structure, or `nil` when there is none.
  static func read(fromTIFF bytes: UnsafeRawBufferPointer) -> PictureOrientation? {
    guard let reader = TIFFReader(bytes), let directory = reader.number32(at: 4),
      let entryCount = reader.number16(at: directory)
    else { return nil }
    for index in 0..<entryCount {
      let entry = directory + 2 + index * TIFFReader.entryByteCount
      guard let tag = reader.number16(at: entry) else { return nil }
      guard tag == TIFFReader.orientationTag else { continue }
      guard reader.number16(at: entry + 2) == TIFFReader.shortType, reader.number32(at: entry + 4) == 1,
        let value = reader.number16(at: entry + 8)
      else { return nil }
      return PictureOrientation(exifValue: value)
    }
    return nil
  }
}

/// Numbers of a TIFF structure in its own byte order; `nil` beyond its end.
private struct TIFFReader {
  static let entryByteCount = 12
  static let orientationTag = 0x0112
  static let shortType = 3

  private let bytes: UnsafeRawBufferPointer
  private let isBigEndian: Bool

  init?(_ bytes: UnsafeRawBufferPointer) {
    if bytes.starts(with: [0x49, 0x49, 0x2A, 0x00]) {
      isBigEndian = false
    } else if bytes.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) {
      isBigEndian = true
    } else {
      return nil
    }
    self.bytes = bytes
  }

  func number16(at offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    let (first, second) = (Int(bytes[offset]), Int(bytes[offset + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }

  func number32(at offset: Int) -> Int? {
    guard let first = number16(at: offset), let second = number16(at: offset + 2) else { return nil }
    return isBigEndian ? first << 16 | second : second << 16 | first
  }
}
