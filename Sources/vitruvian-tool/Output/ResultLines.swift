import ArgumentParser
import FileAccess
import Foundation
import TensorCore
import Threading
import VisionTasks

/// The results of all inputs on their way to a file or stream: in the order of the inputs, whatever is
/// finished first. Standard error gets the failures, too.
///
/// `@unchecked Sendable`: what changes is only touched under the lock.
final class ResultLines: @unchecked Sendable {
  private let document: any ResultDocument
  private let resultsGoToStandardOutput: Bool
  private let lock = Lock()
  private let hasAdvanced = Condition()
  /// The input whose results are written; those of later ones wait.
  private var head: Int
  private var waiting: [Int: RecordSpool] = [:]
  private var finished: Set<Int> = []
  private var progress: ProgressBar?
  private var hasFailed = false
  /// Why nothing is written any more.
  private var obstacle: (any Error)?

  /// - Parameters:
  ///   - document: Where the results go.
  ///   - first: The number of the first input that is worked on.
  init(_ document: any ResultDocument, resultsGoToStandardOutput: Bool, from first: Int = 0) {
    self.document = document
    self.resultsGoToStandardOutput = resultsGoToStandardOutput
    head = first
  }

  /// Ends the results though some are missing.
  func finishEarly() throws {
    endWork()
    try lock.withLock { try document.finishEarly() }
  }

  /// Ends the results.
  ///
  /// - Throws: `ExitCode` 1 when something failed; ``EngineError/Code/unwritable`` when the file is not
  ///   complete.
  func finish() throws {
    endWork()
    try document.finish()
    if hasFailed { throw ExitCode(ExitStatus.failure) }
  }
}

// MARK: Progress

extension ResultLines {
  /// Whether progress is shown.
  var showsProgress: Bool { ProgressBar.isVisible(resultsGoToStandardOutput: resultsGoToStandardOutput) }

  /// Starts to show the progress of some work, instead of that of the work before.
  ///
  /// - Parameter done: How much of it was done by an earlier run.
  func beginWork(total: Int?, done: Int = 0, unit: String) {
    lock.withLock {
      progress?.clear()
      progress = ProgressBar(
        total: total, done: done, unit: unit, resultsGoToStandardOutput: resultsGoToStandardOutput)
    }
  }

  /// Takes the progress away.
  func endWork() {
    lock.withLock {
      progress?.clear()
      progress = nil
    }
  }

  /// Says something on standard error.
  func warn(_ message: String) {
    lock.withLock {
      progress?.clear()
      Console.warn(message)
    }
  }

  /// Says on standard error that something failed.
  func tell(_ error: any Error) {
    lock.withLock {
      hasFailed = true
      progress?.clear()
      Console.error(error)
    }
  }
}

// MARK: Earlier runs

extension ResultLines {
  /// Takes note of the failures that an earlier run left in its results: this run has failed then, too.
  func tellFailures(keptIn results: StoredResults) {
    guard results.failureCount > 0 else { return }
    lock.withLock { hasFailed = true }
    warn(
      "\(results.path): kept lines that tell of a failure: \(results.failureCount) of \(results.keptCount); "
        + "what failed is not tried again")
  }
}

// MARK: Order

extension ResultLines {
  /// Waits until an input may be begun without too many results that wait for those of earlier ones.
  ///
  /// - Parameter limit: How many inputs later than the one whose turn it is may be begun.
  /// - Throws: Why nothing is written any more.
  func waitForRoom(for number: Int, limit: Int) throws {
    try lock.withLock {
      while number > head + limit, obstacle == nil { hasAdvanced.wait(lock) }
      if let obstacle { throw obstacle }
    }
  }

  /// Lets nothing be written any more, and no thread wait.
  func giveUp(_ reason: any Error) {
    lock.withLock {
      obstacle = obstacle ?? reason
      hasAdvanced.wakeAll()
    }
  }

  /// Takes the result of one more picture or frame.
  ///
  /// - Throws: Why it cannot be written.
  fileprivate func append(_ record: [UInt8], of number: Int) throws {
    try lock.withLock {
      if let obstacle { throw obstacle }
      progress?.advance()
      guard number > head else { return try write(record) }
      do {
        try waiting[number, default: RecordSpool()].append(record)
      } catch {
        // Where there is no room, the turn is waited for.
        while number > head, obstacle == nil { hasAdvanced.wait(lock) }
        if let obstacle { throw obstacle }
        try write(record)
      }
    }
  }

  /// Takes note that an input has no more results; those of the next one follow.
  fileprivate func finish(_ number: Int) throws {
    try lock.withLock {
      if let obstacle { throw obstacle }
      finished.insert(number)
      while finished.remove(head) != nil {
        head += 1
        if var records = waiting.removeValue(forKey: head) { try records.drain(write) }
      }
      hasAdvanced.wakeAll()
    }
  }

  /// Writes a record whose turn it is.
  private func write(_ record: [UInt8]) throws {
    do {
      try document.append(record)
    } catch {
      obstacle = error
      hasAdvanced.wakeAll()
      throw error
    }
  }
}

/// The results of one input.
struct InputLines<Output: PictureOutput>: Sendable {
  private let lines: ResultLines
  private let format: any ResultFormat<Output>
  private let number: Int

  init(_ lines: ResultLines, _ format: any ResultFormat<Output>, number: Int) {
    (self.lines, self.format, self.number) = (lines, format, number)
  }

  /// Takes the result of one more picture or frame.
  ///
  /// - Parameter failures: Why files that go with it could not be written, which standard error gets too.
  func write(_ result: PictureResult<Output>, failures: [any Error]) throws {
    for failure in failures { lines.tell(failure) }
    var result = result
    if !failures.isEmpty { result.error = failures.map(Console.message).joined(separator: "; ") }
    try lines.append(format.record(of: result), of: number)
  }

  /// Tells that a picture or frame, or a whole input, failed.
  func fail(_ source: String, frame: Int? = nil, time: FrameTime? = nil, _ error: any Error) throws {
    lines.tell(error)
    let failure = PictureFailure(
      source: source, frame: frame, time: time, message: Console.message(of: error))
    try lines.append(format.record(of: failure), of: number)
  }

  /// Says something on standard error.
  func warn(_ message: String) { lines.warn(message) }

  /// Whether progress is shown.
  var showsProgress: Bool { lines.showsProgress }

  /// Starts to show the progress of the input.
  func beginWork(total: Int?, unit: String) { lines.beginWork(total: total, unit: unit) }

  /// Ends the results of the input.
  func finish() throws { try lines.finish(number) }
}
