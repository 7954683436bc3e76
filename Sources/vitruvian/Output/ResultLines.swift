import ArgumentParser
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
    try output.write([UInt8](JSONOutput.lines.data(report)))
    progress?.advance()
  }

  /// Tells that a picture or frame, or a whole input, failed.
  func fail(_ source: String, frame: Int? = nil, timestamp: Int? = nil, _ error: any Error) throws {
    hasFailed = true
    progress?.clear()
    Console.error(error)
    try write(
      FailureReport(source: source, frame: frame, timestamp: timestamp, error: Console.message(of: error)))
  }

  /// Says something on standard error.
  func warn(_ message: String) {
    progress?.clear()
    Console.write("warning: " + message.onOneLine)
  }

  /// - Throws: `ExitCode` 1 when something failed.
  func throwFailure() throws {
    if hasFailed { throw ExitCode(ExitStatus.failure) }
  }
}
