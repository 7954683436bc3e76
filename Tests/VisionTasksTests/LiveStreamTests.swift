import Foundation
import TestSupport
import Testing
import VisionTasks

/// Collects what a landmarker delivers.
private final class Listener: NSObject, PoseLandmarkerLiveStreamDelegate, @unchecked Sendable {
  private let lock = NSLock()
  private var times: [Int] = []
  private let work: @Sendable (PoseLandmarker) -> Void

  init(_ work: @escaping @Sendable (PoseLandmarker) -> Void = { _ in }) {
    self.work = work
  }

  var timestamps: [Int] { lock.withLock { times } }

  func poseLandmarker(
    _ poseLandmarker: PoseLandmarker, didFinishDetection result: PoseLandmarkerResult?,
    timestampInMilliseconds: Int, error: (any Error)?
  ) {
    lock.withLock { times.append(timestampInMilliseconds) }
    work(poseLandmarker)
  }
}

@Suite("Live streams", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct LiveStreamTests {
  private func landmarker(_ listener: Listener) throws -> PoseLandmarker {
    try PoseKit.landmarker {
      $0.runningMode = .liveStream
      $0.poseLandmarkerLiveStreamDelegate = listener
    }
  }

  private static func picture() throws -> MPImage { try PoseKit.image("pose.jpg") }

  @Test("of a burst the first and the newest frame are processed, in their order")
  func burst() throws {
    let listener = Listener()
    let landmarker = try landmarker(listener)
    let image = try Self.picture()
    for time in 1...10 { try landmarker.detectAsync(image: image, timestampInMilliseconds: time) }
    landmarker.close()
    let times = listener.timestamps
    #expect(times.first == 1 && times.last == 10 && times == times.sorted() && times.count < 10)
  }

  @Test("frames that are awaited are all processed, with the results of a video")
  func awaited() throws {
    let arrived = DispatchSemaphore(value: 0)
    let listener = Listener { _ in arrived.signal() }
    let landmarker = try landmarker(listener)
    let image = try Self.picture()
    for time in 0..<5 {
      try landmarker.detectAsync(image: image, timestampInMilliseconds: 33 * time)
      #expect(arrived.wait(timeout: .now() + 30) == .success)
    }
    #expect(listener.timestamps == [0, 33, 66, 99, 132])
  }

  @Test("a time that is not later throws at once; the earlier frame is still delivered")
  func timestamps() throws {
    let listener = Listener()
    let landmarker = try landmarker(listener)
    let image = try Self.picture()
    try landmarker.detectAsync(image: image, timestampInMilliseconds: 100)
    let error = #expect(throws: TasksError.self) {
      try landmarker.detectAsync(image: image, timestampInMilliseconds: 99)
    }
    #expect(error?.message == "INVALID_ARGUMENT: Input timestamp must be monotonically increasing.")
    landmarker.close()
    #expect(listener.timestamps == [100])
  }

  @Test("closing while busy delivers what was accepted, then refuses")
  func closing() throws {
    let listener = Listener()
    let landmarker = try landmarker(listener)
    let image = try Self.picture()
    try landmarker.detectAsync(image: image, timestampInMilliseconds: 1)
    try landmarker.detectAsync(image: image, timestampInMilliseconds: 2)
    landmarker.close()
    #expect(listener.timestamps == [1, 2])
    let error = #expect(throws: TasksError.self) {
      try landmarker.detectAsync(image: image, timestampInMilliseconds: 3)
    }
    #expect(error?.message == "INVALID_ARGUMENT: Task runner is currently not running.")
  }

  @Test("a delegate may close its own task")
  func closingFromDelegate() throws {
    let closed = DispatchSemaphore(value: 0)
    let listener = Listener { landmarker in
      landmarker.close()
      closed.signal()
    }
    let landmarker = try landmarker(listener)
    try landmarker.detectAsync(image: Self.picture(), timestampInMilliseconds: 1)
    #expect(closed.wait(timeout: .now() + 30) == .success)
  }

  @Test("a task that is released while busy calls nobody, and a delegate that is gone is not called")
  func releasing() throws {
    let listener = Listener()
    try landmarker(listener).detectAsync(image: Self.picture(), timestampInMilliseconds: 1)
    let lonely = try landmarker(Listener())
    try lonely.detectAsync(image: Self.picture(), timestampInMilliseconds: 1)
    lonely.close()
    #expect(listener.timestamps.count <= 1)
  }

  @Test("a slow delegate holds up no frame: all that were processed arrive")
  func slowDelegate() throws {
    let listener = Listener { _ in Thread.sleep(forTimeInterval: 0.2) }
    let landmarker = try landmarker(listener)
    let image = try Self.picture()
    for time in 1...3 {
      try landmarker.detectAsync(image: image, timestampInMilliseconds: time)
      Thread.sleep(forTimeInterval: 0.1)
    }
    landmarker.close()
    #expect(listener.timestamps.last == 3 && listener.timestamps == listener.timestamps.sorted())
  }
}

@Suite("Sequences of frames", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct FrameSequenceTests {
  private func frames(_ times: [Int]) throws -> AsyncStream<VideoFrame> {
    let image = try PoseKit.image("pose.jpg")
    return AsyncStream { continuation in
      for time in times { continuation.yield(VideoFrame(image: image, timestampInMilliseconds: time)) }
      continuation.finish()
    }
  }

  @Test("with waiting no frame is lost, and a bad one is an error among results")
  func waiting() async throws {
    let landmarker = try PoseKit.landmarker { $0.runningMode = .video }
    var times: [Int?] = []
    for await result in landmarker.results(for: try frames([0, 33, 33, 66])) {
      times.append(try? result.get().timestampInMilliseconds)
    }
    #expect(times == [0, 33, nil, 66])
  }

  @Test(
    "when the consumer is slow, frames are dropped and the right one is kept",
    arguments: [(BackPressure.dropOldest, 9), (.dropNewest, 0)])
  func dropping(backPressure: BackPressure, last: Int) async throws {
    let landmarker = try PoseKit.landmarker { $0.runningMode = .video }
    var iterator = landmarker.results(for: try frames(Array(0..<10)), backPressure: backPressure)
      .makeAsyncIterator()
    // By now all frames have come.
    try await Task.sleep(for: .milliseconds(200))
    var times: [Int] = []
    while let result = await iterator.next() { times.append(try result.get().timestampInMilliseconds) }
    #expect(times == [last])
  }

  @Test("a picture is looked at without holding up the caller's thread")
  func singlePicture() async throws {
    let landmarker = try PoseKit.landmarker()
    let image = try PoseKit.image("pose.jpg")
    let result = try await landmarker.result(for: image)
    #expect(
      try result.landmarks.map { $0.map(\.x) }
        == landmarker.detect(image: image).landmarks.map { $0.map(\.x) })
  }
}
