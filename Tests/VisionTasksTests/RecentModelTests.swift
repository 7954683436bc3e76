import Foundation
import ModelFormat
import TestSupport
import Testing

@testable import VisionTasks

@Suite("Recent models")
struct RecentModelTests {
  private let recent = Serialized(RecentModels())

  /// A converted model of its own in a file that was changed `age` seconds ago.
  private func write(to file: URL, source: String, age: TimeInterval = 60) throws {
    var model = try Model(decoding: [UInt8](TinyHandModel.encoded()), name: "tiny")
    model.source.fileName = source
    try Data(model.encoded()).write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file.path)
  }

  private func withFile<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitruvian-\(UUID()).safetensors")
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file)
  }

  private func task(_ file: URL) throws -> TaskModel {
    let options = BaseOptions()
    options.modelAssetPath = file.path
    return try TaskModel(options, recent: recent)
  }

  private func kept(_ file: URL) throws -> Model? {
    let identity = try #require(FileIdentity(ofFile: file.path))
    return recent.withValue { $0.model(of: identity) }
  }

  @Test("a converted file is read once, and again after it was changed")
  func changedFile() throws {
    try withFile { file in
      try write(to: file, source: "first.task")
      #expect(try kept(file) == nil)
      let model = try task(file).model
      #expect(try kept(file) == model)
      #expect(try task(file).model == model)
      try write(to: file, source: "other.task", age: 50)
      #expect(try kept(file) == nil)
      #expect(try task(file).model.source.fileName == "other.task")
    }
  }

  @Test("a file that was changed just now is not kept, since another change may not show")
  func unsettledFile() throws {
    try withFile { file in
      try write(to: file, source: "first.task", age: 0)
      #expect(FileIdentity(ofSettledFile: file.path) == nil)
      #expect(try task(file).model.source.fileName == "first.task")
      #expect(try kept(file) == nil)
    }
  }

  @Test("networks that are converted on the way are not kept", .enabled(if: ReferenceKit.isAvailable))
  func importedBundle() throws {
    let file = try ReferenceKit.url("models/hand_landmarker.task")
    _ = try task(file)
    #expect(try kept(file) == nil)
  }

  @Test("the ones used last are kept")
  func capacity() throws {
    let model = try Model(decoding: [UInt8](TinyHandModel.encoded()), name: "tiny")
    var models = RecentModels()
    try withFile { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let files = try (0...RecentModels.capacity).map { index in
        let file = folder.appendingPathComponent("\(index)")
        try Data([1]).write(to: file)
        return try #require(FileIdentity(ofFile: file.path))
      }
      for file in files.dropLast() { models.keep(model, of: file) }
      #expect(models.model(of: files[0]) == model)
      models.keep(model, of: files[RecentModels.capacity])
      #expect(models.model(of: files[0]) == model)
      #expect(models.model(of: files[1]) == nil)
      #expect(models.model(of: files[RecentModels.capacity]) == model)
    }
  }
}
