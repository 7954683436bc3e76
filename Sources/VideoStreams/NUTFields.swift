/// The packet of a NUT stream is not what it must be.
package struct NUTError: Error {
  /// What is wrong, to be read after "the stream of frames is broken: ".
  package let reason: String

  package init(reason: String) {
    self.reason = reason
  }
}

/// Reads the fields of a packet, one after the other.
///
/// - Source: the NUT specification, "Representation of types".
struct NUTFields {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func byte() throws -> UInt8 {
    guard let byte = rest.popFirst() else { throw NUTError(reason: "a header is cut short") }
    return byte
  }

  mutating func bytes(_ count: Int) throws -> [UInt8] {
    guard count >= 0, count <= rest.count else { throw NUTError(reason: "a header is cut short") }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  /// A number of seven bits for each byte, the highest ones first.
  mutating func unsigned() throws -> UInt64 {
    var number = NUTNumber()
    while true {
      if let value = try number.append(byte()) { return value }
    }
  }

  /// A number that must be in `range`.
  mutating func unsigned(_ range: ClosedRange<Int>, _ name: String) throws -> Int {
    let value = try unsigned()
    guard let number = Int(exactly: value), range.contains(number) else {
      throw NUTError(reason: "\(name) is \(value)")
    }
    return number
  }

  /// A number that may be negative: 0, 1, -1, 2, -2 and so on.
  mutating func signed() throws -> Int64 {
    let (value, overflow) = try unsigned().addingReportingOverflow(1)
    guard !overflow else { throw NUTError(reason: "a number is too large") }
    let half = Int64(value >> 1)
    return value & 1 == 0 ? half : -half
  }
}

/// A number as it comes byte by byte.
struct NUTNumber {
  private var value: UInt64 = 0

  /// Takes the next byte.
  ///
  /// - Returns: the number, once that was its last byte.
  mutating func append(_ byte: UInt8) throws -> UInt64? {
    guard value >> 57 == 0 else { throw NUTError(reason: "a number is too large") }
    value = value << 7 | UInt64(byte & 0x7f)
    return byte & 0x80 == 0 ? value : nil
  }
}

/// The checksum of headers.
///
/// - Source: the NUT specification: the polynomial 0x04C11DB7, the highest bit first, beginning with 0.
struct NUTChecksum {
  private(set) var value: UInt32 = 0

  mutating func append(_ byte: UInt8) {
    value ^= UInt32(byte) << 24
    for _ in 0..<8 { value = value << 1 ^ (value >> 31 == 0 ? 0 : 0x04c1_1db7) }
  }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { append(byte) }
  }
}
