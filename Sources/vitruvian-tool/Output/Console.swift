import FileAccess
import Foundation
import Logging
import ModelFormat
import TensorCore
import Threading

/// Standard error: what a person reads, while standard output carries results.
enum Console {
  /// Messages by level; `--verbose` lowers the level to debug.
  static func makeLogger(isVerbose: Bool) -> Logger {
    var logger = Logger(label: "vitruvian") { _ in ConsoleLogHandler() }
    logger.logLevel = isVerbose ? .debug : .warning
    return logger
  }

  /// One line that says what failed.
  static func error(_ error: any Error) {
    write("error: " + message(of: error))
  }

  /// One line that says what is odd.
  static func warn(_ message: String) {
    write("warning: " + message.onOneLine)
  }

  /// What failed, on one line.
  static func message(of error: any Error) -> String {
    ((error as? EngineError)?.description ?? error.localizedDescription).onOneLine
  }

  /// Writes a line; where standard error is closed or full, there is nowhere left to report that.
  static func write(_ line: String) {
    try? WritableFile.standardError.write(Array((line.withBytesSpelledOut + "\n").utf8))
  }
}

extension Logger {
  /// Does `work` and says at debug level how long it took.
  func timing<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
    let start = MonotonicTime.now
    let result = try work()
    debug("\(name) took \(fixed(MonotonicTime.now.milliseconds(since: start), decimals: 1)) ms")
    return result
  }
}

/// Prints `level: message` on standard error.
private struct ConsoleLogHandler: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level = .warning

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    Console.write("\(event.level): \(event.message)")
  }
}
