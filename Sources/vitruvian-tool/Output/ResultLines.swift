import ArgumentParser
import FileAccess
import Foundation
import TensorCore
import VisionTasks

/// The lines of results: one for each picture or frame, and one for each failure, which standard error gets
/// too.
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
  private func write(_ line: some Encodable) throws {
    try output.writeWhole([UInt8](JSONOutput.lines.data(line)))
    progress?.advance()
  }

  /// Prints the result of one more picture or frame.
  ///
  /// - Parameter failures: Why files that go with it could not be written, which standard error gets too.
  func write<Output>(_ result: PictureResult<Output>, failures: [any Error]) throws {
    for failure in failures { tell(failure) }
    var result = result
    if !failures.isEmpty { result.error = failures.map(Console.message).joined(separator: "; ") }
    try write(result)
  }

  /// Tells that a picture or frame, or a whole input, failed.
  func fail(_ source: String, frame: Int? = nil, time: FrameTime? = nil, _ error: any Error) throws {
    tell(error)
    try write(PictureFailure(source: source, frame: frame, time: time, message: Console.message(of: error)))
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
  /// - Throws: `ExitCode` 1 when something failed; ``EngineError/Code/unwritable`` when the file is not
  ///   complete.
  func finish() throws {
    endWork()
    if !resultsGoToStandardOutput { try output.finish() }
    if hasFailed { throw ExitCode(ExitStatus.failure) }
  }
}
