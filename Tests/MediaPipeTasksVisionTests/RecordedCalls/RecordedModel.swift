import Foundation
import MediaPipeTasksVision
import ModelFormat
import TFLiteImport
import TestSupport
import Testing

/// The models of the recorded calls, made from a task's own.
struct RecordedModel {
  let task: RecordedTask
  /// A folder for files, which the caller removes.
  let folder: URL

  /// The base options of the record `name`, or `nil` when the model is not at hand.
  func baseOptions(_ name: String) throws -> BaseOptions? {
    switch name {
    case "no_model": BaseOptions()
    case "empty_path": path("")
    case "missing_file": path("/nonexistent/model.tflite")
    case "directory": path(folder.path)
    case "empty_file": try file([])
    case "garbage_file": try file(Self.garbage)
    case "truncated_file": try file(Array(whole().prefix(whole().count * 6 / 10)))
    case "truncated_end": try file(Array(whole().dropLast(10)))
    case "garbage_buffer": buffer(Self.garbage)
    case "empty_buffer": buffer([])
    case "buffer": buffer(try whole())
    case "path_and_buffer": try pathAndBuffer()
    case "bundle_for_tflite": path(try ReferenceKit.url("models/hand_landmarker.task").path)
    case "tflite_for_bundle": path(try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path)
    case "wrong_bundle": path(try wrongBundle())
    case "network_without_boxes": try networkWithoutBoxes()
    case "member_without_metadata": try networkWithoutMetadata()
    default: try changedBundle(name).map { try file(ZipBuilder(members: $0).bytes) }
    }
  }

  private static let garbage: [UInt8] = {
    var random = SeededGenerator(seed: 5)
    return (0..<4096).map { _ in .random(in: 0...255, using: &random) }
  }()

  private func whole() throws -> [UInt8] { try ReferenceKit.bytes("models/" + task.model) }

  private func path(_ path: String) -> BaseOptions {
    let options = BaseOptions()
    options.modelAssetPath = path
    return options
  }

  private func buffer(_ bytes: [UInt8]) -> BaseOptions {
    let options = BaseOptions()
    options.modelAssetBuffer = Data(bytes)
    return options
  }

  private func file(_ bytes: [UInt8]) throws -> BaseOptions {
    let url = folder.appendingPathComponent(task.model)
    try Data(bytes).write(to: url)
    return path(url.path)
  }

  private func pathAndBuffer() throws -> BaseOptions {
    let options = buffer(try whole())
    options.modelAssetPath = try ReferenceKit.url("models/" + task.model).path
    return options
  }

  private func wrongBundle() throws -> String {
    let other = task.name == "HandLandmarker" ? "pose_landmarker_lite" : "hand_landmarker"
    return try ReferenceKit.url("models/\(other).task").path
  }

  private func networkWithoutBoxes() throws -> BaseOptions {
    var model = try Model(importing: ReferenceKit.url("models/hand_landmarker.task").path)
    model.graphs.removeAll { $0.name != "hand_landmarks_detector" }
    return buffer(try model.encoded())
  }

  private func networkWithoutMetadata() throws -> BaseOptions {
    var model = try Model(importing: ReferenceKit.url("models/" + task.model).path)
    let index = try #require(model.graphs.firstIndex { $0.name == "pose_landmarks_detector" })
    model.graphs[index].metadata = GraphMetadata()
    return buffer(try model.encoded())
  }

  /// The members of the task's bundle, changed as the record `name` says.
  private func changedBundle(_ name: String) throws -> [ZipBuilder.Member]? {
    let archive = try ZipArchive(ByteView(whole()))
    var members = try archive.names.map { name in
      ZipBuilder.Member(name: name, contents: try #require(try archive.contents(of: name)).array)
    }
    switch name {
    case "member_missing": members.removeLast()
    case "member_garbage":
      let index = try #require(members.lastIndex { $0.name.hasSuffix("tflite") })
      members[index].contents = Self.garbage
    case "deflated":
      for index in members.indices {
        members[index].method = 8
        members[index].data = Self.deflated(members[index].contents)
      }
    case "reordered":
      members = members.reversed() + [ZipBuilder.Member(name: "notes.txt", contents: Array("hello".utf8))]
    default: return nil
    }
    return members
  }

  /// The bytes as a deflate stream of blocks that are stored (RFC 1951, section 3.2.4).
  private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 0xFFFF) {
      let block = bytes[start..<min(start + 0xFFFF, bytes.count)]
      let count = UInt16(block.count)
      stream.append(block.endIndex == bytes.count ? 1 : 0)
      stream += [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)] + block
    }
    return stream
  }
}
