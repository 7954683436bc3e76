import Foundation
import Testing

@testable import VisionTasks

/// A stream whose frames stop at one gate and whose delegate stops at another, if they are told to.
private final class Scene: Sendable {
  let processed = Log<Int>()
  let delivered = Log<Int>()
  let errors = Log<String>()
  let work = Gate()
  let delegate = Gate()
  let stream: LiveStream<Int>

  /// - Parameter failingTime: the time of the frame that cannot be processed.
  init(worksAtGate: Bool = true, delegateAtGate: Bool = false, failingTime: Int? = nil) {
    stream = LiveStream(taskName: "test") { [processed, work] frame in
      processed.append(frame.timestampInMilliseconds)
      if worksAtGate { work.pass() }
      if frame.timestampInMilliseconds == failingTime { throw FakeError() }
      return frame.timestampInMilliseconds
    }
    stream.deliverResults { [delivered, errors, delegate] result, milliseconds, error in
      if delegateAtGate { delegate.pass() }
      if let error { errors.append("\(error) at \(milliseconds)") }
      if let result, result == milliseconds { delivered.append(result) }
    }
  }

  func submit(_ times: Int...) throws {
    for time in times { try stream.submit(.at(time)) }
  }
}

@Suite("Live streams")
struct LiveStreamTests {
  @Test("of a burst the first and the newest frame are processed, and later ones as they come")
  func burst() throws {
    let scene = Scene()
    try scene.submit(1)
    #expect(scene.work.awaitArrival())
    for time in 2...10 { try scene.submit(time) }
    scene.work.open(2)
    #expect(scene.work.awaitArrival())
    scene.work.open()
    try scene.submit(20)
    scene.stream.close {}
    #expect(scene.delivered.entries == [1, 10, 20] && scene.processed.entries == [1, 10, 20])
  }

  @Test("a time that is not later throws at once, also when the frame before was dropped")
  func timestamps() throws {
    let scene = Scene()
    try scene.submit(1)
    #expect(scene.work.awaitArrival())
    try scene.submit(7, 9)
    for time in [9, 7, 1] {
      let error = #expect(throws: TasksError.self) { try scene.submit(time) }
      #expect(
        error?.message == "INVALID_ARGUMENT: Input timestamp must be monotonically increasing. "
          + "This frame has \(time) ms, the one before 9 ms.")
    }
    scene.work.open(2)
    scene.stream.close {}
    #expect(scene.delivered.entries == [1, 9])
  }

  @Test("a frame that fails is an error for the delegate, and the next one goes on")
  func failingFrame() throws {
    let scene = Scene(worksAtGate: false, delegateAtGate: true, failingTime: 2)
    for time in 1...3 {
      try scene.submit(time)
      #expect(scene.delegate.awaitArrival())
      scene.delegate.open()
    }
    scene.stream.close {}
    #expect(scene.delivered.entries == [1, 3])
    #expect(scene.errors.entries == ["FakeError() at \(Int.min)"])
  }

  @Test("a delegate that is busy with one result does not hold up the next frame")
  func slowDelegate() throws {
    let scene = Scene(delegateAtGate: true)
    scene.work.open(2)
    try scene.submit(1)
    #expect(scene.delegate.awaitArrival())
    try scene.submit(2)
    // Both frames were begun although the delegate has not returned from the first.
    #expect(scene.work.awaitArrival() && scene.work.awaitArrival())
    scene.delegate.open(2)
    scene.stream.close {}
    #expect(scene.delivered.entries == [1, 2])
  }

  @Test("results do not pile up: with two that wait for the delegate, only the newest frame waits")
  func sleepingDelegate() throws {
    let scene = Scene(delegateAtGate: true)
    scene.work.open(10)
    try scene.submit(1)
    #expect(scene.delegate.awaitArrival())
    try scene.submit(2)
    #expect(scene.work.awaitArrival() && scene.work.awaitArrival())
    try scene.submit(3, 4, 5)
    #expect(!scene.work.awaitArrival(seconds: 0.2))
    scene.delegate.open(10)
    scene.stream.close {}
    #expect(scene.processed.entries == [1, 2, 5] && scene.delivered.entries == [1, 2, 5])
  }

  @Test("closing while busy delivers what was accepted, ends then, and refuses more")
  func closing() throws {
    let scene = Scene()
    try scene.submit(1)
    #expect(scene.work.awaitArrival())
    try scene.submit(2)
    scene.work.open(2)
    let deliveredAtEnd = Log<[Int]>()
    scene.stream.close { [delivered = scene.delivered] in deliveredAtEnd.append(delivered.entries) }
    #expect(deliveredAtEnd.entries == [[1, 2]])
    let error = #expect(throws: TasksError.self) { try scene.submit(3) }
    #expect(error?.message == "INVALID_ARGUMENT: Task runner is currently not running.")
  }

  @Test("a delegate may close its own stream; what was accepted is still delivered")
  func closingFromDelegate() throws {
    let end = DispatchSemaphore(value: 0)
    let delivered = Log<Int>()
    let stream = LiveStream(taskName: "test") { $0.timestampInMilliseconds }
    let gate = Gate()
    stream.deliverResults { [unowned stream] result, _, _ in
      delivered.append(result ?? -1)
      guard result == 1 else { return }
      gate.pass()
      stream.close { end.signal() }
    }
    try stream.submit(.at(1))
    #expect(gate.awaitArrival())
    try stream.submit(.at(2))
    gate.open()
    #expect(end.wait(timeout: .now() + 30) == .success)
    #expect(delivered.entries == [1, 2])
  }

  @Test("after a reset the frame that waited is gone, and earlier times are accepted")
  func reset() throws {
    let scene = Scene()
    try scene.submit(1000)
    #expect(scene.work.awaitArrival())
    try scene.submit(2000)
    scene.stream.reset { [processed = scene.processed] in processed.append(-1) }
    try scene.submit(0)
    scene.work.open(2)
    scene.stream.close {}
    // -1 is the restart, which comes before the first frame of the new video.
    #expect(scene.processed.entries == [1000, -1, 0] && scene.delivered.entries == [1000, 0])
  }

  @Test("a stream that is abandoned while busy begins no further frame and calls nobody")
  func abandoning() throws {
    let scene = Scene()
    try scene.submit(1)
    #expect(scene.work.awaitArrival())
    try scene.submit(2)
    scene.stream.abandon()
    scene.work.open(2)
    scene.stream.close {}
    #expect(scene.processed.entries == [1] && scene.delivered.entries.isEmpty)
    #expect(throws: TasksError.self) { try scene.submit(3) }
  }

  @Test("frames from several threads lose nothing: each is refused, dropped or delivered")
  func manyThreads() async throws {
    let scene = Scene(worksAtGate: false)
    let accepted = Log<Int>()
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask {
          for index in 0..<100 where (try? scene.submit(4 * index + thread)) != nil {
            accepted.append(4 * index + thread)
          }
        }
      }
    }
    scene.stream.close {}
    let delivered = scene.delivered.entries
    #expect(delivered == delivered.sorted() && delivered == scene.processed.entries)
    #expect(delivered.last == accepted.entries.max())
  }
}

@Suite("Live streams of tasks")
struct LiveStreamTaskTests {
  @Test("the delegate gets the results, and is not kept alive")
  func delegate() throws {
    var delegate: FakeTask.Delegate? = FakeTask.Delegate()
    weak let reference = delegate
    let log = try #require(delegate?.log)
    let task = try FakeTask(FakePipeline(), mode: .liveStream, delegate: delegate)
    try task.detectAsync(image: .plain(0), timestampInMilliseconds: 1)
    #expect(eventually { !log.entries.isEmpty })
    delegate = nil
    #expect(eventually { reference == nil })
    try task.detectAsync(image: .plain(0), timestampInMilliseconds: 2)
    task.close()
    #expect(log.entries == [1])
  }

  @Test("a task that is released while busy begins no further frame, calls nobody and frees its pipeline")
  func releasing() throws {
    let gate = Gate()
    var pipeline: FakePipeline? = FakePipeline(gate: gate)
    weak let life = pipeline?.life
    let log = try #require(pipeline?.log)
    let delegate = FakeTask.Delegate()
    do {
      let task = try FakeTask(#require(pipeline), mode: .liveStream, delegate: delegate)
      pipeline = nil
      try task.detectAsync(image: .plain(0), timestampInMilliseconds: 1)
      #expect(gate.awaitArrival())
      try task.detectAsync(image: .plain(0), timestampInMilliseconds: 2)
    }
    gate.open(2)
    #expect(eventually { life == nil })
    #expect(log.entries == ["frame 1"] && delegate.log.entries.isEmpty)
  }

  @Test("reset starts the pipeline over before the next frame")
  func reset() throws {
    let pipeline = FakePipeline()
    let delegate = FakeTask.Delegate()
    let task = try FakeTask(pipeline, mode: .liveStream, delegate: delegate)
    try task.detectAsync(image: .plain(0), timestampInMilliseconds: 1000)
    #expect(eventually { !delegate.log.entries.isEmpty })
    task.reset()
    try task.detectAsync(image: .plain(0), timestampInMilliseconds: 0)
    task.close()
    #expect(pipeline.log.entries == ["frame 1000", "reset", "frame 0"])
    #expect(delegate.log.entries == [1000, 0])
  }
}
