import ArgumentParser
import FileAccess
import GraphRuntime
import ModelFormat
import TensorCore

/// Runs any network on tensors from files.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs a network on tensors and writes its outputs.",
    discussion: HelpText.discussion(
      """
      Writes one .npy file for each output and each captured tensor, named after it; / and : become _. Where \
      two of them would share a name, as a/b and a:b would, each ends in digits of its own. A tensor that is an \
      output twice has one file.
      """,
      examples: [
        "run --model net.tflite --input image=x.npy --output-directory out",
        """
        run --model pose.task --graph pose_detector --input input_1=x.npy \\
        --capture all --output-directory out
        """,
      ]))

  @OptionGroup var network: NetworkOptions

  @Option(
    name: .customLong("input"),
    help: ArgumentHelp("A tensor for an input of the network, as NAME=FILE.npy.", valueName: "name=file"))
  var inputs: [InputArgument] = []

  @OptionGroup var capture: CaptureOptions

  @Option(
    help: ArgumentHelp("Where to write the tensors; it is made when it is missing.", valueName: "folder"))
  var outputDirectory: String

  @OptionGroup var engine: NetworkEngineOptions

  func validate() throws {
    try validatePaths([("--output-directory", outputDirectory)])
    var names: Set<String> = []
    for name in inputs.compactMap(\.onlyName) where !names.insert(name).inserted {
      throw Self.repeated(name)
    }
  }

  private static func repeated(_ name: String) -> ValidationError {
    ValidationError("--input gives \(name.quoted) twice")
  }

  func run() throws {
    let graph = try network.loadGraph()
    let captured = try capture.tensors(of: graph)
    let inputs = try inputFiles(for: graph)
    let plan = try Plan(graph, options: engine.planOptions(capturing: captured))
    let files = NumPyFile.fileNames(forTensors: plan.outputs.map(\.name) + captured)
    try validateFiles(files, inputs)
    let executor = Executor(plan)
    try setInputs(inputs, of: executor)
    executor.run()
    try writeOutputs(of: executor, to: files)
  }

  /// The file for each input of the network by its name.
  private func inputFiles(for graph: GraphDefinition) throws -> [InputFile] {
    let names = graph.inputs.map { graph.tensors[$0].name }
    var given: Set<String> = []
    return try inputs.map { argument in
      let input = argument.file(forInputs: names)
      guard given.insert(input.name).inserted else {
        throw Self.repeated(input.name)
      }
      return input
    }
  }

  /// Checks that no tensor replaces the model or an input.
  private func validateFiles(_ files: [String: String], _ inputs: [InputFile]) throws {
    let kept: [FileUse] =
      [.keeping(network.model, as: "the model")] + inputs.map { .keeping($0.path, as: "an input") }
    try validateUses(
      kept
        + files.sorted { $0.key < $1.key }.map { name, file in
          .replacing(path(of: file), as: "the tensor \(name.quoted)")
        })
  }

  private func path(of file: String) -> String {
    outputDirectory.absolutePath.appending(fileName: file)
  }

  private func setInputs(_ inputs: [InputFile], of executor: Executor) throws {
    try executor.plan.checkInputs(named: inputs.map(\.name))
    for (index, name) in executor.plan.inputs.map(\.name).enumerated() {
      guard let input = inputs.first(where: { $0.name == name }) else {
        throw ValidationError("input \(name.quoted) (\(executor.plan.inputs[index].type)) has no --input")
      }
      try executor.setInput(index, toArrayIn: input.path)
    }
  }

  private func writeOutputs(of executor: Executor, to files: [String: String]) throws {
    try Folder.prepare(outputDirectory.absolutePath)
    for (name, file) in files {
      guard let tensor = executor.tensor(named: name) else { continue }
      try NumPyFile.write(tensor, to: path(of: file))
    }
  }
}

/// `NAME=FILE`, where both may contain `=`.
struct InputArgument: ExpressibleByArgument {
  private let argument: String
  /// Each place where the name may end.
  private let separators: [String.Index]

  init?(argument: String) {
    self.argument = argument
    // Neither the name nor the path is empty.
    separators = argument.utf8.indices.dropFirst().dropLast().filter {
      argument.utf8[$0] == UInt8(ascii: "=")
    }
    if separators.isEmpty { return nil }
  }

  /// The name of the input, whatever network it is; `nil` when that depends on the network.
  var onlyName: String? { separators.count == 1 ? String(argument[..<separators[0]]) : nil }

  /// The name and the file: the first `=` separates behind which of `names` it may, or the first of all.
  func file(forInputs names: [String]) -> InputFile {
    let separator =
      separators.first { names.contains(String(argument[..<$0])) } ?? separators[0]
    return InputFile(
      name: String(argument[..<separator]), path: String(argument[argument.utf8.index(after: separator)...]))
  }
}

/// The file with the tensor for an input.
struct InputFile {
  let name: String
  let path: String
}

extension Plan {
  /// Checks that inputs which the command line names are those of the network.
  func checkInputs(named names: [String]) throws {
    for name in names where !inputs.contains(where: { $0.name == name }) {
      throw ValidationError(
        "network \(self.name.quoted) has no input \(name.quoted); its inputs are "
          + inputs.map(\.name.quoted).joined(separator: ", "))
    }
  }
}

extension Executor {
  /// Copies the array in a `.npy` file into an input; errors name the file.
  func setInput(_ index: Int, toArrayIn path: String) throws {
    let array = try NumPyFile.stored(path)
    try EngineError.within("array \(path)") { try setInput(index, to: array) }
    try array.storage.source?.check()
  }
}
