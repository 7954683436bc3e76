import TensorCore

/// Reads the headers of a Windows bitmap, whose pixels are not compressed.
enum BMPStructure {
  /// Reads the headers and checks that the file is whole.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage`.
  static func header(of bytes: UnsafeRawBufferPointer) throws -> ImageHeader {
    var reader = ImageByteReader(bytes, offset: 10)
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
    let header = ImageHeader(
      width: width, height: height, bytesPerPixel: 4, plausiblePixelCount: 8 * bytes.count)
    try header.validate(.bmp, sideLimit: Int.max)
    try checkLength(of: bytes, header: header, pixelOffset: pixelOffset, bitsPerPixel: bitsPerPixel)
    return header
  }

  /// A negative number of rows, as 32 bits, means that they are stored from top to bottom.
  private static func rowCount(_ bits: Int) -> Int {
    abs(Int(Int32(truncatingIfNeeded: bits)))
  }

  /// Rows are padded to four bytes, the last one perhaps not.
  private static func checkLength(
    of bytes: UnsafeRawBufferPointer, header: ImageHeader, pixelOffset: Int, bitsPerPixel: Int
  ) throws {
    // No overflow: offset and sizes have at most 32 bits, and the number of pixels has been checked.
    let rowBitCount = header.width * bitsPerPixel
    let rowByteCount = (rowBitCount + 31) / 32 * 4
    let end = pixelOffset + (header.height - 1) * rowByteCount + (rowBitCount + 7) / 8
    guard end <= bytes.count else { throw EngineError.cutShort(at: bytes.count) }
  }
}
