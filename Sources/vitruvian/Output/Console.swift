import Foundation
import Logging

/// Standard error: what a person reads, while standard output carries results.
enum Console {
  /// Messages by level; `--verbose` lowers the level to debug.
  static func makeLogger(isVerbose: Bool) -> Logger {
    var logger = Logger(label: "vitruvian") { _ in ConsoleLogHandler() }
    logger.logLevel = isVerbose ? .debug : .warning
    return logger
  }

  /// One line that says what failed.
  static func error(_ message: String) {
    write("error: " + message.replacingOccurrences(of: "\n", with: " "))
  }

  static func write(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
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

  func log(
    level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String,
    file: String, function: String, line: UInt
  ) {
    Console.write("\(level): \(message)")
  }
}
