import Foundation
import TensorCore

/// A program that reads and writes videos.
enum VideoProgram: String {
  case ffmpeg, ffprobe

  /// Starts the program. Its messages are plain text, whatever this process's own environment says.
  ///
  /// - Parameters:
  ///   - input: its standard input.
  ///   - givesOutput: whether its standard output is read.
  ///   - patience: how long it may do nothing while this process waits for it.
  ///   - interruption: what ends waiting for its streams.
  /// - Throws: ``EngineError/Code/notFound`` when the program is not installed, `resourceExhausted` when the
  ///   system does not start it.
  func start(
    _ arguments: [String], input: ChildProcess.Stream = .nothing, givesOutput: Bool = false,
    patience: Patience = Self.patience, interruption: (any WaitingEnd)? = nil
  ) throws -> ChildProcess {
    let path = try executable
    var environment = ProcessInfo.processInfo.environment
    environment["AV_LOG_FORCE_COLOR"] = nil
    environment["AV_LOG_FORCE_NOCOLOR"] = "1"
    // Filters for sound bring along OpenBLAS, whose threads would keep the other processors busy for some
    // milliseconds from the program's start on.
    environment["OPENBLAS_NUM_THREADS"] = "1"
    do {
      return try ChildProcess(
        path, arguments, environment: environment, input: input, givesOutput: givesOutput,
        patience: patience, interruption: interruption)
    } catch let error as SystemError {
      throw EngineError(
        .resourceExhausted, "the program \(rawValue) cannot be started: \(error.reason)")
    }
  }

  /// How long a program may do nothing; even the largest frame takes less.
  static let patience = Patience.limited(seconds: 20)
  /// How long a program may stay that has nothing more to say.
  static let patienceAtTheEnd = Patience.limited(seconds: 5)

  /// Where the program is.
  ///
  /// - Throws: ``EngineError/Code/notFound``.
  var executable: String {
    get throws {
      guard let path = InstalledProgram(name: rawValue).path else {
        throw EngineError(
          .notFound,
          "the program \(rawValue), which reads and writes videos, is not installed; on Debian or Ubuntu: "
            + "sudo apt-get install ffmpeg, on macOS: brew install ffmpeg")
      }
      return path
    }
  }
}
