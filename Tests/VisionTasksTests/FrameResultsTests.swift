import Foundation
import Testing

@testable import VisionTasks

/// Frames that come one after the other and end with an error.
private struct BrokenVideo: AsyncSequence, AsyncIteratorProtocol, Sendable {
  var times: [Int]
  /// Told when all frames were asked for.
  var end: AsyncStream<Void>.Continuation?

  mutating func next() async throws -> VideoFrame? {
    guard let time = times.first else {
      end?.finish()
      throw FakeError()
    }
    times.removeFirst()
    return VideoFrame(image: try .plain(0, side: 1), timestampInMilliseconds: time)
  }

  func makeAsyncIterator() -> BrokenVideo { self }
}

/// The same frame without end, whoever is cancelled.
private struct EndlessVideo: AsyncSequence, AsyncIteratorProtocol, Sendable {
  /// Alive as long as somebody takes frames.
  var life = FakePipeline.Life()

  mutating func next() async -> VideoFrame? {
    await Task.yield()
    return (try? MPImage.plain(0, side: 1)).map { VideoFrame(image: $0, timestampInMilliseconds: 0) }
  }

  func makeAsyncIterator() -> EndlessVideo { self }
}

@Suite("Results for sequences of frames")
struct FrameResultsTests {
  private static let process: @Sendable (VideoFrame) async throws -> ObjectDetectorResult = { frame in
    try Task.checkCancellation()
    return ObjectDetectorResult(detections: [], timestampInMilliseconds: frame.timestampInMilliseconds)
  }

  @Test(
    "frames that wait come before the error that the frames end with, and then comes nothing",
    arguments: [
      (BackPressure.wait, [0, 1, 2]), (.dropOldest, [2]), (.dropNewest, [0]),
    ])
  func failingFrames(backPressure: BackPressure, expected: [Int]) async throws {
    let (ended, continuation) = AsyncStream.makeStream(of: Void.self)
    let video = BrokenVideo(times: [0, 1, 2], end: continuation)
    var results = FrameResults(video, backPressure: backPressure, process: Self.process).makeAsyncIterator()
    if backPressure != .wait {
      // By then all frames have come, and all but one are dropped.
      for await _ in ended {}
    }
    for time in expected { #expect(try await results.next()?.get().timestampInMilliseconds == time) }
    let last = try #require(await results.next())
    #expect(throws: FakeError()) { try last.get() }
    #expect(await results.next() == nil)
    #expect(await results.next() == nil)
  }

  @Test("frames that cannot be processed are errors among the results")
  func failingProcess() async throws {
    let video = BrokenVideo(times: [0, 1, 2])
    let results = FrameResults(video, backPressure: .wait) { frame in
      if frame.timestampInMilliseconds == 1 { throw FakeError() }
      return try await Self.process(frame)
    }
    var times: [Int?] = []
    for await result in results { times.append(try? result.get().timestampInMilliseconds) }
    #expect(times == [0, nil, 2, nil])
  }

  @Test("results end when who asks for them is cancelled", arguments: BackPressure.allCases)
  func cancellation(backPressure: BackPressure) async {
    let (begun, continuation) = AsyncStream.makeStream(of: Void.self)
    let consumer = Task {
      var count = 0
      for await result in FrameResults(EndlessVideo(), backPressure: backPressure, process: Self.process) {
        continuation.finish()
        if (try? result.get()) != nil { count += 1 }
      }
      return count
    }
    for await _ in begun {}
    consumer.cancel()
    #expect(await consumer.value > 0)
  }

  @Test("no more frames are taken once nobody asks for results", arguments: BackPressure.allCases)
  func leaving(backPressure: BackPressure) async {
    weak var life: FakePipeline.Life?
    do {
      let video = EndlessVideo()
      life = video.life
      for await _ in FrameResults(video, backPressure: backPressure, process: Self.process) { break }
    }
    #expect(await eventually { life == nil })
  }
}
