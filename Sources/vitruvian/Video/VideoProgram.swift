import Foundation
import TensorCore

/// One run of `ffmpeg` or `ffprobe` beside this process.
///
/// Its messages are read all the time, so that it never waits for a reader. It ends when its pipes close, which they
/// do also when this process is killed.
final class VideoProgram {
  /// What it says on standard error.
  let messages: ProgramMessages
  private let process: ChildProcess
  private let input: Pipe?
  private let output: Pipe?

  enum Name: String {
    case ffmpeg, ffprobe
  }

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - readsStandardInput: whether it gets this process's standard input.
  ///   - readsPipe: whether it gets a pipe that ``inputDescriptor`` writes to.
  ///   - writesPipe: whether its standard output can be read from ``outputDescriptor``.
  /// - Throws: ``EngineError/Code/notFound`` when the program is not installed.
  init(
    _ name: Name, _ arguments: [String], readsStandardInput: Bool = false, readsPipe: Bool = false,
    writesPipe: Bool = false
  ) throws {
    let errors = try Self.makePipe()
    input = readsPipe ? try Self.makePipe() : nil
    output = writesPipe ? try Self.makePipe() : nil
    process = try ChildProcess(
      path: Self.path(name), arguments: arguments,
      standardInput: input?.fileHandleForReading.fileDescriptor ?? (readsStandardInput ? STDIN_FILENO : nil),
      standardOutput: output?.fileHandleForWriting.fileDescriptor,
      standardError: errors.fileHandleForWriting.fileDescriptor)
    // What this process holds too would stay open when the program ends.
    try input?.fileHandleForReading.close()
    try output?.fileHandleForWriting.close()
    try errors.fileHandleForWriting.close()
    messages = ProgramMessages(reading: errors.fileHandleForReading)
  }

  deinit {
    stop()
  }

  /// Where its standard input is written to; -1 without a pipe.
  var inputDescriptor: Int32 { input?.fileHandleForWriting.fileDescriptor ?? -1 }
  /// Where its standard output is read from; -1 without a pipe.
  var outputDescriptor: Int32 { output?.fileHandleForReading.fileDescriptor ?? -1 }

  /// Closes its standard input and waits until it has ended.
  ///
  /// - Returns: whether it succeeded.
  func finish() throws -> Bool {
    try input?.fileHandleForWriting.close()
    let hasSucceeded = process.waitUntilExit()
    messages.waitUntilEnd()
    return hasSucceeded
  }

  /// Ends it, whatever it is doing, and waits until it is gone.
  func stop() { process.stop() }

  /// A pipe that no program inherits.
  private static func makePipe() throws -> Pipe {
    let pipe = Pipe()
    for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
      guard fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC) == 0 else {
        throw EngineError(.resourceExhausted, "no pipe can be made: \(String(cString: strerror(errno)))")
      }
    }
    return pipe
  }

  private static func path(_ name: Name) throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    let paths = folders.map { "\($0)/\(name.rawValue)" }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else {
      throw EngineError(
        .notFound,
        "the program \(name.rawValue), which reads and writes videos, is not installed; on Debian or Ubuntu: "
          + "sudo apt-get install ffmpeg, on macOS: brew install ffmpeg")
    }
    return path
  }
}
