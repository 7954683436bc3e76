import ComputeKernels
import Threading

/// Deals the processors of a run among the jobs that work, so that the last ones have those of the others.
///
/// `@unchecked Sendable`: what changes is only touched under the lock.
final class ProcessorShares: @unchecked Sendable {
  /// How many threads work on a picture at most, if there is a processor for each: the gain of further ones
  /// is small, and each takes some memory.
  private static let largestShare = 4

  /// How many threads the networks of a job are planned for.
  let largestShare: Int
  /// How many of these threads work.
  let workerLimit = WorkerLimit(1)

  /// All processors.
  private let availableCount: Int
  /// Processors that there are jobs for.
  private let processorCount: Int
  private let lock = Lock()
  private var jobCount: Int
  /// How many jobs are at a video.
  private var videoCount = 0

  /// - Parameter jobs: How many jobs there are, each of which is to call ``leave()`` at its end.
  init(jobs: Int, processors: Int) {
    jobCount = jobs
    availableCount = processors
    processorCount = min(jobs, processors)
    largestShare = max(1, min(processorCount, Self.largestShare))
  }

  /// Does the work on a video, which is told for how many processors to decode it: the share of each of the
  /// videos that are worked on now, `nil` for all processors.
  func withVideo<Result>(_ work: (_ processors: Int?) throws -> Result) rethrows -> Result {
    let count = lock.withLock {
      videoCount += 1
      return videoCount
    }
    defer { lock.withLock { videoCount -= 1 } }
    return try work(count == 1 ? nil : max(1, availableCount / count))
  }

  /// Gives the processor of a job, which is at its end, to the others.
  func leave() {
    lock.withLock {
      jobCount -= 1
      if jobCount > 0 { workerLimit.count = max(1, processorCount / jobCount) }
    }
  }
}
