import Foundation
import ModelFormat
import TFLiteImport
import TestSupport
import Testing
import VisionTasks

/// Model files that another program changes while a task uses them: an error that names the file, or the
/// former result.
@Suite("Changed models", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct ChangedModelTests {
  /// What another program does to a file.
  enum Change: CaseIterable {
    case emptying, cutting, overwriting, replacing, removing

    /// Whether tasks that have the file open still see what was in it.
    var keepsContents: Bool { self == .replacing || self == .removing }

    func apply(to path: String) throws {
      switch self {
      case .replacing: return try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path), options: .atomic)
      case .removing: return try FileManager.default.removeItem(atPath: path)
      case .emptying, .cutting, .overwriting: break
      }
      let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
      defer { try? file.close() }
      let byteCount = try file.seekToEnd()
      switch self {
      case .emptying: try file.truncate(atOffset: 0)
      case .cutting: try file.truncate(atOffset: byteCount / 2)
      default:
        try file.seek(toOffset: byteCount / 2)
        try file.write(contentsOf: Data(repeating: 0x3C, count: Int(byteCount / 2)))
      }
    }
  }

  /// The kinds of model files.
  enum Kind: CaseIterable {
    case bundle, converted
  }

  private let files: TemporaryDirectory
  private let bundle: String
  private let converted: String

  init() throws {
    files = try TemporaryDirectory()
    bundle = files.path("hand.task")
    converted = files.path("hand.safetensors")
    let source = try ReferenceKit.url("models/hand_landmarker.task")
    try Data(contentsOf: source).write(to: URL(fileURLWithPath: bundle))
    try Model(importing: source.path).write(toFile: converted)
    // Files that were not changed lately are shared by tasks.
    for path in [bundle, converted] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: path)
    }
  }

  private func path(_ kind: Kind) -> String { kind == .bundle ? bundle : converted }

  private func bits(_ path: String) throws -> [UInt32] {
    try bits(HandLandmarker(model: .path(path)))
  }

  private func bits(_ landmarker: HandLandmarker) throws -> [UInt32] {
    try landmarker.hands(in: PoseKit.picture("left_hands.jpg")).numbers.map(\.bitPattern)
  }

  @Test("a model that changes before the first picture", arguments: Change.allCases, Kind.allCases)
  func beforeTheFirstRun(change: Change, kind: Kind) throws {
    let path = path(kind)
    let expected = try bits(HandKit.landmarker())
    let landmarker = try HandLandmarker(model: .path(path))
    try change.apply(to: path)
    if change.keepsContents {
      #expect(try bits(landmarker) == expected && !expected.isEmpty)
    } else {
      for _ in 0..<2 {
        let error = #expect(throws: VisionError.self) { try bits(landmarker) }
        #expect(error?.description.contains(path) == true, "\(String(describing: error))")
        #expect(error?.description.contains("was changed") == true)
      }
    }
  }

  @Test("a model that changes between pictures", arguments: Change.allCases, Kind.allCases)
  func betweenRuns(change: Change, kind: Kind) throws {
    let path = path(kind)
    let landmarker = try HandLandmarker(model: .path(path))
    let expected = try bits(landmarker)
    try change.apply(to: path)
    #expect(try bits(landmarker) == expected && !expected.isEmpty)
    // Another task must not take what was read before for what the file holds now.
    let found = try? bits(path)
    #expect(found != expected)
  }

  @Test("a file that is touched is another one")
  func touching() throws {
    let expected = try bits(converted)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -30)], ofItemAtPath: converted)
    #expect(try bits(converted) == expected)
  }
}
