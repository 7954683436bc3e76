import CStb
import Foundation
import TensorCore

/// What to do with the orientation that a file's Exif data declares.
package enum ExifHandling: Sendable {
  /// Turn the pixels upright.
  case apply
  /// Leave the pixels as they are stored.
  case ignore
}

extension PixelImage {
  /// Decodes a JPEG (also progressive and CMYK), PNG, BMP or GIF (its first frame).
  ///
  /// Grey becomes RGB, grey with alpha becomes RGBA, 16-bit samples keep their upper byte, palettes are
  /// resolved. JPEG samples are those of stb_image, which differ slightly from libjpeg's.
  ///
  /// - Parameter name: what error messages call the picture, such as its file name.
  /// - Throws: ``EngineError`` with code `invalidImage` when the bytes are not a picture, damaged, cut short,
  ///   or of a format that is not read; `resourceExhausted` when the picture is too large.
  package init(decoding bytes: some ContiguousBytes, name: String, exif: ExifHandling = .apply) throws {
    self = try EngineError.within(name) {
      try bytes.withUnsafeBytes { try Self.decode($0, exif: exif) }
    }
  }

  /// Reads and decodes a picture file; see ``init(decoding:name:exif:)``.
  ///
  /// - Throws: what decoding throws; also `notFound` when there is no such file, `permissionDenied` when it may
  ///   not be read, and `unreadable` when it is not a regular file or reading fails.
  package init(contentsOfFile path: String, exif: ExifHandling = .apply) throws {
    let bytes = try ImageFile.bytes(atPath: path)
    try self.init(decoding: bytes, name: path, exif: exif)
  }

  private static func decode(_ bytes: UnsafeRawBufferPointer, exif: ExifHandling) throws -> PixelImage {
    try ImageFile.check(byteCount: bytes.count)
    let format = try ImageFormat(recognising: bytes)
    let header = try header(of: bytes, format: format)
    try header.validate(format, sideLimit: Int(CSTB_MAXIMUM_SIDE_LENGTH))
    let stored = try decodeSamples(bytes, format: format, header: header)
    return exif == .apply ? stored.turnedUpright(from: header.orientation) : stored
  }

  private static func header(of bytes: UnsafeRawBufferPointer, format: ImageFormat) throws -> ImageHeader {
    switch format {
    case .jpeg: try JPEGStructure.header(of: bytes)
    case .png: try PNGStructure.header(of: bytes)
    case .bmp: try BMPStructure.header(of: bytes)
    case .gif: try GIFStructure.header(of: bytes)
    }
  }

  private static func decodeSamples(
    _ bytes: UnsafeRawBufferPointer, format: ImageFormat, header: ImageHeader
  ) throws -> PixelImage {
    var (width, height, channelCount): (Int32, Int32, Int32) = (0, 0, 0)
    let samples = cstb_decode_image(
      bytes.bindMemory(to: UInt8.self).baseAddress, Int32(bytes.count),
      header.allocationLimit(fileByteCount: bytes.count), &width, &height, &channelCount)
    guard let samples else {
      throw decodingError(format, header)
    }
    defer { stbi_image_free(samples) }
    guard Int(width) == header.width, Int(height) == header.height, (1...4).contains(channelCount) else {
      throw EngineError.corruptImage(
        format, "its header declares \(header.width)x\(header.height) pixels, its data \(width)x\(height)")
    }
    return PixelImage(
      // The decoder returns width * height * channelCount bytes.
      decoded: UnsafeBufferPointer(start: samples, count: Int(width) * Int(height) * Int(channelCount)),
      width: Int(width), height: Int(height), channelCount: Int(channelCount))
  }

  private static func decodingError(_ format: ImageFormat, _ header: ImageHeader) -> EngineError {
    let reason = stbi_failure_reason().map { String(cString: $0) } ?? "unknown reason"
    guard reason != "outofmem" else {
      return EngineError(
        .resourceExhausted,
        "the \(format.name) data needs more memory than \(header.width)x\(header.height) pixels may take")
    }
    return EngineError.corruptImage(format, "the decoder reports \"\(reason)\"")
  }

  /// Copies decoded samples; grey, alone or before alpha, is repeated for red, green and blue.
  private init(decoded: UnsafeBufferPointer<UInt8>, width: Int, height: Int, channelCount: Int) {
    let isGray = channelCount < 3
    self.init(width: width, height: height, channelCount: isGray ? channelCount + 2 : channelCount) {
      samples in
      guard isGray else {
        samples.copyMemory(from: UnsafeRawBufferPointer(decoded))
        return
      }
      for pixel in 0..<(width * height) {
        let (source, target) = (pixel * channelCount, pixel * (channelCount + 2))
        for channel in 0..<3 { samples[target + channel] = decoded[source] }
        if channelCount == 2 { samples[target + 3] = decoded[source + 1] }
      }
    }
  }
}
