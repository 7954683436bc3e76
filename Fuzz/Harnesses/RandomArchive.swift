import TestSupport

/// Bundles with records that lie about their members, for readers of zip archives.
enum RandomArchive {
  private static let names = [
    "a.tflite", "b.tflite", "c/d.tflite", "../x.tflite", "/etc/x.tflite", ".tflite", "a", "folder/",
    "\u{1B}[31m.tflite", "x\0y.tflite", "a\nb.tflite", "pose_detector.tflite", "__MACOSX/._a.tflite",
    String(repeating: "n", count: 5000) + ".tflite",
  ]
  private static let network = SampleNetwork.one(14, input: [1, 2], output: [1, 2]).bytes

  static func file(_ decisions: inout Decisions) -> [UInt8] {
    var archive = ZipBuilder(
      prefix: decisions.oneIn(4) ? decisions.bytes(decisions.integer(0...20)) : [],
      members: (0..<decisions.integer(0...4)).map { _ in member(&decisions) },
      comment: decisions.oneIn(4) ? decisions.bytes(decisions.integer(0...30)) : [])
    if decisions.oneIn(6) { archive.statedCount = UInt16.random(in: 0 ... .max, using: &decisions) }
    if decisions.oneIn(8) { archive.diskNumber = UInt16(decisions.integer(0...2)) }
    archive.isZip64 = decisions.oneIn(6)
    archive.hasDescriptors = decisions.oneIn(6)
    archive.ignoresPrefix = decisions.oneIn(3)
    var bytes = archive.bytes
    guard decisions.oneIn(3) else { return bytes }
    for _ in 0..<decisions.integer(1...4) {
      // Most of the structure is at the end.
      let reach = decisions.oneIn(2) ? min(bytes.count, 120) : bytes.count
      bytes[bytes.count - decisions.integer(1...reach)] = UInt8.random(in: .min ... .max, using: &decisions)
    }
    return bytes
  }

  private static func member(_ decisions: inout Decisions) -> ZipBuilder.Member {
    let contents = decisions.oneIn(3) ? decisions.bytes(decisions.integer(0...60)) : network
    var member = ZipBuilder.Member(name: decisions.element(of: names), contents: contents)
    if decisions.oneIn(3) {
      member.method = 8
      member.data =
        decisions.oneIn(2) ? storedDeflate(contents) : decisions.bytes(decisions.integer(1...40))
    }
    func length() -> UInt32 {
      decisions.oneIn(2)
        ? UInt32.random(in: 0 ... .max, using: &decisions) : UInt32(decisions.integer(0...300))
    }
    if decisions.oneIn(8) { member.method = UInt16(decisions.integer(0...99)) }
    if decisions.oneIn(8) { member.flags = UInt16.random(in: 0 ... .max, using: &decisions) }
    if decisions.oneIn(8) { member.checksum = length() }
    if decisions.oneIn(4) { member.byteCount = length() }
    if decisions.oneIn(8) { member.headerOffset = length() }
    if decisions.oneIn(8) { member.localName = "another" }
    if decisions.oneIn(8) { member.extraCount = decisions.integer(0...99) }
    return member
  }

  /// One block of deflate that holds bytes as they are (RFC 1951, section 3.2.4).
  private static func storedDeflate(_ contents: [UInt8]) -> [UInt8] {
    let count = UInt16(truncatingIfNeeded: contents.count)
    return [1] + FlatBufferBuilder.Value.bytes(of: count) + FlatBufferBuilder.Value.bytes(of: ~count)
      + contents
  }
}
