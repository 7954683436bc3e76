import TensorCore

/// What a picture may be at most to be decoded.
///
/// Pictures come from strangers, and a small file can decode to very many pixels. A phone's photograph of 108
/// megapixels is within the limits that hold by default.
public struct PictureLimits: Sendable, Hashable {
  /// The most pixels, 120 million by default.
  ///
  /// No picture has more than ``largestPixelCount``, whatever is set here.
  public var maximumPixelCount: Int
  /// The most bytes of the file, 512 MiB by default.
  public var maximumFileByteCount: Int
  /// The most bytes of memory that decoding may take at once, 1.5 GiB by default.
  ///
  /// They count the decoded picture, but not the bytes of the file. A pixel of a JPEG takes 4.5 bytes with
  /// colours at half the resolution and 6 with all of them, 7.5 and 12 when the file is progressive; of a PNG
  /// 6, or 8 with alpha, and twice as much with 16 bits. What is left in the end is 3 bytes for each pixel,
  /// or 4 with alpha.
  public var maximumMemoryByteCount: Int

  /// The most pixels that a picture can have at all: 268 million.
  public static let largestPixelCount = PixelImage.maximumPixelCount

  /// Creates limits; those that are left out are as they are by default.
  public init(
    maximumPixelCount: Int = 120_000_000, maximumFileByteCount: Int = 512 << 20,
    maximumMemoryByteCount: Int = 3 << 29
  ) {
    self.maximumPixelCount = maximumPixelCount
    self.maximumFileByteCount = maximumFileByteCount
    self.maximumMemoryByteCount = maximumMemoryByteCount
  }

  /// Limits for pictures of up to so many million pixels. If that is more than usual, they may be of any
  /// kind.
  package init(megapixels: Int) {
    self.init()
    let pixelCount = megapixels * 1_000_000
    if pixelCount > maximumPixelCount {
      // The hungriest kind is an interlaced PNG with 16 bits and alpha.
      maximumMemoryByteCount = max(maximumMemoryByteCount, 20 * pixelCount)
    }
    maximumPixelCount = pixelCount
  }
}

extension PictureLimits {
  /// Refuses files that are too long.
  ///
  /// - Throws: ``EngineError`` with code `resourceExhausted`.
  package func check(fileByteCount: Int) throws {
    // The decoder counts bytes with 32 bits.
    let limit = min(maximumFileByteCount, Int(Int32.max))
    guard fileByteCount <= limit else {
      throw EngineError(
        .resourceExhausted,
        "a file of \(fileByteCount) bytes is too large; at most \(limit) are accepted "
          + "(PictureLimits.maximumFileByteCount)")
    }
  }

  /// Refuses pictures that are too large.
  func check(_ header: ImageHeader) throws {
    let limit = min(maximumPixelCount, Self.largestPixelCount)
    let size = "\(header.width)x\(header.height)"
    guard let pixelCount = PixelImage.pixelCount(width: header.width, height: header.height),
      pixelCount <= limit
    else {
      throw EngineError(
        .resourceExhausted,
        "a picture of \(size) pixels is too large; at most \(limit) pixels are accepted "
          + "(PictureLimits.maximumPixelCount, --max-megapixels)")
    }
    guard header.decodingByteCount <= maximumMemoryByteCount else {
      throw EngineError(
        .resourceExhausted,
        "decoding \(size) pixels of this kind takes \(header.decodingByteCount) bytes of memory; at most "
          + "\(maximumMemoryByteCount) are allowed (PictureLimits.maximumMemoryByteCount, --max-megapixels)")
    }
  }
}
