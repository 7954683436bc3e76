import CStb
import TensorCore

/// What a picture file declares about itself, read before anything is decoded.
struct ImageHeader {
  /// In pixels, as stored.
  var width: Int
  var height: Int
  /// The most bytes that the decoder has in memory at once for each pixel, the decoded picture included.
  var bytesPerPixel: Double
  /// Samples of a decoded pixel, 3 or 4; the larger number where the header does not tell.
  var channelCount = 3
  /// What the file says about its orientation.
  var orientation = PictureOrientation.up

  /// The most pixels that all scans together may pass over. Encoders write about ten scans; a small hostile
  /// file with very many of a large picture would take minutes.
  static let maximumScannedPixelCount = 1 << 32

  /// Refuses sizes that make no sense or that the decoder cannot express.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage` for sizes that are zero, `resourceExhausted` for
  ///   sides that are too long.
  func validate(_ format: ImageFormat) throws {
    guard width > 0, height > 0 else {
      throw EngineError.corruptImage(format, "its header declares \(width)x\(height) pixels")
    }
    let limit = Int(CSTB_MAXIMUM_SIDE_LENGTH)
    guard width <= limit, height <= limit else {
      throw EngineError(
        .resourceExhausted,
        "a picture of \(width)x\(height) pixels is too long; at most \(limit) per side are accepted")
    }
  }

  /// Checks that what was decoded is what the header declares.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage`.
  func validate(_ samples: DecodedSamples, _ format: ImageFormat) throws {
    guard samples.width == width, samples.height == height, 1...4 ~= samples.channelCount else {
      throw EngineError.corruptImage(
        format,
        "its header declares \(width)x\(height) pixels, its data \(samples.width)x\(samples.height)")
    }
  }

  /// The most memory that decoding takes at once, besides the bytes of the file.
  ///
  /// - Precondition: The sizes are valid.
  var decodingByteCount: Int {
    let pixelCount = width * height
    // Turning a picture needs it twice.
    let turned = orientation == .up ? 0 : 2 * channelCount * pixelCount
    return max(turned, Int((bytesPerPixel * Double(pixelCount)).rounded(.up)))
  }

  /// The size of the decoded picture in bytes.
  var pictureByteCount: Int { width * height * channelCount }

  /// A bound for any single block of memory that decoding this picture needs: 16 bytes per pixel, on sides
  /// rounded up to whole JPEG units, besides copies of the file.
  func allocationLimit(fileByteCount: Int) -> Int {
    16 * (width + 32) * (height + 32) + 2 * fileByteCount + (1 << 16)
  }
}

/// A picture file whose structure has been checked from its first byte to its last.
struct ImageLayout {
  var header: ImageHeader
  /// The most pixels that the bytes of the file can hold in its format's compression.
  var plausiblePixelCount: Int
  /// Where the pixels end, if the header tells.
  var pixelEnd = 0
  /// How often decoding passes over pixels: progressive files refine them.
  var scanCount = 1
  /// What the decoder gets, in its order.
  var pieces: [DecoderPiece]

  /// Refuses what would take far more time or memory than the file is worth.
  ///
  /// - Precondition: The sizes in the header are valid.
  /// - Throws: ``EngineError`` with code `invalidImage` for sizes that are not backed by the file's bytes,
  ///   `resourceExhausted` for too many scans.
  func validate(_ format: ImageFormat, fileByteCount: Int) throws {
    let pixelCount = header.width * header.height
    let size = "\(header.width)x\(header.height)"
    let limit = ImageHeader.maximumScannedPixelCount / pixelCount
    guard scanCount <= limit else {
      throw EngineError(
        .resourceExhausted,
        "the \(format.name) file has \(scanCount) scans of \(size) pixels; at most \(limit) are accepted, "
          + "save it with fewer")
    }
    guard pixelCount <= plausiblePixelCount else {
      throw EngineError.corruptImage(
        format, "its header declares \(size) pixels, more than its bytes can hold")
    }
    guard pixelEnd <= fileByteCount else { throw EngineError.cutShort(at: fileByteCount) }
  }
}
