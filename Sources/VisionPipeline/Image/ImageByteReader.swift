import TensorCore

/// Reads numbers from the bytes of a picture file; every read is checked against the end.
struct ImageByteReader {
  let bytes: UnsafeRawBufferPointer
  private(set) var offset = 0

  init(_ bytes: UnsafeRawBufferPointer, offset: Int = 0) {
    self.bytes = bytes
    self.offset = min(max(offset, 0), bytes.count)
  }

  /// Bytes left to read.
  var remainingCount: Int { bytes.count - offset }

  mutating func skip(_ count: Int) throws {
    guard count >= 0, count <= remainingCount else { throw EngineError.cutShort(at: bytes.count) }
    offset += count
  }

  mutating func byte() throws -> Int {
    try skip(1)
    return Int(bytes[offset - 1])
  }

  mutating func bigEndian16() throws -> Int {
    try skip(2)
    return Int(bytes[offset - 2]) << 8 | Int(bytes[offset - 1])
  }

  mutating func bigEndian32() throws -> Int {
    try bigEndian16() << 16 | bigEndian16()
  }

  mutating func littleEndian16() throws -> Int {
    try skip(2)
    return Int(bytes[offset - 2]) | Int(bytes[offset - 1]) << 8
  }

  mutating func littleEndian32() throws -> Int {
    try littleEndian16() | littleEndian16() << 16
  }

  /// The next `count` bytes, without copying them.
  mutating func slice(_ count: Int) throws -> UnsafeRawBufferPointer {
    try skip(count)
    return UnsafeRawBufferPointer(rebasing: bytes[(offset - count)..<offset])
  }
}

extension EngineError {
  /// A picture file that ends before its picture does.
  static func cutShort(at byteCount: Int) -> EngineError {
    EngineError(
      .invalidImage, "the file is cut short: it ends after \(byteCount) bytes, before the picture is complete"
    )
  }

  /// A picture file that contradicts itself or its format.
  static func corruptImage(_ format: ImageFormat, _ reason: String) -> EngineError {
    EngineError(.invalidImage, "the \(format.name) file is corrupt: \(reason)")
  }
}
