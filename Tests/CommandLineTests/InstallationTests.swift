import Foundation
import TensorCore
import TestSupport
import Testing

/// What `make install` puts where.
struct InstallationTests {
  @Test func toolsManualAndCompletions_areInstalled() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = try TemporaryDirectory()
    let binaries = URL(fileURLWithPath: Tool.vitruvian.path).deletingLastPathComponent().path
    let script = Tool(executable: root.appendingPathComponent("Scripts/install-tools"))
    let outcome = try script.run([binaries, "/usr", files.url.path, Release.version])
    #expect(outcome.status == 0, "\(outcome.errors)")
    for path in [
      "bin/vitruvian", "bin/model-converter", "share/man/man1/vitruvian.1", "share/man/man1/vitruvian-pose.1",
      "share/man/man1/model-converter.1", "share/bash-completion/completions/vitruvian",
      "share/zsh/site-functions/_vitruvian", "share/fish/vendor_completions.d/vitruvian.fish",
    ] {
      #expect(FileManager.default.fileExists(atPath: files.path("usr/\(path)")), "\(path)")
    }
    let page = try String(contentsOfFile: files.path("usr/share/man/man1/vitruvian-pose.1"), encoding: .utf8)
    #expect(page.hasPrefix(".TH \"VITRUVIAN-POSE\" 1 \"\" \"vitruvian \(Release.version)\""))
    for section in ["NAME", "SYNOPSIS", "OPTIONS", "EXAMPLES", "EXIT STATUS"] {
      #expect(page.contains("\n.SH \(section)\n"), "\(section)")
    }
    let completions = try String(
      contentsOfFile: files.path("usr/share/bash-completion/completions/vitruvian"), encoding: .utf8)
    #expect(completions.contains("--num-poses") && completions.contains("convert-results"))
  }
}
