/// Writes zip archives for tests, with every field open to be wrong.
package struct ZipBuilder: Sendable {
  package struct Member: Sendable {
    package var name: String
    package var contents: [UInt8]
    /// What is stored; the contents themselves unless they are compressed.
    package var data: [UInt8]?
    package var method: UInt16 = 0
    package var flags: UInt16 = 0
    package var checksum: UInt32?
    package var byteCount: UInt32?
    /// The name in the local header, when it differs.
    package var localName: String?
    /// The position that the directory gives, when it is not the member's own.
    package var headerOffset: UInt32?
    /// The number of extra bytes in the local header only.
    package var extraCount = 0

    package init(
      name: String, contents: [UInt8], data: [UInt8]? = nil, method: UInt16 = 0, flags: UInt16 = 0,
      checksum: UInt32? = nil, byteCount: UInt32? = nil, localName: String? = nil,
      headerOffset: UInt32? = nil, extraCount: Int = 0
    ) {
      self.name = name
      self.contents = contents
      self.data = data
      self.method = method
      self.flags = flags
      self.checksum = checksum
      self.byteCount = byteCount
      self.localName = localName
      self.headerOffset = headerOffset
      self.extraCount = extraCount
    }
  }

  /// Bytes before the first member.
  package var prefix: [UInt8] = []
  package var members: [Member]
  package var comment: [UInt8] = []
  /// The number of members that the end record states, when it is not the true one.
  package var statedCount: UInt16?
  package var diskNumber: UInt16 = 0

  package init(
    prefix: [UInt8] = [], members: [Member], comment: [UInt8] = [], statedCount: UInt16? = nil,
    diskNumber: UInt16 = 0
  ) {
    self.prefix = prefix
    self.members = members
    self.comment = comment
    self.statedCount = statedCount
    self.diskNumber = diskNumber
  }

  /// The archive as a file.
  package var bytes: [UInt8] {
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
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
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
