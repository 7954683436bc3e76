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
    discussion: """
      A task's time is that of detection alone: pictures are decoded before, and nothing is printed or written. \
      --segmentation-masks, --blendshapes and --transformation-matrixes have that computed, too; the folder of \
      masks is neither made nor filled. The first frames of a video are taken in turn, 33 ms apart.
      """)

  @Argument(help: "A converted file, a .task bundle or a .tflite file.")
  var model: String

  @Option(help: "One network of the model, by name, instead of all.")
  var graph: String?

  @Option(help: "The task to measure: pose, face, hand or objects.")
  var task: TaskChoice?

  @Option(help: "What the inputs of the task are: image, or video, for which ffmpeg must be installed.")
  var mode = ModeChoice.image

  @Option(help: "A picture or video for the task; repeat it for more.")
  var input: [String] = []

  @OptionGroup(title: "Options of --task") var taskOptions: BenchTaskOptions

  @Option(help: "How many runs are measured, after 0.3 seconds of others.")
  var runs = 50

  @Flag(help: "Time all kernels that could compute each node, and mark where the plan's choice was wrong.")
  var candidates = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var engine: NetworkEngineOptions

  enum TaskChoice: String, ExpressibleByArgument, CaseIterable, Encodable {
    case pose, face, hand, objects
  }

  func validate() throws {
    try validatePaths(input.map { ("--input", $0) })
    try RunCount.validate(runs)
    if let task {
      guard graph == nil else { throw ValidationError("--graph and --task exclude each other") }
      guard !input.isEmpty else { throw ValidationError("--task needs an --input") }
      guard !candidates else { throw ValidationError("--candidates is for networks") }
      guard !engine.keepRounding else {
        throw ValidationError("--keep-rounding is for networks; tasks always do")
      }
      if let foreign = taskOptions.changedOptions(except: task).first {
        throw ValidationError("\(foreign) is no option of --task \(task.rawValue)")
      }
    } else {
      let given = changed(["--input": !input.isEmpty, "--mode": mode != .image])
      if let foreign = (given + taskOptions.changedOptions(except: nil)).first {
        throw ValidationError("\(foreign) is for tasks; add --task pose, face, hand or objects")
      }
    }
  }

  func run() throws {
    if let task {
      try report("tasks", taskTimings(task), table: TaskTiming.table)
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

  private func networkTimings() throws -> [NetworkTiming] {
    let graphs = try Model(importing: model).graphs(orAll: graph, in: model)
    let peak = try MachinePeak.gigaflops()
    return try graphs.map { graph in
      NetworkTiming(
        try Plan(graph, options: engine.planOptions()), runs: runs, threads: engine.threads, peak: peak)
    }
  }

  private func candidateTimings() throws -> [CandidateTiming] {
    try Model(importing: model).graphs(orAll: graph, in: model).flatMap {
      try CandidateTiming.timings(of: $0, engine.planOptions(), runs: runs)
    }
  }

  private func taskTimings(_ task: TaskChoice) throws -> [TaskTiming] {
    let setup = TaskSetup(
      modelPath: model, mode: mode, engine: engine.common, confidences: taskOptions.confidences,
      hasDetails: false)
    return try input.map { input in
      let benchmark = try TaskBenchmark(
        task: task, input: input, setup: setup, picture: taskOptions.picture, runs: runs)
      switch task {
      case .pose: return try benchmark.run(taskOptions.pose)
      case .face: return try benchmark.run(taskOptions.face)
      case .hand: return try benchmark.run(taskOptions.hand)
      case .objects: return try benchmark.run(taskOptions.objects)
      }
    }
  }
}

/// The options of all tasks, of which those of one count.
struct BenchTaskOptions: ParsableArguments {
  @OptionGroup var pose: PoseArguments
  @OptionGroup var face: FaceArguments
  @OptionGroup var hand: HandArguments
  @OptionGroup var objects: ObjectArguments
  @OptionGroup var confidences: ConfidenceOptions
  @OptionGroup var picture: PictureOptions

  /// The names of the options that were changed and have no effect on `task`, or on networks alone when it is `nil`.
  func changedOptions(except task: BenchCommand.TaskChoice?) -> [String] {
    var names: [String] = []
    if task != .pose { names += pose.changedOptions }
    if task != .face { names += face.changedOptions }
    if task != .hand { names += hand.changedOptions }
    if task != .objects { names += objects.changedOptions }
    if task == nil || task == .objects { names += confidences.changedOptions }
    if task == nil { names += picture.changedOptions }
    return names
  }
}
