#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files so that nobody ever sees half of one, unless it is a device or a pipe.
package enum FileWriting {
  /// Writes `bytes` to a new file beside `path` and then gives it that name, replacing what was there; the permissions
  /// stay.
  ///
  /// Of a link, the file that it leads to is replaced. Devices and pipes are written to, and so are links to files that
  /// are missing.
  ///
  /// - Throws: ``EngineError/Code/unwritable`` when the folder is missing, forbidden or full.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    try validate(path)
    if let target = replaceablePath(path) {
      try replace(target, with: bytes, name: "file \(path)")
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
    if let target = replaceablePath(path) {
      let partialPath = partialPath(beside: target)
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

  /// A new name in the folder of `path`. It does not grow with the file's name, which may be as long as names can be.
  private static func partialPath(beside path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return folder + ".partial-\(getpid())-\(UInt32.random(in: .min ... .max))"
  }

  /// Where the regular file at `path` lies, behind all links, or `path` itself when there is nothing; `nil` for what is not
  /// replaced.
  private static func replaceablePath(_ path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return path }
    guard status.st_mode & S_IFMT == S_IFLNK else { return status.isRegularFile ? path : nil }
    guard stat(path, &status) == 0, status.isRegularFile, let target = realpath(path, nil) else { return nil }
    defer { free(target) }
    return String(cString: target)
  }

  private static func replace(_ path: String, with bytes: [UInt8], name: String) throws {
    let partialPath = partialPath(beside: path)
    let file = try WritableFile(creating: partialPath, name: name)
    do {
      file.adoptPermissions(ofFile: path)
      try finish(file, with: bytes)
      guard rename(partialPath, path) == 0 else { throw WritableFile.failure(name) }
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

extension stat {
  fileprivate var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}
