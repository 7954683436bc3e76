import CStb
import FileAccess
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
  /// resolved. JPEG samples are those of stb_image, which differ slightly from libjpeg's. A build without stb,
  /// as there may be for Apple's platforms, decodes with the system's decoder to RGBA.
  ///
  /// - Parameters:
  ///   - name: what error messages call the picture, such as its file name.
  ///   - decoder: what decodes JPEG.
  /// - Throws: ``EngineError`` with code `invalidImage` when the bytes are not a picture, damaged, cut short,
  ///   or of a format that is not read; `resourceExhausted` when the picture is beyond the limits.
  package init(
    decoding bytes: some ContiguousBytes, name: String, exif: ExifHandling = .apply,
    limits: PictureLimits = PictureLimits(), decoder: JPEGDecoder = .stb
  ) throws {
    self = try EngineError.within(name) {
      try bytes.withUnsafeBytes { try Self.decode($0, exif: exif, limits: limits, decoder) }
    }
  }

  /// Reads and decodes a picture file; see ``init(decoding:name:exif:limits:)``.
  ///
  /// - Throws: what decoding throws; also `notFound` when there is no such file, `permissionDenied` when it
  ///   may not be read, and `unreadable` when it is not a regular file or reading fails.
  package init(
    contentsOfFile path: String, exif: ExifHandling, limits: PictureLimits = PictureLimits(),
    decoder: JPEGDecoder = .stb
  ) throws {
    let bytes = try ImageFile.bytes(atPath: path, limits: limits)
    try self.init(decoding: bytes, name: path, exif: exif, limits: limits, decoder: decoder)
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer, exif: ExifHandling, limits: PictureLimits, _ decoder: JPEGDecoder
  ) throws -> PixelImage {
    try limits.check(fileByteCount: bytes.count)
    let format = try ImageFormat(recognising: bytes)
    let layout = try layout(of: bytes, format: format)
    try layout.header.validate(format)
    try limits.check(layout.header)
    try layout.validate(format, fileByteCount: bytes.count)
    // What it does not take as it is, stb may.
    let turbo = decoder == .turboJPEG && format == .jpeg ? TurboJPEG.loaded : nil
    let stored =
      try turbo?.decode(bytes, layout.header) ?? decodeSamples(bytes, format: format, layout: layout)
    return exif == .apply ? stored.turnedUpright(from: layout.header.orientation) : stored
  }

  private static func decodeSamples(
    _ bytes: UnsafeRawBufferPointer, format: ImageFormat, layout: ImageLayout
  ) throws -> PixelImage {
    #if canImport(CoreGraphics)
      guard cstb_is_present() else { return try decodedBySystem(bytes, format, layout.header) }
    #endif
    let samples = try DecodedSamples(decoding: bytes, as: layout.pieces, format, layout.header)
    try layout.header.validate(samples, format)
    return PixelImage(adopting: samples)
  }

  private static func layout(of bytes: UnsafeRawBufferPointer, format: ImageFormat) throws -> ImageLayout {
    switch format {
    case .jpeg: try JPEGStructure.layout(of: bytes)
    case .png: try PNGStructure.layout(of: bytes)
    case .bmp: try BMPStructure.layout(of: bytes)
    case .gif: try GIFStructure.layout(of: bytes)
    }
  }

  /// Keeps decoded samples where they are, except that grey, alone or before alpha, is repeated for red,
  /// green and blue.
  private init(adopting samples: DecodedSamples) {
    let (width, height, channelCount) = (samples.width, samples.height, samples.channelCount)
    let storage = samples.storage
    guard channelCount < 3 else {
      self.init(width: width, height: height, channelCount: channelCount, storage: storage)
      return
    }
    // The decoder returns width * height * channelCount bytes.
    let gray = UnsafeRawBufferPointer(start: storage.start, count: width * height * channelCount)
    self.init(width: width, height: height, channelCount: channelCount + 2) { samples in
      for pixel in 0..<(width * height) {
        let (source, target) = (pixel * channelCount, pixel * (channelCount + 2))
        for channel in 0..<3 { samples[target + channel] = gray[source] }
        if channelCount == 2 { samples[target + 3] = gray[source + 1] }
      }
    }
    withExtendedLifetime(storage) {}
  }
}

/// Files of pictures, read as a whole.
package enum ImageFile {
  /// Longer files are refused, unless other limits are given.
  package static let maximumByteCount = PictureLimits().maximumFileByteCount

  /// Reads a file.
  ///
  /// - Throws: ``EngineError`` with code `notFound`, `permissionDenied`, `unreadable` or `resourceExhausted`.
  static func bytes(atPath path: String, limits: PictureLimits) throws -> [UInt8] {
    try RegularFile.withDescriptor(of: path) { descriptor, byteCount in
      try limits.check(fileByteCount: byteCount)
      return try readAll(descriptor, expectedByteCount: byteCount, limits: limits)
    }
  }

  private static func readAll(
    _ descriptor: Int32, expectedByteCount: Int, limits: PictureLimits
  ) throws -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(expectedByteCount)
    var block = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = block.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw RegularFile.readingError() }
      if count == 0 { return result }
      result.append(contentsOf: block[..<count])
      // The file may grow while it is read.
      try limits.check(fileByteCount: result.count)
    }
  }
}
