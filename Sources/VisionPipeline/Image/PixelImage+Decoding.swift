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
  /// resolved. JPEG samples are those of stb_image, which differ slightly from libjpeg's. Where the package
  /// was built without stb, as it may be for Apple's platforms, the system decodes to RGBA.
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
    do {
      self = try bytes.withUnsafeBytes { try Self.decode($0, exif: exif, limits: limits, decoder) }
    } catch let error as EngineError {
      throw error.within(name)
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
    let file = try RegularFile(path: path)
    do {
      let bytes = try file.contents(within: limits)
      self = try bytes.withUnsafeBytes { try Self.decode($0, exif: exif, limits: limits, decoder) }
    } catch let error as EngineError {
      throw error.within(path)
    }
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer, exif: ExifHandling, limits: PictureLimits, _ decoder: JPEGDecoder
  ) throws -> PixelImage {
    try limits.check(fileByteCount: bytes.count)
    let format = try ImageFormat(recognising: bytes)
    let layout = try format.layout(of: bytes)
    try layout.header.validate(format)
    try limits.check(layout.header)
    try layout.validate(format, fileByteCount: bytes.count)
    // What it does not take as it is, stb may.
    let turbo = decoder == .turboJPEG && format == .jpeg ? TurboJPEG.loaded : nil
    let stored = try turbo?.decode(bytes, layout.header) ?? decodeSamples(bytes, format, layout)
    return exif == .apply ? stored.turnedUpright(from: layout.header.orientation) : stored
  }

  private static func decodeSamples(
    _ bytes: UnsafeRawBufferPointer, _ format: ImageFormat, _ layout: ImageLayout
  ) throws -> PixelImage {
    #if canImport(CoreGraphics)
      guard cstb_is_present() else { return try decodedBySystem(bytes, format, layout.header) }
    #endif
    let samples = try DecodedSamples(decoding: bytes, as: layout.pieces, format, layout.header)
    try layout.header.validate(samples, format)
    return PixelImage(adopting: samples)
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

extension RegularFile {
  /// All bytes of a picture's file.
  ///
  /// - Throws: ``EngineError`` with code `unreadable` or `resourceExhausted`.
  fileprivate func contents(within limits: PictureLimits) throws -> [UInt8] {
    try limits.check(fileByteCount: byteCount)
    var result: [UInt8] = []
    result.reserveCapacity(byteCount)
    var block = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let offset = result.count
      let count = try block.withUnsafeMutableBytes { try read(into: $0, from: offset) }
      if count == 0 { return result }
      result.append(contentsOf: block[..<count])
      // The file may grow while it is read.
      try limits.check(fileByteCount: result.count)
    }
  }
}
