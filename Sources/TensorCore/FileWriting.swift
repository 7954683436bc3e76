#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files so that nobody ever sees half of one.
package enum FileWriting {
  /// Writes `bytes` to a new file beside `path` and then gives it that name, replacing what was there.
  ///
  /// Devices and pipes are written to, links are followed; neither is replaced.
  ///
  /// - Throws: ``EngineError/Code/unwritable`` when the folder is missing, forbidden or full.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    try validate(path)
    if isReplaceable(path) {
      try replace(path, with: bytes)
    } else {
      let file = try WritableFile(replacingContentsOf: path)
      try finish(file, with: bytes)
    }
  }

  /// Checks that ``write(_:to:)`` could begin, and leaves no trace.
  ///
  /// - Throws: what ``write(_:to:)`` would, as far as it can be told beforehand.
  package static func check(_ path: String) throws {
    try validate(path)
    if isReplaceable(path) {
      let partialPath = partialPath(of: path)
      let file = try WritableFile(creating: partialPath, name: "file \(path)")
      unlink(partialPath)
      try file.finish()
    } else {
      try WritableFile.checkAccess(toFile: path)
    }
  }

  private static func validate(_ path: String) throws {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw EngineError(.invalidArgument, "an empty path, or one with a null character, cannot be written to")
    }
  }

  private static func partialPath(of path: String) -> String {
    "\(path).partial-\(getpid())-\(UInt32.random(in: .min ... .max))"
  }

  /// Whether there is a regular file at `path`, or nothing.
  private static func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  private static func replace(_ path: String, with bytes: [UInt8]) throws {
    let partialPath = partialPath(of: path)
    let file = try WritableFile(creating: partialPath, name: "file \(path)")
    do {
      try finish(file, with: bytes)
      guard rename(partialPath, path) == 0 else { throw WritableFile.failure("file \(path)") }
    } catch {
      unlink(partialPath)
      throw error
    }
  }

  /// Writes `bytes` and closes the file, also when writing fails.
  private static func finish(_ file: WritableFile, with bytes: [UInt8]) throws {
    do { try file.write(bytes) } catch { try? file.finish(); throw error }
    try file.finish()
  }
}
