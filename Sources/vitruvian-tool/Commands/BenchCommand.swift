import ArgumentParser
@_spi(Tools) import GraphRuntime
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
      """,
      examples: [
        "bench net.tflite --threads 2",
        "bench Models/pose_landmarker_full.task --task pose --input photo.jpg",
        "bench net.tflite --candidates",
      ]))

  @Argument(
    parsing: .allUnrecognized,
    help: "A converted file, a .task bundle or a .tflite file; with --task, the options of the task besides.")
  var model: [String]

  @Option(
    name: [.customLong("graph"), .customLong("signature")],
    help: "One network of the model, by name, instead of all: in a .tflite file, that of its signature.")
  var graph: String?

  @OptionGroup var shapes: InputShapeOptions

  @Option(help: "The task to measure.")
  var task: TaskChoice?

  @Option(help: "What the inputs of the task are: image, or video, for which ffmpeg must be installed.")
  var mode = ModeChoice.image

  @Option(help: "A picture or video for the task; repeat it for more.")
  var input: [String] = []

  @Option(help: "How many runs are measured, after 0.3 seconds of others.")
  var runs = 50

  @Flag(help: "Time all kernels that could compute each node, and mark where the plan's choice was wrong.")
  var candidates = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var engine: NetworkEngineOptions

  func validate() throws {
    try validatePaths(input.map { ("--input", $0) })
    try RunCount.validate(runs)
    if let task {
      guard graph == nil else { throw ValidationError("--graph and --task exclude each other") }
      guard shapes.inputShapes.isEmpty else { throw ValidationError("--input-shape is for networks") }
      guard !input.isEmpty else { throw ValidationError("--task needs an --input") }
      guard !candidates else { throw ValidationError("--candidates is for networks") }
      try validateOptions(of: task.arguments)
    } else {
      guard input.isEmpty, mode == .image else {
        throw ValidationError("\(input.isEmpty ? "--mode" : "--input") is for tasks; add --task")
      }
      _ = try networkModel
    }
  }

  func run() throws {
    if let task {
      try report("tasks", taskTimings(task.arguments), table: TaskTiming.table)
    } else if candidates {
      try report("nodes", candidateTimings(), table: CandidateTiming.table)
    } else {
      try report("networks", networkTimings(), table: NetworkTiming.table)
    }
  }

  private func report<Timing: Encodable>(
    _ name: String, _ timings: [Timing], table: ([Timing]) -> String
  ) throws {
    if json {
      try JSONOutput.pretty.print([name: timings])
    } else {
      try StandardOutput.write(table(timings))
    }
  }

  /// The model whose networks are measured.
  ///
  /// - Throws: `ValidationError` when something else was given besides.
  private var networkModel: String {
    get throws {
      if let option = model.first(where: { $0.hasPrefix("-") }) {
        throw ValidationError("\(option) is for tasks, if it exists; add --task")
      }
      guard let path = model.first, model.count == 1 else {
        throw ValidationError("there are \(model.count) models; expected one")
      }
      return path
    }
  }

  private func networkTimings() throws -> [NetworkTiming] {
    let model = try networkModel
    let graphs = try shapes.model(at: model).graphs(orAll: graph, in: model)
    let peak = try MachinePeak.gigaflops()
    return try graphs.map { graph in
      NetworkTiming(
        try Plan(graph, options: engine.planOptions()), runs: runs, threads: engine.threads, peak: peak)
    }
  }

  private func candidateTimings() throws -> [CandidateTiming] {
    let model = try networkModel
    return try shapes.model(at: model).graphs(orAll: graph, in: model).flatMap {
      try CandidateTiming.timings(of: $0, engine.planOptions(), runs: runs)
    }
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

  private func taskTimings<Arguments: TaskArguments>(_ task: Arguments.Type) throws -> [TaskTiming] {
    let options = try options(of: task)
    let search = options.task.search(in: options.picture)
    return try input.map { input in
      try TaskBenchmark(input: input, mode: mode, picture: options.picture, runs: runs)
        .run(options.task, search: search, model: options.model, engine: engine.common)
    }
  }
}
