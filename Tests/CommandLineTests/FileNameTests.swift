import FileAccess
import Foundation
import TensorCore
import TestSupport
import Testing
import VisionPipeline

private let takesNamesOfAnyBytes: Bool = {
  guard let files = try? TemporaryDirectory() else { return false }
  return (try? FileWriting.write([], to: files.url.path.appending(fileName: "\0\u{FF}"))) != nil
}()

/// File systems take names of any bytes, and so do the tools. In a string, `\0` and a character stand for a
/// byte.
@Suite(.enabled(if: takesNamesOfAnyBytes, "the file system takes names in UTF-8 only"))
struct FileNameTests {
  private let files: TemporaryDirectory

  init() throws {
    files = try TemporaryDirectory()
    let picture = PixelImage(width: 6, height: 4, channelCount: 3) {
      $0.initializeMemory(as: UInt8.self, repeating: 50)
    }
    for name in ["caf\0\u{E9}.png", "caf\0\u{EA}.png"] { try picture.writePNG(toFile: path(name)) }
    try FileWriting.write([UInt8](TinyHandModel.encoded()), to: path("caf\0\u{E9}.safetensors"))
  }

  private func path(_ name: String) -> String { files.url.path.appending(fileName: name) }

  /// Runs the tool in the folder. Each of `arguments` is a format of `printf`, in which `\351` is a byte.
  private func run(_ arguments: [String]) throws -> Tool.Outcome {
    try Tool.vitruvian.run(
      arguments,
      script: #"""
        cd "$0"
        tool=$1
        shift
        count=$#
        while [ "$count" -gt 0 ]; do
          set -- "$@" "$(printf -- "$1")"
          shift
          count=$((count - 1))
        done
        exec "$tool" "$@"
        """#, name: files.url.path)
  }

  @Test func picturesModelsAndResults_areFound() throws {
    let outcome = try run([
      "hand", "--model", #"caf\351.safetensors"#, "--annotate", #"out\377/drawn\351"#, #"caf\351.png"#,
      #"caf\352.png"#,
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.objects.map { $0["source"] as? String } == ["caf\0\u{E9}.png", "caf\0\u{EA}.png"])
    let drawn = Folder.names(in: path("out\0\u{FF}/drawn\0\u{E9}"))
    #expect(drawn?.sorted() == ["caf\0\u{E9}.png", "caf\0\u{EA}.png"])
  }

  @Test(.enabled(if: ReferenceKit.isAvailable, "needs the reference kit"))
  func videosAreReadAndWritten() throws {
    try FileWriting.write(ReferenceKit.bytes("cases/video_short.mp4"), to: path("v\0\u{E9}.mp4"))
    let outcome = try run([
      "hand", "--model", #"caf\351.safetensors"#, "--mode", "video", "--annotate", #"o\351.mp4"#,
      #"v\351.mp4"#,
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.objects.map { $0["source"] as? String } == Array(repeating: "v\0\u{E9}.mp4", count: 5))
    #expect(Folder.names(in: files.url.path)?.contains("o\0\u{E9}.mp4") == true)
  }

  @Test func resultsGoToFilesOfAnyName() throws {
    let outcome = try run([
      "hand", "--model", #"caf\351.safetensors"#, "--output", #"r\351.jsonl"#, #"caf\351.png"#,
    ])
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
    #expect(RegularFile.size(of: path("r\0\u{E9}.jsonl")) ?? 0 > 0)
  }

  @Test func inputsAreNotReplaced() throws {
    let outcome = try run([
      "hand", "--model", #"caf\351.safetensors"#, "--annotate", #"./caf\351.png"#, #"caf\351.png"#,
    ])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(#"./caf\xE9.png is an input (caf\xE9.png)"#), "\(outcome.errors)")
  }

  @Test func missingFiles_areNamedByTheirBytes() throws {
    let outcome = try run(["hand", "--model", #"caf\351.safetensors"#, #"none\351.png"#])
    #expect(outcome.status == 1)
    #expect(outcome.errors == #"error: none\xE9.png: there is no such file; check the path"# + "\n")
    #expect(outcome.objects.first?["source"] as? String == "none\0\u{E9}.png")
  }

  @Test func modelsAreInspected() throws {
    let outcome = try run(["inspect", #"caf\351.safetensors"#])
    #expect(outcome.status == 0 && outcome.output.contains("hand_detector"), "\(outcome.errors)")
  }
}
