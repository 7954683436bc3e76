import TensorCore

/// Bytes from outside, which are read only within their bounds.
///
/// Numbers are little-endian and need not be aligned.
struct ByteView: Sendable {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  /// The number at `offset`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when it would begin or end outside the bytes.
  func integer<Integer: FixedWidthInteger>(at offset: Int, as type: Integer.Type) throws -> Integer {
    let range = try range(at: offset, count: MemoryLayout<Integer>.size)
    return bytes.withUnsafeBytes {
      // In bounds: `range` lies within the bytes.
      Integer(littleEndian: $0.loadUnaligned(fromByteOffset: range.lowerBound, as: Integer.self))
    }
  }

  /// The range of `count` bytes from `offset`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when it is not within the bytes.
  func range(at offset: Int, count: Int) throws -> Range<Int> {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
      throw EngineError(
        .invalidModel,
        "is truncated or corrupt: \(count) bytes are needed at offset \(offset), but there are \(bytes.count)"
      )
    }
    return offset..<offset + count
  }
}
