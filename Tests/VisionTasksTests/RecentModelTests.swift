import FileAccess
import Foundation
import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import VisionTasks

@Suite("Recent models")
struct RecentModelTests {
  private let recent = Serialized(RecentModels())

  /// Writes a converted model to a file that was changed `age` seconds ago.
  private func write(to path: String, source: String, age: TimeInterval = 60) throws {
    var model = try Model(decoding: [UInt8](TinyHandModel.encoded()), name: "tiny")
    model.source.fileName = source
    try Data(model.encoded()).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
  }

  private func task(_ path: String) throws -> TaskModel {
    try TaskModel(.path(path), for: .hand, ComputeOptions(), recent: recent)
  }

  private func kept(_ path: String) throws -> Model? {
    let identity = try #require(FileIdentity(ofFile: path))
    return recent.withValue { $0.model(of: identity) }
  }

  @Test("a converted file is read once, and again after it was changed")
  func changedFile() throws {
    let files = try TemporaryDirectory()
    let path = files.path("model.safetensors")
    try write(to: path, source: "first.task")
    #expect(try kept(path) == nil)
    let model = try task(path).model
    #expect(try kept(path) == model)
    #expect(try task(path).model == model)
    try write(to: path, source: "other.task", age: 50)
    #expect(try kept(path) == nil)
    #expect(try task(path).model.source.fileName == "other.task")
  }

  @Test("a file that was changed just now is not kept, since another change may not show")
  func unsettledFile() throws {
    let files = try TemporaryDirectory()
    let path = files.path("model.safetensors")
    try write(to: path, source: "first.task", age: 0)
    #expect(FileIdentity(ofFile: path)?.isSettled == false)
    #expect(try task(path).model.source.fileName == "first.task")
    #expect(try kept(path) == nil)
  }

  /// The weights of the hand's networks are stored as the engine wants them, those of the pose's are sparse.
  @Test(
    "bundles are kept, since their weights stay in the file",
    .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired),
    arguments: ["hand_landmarker.task", "pose_landmarker_lite.task"])
  func importedBundle(name: String) throws {
    let path = try ReferenceKit.url("models/\(name)").path
    let model = try task(path).model
    #expect(try kept(path) == model)
    #expect(model.byteCountInMemory <= RecentModels.maximumByteCount)
  }

  @Test("a model is not kept whose weights are in memory")
  func largeModel() throws {
    var model = try Model(decoding: [UInt8](TinyHandModel.encoded()), name: "tiny")
    model.attachments["large"] = [UInt8](repeating: 1, count: RecentModels.maximumByteCount + 1)
    let files = try TemporaryDirectory()
    let file = try #require(FileIdentity(ofFile: try files.write([1], to: "file")))
    var models = RecentModels()
    models.keep(model, of: file)
    #expect(models.model(of: file) == nil)
  }

  @Test("the ones used last are kept")
  func capacity() throws {
    let model = try Model(decoding: [UInt8](TinyHandModel.encoded()), name: "tiny")
    var models = RecentModels()
    let folder = try TemporaryDirectory()
    let files = try (0...RecentModels.capacity).map { index in
      try #require(FileIdentity(ofFile: try folder.write([1], to: "\(index)")))
    }
    for file in files.dropLast() { models.keep(model, of: file) }
    #expect(models.model(of: files[0]) == model)
    models.keep(model, of: files[RecentModels.capacity])
    #expect(models.model(of: files[0]) == model)
    #expect(models.model(of: files[1]) == nil)
    #expect(models.model(of: files[RecentModels.capacity]) == model)
  }
}
