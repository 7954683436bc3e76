import FileAccess
import Foundation
import TensorCore
import TestSupport
import Testing

@Suite struct SystemPathTests {
  private func path(_ bytes: [UInt8]) -> String {
    (bytes + [0]).withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { String(systemPath: $0) } } ?? ""
    }
  }

  private func bytes(_ path: String) -> [UInt8] {
    path.withSystemPath { start in (0..<strlen(start)).map { UInt8(bitPattern: start[$0]) } }
  }

  @Test func everyByte_comesBack() {
    #expect(path(Array("café.jpg".utf8)) == "café.jpg")
    #expect(path([0x63, 0x61, 0x66, 0xE9, 0x2E, 0x6A]) == "caf\0\u{E9}.j")
    for first in UInt8(1)...255 {
      for second in UInt8(1)...255 {
        let name = [0x61, first, second, 0x62]
        #expect(bytes(path(name)) == name)
      }
    }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let name = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        UInt8.random(in: 1...255, using: &random)
      }
      #expect(bytes(path(name)) == name)
    }
  }

  @Test func differentNames_areDifferentStrings() {
    let names: [[UInt8]] = [[0xE9], [0xEA], [0xC3, 0xA9], [0xEF, 0xBF, 0xBD], [0x5C, 0x78, 0x45, 0x39]]
    #expect(Set(names.map { path($0) }).count == names.count)
  }

  @Test func nullCharactersOfTheirOwn_leadNowhere() {
    for path in ["a\0", "a\0b", "\0\0", "\0\u{100}", "\0\u{7F}"] {
      #expect(!path.isSystemPath && bytes(path).isEmpty)
    }
    #expect("\0\u{80}\0\u{FF}".isSystemPath)
  }

  @Test func bytes_areSpelledOutForPeople() {
    #expect(path([0x61, 0xE9, 0x80]).withBytesSpelledOut == "a\\xE9\\x80")
    #expect("a\0b".withBytesSpelledOut == "a\0b")
  }

  @Test func addresses_areDecoded() {
    #expect(String(percentEncodedPath: "/a%20b%C3%A9%E9%zz%4") == "/a bé\0\u{E9}%zz%4")
    #expect(String(percentEncodedPath: "/a%00b") == "")
  }

  @Test func partsOfPaths() {
    let paths = [
      "a/b.tar.gz", ".hidden", "x.", "dir.d/f", "dir/", "/", "\0\u{E9}/\0\u{EA}.png", "a", "//a//b.c//",
    ]
    #expect(
      paths.map(\.fileName) == ["b.tar.gz", ".hidden", "x.", "f", "dir", "/", "\0\u{EA}.png", "a", "b.c"])
    #expect(paths.map(\.fileStem) == ["b.tar", ".hidden", "x.", "f", "dir", "/", "\0\u{EA}", "a", "b"])
    #expect(paths.map(\.fileExtension) == ["gz", "", "", "", "", "", "png", "", "c"])
    #expect(paths.map(\.folder) == ["a", ".", ".", "dir.d", ".", "/", "\0\u{E9}", ".", "//a"])
    #expect("a".appending(fileName: "b") == "a/b" && "a/".appending(fileName: "b") == "a/b")
    #expect("/a/../b".absolutePath == "/a/../b")
    #expect("./a/./b".absolutePath == FileManager.default.currentDirectoryPath + "/a/b")
  }

  @Test func files_areWrittenAndFoundUnderAnyName() throws {
    let files = try TemporaryDirectory()
    let folder = files.url.path.appending(fileName: path([0xFF, 0x61])).appending(fileName: "b")
    try Folder.make(folder)
    try Folder.make(folder)
    #expect(Folder.isPresent(folder) && Folder.names(in: folder) == [])
    let name = path([0x63, 0xE9])
    let file = folder.appending(fileName: name)
    #expect(!RegularFile.isPresent(file))
    try FileWriting.write([1, 2, 3], to: file)
    try FileWriting.write([1, 2, 3, 4], to: file)
    #expect(Folder.names(in: folder) == [name])
    #expect(RegularFile.size(of: file) == 4)
    let size = try RegularFile(path: file).byteCount
    #expect(size == 4)
    #expect(throws: EngineError.self) { try Folder.make(file) }
    let other = folder.appending(fileName: path([0x63, 0xEA]))
    #expect(
      FileUse.clash(among: [.keeping(file, as: "an input"), .replacing(other, as: "the output")]) == nil)
    #expect(
      FileUse.clash(among: [.keeping(file, as: "an input"), .replacing(file, as: "the output")]) != nil)
  }
}
