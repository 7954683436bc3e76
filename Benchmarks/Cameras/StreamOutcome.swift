import Synchronization
import VisionTasks

/// What came of the frames of one camera or several. Its size does not depend on their number.
struct StreamOutcome: Sendable {
  /// How many frames were so many milliseconds late; the last number counts all that were later.
  private var counts = [Int](repeating: 0, count: 5001)
  private(set) var frameCount = 0
  var failureCount = 0

  mutating func add(milliseconds: Int) {
    counts[min(max(milliseconds, 0), counts.count - 1)] += 1
    frameCount += 1
  }

  mutating func add(_ other: StreamOutcome) {
    for (index, count) in other.counts.enumerated() { counts[index] += count }
    frameCount += other.frameCount
    failureCount += other.failureCount
  }

  /// The milliseconds within which a share of the results came.
  func milliseconds(ofShare share: Double) -> Int {
    var rest = Int((Double(frameCount) * share).rounded(.up))
    return counts.firstIndex { count in
      rest -= count
      return rest <= 0
    } ?? counts.count - 1
  }
}

/// Collects results that come on a camera's queue.
final class Recorder: Sendable {
  private let state = Mutex(StreamOutcome())

  var outcome: StreamOutcome { state.withLock { $0 } }

  func add(_ result: Result<TrackedFrame<Pose>, any Error>, milliseconds: Int) {
    state.withLock { outcome in
      switch result {
      case .success: outcome.add(milliseconds: milliseconds)
      case .failure: outcome.failureCount += 1
      }
    }
  }
}
