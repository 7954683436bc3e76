import Foundation
import TensorCore
import Threading

/// The threads that work on inputs, each on one at a time.
///
/// `@unchecked Sendable`: what changes is only touched under the lock.
final class InputCrew: @unchecked Sendable {
  /// Works on an input, and throws what ends all work.
  typealias Work = (NumberedInput) throws -> Void

  private let feed: InputFeed
  private let lines: ResultLines
  private let jobs: Int
  private let interruption: Interruption
  private let lock = Lock()
  private var failure: (any Error)?

  /// How many inputs later than the one whose results are written may be begun, for each thread.
  private static let lead = 16

  init(_ feed: InputFeed, _ lines: ResultLines, jobs: Int, _ interruption: Interruption) {
    (self.feed, self.lines, self.jobs, self.interruption) = (feed, lines, jobs, interruption)
  }

  /// Works on all inputs, until the last one or an interruption.
  ///
  /// - Parameters:
  ///   - leave: Is called by each thread when it has no input any more.
  ///   - makeWork: Makes what a thread does with an input, by the thread's number from 0.
  /// - Throws: The first error that ended all work.
  func run(
    leave: @escaping @Sendable () -> Void, _ makeWork: @escaping @Sendable (Int) throws -> Work
  ) throws {
    guard jobs > 1 else {
      work(0, makeWork)
      if let failure { throw failure }
      return
    }
    let threads = (0..<jobs).compactMap { number in
      SystemThread {
        SystemThread.leaveSignalsToMainThread()
        self.work(number, makeWork)
        leave()
      }
    }
    // Nobody works in place of threads that the system does not give, but where it gives none, this one.
    for _ in threads.count..<jobs { leave() }
    if threads.isEmpty { work(0, makeWork) }
    for thread in threads { thread.join() }
    if let failure { throw failure }
  }

  private func work(_ number: Int, _ makeWork: @Sendable (Int) throws -> Work) {
    do {
      let work = try makeWork(number)
      while !interruption.isRequested, let input = try nextInput() {
        try lines.waitForRoom(for: input.number, limit: Self.lead * jobs)
        try work(input)
      }
    } catch is Interruption.Request {
      // Threads that wait for the turn of their input would wait for that of one that was given up.
      lines.giveUp(Interruption.Request())
    } catch {
      note(error)
      lines.giveUp(error)
    }
  }

  /// The next input; `nil` after the last, and when reading a list of inputs fails, which does not end the
  /// work on those before.
  private func nextInput() throws -> NumberedInput? {
    do {
      return try feed.next()
    } catch let error where !(error is Interruption.Request) {
      note(error)
      return nil
    }
  }

  private func note(_ error: any Error) {
    lock.withLock { failure = failure ?? error }
  }
}
