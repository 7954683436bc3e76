import TensorCore

/// Reads the headers of a Windows bitmap, whose pixels are not compressed.
enum BMPStructure {
  /// Reads the size.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage`.
  static func header(_ reader: ImageByteReader) throws -> ImageHeader {
    try form(reader).header
  }

  /// Reads the headers and finds out where the pixels end.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage`, or `resourceExhausted` when a side is too long.
  static func layout(of bytes: UnsafeRawBufferPointer) throws -> ImageLayout {
    let form = try form(ImageByteReader(bytes))
    try form.header.validate(.bmp)
    return ImageLayout(
      header: form.header, plausiblePixelCount: 8 * bytes.count, pixelEnd: form.pixelEnd,
      pieces: [.stored(0..<bytes.count)])
  }

  private struct Form {
    var header: ImageHeader
    var pixelOffset: Int
    var bitsPerPixel: Int

    /// Where the last row ends; rows are padded to four bytes, the last one perhaps not.
    ///
    /// - Precondition: The sizes are valid. Then nothing overflows, since the offset has at most 32 bits.
    var pixelEnd: Int {
      let rowBitCount = header.width * bitsPerPixel
      return pixelOffset + (header.height - 1) * ((rowBitCount + 31) / 32 * 4) + (rowBitCount + 7) / 8
    }
  }

  private static func form(_ reader: ImageByteReader) throws -> Form {
    var reader = reader
    try reader.move(to: 10)
    let pixelOffset = try reader.littleEndian32()
    let headerByteCount = try reader.littleEndian32()
    let isShort = headerByteCount == 12
    let width = try isShort ? reader.littleEndian16() : reader.littleEndian32()
    let height = try isShort ? reader.littleEndian16() : rowCount(reader.littleEndian32())
    try reader.skip(2)
    let bitsPerPixel = try reader.littleEndian16()
    let compression = try isShort ? 0 : reader.littleEndian32()
    guard compression == 0 || compression == 3 else {
      throw EngineError(
        .invalidImage, "this BMP file is compressed, which is not supported; save it without compression")
    }
    guard [1, 4, 8, 16, 24, 32].contains(bitsPerPixel) else {
      throw EngineError.corruptImage(.bmp, "\(bitsPerPixel) bits per pixel do not exist")
    }
    let header = ImageHeader(width: width, height: height, bytesPerPixel: 4, channelCount: 4)
    return Form(header: header, pixelOffset: pixelOffset, bitsPerPixel: bitsPerPixel)
  }

  /// A negative number of rows, as 32 bits, means that they are stored from top to bottom.
  private static func rowCount(_ bits: Int) -> Int {
    abs(Int(Int32(truncatingIfNeeded: bits)))
  }
}
