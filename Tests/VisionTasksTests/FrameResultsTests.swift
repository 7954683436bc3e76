import Foundation
import Testing

@testable import VisionTasks

/// Frames that come one after the other and end with an error.
private struct BrokenVideo: AsyncSequence, AsyncIteratorProtocol, Sendable {
  var times: [Int]
  /// Told when all frames were asked for.
  var end: AsyncStream<Void>.Continuation?

  mutating func next() async throws -> Frame? {
    guard let time = times.first else {
      end?.finish()
      throw FakeError()
    }
    times.removeFirst()
    return try .at(time)
  }

  func makeAsyncIterator() -> BrokenVideo { self }
}

/// One frame again and again without end, also after a cancellation.
private struct EndlessVideo: AsyncSequence, AsyncIteratorProtocol, Sendable {
  /// Alive as long as frames are taken.
  var life = Life()

  mutating func next() async -> Frame? {
    await Task.yield()
    return try? .at(0)
  }

  func makeAsyncIterator() -> EndlessVideo { self }
}

@Suite("Results for sequences of frames")
struct FrameResultsTests {
  private static let process: @Sendable (Frame) async throws -> Int = { frame in
    try Task.checkCancellation()
    return frame.time.milliseconds
  }

  @Test(
    "frames that wait come before the error that the frames end with, and then comes nothing",
    arguments: [
      (BusyPolicy.wait, [0, 1, 2]), (.dropOldest, [2]), (.dropNewest, [0]),
    ])
  func failingFrames(policy: BusyPolicy, expected: [Int]) async throws {
    let (ended, continuation) = AsyncStream.makeStream(of: Void.self)
    let video = BrokenVideo(times: [0, 1, 2], end: continuation)
    var results = FrameResults(video, policy: policy, process: Self.process).makeAsyncIterator()
    if policy != .wait {
      // By then all frames have come, and all but one are dropped.
      for await _ in ended {}
    }
    for time in expected { #expect(try await results.next()?.get() == time) }
    let last = try #require(await results.next())
    #expect(throws: FakeError()) { try last.get() }
    #expect(await results.next() == nil)
    #expect(await results.next() == nil)
  }

  @Test("frames that cannot be processed are errors among the results")
  func failingProcess() async throws {
    let video = BrokenVideo(times: [0, 1, 2])
    let results = FrameResults(video, policy: .wait) { frame in
      if frame.time.milliseconds == 1 { throw FakeError() }
      return try await Self.process(frame)
    }
    var times: [Int?] = []
    for await result in results { times.append(try? result.get()) }
    #expect(times == [0, nil, 2, nil])
  }

  @Test("results end when the Swift task that asks for them is cancelled", arguments: BusyPolicy.allCases)
  func cancellation(policy: BusyPolicy) async {
    let (begun, continuation) = AsyncStream.makeStream(of: Void.self)
    let consumer = Task {
      var count = 0
      for await result in FrameResults(EndlessVideo(), policy: policy, process: Self.process) {
        continuation.finish()
        if (try? result.get()) != nil { count += 1 }
      }
      return count
    }
    for await _ in begun {}
    consumer.cancel()
    #expect(await consumer.value > 0)
  }

  @Test("no more frames are taken once no results are asked for", arguments: BusyPolicy.allCases)
  func leaving(policy: BusyPolicy) async {
    weak var life: Life?
    do {
      let video = EndlessVideo()
      life = video.life
      for await _ in FrameResults(video, policy: policy, process: Self.process) { break }
    }
    #expect(await eventually { life == nil })
  }
}
