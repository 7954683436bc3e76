import Benchmark
import VisionTasks

/// Each task on the picture of the demo, decoded beforehand: its creation, a picture, and a frame of a video whose
/// subjects are followed already. One thread.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], warmupIterations: 3, maxDuration: .seconds(1))
  for task in BenchmarkedTask.all {
    Benchmark("\(task.name) creation") { benchmark in
      benchmark.startMeasurement()
      let detection = try task.make(.image)
      benchmark.stopMeasurement()
      blackHole(detection)
    }
    for (name, mode) in [("picture", RunningMode.image), ("frame", .video)] {
      Benchmark("\(task.name) \(name)") { benchmark, subject in
        benchmark.startMeasurement()
        try subject.detect()
        benchmark.stopMeasurement()
      } setup: {
        try Subject(detection: task.make(mode))
      }
    }
  }
}

/// A task that looks at the same picture over and over.
final class Subject {
  private let detection: BenchmarkedTask.Detection
  private let picture: MPImage
  private var time = 0

  init(detection: @escaping BenchmarkedTask.Detection) throws {
    self.detection = detection
    picture = try MPImage(contentsOfFile: "../Demo/cyclists.jpg")
  }

  func detect() throws {
    try detection(picture, time)
    time += 33
  }
}
