import FileAccess
import Foundation
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// Results that cannot be written: one line with the place and the system's reason, status 1. A reader that
/// goes away is no failure, and ends the tool as it ends other filters.
struct UnwritableOutputTests {
  private let files: TemporaryDirectory
  private let model: String

  init() throws {
    files = try TemporaryDirectory()
    model = files.path("model.safetensors")
    let graph = GraphDefinition(
      name: "negation",
      tensors: ["in", "out"].map { TensorDefinition(name: $0, shape: [1, 3], elementType: .float32) },
      nodes: [
        NodeDefinition(
          name: "negate", operation: Operation(ElementwiseUnary(.negate)), inputs: [0], outputs: [1])
      ],
      inputs: [0], outputs: [1])
    let source = ConversionSource(
      fileName: "test.tflite", sha256: String(repeating: "0", count: 64), converterVersion: "test")
    try Model(graphs: [graph], source: source).write(toFile: model)
    try NumPyFile.write(Tensor(shape: [1, 3], values: [1, 2, 3 as Float]), to: files.path("in.npy"))
  }

  @Test(arguments: ["inspect", "plan", "bench", "profile"])
  func closedPipe_endsWithoutAWord(command: String) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try Tool.vitruvian.run([command, model], standardOutput: pipe.fileHandleForWriting)
    #expect(outcome.status == -SIGPIPE && outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test(arguments: [["--help"], ["version"], ["models", "list"]])
  func closedPipe_endsHelpWithoutAWord(arguments: [String]) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try Tool.vitruvian.run(arguments, standardOutput: pipe.fileHandleForWriting)
    #expect(outcome.status == -SIGPIPE && outcome.errors.isEmpty, "\(outcome.errors)")
  }

  /// Nobody can be told, but the status is the same.
  @Test(arguments: [">&-", "> /dev/full"], [Tool.vitruvian, Tool.modelConverter])
  func standardErrorThatTakesNothing_leavesTheStatus(redirection: String, tool: Tool) throws {
    let script = "\"$@\" 2\(redirection)"
    let missing = files.path("missing.task")
    let arguments = tool == .vitruvian ? ["inspect", missing] : [missing, "-o", files.path("converted")]
    #expect(try tool.run(arguments, script: script).status == 1)
    let wrong = tool == .vitruvian ? ["inspect", "--no-such-option"] : ["--no-such-option"]
    #expect(try tool.run(wrong, script: script).status == 2)
  }

  @Test(arguments: [["--help"], ["--version"], ["help", "pose"], ["run", "--help"]])
  func helpThatCannotBeWritten_isAnError(arguments: [String]) throws {
    let outcome = try Tool.vitruvian.run(arguments, script: "\"$@\" > /dev/full")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "error: standard output cannot be written: No space left on device\n")
  }

  /// Where files may not grow, nobody can be told either, since the test's messages go to a file, too.
  @Test func filesThatMayNotGrow_areAnError() throws {
    let results = files.path("results")
    let outcome = try Tool.vitruvian.run(
      ["run", "--model", model, "--input", "in=" + files.path("in.npy"), "--output-directory", results],
      script: "ulimit -f 0; exec \"$@\"")
    #expect(outcome.status == 1)
    #expect(Folder.names(in: results)?.isEmpty == true)
  }

  @Test(arguments: ["inspect", "plan", "bench", "profile"])
  func closedStandardOutput_isNamed(command: String) throws {
    let outcome = try Tool.vitruvian.run([command, model], script: "\"$@\" >&-")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "error: standard output cannot be written: Bad file descriptor\n")
  }

  /// What cannot be written is told before anything is measured: here even before the model is missed.
  @Test func timelineThatCannotBeWritten_isNamedFirst() throws {
    let missing = files.path("missing.task")
    for timeline in [files.path("no folder/timeline.json"), files.url.path] {
      let outcome = try Tool.vitruvian.run(["profile", missing, "--timeline", timeline])
      #expect(outcome.status == 1 && outcome.errorLines.count == 1)
      #expect(outcome.errors.hasPrefix("error: file \(timeline) cannot be written: "), "\(outcome.errors)")
    }
    let before = try FileManager.default.contentsOfDirectory(atPath: files.url.path)
    let outcome = try Tool.vitruvian.run(["profile", missing, "--timeline", files.path("timeline.json")])
    #expect(outcome.status == 1 && outcome.errors.contains(missing))
    let after = try FileManager.default.contentsOfDirectory(atPath: files.url.path)
    #expect(Set(after) == Set(before), "the check leaves no trace")
  }

  @Test func fileInPlaceOfTheOutputDirectory_isNamed() throws {
    let array = files.path("in.npy")
    let outcome = try Tool.vitruvian.run([
      "run", "--model", model, "--input", "in=\(array)", "--output-directory", array,
    ])
    #expect(outcome.status == 1)
    #expect(outcome.errors == "error: folder \(array) cannot be made: there is a file of that name\n")
  }

  @Test func arrayOfAnotherShape_isNamed() throws {
    let array = files.path("wide.npy")
    try NumPyFile.write(Tensor(shape: [1, 4], values: [1, 2, 3, 4 as Float]), to: array)
    let outcome = try Tool.vitruvian.run([
      "run", "--model", model, "--input", "in=\(array)", "--output-directory", files.path("out"),
    ])
    #expect(outcome.status == 1 && outcome.errorLines.count == 1 && outcome.errors.contains(array))
  }

  @Test(arguments: [Tool.vitruvian, Tool.modelConverter])
  func namesWithLineBreaks_stayOnOneLine(tool: Tool) throws {
    let path = try files.write(Array("no model".utf8), to: "two\nlines \u{1B}[31m.task")
    let arguments = tool == .vitruvian ? ["inspect", path] : [path, "-o", files.path("converted")]
    let outcome = try tool.run(arguments)
    #expect(outcome.status == 1 && outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("two\\nlines \\u{1B}[31m.task"), "\(outcome.errors)")
  }
}
