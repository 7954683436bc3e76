import VideoStreams

/// Writes a stream of one video of 2 × 1 pixels.
package struct NUTStreamBuilder {
  package private(set) var bytes = Array("nut/multimedia container".utf8) + [0]

  package init(headers: Bool = true) {
    if headers { self.headers() }
  }

  package mutating func headers() {
    packet(.main, Self.mainHeader)
    packet(.stream, Self.streamHeader)
    packet(.info, [0, 0, 0, 0, 0])
  }

  package static let mainHeader: [UInt8] = joined([
    number(3), number(1), number(32767), number(1), number(1), number(1_000_000),
    // Runs of codes: flags, number of fields, step of the time, factor and rest of the size, ..., length.
    number(1 << 13), number(6), [0, 1, 0, 0, 0], number(1),  // 0: none
    number(1), number(6), [1, 1, 0, 6, 0], number(1),  // 1: one later, six bytes
    number(1 + 1 << 3), number(8), [0, 1, 0, 6, 0], number(1), [0], number(1),  // 2: bits of a time
    number(1 + 1 << 3 + 1 << 5 + 1 << 6), number(8), [0, 1, 0, 0, 0], number(1), [0], number(0),  // 3
    number(1 << 13), number(6), [0, 1, 0, 0, 0], number(251),  // The others, without that of 'N': none
    number(1), number(3), [0, 0, 1],  // One elided header.
  ])

  package static let streamHeader: [UInt8] = joined([
    [0, 0, 4], Array("RGB".utf8), [24, 0, 7], number(1_000_000), [0, 0, 0, 2, 1, 0, 0, 0],
  ])

  private static func joined(_ parts: [[UInt8]]) -> [UInt8] { Array(parts.joined()) }

  package static func number(_ value: UInt64) -> [UInt8] {
    var bytes = [UInt8(value & 0x7f)]
    var rest = value >> 7
    while rest > 0 {
      bytes.insert(UInt8(rest & 0x7f) | 0x80, at: 0)
      rest >>= 7
    }
    return bytes
  }

  package mutating func packet(_ kind: NUTPacketKind, _ contents: [UInt8]) {
    bytes += kind.rawValue.bigEndianBytes + Self.number(UInt64(contents.count + 4)) + contents
    bytes += Self.checksum(contents)
  }

  package mutating func syncpoint(time: UInt64) {
    packet(.syncpoint, Self.number(time) + [0])
  }

  package mutating func frame(code: UInt8, _ fields: [UInt8], _ samples: [UInt8], isChecked: Bool = false) {
    bytes += [code] + fields + (isChecked ? Self.checksum([code] + fields) : []) + samples
  }

  /// Long division, bit by bit, by the polynomial of the specification.
  private static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    var remainder: UInt64 = 0
    for byte in bytes + [0, 0, 0, 0] {
      for bit in (0..<8).reversed() {
        remainder = remainder << 1 | UInt64(byte >> UInt8(bit) & 1)
        if remainder >> 32 != 0 { remainder ^= 0x1_04c1_1db7 }
      }
    }
    return UInt32(remainder).bigEndianBytes
  }
}

extension FixedWidthInteger {
  fileprivate var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
