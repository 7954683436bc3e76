import Foundation
import Testing

@testable import VisionTasks

@Suite("Task runners")
struct TaskRunnerTests {
  @Test("closing releases the pipeline in every mode", arguments: RunningMode.allCases)
  func closing(mode: RunningMode) throws {
    var pipeline: FakePipeline? = FakePipeline()
    weak let life = pipeline?.life
    let delegate = FakeTask.Delegate()
    let task = try FakeTask(
      #require(pipeline), mode: mode, delegate: mode == .liveStream ? delegate : nil)
    pipeline = nil
    #expect(life != nil)
    task.close()
    #expect(life == nil)
    let error = #expect(throws: TasksError.self) {
      let image = try MPImage.plain(0)
      switch mode {
      case .image: _ = try task.detect(image: image)
      case .video: _ = try task.detect(videoFrame: image, timestampInMilliseconds: 0)
      case .liveStream: try task.detectAsync(image: image, timestampInMilliseconds: 0)
      }
    }
    #expect(error?.message == "INVALID_ARGUMENT: Task runner is currently not running.")
  }

  @Test("an asynchronous call that is cancelled before its turn throws, and nothing is processed for it")
  func cancellation() async throws {
    let gate = Gate()
    let pipeline = FakePipeline(gate: gate)
    let task = try FakeTask(pipeline, mode: .image)
    let image = try MPImage.plain(0)
    let first = Task { try await task.result(for: image) }
    #expect(await gate.arrived())
    let second = Task { try await task.result(for: image) }
    second.cancel()
    gate.open(2)
    await #expect(throws: CancellationError.self) { try await second.value }
    #expect(try await first.value.timestampInMilliseconds == 0)
    #expect(pipeline.log.entries == ["frame 0"])
  }

  @Test("closing in the middle of a sequence loses no frame: each has a result or an error")
  func closingMidFrame() async throws {
    let gate = Gate()
    let task = try FakeTask(FakePipeline(gate: gate), mode: .video)
    let frames = AsyncStream<VideoFrame> { continuation in
      for time in 1...3 {
        guard let image = try? MPImage.plain(0) else { continue }
        continuation.yield(VideoFrame(image: image, timestampInMilliseconds: time))
      }
      continuation.finish()
    }
    let consumer = Task { await task.results(for: frames).reduce(into: []) { $0.append($1) } }
    #expect(await gate.arrived())
    gate.open(3)
    task.close()
    let results = await consumer.value
    let processed = results.prefix { (try? $0.get()) != nil }
    #expect(results.count == 3 && !processed.isEmpty)
    for result in results.dropFirst(processed.count) {
      #expect(throws: TasksError.notRunning) { try result.get() }
    }
  }

  @Test("reset in video mode starts the pipeline over and accepts earlier times")
  func reset() throws {
    let pipeline = FakePipeline()
    let task = try FakeTask(pipeline, mode: .video)
    _ = try task.detect(videoFrame: .plain(0), timestampInMilliseconds: 1000)
    task.reset()
    _ = try task.detect(videoFrame: .plain(0), timestampInMilliseconds: 0)
    #expect(pipeline.log.entries == ["frame 1000", "reset", "frame 0"])
  }
}
