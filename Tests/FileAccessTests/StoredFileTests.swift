import FileAccess
import Foundation
import TensorCore
import TestSupport
import Testing

/// A file that stays open gives what it held when it was opened, or an error that names it.
@Suite struct StoredFileTests {
  private let files: TemporaryDirectory
  private let path: String
  private let contents = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 * 7) }

  init() throws {
    files = try TemporaryDirectory()
    path = try files.write(contents, to: "file")
  }

  private func open() throws -> StoredFile { try StoredFile(path: path, maximumByteCount: 1 << 20) }

  private func expectChange(_ body: () throws -> Void) throws {
    let error = try #require(throws: EngineError.self) { try body() }
    #expect(error.code == .unreadable && error.context == [path])
    #expect(error.message.contains("was changed while it was in use"))
  }

  /// What happens to files that another process has open.
  enum Change: CaseIterable {
    case cutting, emptying, lengthening, overwriting

    func apply(to path: String) throws {
      let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
      defer { try? file.close() }
      switch self {
      case .cutting: try file.truncate(atOffset: 100)
      case .emptying: try file.truncate(atOffset: 0)
      case .lengthening:
        try file.seekToEnd()
        try file.write(contentsOf: Data([1]))
      case .overwriting: try file.write(contentsOf: Data([255, 254, 253]))
      }
    }
  }

  @Test func parts_areThoseOfTheFile() throws {
    let file = try open()
    let whole = AlignedStorage(in: file, 0..<file.byteCount)
    #expect(whole.withBytes { Array($0) } == contents)
    #expect(whole.withBytes(in: 5..<9) { Array($0) } == Array(contents[5..<9]))
    #expect(whole.bytes == contents && whole.part(3..<3).bytes.isEmpty)
    let part = whole.part(1000..<200_000)
    #expect(part.bytes == Array(contents[1000..<200_000]) && part.inMemory.bytes == part.bytes)
    #expect(part.source === file && part.byteCount == 199_000)
    #expect(part.withBytes(in: 10..<20) { Array($0) } == Array(contents[1010..<1020]))
    let copy = part.inMemory
    #expect(copy.source == nil && copy.withBytes { Array($0) } == Array(contents[1000..<200_000]))
    #expect(UInt(bitPattern: copy.start) % UInt(AlignedStorage.alignment) == 0)
    #expect(Array(UnsafeRawBufferPointer(start: part.start, count: 3)) == Array(contents[1000..<1003]))
    #expect(part.start == part.start)
    #expect(try file.bytes() == contents)
    try file.check()
  }

  /// Memory of parts that were looked at is used again, but not under who still holds one.
  @Test func aPartThatIsHeld_keepsItsBytes() throws {
    let whole = AlignedStorage(in: try open(), 0..<contents.count)
    let held = whole.withBlockInMemory(0..<150_000) { $0 }
    for start in 1..<5 {
      #expect(whole.withBytes(in: start..<start + 140_000) { $0[0] } == contents[start])
    }
    #expect(held.withBytes { Array($0) } == Array(contents[..<150_000]))
  }

  @Test(arguments: Change.allCases)
  func aChange_isNoticed(change: Change) throws {
    let file = try open()
    let part = AlignedStorage(in: file, 200_000..<300_000)
    try file.check()
    try change.apply(to: path)
    // Whatever is read now is of no use, and reading it harms nobody.
    _ = part.withBytes { $0.reduce(0) { $0 ^ $1 } }
    try expectChange { try file.check() }
    try expectChange { _ = try file.bytes() }
    try expectChange { try file.reading { throw EngineError(.invalidModel, "caused by the change") } }
  }

  @Test(arguments: Change.allCases)
  func aChangeWhileItIsRead_isNoticed(change: Change) throws {
    let file = try open()
    try expectChange { try file.reading { try change.apply(to: path) } }
  }

  @Test func aFileThatIsReplacedOrRemoved_keepsItsContents() throws {
    let file = try open()
    try FileWriting.write([1, 2, 3], to: path)
    #expect(try file.bytes() == contents)
    try FileManager.default.removeItem(atPath: path)
    #expect(try file.bytes() == contents)
  }

  /// It was changed in the same tick of the clock in which it was opened.
  @Test func aChangeRightAfterOpening_isNoticed() throws {
    for _ in 0..<20 {
      _ = try files.write(contents, to: "file")
      let file = try open()
      try Change.overwriting.apply(to: path)
      try expectChange { try file.check() }
    }
  }

  @Test func anErrorOfReading_isSaidBeforeItsConsequences() throws {
    let file = try open()
    #expect(throws: EngineError(.invalidModel, "no model")) {
      try file.reading { throw EngineError(.invalidModel, "no model") }
    }
    #expect(try file.reading { 7 } == 7)
  }
}
