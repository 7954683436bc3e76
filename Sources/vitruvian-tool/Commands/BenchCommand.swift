import ArgumentParser
import Foundation
import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore

/// Measures how long a model's networks take, or a whole task.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures the time that a model's networks take, or with --task a whole task.",
    discussion: HelpText.discussion(
      """
      A task's time is that of the task alone: pictures are decoded before, and nothing is printed or written. \
      The first frames of a video are taken in turn, 33 ms apart. The options of a task are those of its command, \
      such as --num-poses, --rotation and --segmentation-masks: what they ask for is computed, and no file is made.

      Several numbers of threads, or choices of kernels, are measured in turns. With several numbers of threads, \
      the speed-up is beside the fewest, and the efficiency is the speed-up for each thread. With several choices \
      of kernels, each is compared with the first, in total and node by node. --compare does so with a former run. \
      Times are faster or slower when p is below 0.01: it is how often chance alone makes so large a difference \
      (Mann and Whitney's test). It does not know of what differs from one process to the next, so a difference of \
      a few percent takes several of them.

      "of peak" is beside single-precision multiply-adds on registers, measured before and between the networks; \
      the best counts. Warnings say when the machine was not quiet.
      """,
      examples: [
        "bench net.tflite --threads 2",
        "bench pose_landmarker_full.task --task pose --input photo.jpg",
        "bench net.tflite --threads 1,2,4 --csv",
        "bench net.tflite --json", "bench net.tflite --compare before.json",
        "bench net.tflite --kernels avx2,avx512", "bench net.tflite --candidates",
      ]))

  @Argument(
    parsing: .allUnrecognized,
    help: "A converted file, a .task bundle or a .tflite file; with --task, the options of the task besides.")
  var model: [String]

  @OptionGroup var networks: NetworkChoice

  @Option(help: "The task to measure.")
  var task: TaskChoice?

  @Option(help: "What the inputs of the task are: image, or video, for which ffmpeg must be installed.")
  var mode = ModeChoice.image

  @Option(help: ArgumentHelp("A picture or video for the task; repeat it for more.", valueName: "file"))
  var input: [String] = []

  @Option(help: ArgumentHelp("How many runs are measured, after 0.3 seconds of others.", valueName: "n"))
  var runs = 50

  @Flag(help: "Time all kernels that could compute each node, and mark where the plan's choice was wrong.")
  var candidates = false

  @Option(
    help: ArgumentHelp("Compare with what `bench --json` wrote to FILE before.", valueName: "file"),
    completion: .file())
  var compare: String?

  @Flag(help: "Print JSON, with the time of each run.")
  var json = false

  @Flag(help: "Print a table of comma-separated values, with a row for each thing that is measured.")
  var csv = false

  @OptionGroup var engine: BenchEngineOptions

  func validate() throws {
    try validatePaths(input.map { ("--input", $0) } + [("--compare", compare)])
    try RunCount.validate(runs)
    guard !json || !csv else { throw ValidationError("--json and --csv exclude each other") }
    if candidates {
      guard compare == nil else { throw ValidationError("--compare and --candidates exclude each other") }
      guard try engine.settings.count == 1, try engine.kernels[0].preferredKernel == nil else {
        throw ValidationError("--candidates takes one tier of --kernels and one number of --threads")
      }
    }
    if let task {
      guard networks.graph == nil else { throw ValidationError("--graph and --task exclude each other") }
      guard networks.shapes.inputShapes.isEmpty else {
        throw ValidationError("--input-shape is for networks")
      }
      guard !input.isEmpty else { throw ValidationError("--task needs an --input") }
      guard !candidates else { throw ValidationError("--candidates is for networks") }
      if let kernel = try engine.kernels.compactMap(\.preferredKernel).first {
        throw KernelSelection.unknown(kernel, kernels: [])
      }
      try validateOptions(of: task.arguments)
    } else {
      guard input.isEmpty, mode == .image else {
        throw ValidationError("\(input.isEmpty ? "--mode" : "--input") is for tasks; add --task")
      }
      _ = try networkModel
    }
  }

  func run() throws {
    // Rather now than when all is measured.
    let former = try compare.map { try FormerReport(contentsOfFile: $0) }
    if let task {
      try measureTask(task.arguments, former)
    } else if candidates {
      try measureCandidates()
    } else {
      try measureNetworks(former)
    }
  }

  /// The model whose networks are measured.
  ///
  /// - Throws: `ValidationError` when something else was given besides.
  private var networkModel: String {
    get throws {
      if let option = model.first(where: { $0.hasPrefix("-") }) {
        throw ValidationError(Self.complaint(about: option))
      }
      guard let path = model.first, model.count == 1 else {
        throw ValidationError("there are \(model.count) models; expected one")
      }
      return path
    }
  }

  /// What is wrong with an option that networks do not have.
  private static func complaint(about option: String) -> String {
    let name = option.prefix { $0 != "=" }
    if name == "--model" { return "--model is not for bench; name the model without it" }
    let isOfTask = Tasks.commands.contains { command in
      Vitruvian.helpMessage(for: command).split { $0.isWhitespace || $0 == "," }.contains(name)
    }
    return isOfTask ? "\(name) is for tasks; add --task" : "the option \(name) is not known"
  }

  private func measureNetworks(_ former: FormerReport?) throws {
    let model = try networkModel
    let watch = MachineWatch()
    let settings = try engine.settings
    let plans = try networks.graphs(ofModelAt: model).map { graph in
      try settings.map { try Plan(graph, options: engine.planOptions($0)) }
    }
    try KernelSelection.check(engine.kernels, amongKernelsOf: plans.flatMap(\.self))
    var benchmark = try NetworkBenchmark(settings, runs: runs)
    for plans in plans { try benchmark.measure(plans) }
    let rows = try BenchRow.compared(benchmark.rows(), with: former)
    let nodes = benchmark.nodes
    let conditions = try conditions(watch, model: model, rows)
    let report = BenchReport(
      conditions: conditions, networks: rows, sideBySide: nodes.isEmpty ? nil : nodes,
      differences: former?.differences(from: conditions))
    try print(
      report, table: BenchRow.table(rows) + (nodes.isEmpty ? "" : "\n\n" + NodeComparison.table(nodes)),
      csv: rows.map(\.csv) + nodes.flatMap(\.csv))
  }

  private func measureCandidates() throws {
    let model = try networkModel
    let watch = MachineWatch()
    let setting = try engine.settings[0]
    let timings = try networks.graphs(ofModelAt: model).flatMap {
      try CandidateTiming.timings(of: $0, engine.planOptions(setting), runs: runs)
    }
    let conditions = try watch.conditions(
      model: model, kernels: [setting.kernels.tier.resolvedName], threads: setting.threads, times: [])
    try print(
      BenchReport(conditions: conditions, nodes: timings), table: CandidateTiming.table(timings),
      csv: timings.flatMap(\.csv))
  }

  private func conditions<Figures>(_ watch: MachineWatch, model: String, _ rows: [BenchRow<Figures>]) throws
    -> MeasuringConditions
  {
    let settings = try engine.settings
    return try watch.conditions(
      model: model, kernels: Set(settings.map(\.kernels.tier.resolvedName)).sorted(),
      threads: settings.map(\.threads).max() ?? 1, times: rows.map { ($0.title, $0.times) })
  }

  private func print(_ report: BenchReport, table: String, csv rows: [CSVTable.Row]) throws {
    if json {
      try JSONOutput.pretty.print(report)
    } else if csv {
      try StandardOutput.write(Data(CSVTable.bytes(rows.map { $0 + report.conditions.csv })))
    } else {
      try StandardOutput.write(report.conditions.text)
      try StandardOutput.write(table)
    }
    for warning in report.conditions.warnings + (report.differences ?? []) { Console.warn(warning) }
  }
}

/// All that `bench` measured.
private struct BenchReport: Encodable {
  let conditions: MeasuringConditions
  var networks: [BenchRow<NetworkFigures>]?
  var tasks: [BenchRow<TaskFigures>]?
  /// Nodes with each of the kernels that could compute them.
  var nodes: [CandidateTiming]?
  /// Nodes with each of the kernels that were asked for.
  var sideBySide: [NodeComparison]?
  /// What is not as it was in the former measurement.
  var differences: [String]?

  enum CodingKeys: String, CodingKey {
    case conditions, networks, tasks, nodes, differences
    case sideBySide = "side_by_side"
  }
}

extension BenchCommand {
  /// A task by its name.
  struct TaskChoice: ExpressibleByArgument {
    let arguments: any TaskArguments.Type

    init?(argument: String) {
      guard let task = Tasks.all.first(where: { $0.name == argument }) else { return nil }
      arguments = task
    }

    static var allValueStrings: [String] { Tasks.all.map { $0.name } }
  }

  /// The model and the options of a task, which are read apart from those of this command: tasks may have
  /// options of the same name.
  private struct TaskOptions<Arguments: TaskArguments>: ParsableArguments {
    @Argument var model: String
    @OptionGroup var picture: PictureOptions
    @OptionGroup var task: Arguments
  }

  /// - Throws: `ValidationError` for options that the task does not have, or with wrong values.
  private func options<Arguments: TaskArguments>(
    of task: Arguments.Type
  ) throws -> TaskOptions<Arguments> {
    do {
      return try TaskOptions<Arguments>.parse(model)
    } catch {
      throw ValidationError("--task \(Arguments.name): \(TaskOptions<Arguments>.message(for: error))")
    }
  }

  private func validateOptions<Arguments: TaskArguments>(of task: Arguments.Type) throws {
    try options(of: task).task.validate(mode: mode)
  }

  private func measureTask<Arguments: TaskArguments>(_ task: Arguments.Type, _ former: FormerReport?) throws {
    let options = try options(of: task)
    let search = options.task.search(in: options.picture)
    let watch = MachineWatch()
    let settings = try engine.settings
    let measured = try input.flatMap { input in
      try TaskBenchmark(input: input, mode: mode, picture: options.picture, runs: runs)
        .run(options.task, search: search, model: options.model, settings: settings)
    }
    let rows = BenchRow.compared(measured, with: former)
    let conditions = try conditions(watch, model: options.model, rows)
    try print(
      BenchReport(
        conditions: conditions, tasks: rows, differences: former?.differences(from: conditions)),
      table: BenchRow.table(rows), csv: rows.map(\.csv))
  }
}
