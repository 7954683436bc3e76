import Foundation
import Testing
import VisionTasks

struct InstalledModelsTests {
  @Test func modelThatIsNowhere_isNamedWithTheFolders() throws {
    let folders = try InstalledModels.folders.map(\.path)
    #expect(folders.contains { $0.hasSuffix("/Models") })
    do {
      let url = try InstalledModels.url(for: "no_such_model")
      Issue.record("\(url)")
    } catch let error as VisionError {
      #expect(error.code == .notFound && error.message.contains("no_such_model"))
      #expect(folders.allSatisfy(error.message.contains))
    }
  }

  /// Of one name, a converted file comes before a bundle, and that before a single network.
  @Test func files_areFoundInTheMainBundle() throws {
    let folder = try #require(Bundle.main.resourceURL)
    let name = "model_\(UUID().uuidString)"
    let files = ["tflite", "task", "safetensors"].map { folder.appendingPathComponent("\(name).\($0)") }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    for file in files {
      try Data("a model".utf8).write(to: file)
      #expect(try InstalledModels.url(for: name).standardizedFileURL.path == file.standardizedFileURL.path)
    }
  }
}
