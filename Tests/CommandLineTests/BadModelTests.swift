import Foundation
import TestSupport
import Testing
import VisionPipeline

/// Models that cannot be read: one line that names the file, status 1, no crash.
struct BadModelTests {
  private let files: TemporaryDirectory

  init() throws {
    files = try TemporaryDirectory()
  }

  private func expectRefusal(_ path: String) throws {
    let commands = [
      ["inspect", path], ["plan", path], ["bench", path], ["pose", "--model", path, "x.png"],
    ]
    for arguments in commands {
      let outcome = try Tool.vitruvian.run(arguments)
      #expect(outcome.status == 1, "\(arguments) ended with \(outcome.status)")
      #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
      #expect(outcome.errors.contains(path), "\(outcome.errors)")
    }
  }

  @Test(arguments: [
    ["pose", "a.png"], ["bench", "--task", "pose", "--input", "a.png"], ["inspect"], ["plan"],
  ])
  func missingModels_areSaidToBeMissing(arguments: [String]) throws {
    try PixelImage(width: 8, height: 8, channelCount: 3) { $0.initializeMemory(as: UInt8.self, repeating: 9) }
      .writePNG(toFile: files.path("a.png"))
    let model = arguments[0] == "pose" ? ["--model", "none.task"] : ["none.task"]
    let outcome = try Tool.vitruvian.run(arguments + model, directory: files.url)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "error: none.task: there is no such file; check the path\n")
  }

  @Test func missingModel_isNamed() throws {
    try expectRefusal(files.path("no such model.task"))
  }

  @Test func directory_isNamed() throws {
    try expectRefusal(files.url.path)
  }

  @Test(arguments: Garbage.allCases)
  func garbage_isNamed(garbage: Garbage) throws {
    try expectRefusal(files.write(garbage.bytes, to: garbage.rawValue))
  }

  /// Files that are no models, some of which begin like one.
  enum Garbage: String, CaseIterable {
    case empty, text, zeros, jpeg, zip, modelFile, flatBuffer

    var bytes: [UInt8] {
      switch self {
      case .empty: []
      case .text: Array("hello".utf8)
      case .zeros: [UInt8](repeating: 0, count: 4096)
      case .jpeg: [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]
      case .zip: Array("PK".utf8) + [5, 6] + [UInt8](repeating: 0, count: 18)
      case .modelFile: [255, 255, 255, 255, 255, 255, 255, 127] + Array("{".utf8)
      case .flatBuffer: [16, 0, 0, 0] + Array("TFL3".utf8) + [UInt8](repeating: 255, count: 64)
      }
    }
  }
}
