import ArgumentParser
import GraphRuntime
import ModelFormat
import TensorCore

/// Runs any network on tensors from files.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs a network on tensors and writes its outputs.",
    discussion: """
      Writes one .npy file for each output and each captured tensor, named after it; / and : become _. Where \
      two of them would share a name, as a/b and a:b would, each ends in digits of its own. A tensor that is an \
      output twice has one file.
      """)

  @OptionGroup var network: NetworkOptions

  @Option(name: .customLong("input"), help: "A tensor for an input of the network, as NAME=FILE.npy.")
  var inputs: [InputFile] = []

  @OptionGroup var capture: CaptureOptions

  @Option(help: "Where to write the tensors; it is made when it is missing.")
  var outputDirectory: String

  @OptionGroup var engine: NetworkEngineOptions

  func validate() throws {
    try validatePaths([("--output-directory", outputDirectory)])
    var names: Set<String> = []
    for input in inputs where !names.insert(input.name).inserted {
      throw ValidationError("--input gives \(input.name.quoted) twice")
    }
  }

  func run() throws {
    let graph = try network.loadGraph()
    let captured = try capture.tensors(of: graph)
    let plan = try Plan(graph, options: engine.planOptions(capturing: captured))
    let files = NumPyFile.fileNames(forTensors: plan.outputs.map(\.name) + captured)
    try validateFiles(files)
    let executor = Executor(plan)
    try setInputs(of: executor)
    executor.run()
    try writeOutputs(of: executor, to: files)
  }

  /// Checks that no tensor replaces the model or an input.
  private func validateFiles(_ files: [String: String]) throws {
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

  private func setInputs(of executor: Executor) throws {
    let names = executor.plan.inputs.map(\.name)
    for input in inputs where !names.contains(input.name) {
      throw ValidationError(
        "graph \(executor.plan.name) has no input \(input.name.quoted); its inputs are "
          + names.joined(separator: ", "))
    }
    for (index, name) in names.enumerated() {
      guard let input = inputs.first(where: { $0.name == name }) else {
        throw ValidationError("input \(name.quoted) (\(executor.plan.inputs[index].type)) has no --input")
      }
      try executor.setInput(index, toArrayIn: input.path)
    }
  }

  private func writeOutputs(of executor: Executor, to files: [String: String]) throws {
    try Folder.make(outputDirectory.absolutePath)
    for (name, file) in files {
      guard let tensor = executor.tensor(named: name) else { continue }
      try NumPyFile.write(tensor, to: path(of: file))
    }
  }
}

/// `NAME=FILE`, where the name may itself contain `=`: the last one separates.
struct InputFile: ExpressibleByArgument {
  let name: String
  let path: String

  init?(argument: String) {
    guard let separator = argument.lastIndex(of: "="), separator != argument.startIndex else { return nil }
    name = String(argument[..<separator])
    path = String(argument[argument.index(after: separator)...])
    if path.isEmpty { return nil }
  }
}

extension Executor {
  /// Copies the array in a `.npy` file into an input; errors name the file.
  func setInput(_ index: Int, toArrayIn path: String) throws {
    let array = try NumPyFile.read(path)
    try EngineError.within("array \(path)") { try setInput(index, to: array) }
  }
}
