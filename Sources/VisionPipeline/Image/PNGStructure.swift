import TensorCore

/// Walks the chunks of a PNG file (PNG specification, second edition, section 5) up to its IEND chunk.
enum PNGStructure {
  /// Reads the header and checks that the file is whole and that the chunks that matter are undamaged.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage`.
  static func header(of bytes: UnsafeRawBufferPointer) throws -> ImageHeader {
    var reader = ImageByteReader(bytes, offset: ImageFormat.png.signature.count)
    var header = try readHeader(nextChunk(&reader))
    var compressedByteCount = 0
    while true {
      let chunk = try nextChunk(&reader)
      if chunk.type == "IEND" { break }
      if chunk.type == "IDAT" { compressedByteCount += chunk.payload.count }
    }
    guard compressedByteCount > 0 else { throw EngineError.corruptImage(.png, "it has no picture data") }
    // Deflate reaches at most 1032 bytes per byte (zlib's technical details).
    header.image.plausiblePixelCount = 1032 * compressedByteCount * 8 / header.bitsPerPixel
    return header.image
  }

  private static let knownCriticalTypes: Set<String> = ["IHDR", "PLTE", "IDAT", "IEND"]

  private struct Chunk {
    var type: String
    var payload: UnsafeRawBufferPointer
  }

  private static func nextChunk(_ reader: inout ImageByteReader) throws -> Chunk {
    let length = try reader.bigEndian32()
    let start = reader.offset
    let content = try reader.slice(length + 4)
    let checksum = try reader.bigEndian32()
    let type = String(decoding: content.prefix(4), as: UTF8.self)
    // An upper-case first letter marks a chunk without which the picture cannot be shown.
    let isCritical = content[0] & 0x20 == 0
    if isCritical || type == "tRNS", Int(CRC32.checksum(of: content)) != checksum {
      throw EngineError.corruptImage(
        .png, "the checksum of the chunk before byte \(start + length + 8) is wrong")
    }
    guard !isCritical || knownCriticalTypes.contains(type) else {
      throw EngineError.corruptImage(.png, "the chunk before byte \(reader.offset) has an unknown type")
    }
    return Chunk(type: type, payload: UnsafeRawBufferPointer(rebasing: content.dropFirst(4)))
  }

  private static func readHeader(_ chunk: Chunk) throws -> (image: ImageHeader, bitsPerPixel: Int) {
    guard chunk.type == "IHDR", chunk.payload.count == 13 else {
      throw EngineError.corruptImage(.png, "it does not start with a header of 13 bytes")
    }
    var reader = ImageByteReader(chunk.payload)
    let width = try reader.bigEndian32()
    let height = try reader.bigEndian32()
    let bitDepth = try reader.byte()
    let colorType = try reader.byte()
    guard let sampleCount = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType], [1, 2, 4, 8, 16].contains(bitDepth)
    else {
      throw EngineError.corruptImage(.png, "colour type \(colorType) with \(bitDepth) bits does not exist")
    }
    let bytesPerPixel = max(4, sampleCount * (bitDepth == 16 ? 2 : 1))
    let image = ImageHeader(
      width: width, height: height, bytesPerPixel: bytesPerPixel, plausiblePixelCount: 0)
    return (image, sampleCount * bitDepth)
  }
}
