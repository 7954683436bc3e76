import Foundation
import Testing

@testable import VisionTasks

/// A queue whose frames stop at one gate and whose handler stops at another, if they are told to.
private final class Scene: Sendable {
  let processed = Log<Int>()
  let handled = Log<Int>()
  let errors = Log<String>()
  let work = Gate()
  let handler = Gate()
  let queue: FrameQueue<Int>

  /// - Parameter failingTime: The time of the frame that cannot be processed.
  init(
    _ policy: BusyPolicy = .dropOldest, worksAtGate: Bool = true, handlerAtGate: Bool = false,
    failingTime: Int? = nil
  ) {
    let stages = ScriptedStages { [processed, work] frame in
      processed.append(frame.time.milliseconds)
      if worksAtGate { work.pass() }
      if frame.time.milliseconds == failingTime { throw FakeError() }
    } restart: { [processed] in
      processed.append(-1)
    }
    queue = FrameQueue(whenBusy: policy, label: "test", stages: stages) {
      [handled, errors, handler] frame, result in
      if handlerAtGate { handler.pass() }
      switch result {
      case .success(let output): if output == frame.time.milliseconds { handled.append(output) }
      case .failure(let error): errors.append("\(error) at \(frame.time.milliseconds)")
      }
    }
  }

  func submit(_ times: Int...) throws {
    for time in times { try queue.submit(.at(time)) }
  }
}

/// Gives the time of each frame, after some work.
private struct ScriptedStages: FrameStages {
  var work: @Sendable (Frame) throws -> Void = { _ in }
  var restart: @Sendable () -> Void = {}

  func process(_ frame: Frame) throws -> Int {
    try work(frame)
    return frame.time.milliseconds
  }

  func reset() { restart() }
}

@Suite("Queues of frames")
struct FrameQueueTests {
  @Test(
    "what becomes of a burst is what the policy says, and later frames are processed as they come",
    arguments: [
      (BusyPolicy.dropOldest, [1, 10, 20]), (.dropNewest, [1, 2, 20]), (.wait, Array(1...10) + [20]),
    ])
  func burst(policy: BusyPolicy, expected: [Int]) throws {
    let scene = Scene(policy)
    try scene.submit(1)
    #expect(scene.work.awaitArrival())
    for time in 2...10 { try scene.submit(time) }
    // The last frame of the burst stands at the gate: none waits any more.
    for _ in 2..<expected.count {
      scene.work.open()
      #expect(scene.work.awaitArrival())
    }
    try scene.submit(20)
    scene.work.open(2)
    scene.queue.close()
    #expect(scene.handled.entries == expected && scene.processed.entries == expected)
  }

  @Test("a time that is not later throws at once, also when the frame before was dropped")
  func times() throws {
    let scene = Scene()
    try scene.submit(1)
    #expect(scene.work.awaitArrival())
    try scene.submit(7, 9)
    for time in [9, 7, 1] {
      let error = #expect(throws: VisionError.self) { try scene.submit(time) }
      #expect(error?.code == .invalidArgument)
      #expect(
        error?.message == "Input timestamp must be monotonically increasing. This frame has \(time) ms, "
          + "the one before 9 ms.")
    }
    scene.work.open(2)
    scene.queue.close()
    #expect(scene.handled.entries == [1, 9])
  }

  @Test("a newest frame that is dropped counts for the times, too")
  func timesOfDroppedFrames() throws {
    let scene = Scene(.dropNewest)
    try scene.submit(1)
    #expect(scene.work.awaitArrival())
    try scene.submit(2, 9)
    #expect(throws: VisionError.self) { try scene.submit(9) }
    scene.work.open(2)
    scene.queue.close()
    #expect(scene.handled.entries == [1, 2])
  }

  @Test("a frame that fails is an error for the handler, and the next one goes on")
  func failingFrame() throws {
    let scene = Scene(.wait, worksAtGate: false, failingTime: 2)
    try scene.submit(1, 2, 3)
    scene.queue.close()
    #expect(scene.handled.entries == [1, 3])
    #expect(scene.errors.entries == ["FakeError() at 2"])
  }

  @Test("a frame is processed when its handler has returned: results do not pile up behind a slow one")
  func slowHandler() throws {
    let scene = Scene(worksAtGate: false, handlerAtGate: true)
    try scene.submit(1)
    #expect(scene.handler.awaitArrival())
    try scene.submit(2, 3, 4, 5)
    #expect(!scene.handler.awaitArrival(seconds: 0.2))
    #expect(scene.processed.entries == [1])
    scene.handler.open(2)
    scene.queue.close()
    #expect(scene.processed.entries == [1, 5] && scene.handled.entries == [1, 5])
  }

  @Test("closing while busy waits until what was taken is handled, and refuses more")
  func closing() throws {
    let scene = Scene()
    try scene.submit(1)
    #expect(scene.work.awaitArrival())
    try scene.submit(2)
    scene.work.open(2)
    scene.queue.close()
    #expect(scene.handled.entries == [1, 2])
    let error = #expect(throws: VisionError.self) { try scene.submit(3) }
    #expect(error?.code == .invalidArgument)
    #expect(error?.message == "Task runner is currently not running.")
    // It may be closed again.
    scene.queue.close()
    #expect(scene.handled.entries == [1, 2])
  }

  @Test("a handler may close its own queue; what was taken is still handled")
  func closingFromHandler() throws {
    let handled = Log<Int>()
    let gate = Gate()
    let end = DispatchSemaphore(value: 0)
    // The queue is not there yet when its handler is made.
    let place = Serialized<FrameQueue<Int>?>(nil)
    let queue = FrameQueue<Int>(whenBusy: .wait, label: "test", stages: ScriptedStages()) { frame, _ in
      handled.append(frame.time.milliseconds)
      if frame.time.milliseconds == 1 {
        gate.pass()
        place.withValue { $0 }?.close()
      } else {
        end.signal()
      }
    }
    place.withValue { $0 = queue }
    try queue.submit(.at(1))
    #expect(gate.awaitArrival())
    try queue.submit(.at(2))
    gate.open()
    #expect(end.wait(timeout: .now() + 60) == .success)
    #expect(handled.entries == [1, 2])
    #expect(throws: VisionError.self) { try queue.submit(.at(3)) }
    place.withValue { $0 = nil }
  }

  @Test("after a reset the frame that waited is gone, and earlier times are accepted")
  func reset() throws {
    let scene = Scene()
    try scene.submit(1000)
    #expect(scene.work.awaitArrival())
    try scene.submit(2000)
    scene.queue.reset()
    try scene.submit(0)
    scene.work.open(2)
    scene.queue.close()
    // -1 is the restart, which comes before the first frame of the new video.
    #expect(scene.processed.entries == [1000, -1, 0] && scene.handled.entries == [1000, 0])
  }

  @Test("of several frames that wait none is left after a reset", arguments: BusyPolicy.allCases)
  func resetOfMany(policy: BusyPolicy) throws {
    let scene = Scene(policy)
    try scene.submit(1)
    #expect(scene.work.awaitArrival())
    try scene.submit(2, 3, 4)
    scene.queue.reset()
    try scene.submit(0)
    scene.work.open(2)
    scene.queue.close()
    #expect(scene.processed.entries == [1, -1, 0] && scene.handled.entries == [1, 0])
  }

  @Test("a queue that is abandoned while busy begins no further frame and calls no handler")
  func abandoning() throws {
    let scene = Scene()
    try scene.submit(1)
    #expect(scene.work.awaitArrival())
    try scene.submit(2)
    scene.queue.abandon()
    scene.work.open(2)
    scene.queue.close()
    #expect(scene.processed.entries == [1] && scene.handled.entries.isEmpty)
    #expect(throws: VisionError.self) { try scene.submit(3) }
  }

  @Test("a task's queue that is released while busy handles what it took, and then frees the task")
  func releasing() throws {
    let gate = Gate()
    var task: FakeTask? = FakeTask(gate: gate)
    weak let life = task?.life
    let log = try #require(task?.log)
    let handled = Log<Int>()
    do {
      let queue = try #require(task).queue(whenBusy: .wait) { frame, _ in
        handled.append(frame.time.milliseconds)
      }
      task = nil
      try queue.submit(.at(1))
      #expect(gate.awaitArrival())
      try queue.submit(.at(2))
    }
    #expect(life != nil)
    gate.open(2)
    #expect(eventually { life == nil })
    #expect(log.entries == ["frame 1", "frame 2"] && handled.entries == [1, 2])
  }

  @Test("resetting a task's queue resets the task, before the next frame")
  func resettingTheTask() throws {
    let task = FakeTask()
    let handled = Log<Int>()
    let queue = task.queue { frame, _ in handled.append(frame.time.milliseconds) }
    try queue.submit(.at(1000))
    #expect(eventually { handled.entries == [1000] })
    queue.reset()
    try queue.submit(.at(0))
    queue.close()
    #expect(task.log.entries == ["frame 1000", "reset", "frame 0"] && handled.entries == [1000, 0])
  }

  @Test(
    "frames from several threads lose nothing: each is refused, dropped or handled",
    arguments: BusyPolicy.allCases)
  func manyThreads(policy: BusyPolicy) async throws {
    let scene = Scene(policy, worksAtGate: false)
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
    scene.queue.close()
    let handled = scene.handled.entries
    #expect(handled == handled.sorted() && handled == scene.processed.entries && !handled.isEmpty)
    #expect(Set(handled).isSubset(of: accepted.entries))
    switch policy {
    case .wait: #expect(handled == accepted.entries.sorted())
    case .dropOldest: #expect(handled.last == accepted.entries.max())
    case .dropNewest: #expect(handled.first == accepted.entries.min())
    }
  }
}
