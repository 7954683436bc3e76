import FileAccess
import TensorCore
import TestSupport
import VisionPipeline

/// Feeds the readers of pictures and arrays.
enum FileFuzzing {
  static func decodePicture(_ bytes: [UInt8]) throws {
    let bytes = withSoundChecksums(bytes)
    // A fuzzer's machine runs several of these at once.
    let limits = PictureLimits(maximumPixelCount: 1 << 22, maximumMemoryByteCount: 1 << 26)
    let declared = try refusable { try PictureSize(of: bytes) }
    for exif in [ExifHandling.apply, .ignore] {
      guard
        let picture = try refusable({
          try PixelImage(decoding: bytes, name: "picture", exif: exif, limits: limits)
        })
      else { continue }
      guard let declared else { throw BrokenPromise("a picture is decoded whose size is refused") }
      let sides = [picture.width, picture.height].sorted()
      guard sides == [declared.width, declared.height].sorted() else {
        throw BrokenPromise(
          "a picture of \(declared.width)×\(declared.height) is decoded to \(picture.width)×\(picture.height)"
        )
      }
    }
  }

  static func decodeArray(_ bytes: [UInt8]) throws {
    guard let array = try refusable({ try NumPyFile.decode(bytes, name: "array") }) else { return }
    let again = try NumPyFile.decode(NumPyFile.encode(array), name: "array")
    guard again.shape == array.shape, again.elementType == array.elementType,
      again.withUnsafeBytes({ Array($0) }) == array.withUnsafeBytes({ Array($0) })
    else { throw BrokenPromise("an array is not what was written") }
  }

  /// The bytes with the checksums of PNG chunks made right, which no change of a byte ever is.
  private static func withSoundChecksums(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return bytes }
    var (bytes, position) = (bytes, 8)
    while position + 12 <= bytes.count {
      let count = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard count <= bytes.count - position - 12 else { break }
      let end = position + 8 + count
      let checksum = crc32(bytes[(position + 4)..<end])
      for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: checksum >> (24 - 8 * index)) }
      position = end + 4
    }
    return bytes
  }
}

/// Calls `body`; `nil` when the engine refuses what it is given.
func refusable<Value>(_ body: () throws -> Value) throws -> Value? {
  do { return try body() } catch is EngineError { return nil }
}
