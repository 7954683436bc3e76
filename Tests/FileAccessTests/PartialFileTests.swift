import Foundation
import TestSupport
import Testing

@testable import FileAccess

struct PartialFileTests {
  /// A number that a process had which has ended.
  private func endedProcess() throws -> pid_t {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test func leftoversOfEndedProcesses_areRemoved() throws {
    let files = try TemporaryDirectory()
    let partial = try #require(PartialFile(replacing: files.path("drawing.mp4"), pathExtension: "mp4"))
    let parts = partial.path.fileName.split(separator: "-")
    let (ended, machine) = (try endedProcess(), String(parts[2]))
    let left = ["77.mp4", "78.mp4", "77.mkv", "77"].map { ".partial-\(ended)-\(machine)-\($0)" }
    let others = [
      ".partial-\(getpid())-\(machine)-77.mp4", ".partial-1-\(machine)-77.mp4",
      ".partial-\(ended)-77.mp4",
      ".partial-\(ended)-\(machine)0-77.mp4", ".partial-\(ended)-\(machine)-077.mp4",
      ".partial-\(ended)-\(machine)--77.mp4", "partial-\(ended)-\(machine)-77.mp4",
      ".partial-0-\(machine)-7.mp4",
      ".partial--1-\(machine)-77.mp4", "drawing.mp4",
    ]
    for name in left + others { _ = try files.write([1], to: name) }
    try Folder.prepare(forFile: files.path("drawing.png"))
    #expect(try Set(FileManager.default.contentsOfDirectory(atPath: files.url.path)) == Set(others))
  }
}
