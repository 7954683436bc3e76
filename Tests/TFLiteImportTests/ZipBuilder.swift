/// Writes zip archives for tests, with every field open to be wrong.
struct ZipBuilder: Sendable {
  struct Member: Sendable {
    var name: String
    var contents: [UInt8]
    /// What is stored; the contents themselves unless they are compressed.
    var data: [UInt8]?
    var method: UInt16 = 0
    var flags: UInt16 = 0
    var checksum: UInt32?
    var byteCount: UInt32?
    /// The name in the local header, when it differs.
    var localName: String?
    /// The position that the directory gives, when it is not the member's own.
    var headerOffset: UInt32?
    /// The number of extra bytes in the local header only.
    var extraCount = 0
  }

  /// Bytes before the first member.
  var prefix: [UInt8] = []
  var members: [Member]
  var comment: [UInt8] = []
  /// The number of members that the end record states, when it is not the true one.
  var statedCount: UInt16?
  var diskNumber: UInt16 = 0

  /// The archive as a file.
  var bytes: [UInt8] {
    var file = prefix
    var directory: [UInt8] = []
    for member in members {
      let offset = UInt32(file.count)
      let data = member.data ?? member.contents
      let common =
        [UInt16(20), member.flags, member.method, 0, 0].flatMap(little)
        + little(member.checksum ?? Self.checksum(member.contents)) + little(UInt32(data.count))
        + little(member.byteCount ?? UInt32(member.contents.count))
      let localName = Array((member.localName ?? member.name).utf8)
      file +=
        [0x50, 0x4B, 3, 4] + common + little(UInt16(localName.count)) + little(UInt16(member.extraCount))
      file += localName + [UInt8](repeating: 0, count: member.extraCount) + data
      let name = Array(member.name.utf8)
      directory += [0x50, 0x4B, 1, 2] + little(UInt16(20)) + common + little(UInt16(name.count))
      directory += [UInt8](repeating: 0, count: 12) + little(member.headerOffset ?? offset) + name
    }
    let count = statedCount ?? UInt16(members.count)
    let end =
      [0x50, 0x4B, 5, 6] + little(diskNumber) + little(UInt16(0)) + little(count) + little(count)
      + little(UInt32(directory.count)) + little(UInt32(file.count)) + little(UInt16(comment.count))
    return file + directory + end + comment
  }

  private func little<Integer: FixedWidthInteger>(_ value: Integer) -> [UInt8] {
    FlatBufferBuilder.Value.bytes(of: value)
  }

  /// CRC-32 bit by bit, written apart from the code under test.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var register = UInt32.max
    for byte in bytes {
      register ^= UInt32(byte)
      for _ in 0..<8 { register = register & 1 == 1 ? register >> 1 ^ 0xEDB8_8320 : register >> 1 }
    }
    return ~register
  }
}
