import TensorCore

/// Reads the fields of a protocol-buffer message in their order. Every length is checked against the bytes
/// that there are.
///
/// Source: the "Encoding" page of the Protocol Buffers documentation.
struct ProtobufReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// One field: its number and what it holds.
  struct Field {
    let number: UInt64
    let value: Value
  }

  /// What a field holds, by its wire type.
  enum Value {
    case varint(UInt64)
    case fixed64
    case bytes(ArraySlice<UInt8>)
    case fixed32(UInt32)
  }

  /// A varint of 64 bits has at most ten groups of seven.
  private static let maximumVarintByteCount = 10
}

extension ProtobufReader {
  /// The next field, or `nil` at the end.
  ///
  /// - Throws: `invalidModel` when the bytes end within a field or its wire type is unknown.
  mutating func next() throws(EngineError) -> Field? {
    guard !bytes.isEmpty else { return nil }
    let tag = try varint()
    return Field(number: tag >> 3, value: try value(wireType: tag & 7))
  }

  private mutating func value(wireType: UInt64) throws(EngineError) -> Value {
    switch wireType {
    case 0: return .varint(try varint())
    case 1:
      _ = try take(8)
      return .fixed64
    case 2: return .bytes(try take(try varint()))
    case 5: return .fixed32(try take(4).littleEndianValue)
    default:
      throw EngineError(
        .invalidModel, "a field has the wire type \(wireType); expected 0, 1, 2 or 5. The file is damaged.")
    }
  }

  private mutating func varint() throws(EngineError) -> UInt64 {
    var result: UInt64 = 0
    for position in 0..<Self.maximumVarintByteCount {
      guard let byte = bytes.popFirst() else { throw Self.ended }
      // Bits beyond the 64th are dropped, as every reader does.
      result |= UInt64(byte & 0x7f) << UInt64(7 * position)
      if byte < 0x80 { return result }
    }
    throw EngineError(
      .invalidModel,
      "a number is longer than \(Self.maximumVarintByteCount) bytes. The file is damaged.")
  }

  private mutating func take(_ count: UInt64) throws(EngineError) -> ArraySlice<UInt8> {
    guard let count = Int(exactly: count), count <= bytes.count else { throw Self.ended }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  private static var ended: EngineError {
    EngineError(.invalidModel, "the data end within a field. The file is damaged.")
  }
}

extension ProtobufReader.Value {
  /// The numbers of a field of `float` elements: one, or many that are packed.
  ///
  /// - Throws: `invalidModel` when the field is of another type.
  func floats(_ meaning: String) throws(EngineError) -> [Float] {
    switch self {
    case .fixed32(let bits): return [Float(bitPattern: bits)]
    case .bytes(let packed) where packed.count.isMultiple(of: 4):
      return stride(from: packed.startIndex, to: packed.endIndex, by: 4).map { start in
        Float(bitPattern: packed[start..<start + 4].littleEndianValue)
      }
    default: throw Self.mismatch(meaning, expected: "floating-point numbers of 32 bits")
    }
  }

  /// The number of a field of an integer or enumeration type.
  ///
  /// - Throws: `invalidModel` when the field is of another type.
  func integer(_ meaning: String) throws(EngineError) -> UInt64 {
    guard case .varint(let value) = self else { throw Self.mismatch(meaning, expected: "an integer") }
    return value
  }

  /// The reader of a field that is itself a message.
  ///
  /// - Throws: `invalidModel` when the field is of another type.
  func message(_ meaning: String) throws(EngineError) -> ProtobufReader {
    guard case .bytes(let bytes) = self else { throw Self.mismatch(meaning, expected: "a message") }
    return ProtobufReader(bytes)
  }

  private static func mismatch(_ meaning: String, expected: String) -> EngineError {
    EngineError(.invalidModel, "\(meaning) has another type; expected \(expected). The file is damaged.")
  }
}

extension ArraySlice<UInt8> {
  /// The little-endian number in the first four bytes, which there are.
  fileprivate var littleEndianValue: UInt32 {
    prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
