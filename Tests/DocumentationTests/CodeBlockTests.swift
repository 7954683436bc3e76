import Foundation
import TestSupport
import Testing

/// The Swift on pages is Swift that compiles: each block stands, word for word, in a file that is built with
/// the tests, or for Apple's platforms type-checked.
struct CodeBlockTests {
  /// Where blocks may stand: examples that are programs of their own, and functions.
  private static let folders = ["Tests/Examples", "Tests/DocumentationTests/Snippets"]

  @Test func blocks_areBuilt() throws {
    let sources = try Self.folders.flatMap(GuidePages.files).filter { $0.hasSuffix(".swift") }
      .map { try GuidePages.text($0).split(separator: "\n", omittingEmptySubsequences: false) }
    let blocks =
      try GuidePages.paths.flatMap { path in
        try GuidePages.blocks(of: "swift", in: path).map { (path: path, lines: $0) }
      } + GuidePages.tutorialSteps
    let compiled = blocks.filter { !Self.isManifest($0.lines) }
    for (path, lines) in compiled {
      let place = "\(path):\n\(lines.joined(separator: "\n"))"
      #expect(
        Self.parts(of: lines).allSatisfy { part in sources.contains { Self.contains(part, $0) } }, "\(place)")
    }
    #expect(compiled.count > 25)
  }

  /// Whether a block is, or is of, the manifest of a package.
  private static func isManifest(_ block: [Substring]) -> Bool {
    block.contains { $0.hasPrefix("import PackageDescription") || $0.hasPrefix(".target(name:") }
  }

  /// A program's imports and what follows: the code of a program may stand in a function.
  private static func parts(of block: [Substring]) -> [[Substring]] {
    guard let start = block.lastIndex(where: { $0.hasPrefix("import ") }) else { return [block] }
    let code = block[(start + 1)...].drop { $0.isEmpty }
    return [Array(block[...start]), Array(code)]
  }

  /// Whether lines have a block in them, indented alike.
  private static func contains(_ block: [Substring], _ lines: [Substring]) -> Bool {
    guard let first = block.first, lines.count >= block.count else { return false }
    return lines.indices.dropLast(block.count - 1).contains { start in
      let line = lines[start]
      guard line.hasSuffix(first) else { return false }
      let indentation = line.dropLast(first.count)
      guard indentation.allSatisfy({ $0 == " " }) else { return false }
      return zip(lines[start...], block).allSatisfy { line, expected in
        expected.isEmpty ? line.isEmpty : line == indentation + expected
      }
    }
  }

  @Test func manifests_nameProductsThatExist() throws {
    let manifest = try GuidePages.text("Package.swift")
    let version = try #require(
      GuidePages.text("Sources/TensorCore/Release.swift").firstMatch(of: #/version = "([^"]+)"/#)
    ).1
    var count = 0
    for path in try GuidePages.paths {
      let text = try GuidePages.text(path)
      for product in text.matches(of: #/\.product\(name: "([^"]+)", package: "vitruvian"\)/#) {
        count += 1
        #expect(
          manifest.contains(".library(name: \"\(product.1)\"")
            || manifest.contains("name: \"\(product.1)\", targets"), "\(path): \(product.1)")
      }
      for dependency in text.matches(of: #/vitruvian", from: "([^"]+)"/#) {
        #expect(dependency.1 == version, "\(path)")
      }
    }
    #expect(count >= 2)
  }

  /// The first manifest of the guides is one that the package manager reads.
  @Test func manifest_isRead() throws {
    let blocks = try GuidePages.blocks(of: "swift", in: "Sources/Vitruvian/Vitruvian.docc/GettingStarted.md")
    let manifest = try #require(blocks.first(where: Self.isManifest)).joined(separator: "\n")
    let files = try TemporaryDirectory()
    _ = try files.write(Array(manifest.utf8), to: "Package.swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", files.url.path, "dump-package"]
    let output = try files.write([], to: "output")
    process.standardOutput = FileHandle(forWritingAtPath: output)
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOfFile: output, encoding: .utf8)
    #expect(process.terminationStatus == 0 && text.contains("\"Vitruvian\""))
  }
}
