import Foundation
import TestSupport

/// Runs one of the built command-line tools as a person would.
struct Tool: Equatable {
  /// What a run left behind.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String

    /// The lines of standard output as JSON objects.
    var objects: [[String: Any]] {
      output.split(separator: "\n").compactMap {
        try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      }
    }

    var errorLines: [Substring] { errors.split(separator: "\n") }
  }

  static let vitruvian = Tool(name: "vitruvian")
  static let modelConverter = Tool(name: "model-converter")
  static let poseExample = Tool(name: "example-find-poses")
  static let networkExample = Tool(name: "example-run-network")
  static let videoExample = Tool(name: "example-follow-poses")
  static let streamExample = Tool(name: "example-stream-poses")
  static let elbowExample = Tool(name: "example-elbow-angles")
  static let uploadExample = Tool(name: "example-decode-uploads")

  private let executable: URL

  /// Where it is.
  var path: String { executable.path }

  /// Any program.
  init(executable: URL) {
    self.executable = executable
  }

  /// The tool beside the test bundle, where the package manager puts both.
  private init(name: String) {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    executable = products.appendingPathComponent(name)
  }

  /// Runs the tool in `directory` with `arguments` and, on standard input, `input`. Results that go to
  /// `standardOutput` are not in the outcome.
  func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:],
    standardOutput: FileHandle? = nil, directory: URL? = nil
  ) throws -> Outcome {
    let files = try TemporaryDirectory()
    let inputFile = files.path("input")
    try input.write(to: URL(fileURLWithPath: inputFile))
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let directory { process.currentDirectoryURL = directory }
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, new in new }
    process.standardInput = FileHandle(forReadingAtPath: inputFile)
    // Files instead of pipes: nothing waits for a reader.
    for (name, attach) in [
      ("output", { process.standardOutput = $0 }), ("errors", { process.standardError = $0 }),
    ] as [(String, (FileHandle?) -> Void)] {
      attach(FileHandle(forWritingAtPath: try files.write([], to: name)))
    }
    if let standardOutput { process.standardOutput = standardOutput }
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: try String(contentsOfFile: files.path("output"), encoding: .utf8),
      errors: try String(contentsOfFile: files.path("errors"), encoding: .utf8))
  }

  /// Runs a shell script that finds the tool and `arguments` in `"$@"`, and `name` in `$0`.
  func run(
    _ arguments: [String], script: String, name: String = "sh", input: Data = Data()
  ) throws -> Outcome {
    try Tool(executable: URL(fileURLWithPath: "/bin/sh"))
      .run(["-c", script, name, executable.path] + arguments, input: input)
  }
}
