import FileAccess
import Foundation
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// Files that cannot be read or written are refused with one line that names them.
@Suite struct FileTests {
  private func refusal(of path: String, maximumByteCount: Int = 1000) throws -> EngineError {
    let error = try #require(throws: EngineError.self) {
      try StoredFile(path: path, maximumByteCount: maximumByteCount)
    }
    #expect(error.context == [path] && !error.message.contains("\n"))
    return error
  }

  @Test func aMissingFileIsNotFound() throws {
    #expect(try refusal(of: "/nowhere/model.vitruvian").code == .notFound)
    let error = try #require(throws: EngineError.self) { try StoredFile(path: "", maximumByteCount: 1) }
    #expect(error.code == .notFound && error.message == "the path of the file is empty")
    #expect(throws: EngineError.self) { try Model(contentsOfFile: "/nowhere/model.vitruvian") }
    #expect(throws: EngineError.self) { try NumPyFile.read("/nowhere/array.npy") }
  }

  @Test func aFolderOrDeviceIsNotAFile() throws {
    #expect(try refusal(of: NSTemporaryDirectory()).message.contains("is a folder"))
    #expect(try refusal(of: "/dev/zero").message.contains("device or pipe"))
  }

  @Test func anEmptyOrLargeFileIsRefused() throws {
    let path = TemporaryFile.path("bin")
    defer { TemporaryFile.remove(path) }
    try FileWriting.write([], to: path)
    #expect(try refusal(of: path).message.contains("is empty"))
    try FileWriting.write(Array(repeating: 1, count: 1001), to: path)
    #expect(try refusal(of: path).code == .resourceExhausted)
    #expect(try StoredFile(path: path, maximumByteCount: 1001).byteCount == 1001)
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func aForbiddenFileIsRefused() throws {
    let path = TemporaryFile.path("bin")
    defer { TemporaryFile.remove(path) }
    try FileWriting.write([1], to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    #expect(try refusal(of: path).message.contains("permission denied"))
  }

  @Test func writingReplacesWholeFilesAndLeavesNothingBehind() throws {
    let folder = TemporaryFile.path("folder")
    defer { TemporaryFile.remove(folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileWriting.write([1, 2, 3], to: folder + "/a")
    try FileWriting.write([4], to: folder + "/a")
    for path in [folder + "/missing/a", folder] {
      let error = try #require(throws: EngineError.self) { try FileWriting.write([5], to: path) }
      #expect(error.code == .unwritable && error.message.contains(path))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
    #expect(try Array(Data(contentsOf: URL(fileURLWithPath: folder + "/a"))) == [4])
  }

  @Test func writingKeepsPermissionsAndTheLongestNames() throws {
    let folder = TemporaryFile.path("folder")
    defer { TemporaryFile.remove(folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/" + String(repeating: "x", count: 255)
    try FileWriting.write([1], to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileWriting.check(path)
    try FileWriting.write([2], to: path)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    #expect(try Array(Data(contentsOf: URL(fileURLWithPath: path))) == [2])
  }

  /// Whether this process may give files away, as root may where there are other users.
  private static let givesFilesAway: Bool = {
    let path = TemporaryFile.path("probe")
    defer { TemporaryFile.remove(path) }
    return (try? FileWriting.write([1], to: path)) != nil && chown(path, 4711, 4712) == 0
  }()

  @Test(.enabled(if: givesFilesAway)) func writingKeepsTheOwner() throws {
    let path = TemporaryFile.path("file")
    defer { TemporaryFile.remove(path) }
    try FileWriting.write([1], to: path)
    try #require(chown(path, 4711, 4712) == 0)
    try FileWriting.write([2], to: path)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.ownerAccountID] as? NSNumber)?.intValue == 4711)
    #expect((attributes[.groupOwnerAccountID] as? NSNumber)?.intValue == 4712)
  }

  @Test func writingFollowsLinksAndLeavesPipesInPlace() throws {
    let folder = TemporaryFile.path("folder")
    defer { TemporaryFile.remove(folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileWriting.write([1, 2, 3], to: folder + "/file")
    try #require(symlink("file", folder + "/link") == 0)
    try FileWriting.write([4], to: folder + "/link")
    #expect(try Array(Data(contentsOf: URL(fileURLWithPath: folder + "/file"))) == [4])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "file")
    try #require(symlink("missing", folder + "/dangling") == 0)
    try FileWriting.write([7], to: folder + "/dangling")
    #expect(try Array(Data(contentsOf: URL(fileURLWithPath: folder + "/missing"))) == [7])
    try #require(mkfifo(folder + "/pipe", 0o600) == 0)
    let reader = open(folder + "/pipe", O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try FileWriting.write([5, 6], to: folder + "/pipe")
    var bytes: [UInt8] = [0, 0, 0]
    #expect(read(reader, &bytes, bytes.count) == 2 && bytes == [5, 6, 0])
  }
}
