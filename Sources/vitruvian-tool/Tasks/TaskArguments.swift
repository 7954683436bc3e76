import ArgumentParser
import FileAccess
import VisionTasks

/// The options of one task: how to make it, where it looks, and what becomes of its results.
///
/// ``TaskCommand`` makes a command of them, ``BenchCommand`` measures the task.
protocol TaskArguments: ParsableArguments, Sendable {
  /// What the task makes of a picture.
  associatedtype Output: TabularOutput

  /// The name of the task's command, and what its help says.
  static var configuration: CommandConfiguration { get }
  /// The model that the task needs.
  static var model: ModelLocator.Task { get }
  /// Where masks go to; `nil` for nowhere.
  var masks: MaskFiles? { get }

  /// Where a drawing of all results goes; `nil` for nowhere.
  var plotPath: String? { get }

  /// Checks what is only wrong for one kind of inputs.
  func validate(mode: ModeChoice) throws

  /// Checks what is only wrong where results are written, not where the task is measured.
  func validateOutputs() throws

  /// Where the task looks.
  func search(in picture: PictureOptions) -> Search

  /// Makes the task.
  func makeTask(_ setup: TaskSetup) throws -> RunnableTask<Output>

  /// Makes a drawing of all results.
  func makePlot(path: String, mode: ModeChoice) throws -> any ResultPlot<Output>

  /// Draws an output for `--annotate`.
  func draw(_ output: Output, on canvas: Canvas)

  /// Makes an output ready to be printed: writes its masks, and leaves out what was not asked for.
  ///
  /// - Returns: Why a file could not be written, the first reason if there are several.
  func complete(_ output: inout Output, of frame: InputFrame) -> (any Error)?
}

extension TaskArguments {
  /// The task's name on the command line.
  static var name: String { configuration.commandName ?? "" }

  var masks: MaskFiles? { nil }

  var plotPath: String? { nil }

  func makePlot(path: String, mode: ModeChoice) throws -> any ResultPlot<Output> {
    throw ValidationError("--plot is for poses")
  }

  func validate(mode: ModeChoice) throws {}

  func validateOutputs() throws {}

  func search(in picture: PictureOptions) -> Search { picture.search }
}

/// What all tasks are made with.
struct TaskSetup {
  let model: ModelSource
  let mode: ModeChoice
  let compute: ComputeOptions

  /// - Parameters:
  ///   - path: The model's; `nil` for the task's model where models are usually found.
  ///   - shares: How many threads there are; `nil` for as many as the options say.
  init(modelPath path: String?, mode: ModeChoice, engine: EngineOptions, _ shares: ProcessorShares? = nil) {
    model = path.map(ModelSource.path) ?? .installed
    self.mode = mode
    compute = ComputeOptions(
      threadCount: shares?.largestShare ?? engine.threads, kernels: engine.kernels,
      precision: engine.precision ?? .exact)
  }

  /// Says of a model that is missing what is said of other files.
  ///
  /// - Throws: `EngineError`, also where its folder may not be read.
  func checkModelPresence() throws {
    guard case .path(let path) = model, FileIdentity(ofFile: path) == nil,
      ModelLocator.otherForm(of: path) == nil
    else { return }
    _ = try RegularFile(path: path)
  }
}
