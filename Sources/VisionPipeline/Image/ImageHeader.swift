import TensorCore

/// What a picture file declares about itself, read before anything is decoded.
struct ImageHeader {
  /// In pixels, as stored.
  var width: Int
  var height: Int
  /// Bytes of one pixel in the decoder's largest intermediate buffer.
  var bytesPerPixel: Int
  /// The most pixels that the bytes of the file can hold in its format's compression.
  var plausiblePixelCount: Int
  /// How often decoding passes over pixels: progressive files refine them.
  var scanCount = 1
  /// What the file says about its orientation.
  var orientation = ImageOrientation.up

  /// The decoder's largest intermediate buffer may take this many bytes.
  static let maximumDecodedByteCount = 512 << 20

  /// The most pixels that all scans together may pass over. Encoders write about ten scans; a small hostile file with
  /// very many of a large picture would take minutes.
  static let maximumScannedPixelCount = 1 << 32

  /// Refuses sizes that nobody means, before memory is asked for.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage` for sizes that are zero or not backed by the file's
  ///   bytes, `resourceExhausted` for pictures beyond the engine's limits.
  func validate(_ format: ImageFormat, sideLimit: Int) throws {
    guard width > 0, height > 0 else {
      throw EngineError.corruptImage(format, "its header declares \(width)x\(height) pixels")
    }
    guard let pixelCount = PixelImage.pixelCount(width: width, height: height) else {
      throw PixelImage.tooManyPixels(width, height)
    }
    guard width <= sideLimit, height <= sideLimit else {
      throw EngineError(
        .resourceExhausted,
        "a picture of \(width)x\(height) pixels is too long; at most \(sideLimit) per side are accepted"
      )
    }
    guard pixelCount * bytesPerPixel <= Self.maximumDecodedByteCount else {
      throw EngineError(
        .resourceExhausted,
        "decoding \(width)x\(height) pixels takes \(pixelCount * bytesPerPixel) bytes;"
          + " at most \(Self.maximumDecodedByteCount) are allowed")
    }
    guard scanCount <= Self.maximumScannedPixelCount / pixelCount else {
      throw EngineError(
        .resourceExhausted,
        "the \(format.name) file has \(scanCount) scans of \(width)x\(height) pixels; at most "
          + "\(Self.maximumScannedPixelCount / pixelCount) are accepted, save it with fewer")
    }
    guard pixelCount <= plausiblePixelCount else {
      throw EngineError.corruptImage(
        format, "its header declares \(width)x\(height) pixels, more than its bytes can hold")
    }
  }

  /// A bound for any single block of memory that decoding this picture needs: 16 bytes per pixel, on sides
  /// rounded up to whole JPEG units, besides copies of the file.
  func allocationLimit(fileByteCount: Int) -> Int {
    16 * (width + 32) * (height + 32) + 2 * fileByteCount + (1 << 16)
  }
}
