import TensorCore

/// Walks the blocks of a GIF file (GIF89a specification, appendix B) up to its trailer.
enum GIFStructure {
  /// Reads the header and checks that the file is whole.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage`.
  static func header(of bytes: UnsafeRawBufferPointer) throws -> ImageHeader {
    // Behind the version: width, height, flags, background, aspect ratio, and the colour table.
    var reader = ImageByteReader(bytes, offset: 6)
    let width = try reader.littleEndian16()
    let height = try reader.littleEndian16()
    let flags = try reader.byte()
    try reader.skip(2 + colorTableByteCount(flags))
    guard try skipBlocks(&reader) > 0 else { throw EngineError.corruptImage(.gif, "it has no frame") }
    return ImageHeader(
      width: width, height: height, bytesPerPixel: 4,
      // One code of at least three bits paints at most 4096 pixels.
      plausiblePixelCount: 4096 * bytes.count)
  }

  /// Skips everything up to the trailer and returns the number of frames.
  private static func skipBlocks(_ reader: inout ImageByteReader) throws -> Int {
    var frameCount = 0
    while true {
      switch try reader.byte() {
      case 0x21:
        try reader.skip(1)
        try skipSubBlocks(&reader)
      case 0x2C:
        try reader.skip(8)
        try reader.skip(colorTableByteCount(reader.byte()) + 1)
        try skipSubBlocks(&reader)
        frameCount += 1
      case 0x3B:
        return frameCount
      case let introducer:
        // Only the first frame is decoded; what some programs leave behind it does no harm.
        if frameCount > 0 { return frameCount }
        throw EngineError.corruptImage(.gif, "unknown block \(introducer) before byte \(reader.offset)")
      }
    }
  }

  private static func skipSubBlocks(_ reader: inout ImageByteReader) throws {
    while true {
      let count = try reader.byte()
      if count == 0 { return }
      try reader.skip(count)
    }
  }

  /// The top bit of the flags announces a table of 2^(n+1) colours, n in the lowest three bits.
  private static func colorTableByteCount(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 * (2 << (flags & 7))
  }
}
