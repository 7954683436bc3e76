import TensorCore

/// Bytes from outside, which are read only within their bounds.
///
/// Numbers are little-endian and need not be aligned.
package struct ByteView: Sendable {
  /// In memory.
  let storage: AlignedStorage

  /// The bytes of a block in memory.
  package init(_ storage: AlignedStorage) {
    precondition(storage.source == nil, "the bytes of a file are read before they are looked at")
    self.storage = storage
  }

  /// A copy of some bytes.
  package init(_ bytes: [UInt8]) {
    self.init(bytes.withUnsafeBytes { AlignedStorage(copying: $0) })
  }

  package var count: Int { storage.byteCount }

  /// The number at `offset`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when it would begin or end outside the bytes.
  func integer<Integer: FixedWidthInteger>(at offset: Int, as type: Integer.Type) throws -> Integer {
    let range = try range(at: offset, count: MemoryLayout<Integer>.size)
    // In bounds: `range` lies within the bytes.
    return withBytes {
      Integer(littleEndian: $0.loadUnaligned(fromByteOffset: range.lowerBound, as: Integer.self))
    }
  }

  /// The range of `count` bytes from `offset`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when it is not within the bytes.
  func range(at offset: Int, count: Int) throws -> Range<Int> {
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else {
      throw EngineError(
        .invalidModel,
        "is truncated or corrupt: \(count) bytes are needed at offset \(offset), but there are \(self.count)"
      )
    }
    return offset..<offset + count
  }
}

extension ByteView {
  /// The byte at an offset that is within the bytes.
  subscript(offset: Int) -> UInt8 {
    precondition(0..<count ~= offset, "byte \(offset) of \(count)")
    return withBytes { $0[offset] }
  }

  /// The bytes of a range that is within them.
  subscript(range: Range<Int>) -> ByteView {
    precondition(0 <= range.lowerBound && range.upperBound <= count, "bytes \(range) of \(count)")
    return ByteView(storage.part(range))
  }

  /// A copy of the bytes in an aligned block.
  var copy: AlignedStorage { withBytes { AlignedStorage(copying: $0) } }

  /// A copy of the bytes.
  package var array: [UInt8] { storage.bytes }

  /// The text that the bytes are, repaired where they are none.
  var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Calls `body` with the bytes.
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(storage) {} }
    return try body(UnsafeRawBufferPointer(start: storage.start, count: storage.byteCount))
  }
}
