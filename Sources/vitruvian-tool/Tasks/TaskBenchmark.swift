import ArgumentParser
import Foundation
import TensorCore
import Threading
import VisionTasks

/// How long detection takes, in milliseconds, and what it needs.
struct TaskTiming: Encodable {
  let task: String
  let mode: ModeChoice
  let input: String
  let threads: Int
  let runs: Int
  /// Reading the model and planning its networks.
  let creation: Double
  /// The first detection.
  let first: Double
  let minimum: Double
  let median: Double
  let percentile90: Double
  /// The most memory that the process had in use at any time, the decoded frames included.
  let peakMebibytes: Double
  /// Heap allocations of one detection once all is warm; `nil` where nothing counts them.
  let allocations: Double?

  enum CodingKeys: String, CodingKey {
    case task, mode, input, threads, runs
    case creation = "create_ms"
    case first = "first_ms"
    case minimum = "min_ms"
    case median = "median_ms"
    case percentile90 = "p90_ms"
    case peakMebibytes = "peak_rss_mib"
    case allocations = "allocations_per_frame"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(task, forKey: .task)
    try container.encode(mode, forKey: .mode)
    try container.encode(input, forKey: .input)
    try container.encode(threads, forKey: .threads)
    try container.encode(runs, forKey: .runs)
    try container.encode(creation, forKey: .creation)
    try container.encode(first, forKey: .first)
    try container.encode(minimum, forKey: .minimum)
    try container.encode(median, forKey: .median)
    try container.encode(percentile90, forKey: .percentile90)
    try container.encode(peakMebibytes, forKey: .peakMebibytes)
    // The key is there also when nothing counts.
    try container.encode(allocations, forKey: .allocations)
  }
}

extension TaskTiming {
  /// The timings for a person.
  static func table(_ timings: [TaskTiming]) -> String {
    var table = TextTable([
      ("input", .left), ("threads", .right), ("runs", .right), ("create ms", .right), ("first ms", .right),
      ("min ms", .right), ("median ms", .right), ("p90 ms", .right), ("peak MiB", .right),
      ("allocations", .right),
    ])
    for timing in timings {
      let times = [timing.creation, timing.first, timing.minimum, timing.median, timing.percentile90]
      table.append(
        [timing.input, String(timing.threads), String(timing.runs)] + times.map { fixed($0, decimals: 2) }
          + [fixed(timing.peakMebibytes, decimals: 0)]
          + [timing.allocations.map { fixed($0, decimals: 1) } ?? "unknown"])
    }
    return table.lines.joined(separator: "\n")
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
  private static let frameInterval = 33

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
      VideoSource(input), appliesRotation: picture.exif == .apply, interruption: interruption,
      warn: Console.warn)
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

  /// Makes the task of some arguments and runs it.
  ///
  /// - Parameter search: Where the task looks.
  func run<Arguments: TaskArguments>(
    _ arguments: Arguments, search: Search, model: String, engine: EngineOptions
  ) throws -> TaskTiming {
    let start = MonotonicTime.now
    let task = try arguments.makeTask(TaskSetup(modelPath: model, mode: mode, engine: engine))
    let creation = MonotonicTime.now.milliseconds(since: start)
    var number = 0
    func process() throws -> Double {
      let frame = Frame(
        pictures[number % pictures.count], at: .milliseconds(number * Self.frameInterval), search: search)
      let start = MonotonicTime.now
      _ = try task.process(frame)
      number += 1
      return MonotonicTime.now.milliseconds(since: start)
    }
    let first = try process()
    if pictures.count == 1 {
      try WarmUp.run { _ = try process() }
    } else {
      // More would run into the frames to be measured.
      for _ in 0..<WarmUp.fewestRuns { _ = try process() }
    }
    var times: [Double] = []
    times.reserveCapacity(runs)
    let allocationsBefore = AllocationCount.total
    for _ in 0..<runs { times.append(try process()) }
    let allocations = AllocationCount.total.flatMap { after in allocationsBefore.map { after - $0 } }
    let summary = RunTimes(times)
    return TaskTiming(
      task: Arguments.name, mode: mode, input: input, threads: engine.threads, runs: runs, creation: creation,
      first: first, minimum: summary.minimum, median: summary.median,
      percentile90: summary.percentile90, peakMebibytes: Self.peakMebibytes,
      allocations: allocations.map { Double($0) / Double(runs) })
  }

  private static var peakMebibytes: Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss) / 1_048_576
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Double(usage.ru_maxrss) / 1024
    #endif
  }
}
