import ArgumentParser
import Foundation
import TensorCore
import Threading
import VisionTasks

/// What a task needs, besides the time of a detection.
struct TaskFigures: BenchFigures {
  let task: String
  let mode: ModeChoice
  let input: String
  /// Milliseconds for reading the model and planning its networks.
  let creation: Double
  /// Milliseconds of the first detection.
  let first: Double
  /// The most memory that the process had in use at any time, the decoded frames included.
  let peakMebibytes: Double
  /// Heap allocations of one detection once all is warm; `nil` where nothing counts them.
  let allocations: Double?

  enum CodingKeys: String, CodingKey {
    case task, mode, input
    case creation = "create_ms"
    case first = "first_ms"
    case peakMebibytes = "peak_rss_mib"
    case allocations = "allocations_per_frame"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(task, forKey: .task)
    try container.encode(mode, forKey: .mode)
    try container.encode(input, forKey: .input)
    try container.encode(creation, forKey: .creation)
    try container.encode(first, forKey: .first)
    try container.encode(peakMebibytes, forKey: .peakMebibytes)
    // The key is there also when nothing counts.
    try container.encode(allocations, forKey: .allocations)
  }

  var identity: [String] { [task, mode.rawValue, input] }
  var title: String { "\(task) in \(input)" }
  static var decimals: Int { 2 }
  var remark: String? { nil }

  static var columns: (first: [Column], before: [Column], behind: [Column]) {
    (
      [("input", .left)], [("create ms", .right), ("first ms", .right)],
      [("peak MiB", .right), ("allocations", .right)]
    )
  }

  var cells: (first: [String], before: [String], behind: [String]) {
    (
      [input], [creation, first].map { fixed($0, decimals: Self.decimals) },
      [fixed(peakMebibytes, decimals: 0), allocations.map { fixed($0, decimals: 1) } ?? "unknown"]
    )
  }

  var csv: CSVTable.Row {
    [
      ("task", task), ("mode", mode.rawValue), ("input", input.withBytesSpelledOut),
      ("create_ms", "\(creation)"),
      ("first_ms", "\(first)"), ("peak_rss_mib", "\(peakMebibytes)"),
      ("allocations_per_frame", allocations.map { "\($0)" } ?? ""),
    ]
  }
}

/// Measures a task on an input that is decoded beforehand.
struct TaskBenchmark {
  private let input: String
  private let mode: ModeChoice
  private let runs: Int
  private let pictures: [Picture]

  /// For the frames of a video.
  private static let maximumByteCount = 256 << 20

  /// Decodes a picture, or as many frames of a video as are wanted and fit into memory.
  init(input: String, mode: ModeChoice, picture: PictureOptions, runs: Int) throws {
    self.input = input
    self.mode = mode
    self.runs = runs
    pictures =
      mode == .image
      ? [try picture.picture(contentsOfFile: input)]
      : try Self.frames(of: input, count: 1 + WarmUp.fewestRuns + runs, picture)
  }

  private static func frames(of input: String, count: Int, _ picture: PictureOptions) throws -> [Picture] {
    let interruption = Interruption()
    let reader = try VideoReader(
      VideoSource(input), appliesRotation: picture.exif == .apply,
      maximumPixelCount: picture.limits.maximumPixelCount, interruption: interruption, warn: Console.warn)
    defer { reader.stop() }
    var pictures: [Picture] = []
    var byteCount = 0
    while pictures.count < count, byteCount < maximumByteCount, let frame = try reader.next() {
      byteCount += frame.pixels.rowByteCount * frame.pixels.height
      pictures.append(try picture.picture(frame.pixels))
    }
    if interruption.isRequested { throw ExitCode(Interruption.exitStatus) }
    return pictures
  }

  /// Makes the task of some arguments in each setting, and runs them in turns.
  ///
  /// - Parameter search: Where the task looks.
  func run<Arguments: TaskArguments>(
    _ arguments: Arguments, search: Search, model: String, settings: [BenchSetting]
  ) throws -> [BenchRow<TaskFigures>] {
    let tasks = try settings.map { setting in
      let setup = TaskSetup(modelPath: model, mode: mode, engine: setting.engine)
      try setup.checkModelPresence()
      return try MeasuredTask(arguments, setup, pictures, search)
    }
    for task in tasks {
      if pictures.count == 1 {
        try WarmUp.run { _ = try task.process() }
      } else {
        // More would run into the frames to be measured.
        for _ in 0..<WarmUp.fewestRuns { _ = try task.process() }
      }
      task.beginCounting()
    }
    let times = try Turns.times(runs: runs, of: tasks.map { task in { try task.process() } })
    return zip(zip(tasks, settings), times).map { pair, times in
      let (task, setting) = pair
      return BenchRow(
        TaskFigures(
          task: Arguments.name, mode: mode, input: input, creation: task.creation, first: task.first,
          peakMebibytes: ResourceUse.peakMebibytes, allocations: task.allocations),
        setting, times)
    }
  }
}

/// A task on the frames of an input, one after the other.
private final class MeasuredTask {
  /// Milliseconds for making the task, and of the first frame.
  let creation: Double
  private(set) var first = 0.0

  private let work: (Frame) throws -> Void
  private let pictures: [Picture]
  private let search: Search
  private var number = 0
  private var counted: (frames: Int, allocations: Int)?

  private static let frameInterval = 33

  init<Arguments: TaskArguments>(
    _ arguments: Arguments, _ setup: TaskSetup, _ pictures: [Picture], _ search: Search
  ) throws {
    let start = MonotonicTime.now
    let task = try arguments.makeTask(setup)
    creation = MonotonicTime.now.milliseconds(since: start)
    work = { _ = try task.process($0) }
    (self.pictures, self.search) = (pictures, search)
    first = try process()
  }

  /// Processes the next frame.
  ///
  /// - Returns: How long that took, in milliseconds.
  func process() throws -> Double {
    let before = AllocationCount.total
    let frame = Frame(
      pictures[number % pictures.count], at: .milliseconds(number * Self.frameInterval), search: search)
    let start = MonotonicTime.now
    try work(frame)
    let time = MonotonicTime.now.milliseconds(since: start)
    number += 1
    if let counted, let before, let after = AllocationCount.total {
      self.counted = (counted.frames + 1, counted.allocations + after - before)
    }
    return time
  }

  /// Counts allocations from now on.
  func beginCounting() {
    counted = (0, 0)
  }

  /// The allocations of a frame since they are counted; `nil` where nothing counts them.
  var allocations: Double? {
    counted.flatMap { $0.frames > 0 ? Double($0.allocations) / Double($0.frames) : nil }
  }
}
