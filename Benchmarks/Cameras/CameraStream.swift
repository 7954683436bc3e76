import BenchmarkSupport
import Foundation
import VisionTasks

/// A camera that gives frames at equal distances in time, and the tracker that follows people in them.
///
/// A frame that comes while two are there already, one processed and one waiting, takes the place of that
/// which waits: each camera holds two frames at most, however late it is.
final class CameraStream: Sendable {
  /// Where the times of all frames count from.
  private static let origin = ContinuousClock.now

  private let number: Int
  private let recorder = Recorder()
  private let queue: FrameQueue<TrackedFrame<Pose>>

  init(number: Int, model: ModelSource) throws {
    self.number = number
    let tracker = try PoseLandmarker.Tracker(model: model)
    let recorder = recorder
    queue = tracker.queue(whenBusy: .dropOldest, label: "camera \(number)") { frame, result in
      recorder.add(result, milliseconds: Self.now.milliseconds - frame.time.milliseconds)
    }
  }

  private static var now: Duration { origin.duration(to: .now) }

  /// Gives frames at a rate to the tracker, and waits for no result.
  func submit(_ pictures: Pictures, frameCount: Int, rate: Int) async throws {
    // Cameras don't begin all at once.
    let first = Self.now + .milliseconds(number * 37 % 1000)
    for index in 0..<frameCount {
      let time = first + .seconds(1) * index / rate
      try await Task.sleep(until: Self.origin + time)
      try queue.submit(Frame(pictures[number * 5 + index], at: .milliseconds(time.milliseconds)))
    }
  }

  /// Waits for the last frames.
  func finish() -> StreamOutcome {
    queue.close()
    return recorder.outcome
  }
}

extension Duration {
  fileprivate var milliseconds: Int { Int(self / .milliseconds(1)) }
}
