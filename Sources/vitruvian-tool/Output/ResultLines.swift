import ArgumentParser
import FileAccess
import Foundation
import TensorCore

/// The lines of results: one for each picture or frame, and one for each failure, which standard error gets too.
final class ResultLines {
  private let output: WritableFile
  private let resultsGoToStandardOutput: Bool
  private var progress: ProgressBar?
  private var hasFailed = false

  /// - Parameter path: of a file for the lines; `nil` for standard output.
  init(path: String?) throws {
    output = try path.map(WritableFile.init(replacingContentsOf:)) ?? .standardOutput
    resultsGoToStandardOutput = path == nil
  }

  /// Starts to show the progress of some work, instead of that of the work before.
  func beginWork(total: Int?, unit: String) {
    progress?.clear()
    progress = ProgressBar(total: total, unit: unit, resultsGoToStandardOutput: resultsGoToStandardOutput)
  }

  /// Takes the progress away.
  func endWork() {
    progress?.clear()
    progress = nil
  }

  /// Prints the result of one more picture or frame.
  func write(_ report: some Encodable) throws {
    try output.writeWhole([UInt8](JSONOutput.lines.data(report)))
    progress?.advance()
  }

  /// Prints the result of one more picture or frame, and tells which files that go with it could not be written.
  func write<Subject: SubjectReport>(_ frame: InputFrame, _ subjects: [Subject], failures: [any Error]) throws
  {
    for failure in failures { tell(failure) }
    let messages = failures.map(Console.message)
    try write(
      FrameReport(
        frame: frame, subjects: subjects, error: messages.isEmpty ? nil : messages.joined(separator: "; ")))
  }

  /// Tells that a picture or frame, or a whole input, failed.
  func fail(_ source: String, frame: Int? = nil, timestamp: Int? = nil, _ error: any Error) throws {
    tell(error)
    try write(
      FailureReport(source: source, frame: frame, timestamp: timestamp, error: Console.message(of: error)))
  }

  private func tell(_ error: any Error) {
    hasFailed = true
    progress?.clear()
    Console.error(error)
  }

  /// Says something on standard error.
  func warn(_ message: String) {
    progress?.clear()
    Console.warn(message)
  }

  /// Ends the lines.
  ///
  /// - Throws: `ExitCode` 1 when something failed; ``EngineError/Code/unwritable`` when the file is not complete.
  func finish() throws {
    endWork()
    if !resultsGoToStandardOutput { try output.finish() }
    if hasFailed { throw ExitCode(ExitStatus.failure) }
  }
}
