import ArgumentParser
import FileAccess
import Foundation
import ModelFormat
import TFLiteImport
import TensorCore
import ToolSupport

/// The command line of the converter.
@main
struct ModelConverter: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "model-converter",
    abstract: "Converts TensorFlow Lite networks and task bundles to Vitruvian's model format.",
    discussion: """
      The input is a .task bundle or a .tflite network. With --task, two loose networks become the model of \
      a task. What was folded and the sizes are printed on standard output. Networks that use what the engine \
      does not have are left out where others do without it, and standard error says what they use.

      EXAMPLES:
        model-converter pose_landmarker_full.task -o pose_landmarker_full.safetensors
        model-converter --task hand --detector palm.tflite \\
          --landmarks hand.tflite -o hand_landmarker.safetensors
        model-converter net.tflite --input-shape image=1x320x320x3 -o net.safetensors

      EXIT STATUS:
        0    The model was written.
        1    It could not be converted or written; standard error says why.
        2    The arguments were wrong; nothing was done.
      """,
    version: Release.version)

  @Argument(help: "The .task bundle or .tflite network to convert.")
  var input: String?

  @Option(name: [.short, .long], help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String

  @Option(help: "The task that two loose networks are for: \(NetworkPair.names).")
  var task: NetworkPair?

  @Option(help: ArgumentHelp("The network that finds objects, for --task.", valueName: "file"))
  var detector: String?

  @Option(help: ArgumentHelp("The network that finds landmarks, for --task.", valueName: "file"))
  var landmarks: String?

  @Option(
    name: .customLong("input-shape"),
    help: ArgumentHelp(
      "The shape of an input, as NAME=1x320x320x3, instead of the one in the file; repeat it for more.",
      valueName: "name=shape"))
  var inputShapes: [String] = []

  /// What to convert, when the arguments go together.
  private enum Source {
    case file(String)
    case pair(NetworkPair, detector: String, landmarks: String)

    var paths: [String] {
      switch self {
      case .file(let path): [path]
      case .pair(_, let detector, let landmarks): [detector, landmarks]
      }
    }

    var uses: [FileUse] {
      switch self {
      case .file(let path): [.keeping(path, as: "the input")]
      case .pair(_, let detector, let landmarks):
        [.keeping(detector, as: "--detector"), .keeping(landmarks, as: "--landmarks")]
      }
    }
  }

  /// Wrong usage ends with status 2, a failed conversion with 1.
  static func main() {
    ToolProcess.begin()
    do {
      var command = try parseAsRoot(ToolProcess.arguments())
      try command.run()
    } catch  where exitCode(for: error) == .validationFailure {
      Self.tell(ToolProcess.usageMessage(for: error, of: Self.self, in: Self.self))
      Foundation.exit(2)
    } catch {
      exit(withError: error)
    }
  }

  /// Writes a line to standard error; where that is closed or full, there is nowhere left to report it.
  private static func tell(_ message: String) {
    try? WritableFile.standardError.write(Array((message.withBytesSpelledOut + "\n").utf8))
  }

  func validate() throws {
    guard !output.isEmpty else { throw ValidationError("The output is an empty path; name a file with -o.") }
    let uses = try source().uses + [.standardOutput, .replacing(output, as: "the output")]
    if let clash = FileUse.clash(among: uses) { throw ValidationError(clash) }
  }

  func run() throws {
    do {
      let source = try source()
      let result = try read(source)
      try result.model.write(toFile: output)
      for graph in result.model.unsupportedGraphs {
        Self.tell("warning: left out: " + graph.error.description.onOneLine)
      }
      let text = ConversionSummary(
        result, sourceByteCount: source.paths.reduce(0) { $0 + (RegularFile.size(of: $1) ?? 0) },
        output: output, outputByteCount: RegularFile.size(of: output) ?? 0
      ).text
      try WritableFile.standardOutput.write(Array(text.withBytesSpelledOut.utf8))
    } catch let error as EngineError {
      Self.tell("error: " + error.description.onOneLine)
      throw ExitCode.failure
    }
  }

  private func source() throws -> Source {
    switch (input, task, detector, landmarks) {
    case (let input?, nil, nil, nil):
      return .file(input)
    case (nil, let task?, let detector?, let landmarks?) where inputShapes.isEmpty:
      return .pair(task, detector: detector, landmarks: landmarks)
    default:
      throw ValidationError(
        "Expected one input file, or --task with --detector and --landmarks and no input file.")
    }
  }

  private func read(_ source: Source) throws -> ModelImporter.Result {
    switch source {
    case .file(let path):
      let shapes = try [String: Shape](parsingInputShapes: inputShapes)
      let result = try ModelImporter.read(contentsOfFile: path, inputShapes: shapes)
      guard result.report != nil else {
        throw EngineError(.invalidArgument, "model \(path) is converted already")
      }
      return result
    case .pair(let pair, let detector, let landmarks):
      let result = try ModelImporter.read(pair, detector: detector, landmarks: landmarks)
      try pair.check(result.model, paths: source.paths)
      return result
    }
  }

}

extension NetworkPair: ExpressibleByArgument {
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
