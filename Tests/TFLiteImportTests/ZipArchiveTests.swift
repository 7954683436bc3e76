import TFLiteImport
import TensorCore
import TestSupport
import Testing

@Suite struct ZipArchiveTests {
  @Test func storedMember_isReadWhereverTheArchiveBegins() throws {
    let members = [
      ZipBuilder.Member(name: "a", contents: [1, 2, 3], extraCount: 24),
      ZipBuilder.Member(name: "b", contents: []),
    ]
    for prefix in [[], [0, 0], [UInt8](repeating: 7, count: 1000)] {
      let bytes = ZipBuilder(prefix: prefix, members: members, comment: Array("PK\u{5}\u{6} note".utf8)).bytes
      let archive = try ZipArchive(ByteView(bytes))
      #expect(archive.names == ["a", "b"])
      #expect(try archive.contents(of: "a")?.array == [1, 2, 3])
      #expect(try archive.contents(of: "b")?.array == [])
      #expect(try archive.contents(of: "c") == nil)
    }
  }

  /// Programs that unpack themselves, programs that write to a pipe, and what downloads leave behind.
  @Test func unusualArchives_areRead() throws {
    let members = [
      ZipBuilder.Member(name: "a", contents: [1, 2, 3]), ZipBuilder.Member(name: "b", contents: [4]),
    ]
    for isZip64 in [false, true] {
      for hasDescriptors in [false, true] {
        for ignoresPrefix in [false, true] {
          for rest in [[], [0], Array("more than the archive".utf8)] as [[UInt8]] {
            var builder = ZipBuilder(prefix: Array("#!/bin/sh\n".utf8), members: members)
            (builder.isZip64, builder.hasDescriptors) = (isZip64, hasDescriptors)
            builder.ignoresPrefix = ignoresPrefix
            let bytes = builder.bytes + rest
            #expect(ZipArchive.isPresent(in: ByteView(bytes)))
            let archive = try ZipArchive(ByteView(bytes))
            #expect(archive.names == ["a", "b"])
            #expect(try archive.contents(of: "a")?.array == [1, 2, 3])
            #expect(try archive.contents(of: "b")?.array == [4])
          }
        }
      }
    }
  }

  @Test func longNumbersBeyondTheFile_areRefused() throws {
    var builder = ZipBuilder(members: [ZipBuilder.Member(name: "a", contents: [1, 2, 3])])
    builder.isZip64 = true
    let bytes = builder.bytes
    // Each of the 64-bit numbers: of the member, and of the end record.
    let extra = bytes.count - 22 - 20 - 56 - 24
    let record = bytes.count - 22 - 20 - 56
    for offset in [extra, extra + 8, extra + 16, record + 24, record + 32, record + 40, record + 48] {
      for number in [1 << 20, 1 << 40, 1 << 62, UInt64.max] as [UInt64] {
        var changed = bytes
        changed.replaceSubrange(
          offset..<(offset + 8), with: withUnsafeBytes(of: number.littleEndian, Array.init))
        #expect(throws: EngineError.self, "\(offset), \(number)") { try ZipArchive(ByteView(changed)) }
      }
    }
  }

  /// The stream is zlib's own output for these contents, without its header and checksum.
  @Test func deflatedMember_isInflated() throws {
    let contents = Array(repeatElement(Array("landmark ".utf8), count: 20).joined())
    let stream: [UInt8] = [
      0xCB, 0x49, 0xCC, 0x4B, 0xC9, 0x4D, 0x2C, 0xCA, 0x56, 0xC8, 0x19, 0x3A, 0x0C, 0x00,
    ]
    let member = ZipBuilder.Member(name: "text", contents: contents, data: stream, method: 8)
    let archive = try ZipArchive(ByteView(ZipBuilder(members: [member]).bytes))
    #expect(try archive.contents(of: "text")?.array == contents)
  }

  /// What is wrong with an archive, and a word of the message that says so.
  static let refusals: [(ZipBuilder, String)] = {
    let sound = ZipBuilder.Member(name: "a", contents: [1, 2, 3])
    func changed(_ change: (inout ZipBuilder.Member) -> Void) -> ZipBuilder {
      var member = sound
      change(&member)
      return ZipBuilder(members: [member])
    }
    return [
      (changed { $0.flags = 1 }, "encrypted"),
      (changed { $0.method = 12 }, "method 12"),
      (changed { $0.localName = "b" }, "another name"),
      (changed { $0.headerOffset = 1 }, "no local header"),
      (changed { $0.headerOffset = .max }, "zip64"),
      (changed { $0.byteCount = 4 }, "two sizes differ"),
      (changed { $0.byteCount = 600 << 20 }, "limit"),
      (
        changed {
          $0.method = 8; $0.byteCount = 100_000
        }, "deflate cannot give"
      ),
      (
        changed {
          $0.data = [UInt8](repeating: 0, count: 100_000); $0.method = 8; $0.byteCount = 100_000_000
        }, "more than 16 times as many"
      ),
      (ZipBuilder(members: [sound, sound]), "two members"),
      (ZipBuilder(members: [sound], statedCount: 2), "corrupt zip directory"),
      (ZipBuilder(members: [sound], statedCount: .max), "zip64"),
      (ZipBuilder(members: [sound], statedCount: 5000), "5000 members"),
      (ZipBuilder(members: [sound], diskNumber: 1), "several parts"),
      (
        ZipBuilder(members: [
          ZipBuilder.Member(name: "a", contents: [1]),
          ZipBuilder.Member(name: "a", contents: [2], headerOffset: 0),
        ]), "two members"
      ),
    ]
  }()

  @Test(arguments: refusals.indices) func faultyArchive_isRefused(index: Int) throws {
    let (builder, words) = Self.refusals[index]
    let error = #expect(throws: EngineError.self) { try ZipArchive(ByteView(builder.bytes)) }
    #expect(try #require(error).description.contains(words))
  }

  @Test func overlappingMembers_areRefused() throws {
    // The second member's header lies within the first one's contents.
    let inner = ZipBuilder.Member(name: "b", contents: [9])
    let outerContents = ZipBuilder(members: [inner]).bytes
    let outer = ZipBuilder.Member(name: "a", contents: outerContents)
    var hidden = inner
    hidden.headerOffset = 30 + 1
    let bytes = ZipBuilder(members: [outer, hidden]).bytes
    let error = #expect(throws: EngineError.self) { try ZipArchive(ByteView(bytes)) }
    #expect(try #require(error).description.contains("overlap"))
  }

  @Test(arguments: [UInt16(0), 8]) func corruptContents_areRefused(method: UInt16) throws {
    let member = ZipBuilder.Member(
      name: "a", contents: [1, 2, 3], data: [0xFF, 0xFF, 0xFF], method: method)
    let archive = try ZipArchive(ByteView(ZipBuilder(members: [member]).bytes))
    let error = #expect(throws: EngineError.self) { try archive.contents(of: "a") }
    #expect(try #require(error).code == .invalidModel)
  }

  @Test func truncatedArchive_isNotMistakenForOneWithinIt() {
    let inner = ZipBuilder(members: [ZipBuilder.Member(name: "labels", contents: [1])]).bytes
    let bytes = ZipBuilder(members: [ZipBuilder.Member(name: "a", contents: inner)]).bytes
    // The inner archive is there from its own end on; once more of the outer one is, too, neither is whole.
    let innerEnd = 30 + 1 + inner.count
    for count in (innerEnd + 2)..<bytes.count {
      #expect(throws: EngineError.self) { try ZipArchive(ByteView(Array(bytes.prefix(count)))) }
    }
  }

  @Test func truncatedArchive_isRefusedAtEveryLength() {
    let bytes = ZipBuilder(members: [ZipBuilder.Member(name: "a", contents: [1, 2, 3])]).bytes
    for count in 0..<bytes.count {
      #expect(throws: EngineError.self) { try ZipArchive(ByteView(Array(bytes.prefix(count)))) }
    }
  }
}
