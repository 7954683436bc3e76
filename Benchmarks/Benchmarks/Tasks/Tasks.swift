import Benchmark
import VisionTasks

/// Each task on the picture of the demo, decoded beforehand: its creation, a picture, and a frame of a video
/// whose subjects are followed already. One thread.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], warmupIterations: 3, maxDuration: .seconds(1))
  for task in BenchmarkedTask.all {
    Benchmark("\(task.name) creation") { benchmark in
      benchmark.startMeasurement()
      let created = try task.makeTask()
      benchmark.stopMeasurement()
      blackHole(created)
    }
    Benchmark("\(task.name) picture") { benchmark, subject in
      try subject.measure(benchmark)
    } setup: {
      let task = try task.makeTask()
      return try Subject { blackHole(try task.process($0.picture, search: $0.search)) }
    }
    Benchmark("\(task.name) frame") { benchmark, subject in
      try subject.measure(benchmark)
    } setup: {
      let tracker = try task.makeTracker()
      return try Subject { blackHole(try tracker.process($0)) }
    }
  }
}

/// A task that looks at the same picture over and over.
final class Subject {
  private let process: (Frame) throws -> Void
  private let picture: Picture
  private var time = 0

  init(_ process: @escaping (Frame) throws -> Void) throws {
    self.process = process
    picture = try Picture(contentsOfFile: "../Demo/cyclists.jpg")
  }

  func measure(_ benchmark: Benchmark) throws {
    let frame = Frame(picture, at: .milliseconds(time))
    benchmark.startMeasurement()
    try process(frame)
    benchmark.stopMeasurement()
    time += 33
  }
}
