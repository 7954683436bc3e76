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
