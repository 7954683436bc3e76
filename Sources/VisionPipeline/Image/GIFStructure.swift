import TensorCore

/// Walks the blocks of a GIF file (GIF89a specification, appendix B) up to its trailer.
enum GIFStructure {
  /// Reads the size.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage`.
  static func header(_ reader: ImageByteReader) throws -> ImageHeader {
    var reader = reader
    return try readHeader(&reader)
  }

  /// Checks that the file is whole.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage`.
  static func layout(of bytes: UnsafeRawBufferPointer) throws -> ImageLayout {
    var reader = ImageByteReader(bytes)
    let header = try readHeader(&reader)
    let flags = try reader.byte()
    // Behind the flags: background, aspect ratio, and the colour table.
    try reader.skip(2 + colorTableByteCount(flags))
    guard try skipBlocks(&reader) > 0 else { throw EngineError.corruptImage(.gif, "it has no frame") }
    // One code of at least three bits paints at most 4096 pixels.
    return ImageLayout(
      header: header, plausiblePixelCount: 4096 * bytes.count, pieces: [.stored(0..<bytes.count)])
  }

  private static func readHeader(_ reader: inout ImageByteReader) throws -> ImageHeader {
    // The signature and the version have six bytes.
    try reader.move(to: 6)
    let width = try reader.littleEndian16()
    let height = try reader.littleEndian16()
    // The decoder has the picture, its background, and what was painted.
    return ImageHeader(width: width, height: height, bytesPerPixel: 9, channelCount: 4)
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
