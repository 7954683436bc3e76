import BenchmarkSupport
import Foundation
import Synchronization
import VisionTasks

/// A camera that gives frames at equal distances in time, and the tracker that follows people in them.
///
/// A frame that comes while two are there already, one processed and one waiting, takes the place of that
/// which waits: each camera holds two frames at most, however late it is.
final class CameraStream: Sendable {
  /// What came of the frames.
  struct Outcome: Sendable {
    /// For each frame that was processed, the time from when it came to its result.
    var milliseconds: [Int] = []
    var failureCount = 0
  }

  private let number: Int
  private let start = ContinuousClock.now
  private let outcome: Recorder
  private let queue: FrameQueue<TrackedFrame<Pose>>

  init(number: Int, model: ModelSource) throws {
    self.number = number
    let tracker = try PoseLandmarker.Tracker(model: model)
    let (outcome, start) = (Recorder(), start)
    self.outcome = outcome
    queue = tracker.queue(whenBusy: .dropOldest, label: "camera \(number)") { frame, result in
      outcome.add(result, milliseconds: start.duration(to: .now).milliseconds - frame.time.milliseconds)
    }
  }

  /// Gives frames at a rate to the tracker, and waits for no result.
  func submit(_ pictures: Pictures, frameCount: Int, rate: Int) async throws {
    // Cameras don't begin all at once.
    let offset = Duration.milliseconds(number * 37 % 1000)
    for index in 0..<frameCount {
      let time = offset + .seconds(1) * index / rate
      try await Task.sleep(until: start + time)
      try queue.submit(Frame(pictures[number * 5 + index], at: .milliseconds(time.milliseconds)))
    }
  }

  /// Waits for the last frames.
  func finish() -> Outcome {
    queue.close()
    return outcome.value
  }
}

/// Collects results, which come on the queues of several cameras.
private final class Recorder: Sendable {
  private let outcome = Mutex(CameraStream.Outcome())

  var value: CameraStream.Outcome { outcome.withLock { $0 } }

  func add(_ result: Result<TrackedFrame<Pose>, any Error>, milliseconds: Int) {
    outcome.withLock { outcome in
      switch result {
      case .success: outcome.milliseconds.append(milliseconds)
      case .failure: outcome.failureCount += 1
      }
    }
  }
}

extension Duration {
  fileprivate var milliseconds: Int { Int(self / .milliseconds(1)) }
}
