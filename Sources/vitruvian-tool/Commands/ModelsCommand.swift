import ArgumentParser
import FileAccess
import TensorCore
import VisionTasks

/// Lists, fetches and checks the models that MediaPipe publishes.
struct ModelsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "models",
    abstract: "Lists, fetches and checks the models that MediaPipe publishes.",
    discussion: HelpText.discussion(
      """
      Models are Google's, under the Apache License 2.0; they are no part of Vitruvian. This program opens no \
      connection: curl fetches from the official address, and where that does not answer, pip fetches MediaPipe's \
      package for Python, whose networks are converted. What arrives is checked by SHA-256.
      """,
      examples: ["models list", "models get pose-full hand", "models get --all --directory ~/models"]),
    subcommands: [List.self, Get.self])

  /// The folder that models are in or come to.
  struct Directory: ParsableArguments {
    @Option(help: ArgumentHelp("The folder of models.", valueName: "folder"), completion: .directory)
    var directory = "Models"

    func validate() throws { try validatePaths([("--directory", directory)]) }

    var installer: ModelInstaller { ModelInstaller(folder: directory) }
  }

  struct Get: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Fetches models into a folder and checks them.",
      discussion: HelpText.discussion(
        """
        A model comes from the first source that has it: the folder that VITRUVIAN_MODELS names, the official \
        address, or MediaPipe's package. One that is there already stays. With --all, the exit status is 1 only when \
        a model is missing that poses, faces or hands need.
        """,
        examples: ["models get pose-full", "models get --all"]))

    @Argument(
      help: "Names of models, as `vitruvian models list` has them, or of their files.",
      completion: .list(PublishedModel.all.map(\.name)))
    var names: [String] = []

    @Flag(help: "All models, and whatever else VITRUVIAN_MODELS holds.")
    var all = false

    @OptionGroup var directory: Directory

    func validate() throws {
      guard all != !names.isEmpty else {
        throw ValidationError("name models, or give --all; `vitruvian models list` has the names")
      }
      _ = try models
    }

    private var models: [PublishedModel] {
      get throws {
        if all { return PublishedModel.all }
        return try names.map { name in
          guard let model = PublishedModel.named(name) else {
            throw ValidationError("model " + unknownName(name, among: PublishedModel.all.map(\.name)))
          }
          return model
        }
      }
    }

    func run() throws {
      let installer = directory.installer
      let missing: [PublishedModel]
      do {
        missing = try installer.install(models)
        if all { try installer.copyUnknownModels() }
      } catch is Interruption.Request {
        throw ExitCode(Interruption.exitStatus)
      }
      for model in missing {
        Console.write("\(all ? "note" : "error"): there is no \(model.name): no source that answered has it")
      }
      // Of all, the demo and the tasks of landmarks need these.
      let needed = all ? ["pose-full", "face", "hand"] : missing.map(\.name)
      if missing.contains(where: { needed.contains($0.name) }) { throw ExitCode(ExitStatus.failure) }
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Lists the models, where they come from, and which are there.",
      discussion: HelpText.discussion(
        """
        The column "there" names the file in the folder, and "other" one whose SHA-256 is no published one, such as a \
        converted file.
        """,
        examples: ["models list", "models list --json"]))

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var directory: Directory

    private struct Row: Encodable {
      let name, file, command: String
      let address: String?
      let sha256: [String]
      let licence = PublishedModel.licence
      let path: String?
      let isPublished: Bool

      private enum CodingKeys: String, CodingKey {
        case name, file, command, address, sha256, licence, path
        case isPublished = "published"
      }
    }

    func run() throws {
      let rows = PublishedModel.all.map { model in
        let path = directory.installer.path(of: model)
        return Row(
          name: model.name, file: model.fileName, command: model.command, address: model.address,
          sha256: model.digests, path: path,
          isPublished: path.map { (try? ModelCheck.isGenuine(ModelCheck.block($0), model)) ?? false } ?? false
        )
      }
      if json { return try JSONOutput.pretty.print(["models": rows]) }
      var table = TextTable([("name", .left), ("command", .left), ("file", .left), ("there", .left)])
      for row in rows {
        let place = row.path.map { row.isPublished ? $0 : "\($0) (other)" }
        table.append([row.name, row.command, row.file, place ?? "-"])
      }
      let lines = table.lines + ["", "All are under the \(PublishedModel.licence)."]
      try StandardOutput.write(lines.joined(separator: "\n"))
    }
  }
}
