import Foundation
import Testing

/// README.md and the guides, as text.
enum GuidePages {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let guides = "Sources/Vitruvian/Vitruvian.docc"

  /// The paths of all pages with Swift in them.
  static var paths: [String] {
    get throws {
      try ["README.md", "Sources/VisionTasks/VisionTasks.docc/VisionTasks.md"]
        + files(in: guides).filter { $0.hasSuffix(".md") }
    }
  }

  /// The files below a folder.
  static func files(in folder: String) throws -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return try #require(names).compactMap { $0 as? String }.map { "\(folder)/\($0)" }.sorted()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The code of tutorials, each file as its lines.
  static var tutorialSteps: [(path: String, lines: [Substring])] {
    get throws {
      try files(in: "\(guides)/Resources").filter { $0.hasSuffix(".swift") }.map { path in
        (path, try text(path).split(separator: "\n", omittingEmptySubsequences: false).dropLast())
      }
    }
  }

  /// The blocks of code in a language, each as its lines.
  static func blocks(of language: String, in path: String) throws -> [[Substring]] {
    try text(path).components(separatedBy: "```\(language)\n").dropFirst().map { part in
      let end = try #require(part.range(of: "```"), "\(path) has a block without an end")
      return part[..<end.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }
  }
}
