import CStb
import FileAccess
import Foundation
import TensorCore

extension PixelImage {
  /// The picture as the bytes of a PNG file.
  ///
  /// - Throws: ``EngineError`` with code `resourceExhausted` when memory is short.
  package func encodedAsPNG() throws -> [UInt8] {
    try withUnsafeBytes { samples in
      try PNGEncoder.encode(samples, width: width, height: height, channelCount: channelCount)
    }
  }

  /// Writes the picture as a PNG file, replacing what is there.
  ///
  /// - Throws: ``EngineError`` with code `resourceExhausted` when memory is short, `unwritable` when the file
  ///   cannot be written.
  package func writePNG(toFile path: String) throws {
    try FileWriting.write(encodedAsPNG(), to: path)
  }
}

/// Encodes samples and masks as PNG.
package enum PNGEncoder {
  /// A plane of confidences as the bytes of an 8-bit grey PNG file; each value `v` becomes `round(255 * v)`.
  ///
  /// Values outside 0…1 are clamped, and NaN counts as 0.
  ///
  /// - Parameter mask: `height` rows of `width` values.
  /// - Throws: ``EngineError`` with code `invalidArgument` when the size does not fit the values, and
  ///   `resourceExhausted` when memory is short.
  package static func encode(mask: [Float], width: Int, height: Int) throws -> [UInt8] {
    guard let pixelCount = PixelImage.pixelCount(width: width, height: height), pixelCount == mask.count
    else {
      throw EngineError(.invalidArgument, "a mask of \(mask.count) values for \(width)x\(height) pixels")
    }
    try MemoryRoom.check(for: pixelCount, "encoding a mask takes")
    let samples = mask.map { UInt8((255 * min(max(0, $0.isNaN ? 0 : $0), 1)).rounded()) }
    return try samples.withUnsafeBytes { try encode($0, width: width, height: height, channelCount: 1) }
  }

  /// Writes a plane of confidences as an 8-bit grey PNG file; see ``encode(mask:width:height:)``.
  package static func write(mask: [Float], width: Int, height: Int, toFile path: String) throws {
    try FileWriting.write(encode(mask: mask, width: width, height: height), to: path)
  }

  /// Writes bytes as an 8-bit grey PNG file.
  ///
  /// - Parameter grey: `height` rows of `width` bytes.
  /// - Throws: ``EngineError`` with code `invalidArgument` when the size does not fit the bytes,
  ///   `resourceExhausted` when memory is short, and `unwritable` when the file cannot be written.
  package static func write(grey: [UInt8], width: Int, height: Int, toFile path: String) throws {
    guard let pixelCount = PixelImage.pixelCount(width: width, height: height), pixelCount == grey.count
    else {
      throw EngineError(.invalidArgument, "\(grey.count) bytes for \(width)x\(height) grey pixels")
    }
    let file = try grey.withUnsafeBytes { try encode($0, width: width, height: height, channelCount: 1) }
    try FileWriting.write(file, to: path)
  }

  /// - Precondition: `samples` has `width * height * channelCount` bytes, within ``PixelImage``'s limits.
  static func encode(
    _ samples: UnsafeRawBufferPointer, width: Int, height: Int, channelCount: Int
  ) throws -> [UInt8] {
    guard cstb_is_present() else {
      throw EngineError(.unwritable, "this build has no encoder of PNG, since stb was not installed")
    }
    precondition(samples.count == width * height * channelCount, "samples of another size than their picture")
    // The filtered samples, and what they are deflated to, twice.
    try MemoryRoom.check(for: 3 * samples.count, "encoding a PNG takes")
    var byteCount: Int32 = 0
    let encoded = cstb_encode_png(
      samples.bindMemory(to: UInt8.self).baseAddress, Int32(width), Int32(height), Int32(channelCount),
      &byteCount)
    guard let encoded else {
      throw EngineError(.resourceExhausted, "no memory to encode \(width)x\(height) pixels as PNG")
    }
    defer { free(encoded) }
    return Array(UnsafeBufferPointer(start: encoded, count: Int(byteCount)))
  }
}
