import ArgumentParser
import ComputeKernels
import FileAccess
import Foundation
import Logging
import TensorCore
import Threading
import VisionPipeline
import VisionTasks

/// Runs a task over all inputs and prints a line for each picture or frame. One that fails does not stop the
/// rest.
struct TaskBatch<Arguments: TaskArguments>: Sendable {
  let inputs: InputOptions
  let arguments: Arguments
  private let list: InputList
  private let setup: TaskSetup
  /// The processors that the jobs share.
  let shares: ProcessorShares
  /// What the networks of videos run on; `nil` where each has as many threads as the user says.
  private let networkShares: ProcessorShares?
  /// The task of the first thread; those of others share its weights.
  private let task: RunnableTask<Arguments.Output>
  private let format: any ResultFormat<Arguments.Output>
  private let plot: (any ResultPlot<Arguments.Output>)?
  private let search: Search
  private let logger: Logger

  /// Makes the task, and the folders of its masks and its plot.
  init(
    _ inputs: InputOptions, _ list: InputList, _ arguments: Arguments, _ engine: EngineOptions
  ) throws {
    self.inputs = inputs
    self.list = list
    self.arguments = arguments
    try inputs.picture.decoder.checkPresence()
    shares = ProcessorShares(
      jobs: inputs.many.jobs, processors: ProcessInfo.processInfo.activeProcessorCount)
    // Pictures are so short that the last ones need no help.
    networkShares = inputs.mode == .video && engine.requestedThreads == nil ? shares : nil
    setup = TaskSetup(modelPath: inputs.model, mode: inputs.mode, engine: engine, networkShares)
    try setup.checkModelPresence()
    task = try Self.makeTask(arguments, setup, networkShares)
    format = try inputs.format.makeFormat(of: Arguments.Output.self)
    search = arguments.search(in: inputs.picture)
    logger = Console.makeLogger(isVerbose: inputs.isVerbose)
    if let path = arguments.plotPath {
      plot = try arguments.makePlot(path: path, mode: inputs.mode)
      try Folder.prepare(forFile: path)
    } else {
      plot = nil
    }
    try arguments.masks?.makeDirectory()
  }

  /// - Throws: `ExitCode` 1 when an input failed, 130 when the user wanted an end;
  ///   `EngineError.Code.unwritable` at once when the results cannot be written.
  func run() throws {
    let interruption = Interruption()
    let makesFiles = inputs.annotate != nil || arguments.masks != nil
    let feed = InputFeed(
      try list.makeIterator(interruption: interruption), inputs, makesFiles: makesFiles)
    let stored = try openStoredResults()
    let document = try makeDocument(feed, behind: stored)
    let lines = ResultLines(
      document, resultsGoToStandardOutput: inputs.output == nil, from: feed.completeCount)
    if let stored { lines.tellFailures(keptIn: stored) }
    try inputs.makeAnnotationDirectory()
    if inputs.mode == .image { HeapMemory.keepFreed() }
    if inputs.mode == .image || inputs.many.jobs > 1 {
      let isCounted = inputs.mode == .image && lines.showsProgress
      lines.beginWork(
        total: isCounted ? try list.count() : nil, done: inputs.mode == .image ? feed.completeCount : 0,
        unit: inputs.mode == .image ? "pictures" : "frames")
    }
    try InputCrew(feed, lines, jobs: inputs.many.jobs, interruption).run(leave: { shares.leave() }) {
      let task = $0 == 0 ? task : try Self.makeTask(arguments, setup, networkShares)
      return { try process($0, with: task, lines, interruption) }
    }
    if interruption.isRequested {
      try lines.finishEarly()
      throw ExitCode(Interruption.exitStatus)
    }
    do { try plot?.write() } catch { lines.tell(error) }
    try lines.finish()
  }

  /// The results of an earlier run, which this one goes on with; `nil` where it does not.
  private func openStoredResults() throws -> StoredResults? {
    guard let output = inputs.output, inputs.many.isResumed else { return nil }
    return try StoredResults(output)
  }

  /// Where results go: behind those of an earlier run, whose inputs are left out, or to a new file.
  private func makeDocument(_ feed: InputFeed, behind stored: StoredResults?) throws -> any ResultDocument {
    guard let stored else {
      return try inputs.format.makeDocument(of: Arguments.Output.self, path: inputs.output, replaces: false)
    }
    return stored.document(repeatsLast: try feed.skip(stored))
  }

  private func process(
    _ input: NumberedInput, with task: RunnableTask<Arguments.Output>, _ lines: ResultLines,
    _ interruption: Interruption
  ) throws {
    let inputLines = InputLines(lines, format, number: input.number)
    if let failure = input.input.failure {
      try inputLines.fail(input.input.source, failure)
    } else {
      switch inputs.mode {
      case .image: try processPicture(input, with: task, inputLines)
      case .video:
        try VideoWork(batch: self, input: input, task: task, lines: inputLines, interruption).run()
      }
    }
    try inputLines.finish()
  }
}

extension TaskBatch {
  private static func makeTask(
    _ arguments: Arguments, _ setup: TaskSetup, _ shares: ProcessorShares?
  ) throws -> RunnableTask<Arguments.Output> {
    try WorkerLimit.ofNewExecutors.withValue(shares?.workerLimit) { try arguments.makeTask(setup) }
  }

  private func processPicture(
    _ input: NumberedInput, with task: RunnableTask<Arguments.Output>, _ lines: InputLines<Arguments.Output>
  ) throws {
    let source = input.input.source
    let frame: InputFrame
    let output: Arguments.Output
    do {
      frame = InputFrame(
        source: source, number: input.number, stem: input.stem,
        picture: try logger.timing("decoding \(source)") { try picture(input.input) })
      output = try logger.timing("processing \(source)") { try find(in: frame, with: task) }
    } catch {
      try lines.fail(source, error)
      return
    }
    try write(output, of: frame, annotatedPath: input.annotatedPath, to: lines)
  }

  private func picture(_ input: Input) throws -> Picture {
    guard let path = input.path else {
      return try inputs.picture.picture(decoding: StreamedPicture.standardInput(), name: "standard input")
    }
    return try inputs.picture.picture(contentsOfFile: path)
  }

  /// Finds what is in a picture or frame.
  func find(in frame: InputFrame, with task: RunnableTask<Arguments.Output>) throws -> Arguments.Output {
    try task.process(Frame(frame.picture, at: frame.time, search: search))
  }

  /// Prints what was found, and writes the files that go with it. Files that cannot be written do not keep
  /// the numbers from being printed.
  ///
  /// - Parameter annotatedPath: Where the picture with the output drawn on it goes; `nil` for nowhere.
  func write(
    _ output: Arguments.Output, of frame: InputFrame, annotatedPath: String? = nil,
    to lines: InputLines<Arguments.Output>
  ) throws {
    var failures: [any Error] = []
    var annotatedFile: String?
    if let annotatedPath {
      do {
        try annotated(frame, output).writePNG(toFile: annotatedPath)
        annotatedFile = annotatedPath.absolutePath
      } catch {
        failures.append(error)
      }
    }
    if let plot {
      do { try plot.add(output, in: frame) } catch { failures.append(error) }
    }
    var output = output
    if let failure = arguments.complete(&output, of: frame) { failures.append(failure) }
    var result = PictureResult(output, of: frame)
    result.annotatedFile = annotatedFile
    try lines.write(result, failures: failures)
  }

  /// The picture with an output drawn on it.
  func annotated(_ frame: InputFrame, _ output: Arguments.Output) throws -> PixelImage {
    let canvas = try Canvas(frame.picture.pixels)
    arguments.draw(output, on: canvas)
    return try canvas.image()
  }
}
