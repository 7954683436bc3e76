import TensorCore

/// Writes files so that half of one is never seen, unless it is a device or a pipe.
package enum FileWriting {
  /// Writes `bytes` to a new file beside `path` and then gives it that name, replacing what was there; the
  /// permissions stay.
  ///
  /// Of a link, the file that it leads to is replaced. Devices and pipes are written to, and so are links to
  /// files that are missing.
  ///
  /// - Throws: ``EngineError/Code/unwritable`` when the folder is missing, forbidden or full.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    try validate(path)
    if let partial = PartialFile(replacing: path) {
      try write(bytes, to: partial, name: "file \(path)")
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
    if let partial = PartialFile(replacing: path) {
      let file = try partial.openForWriting(name: "file \(path)")
      partial.remove()
      try file.finish()
    } else {
      try WritableFile.checkAccess(toFile: path)
    }
  }

  private static func validate(_ path: String) throws {
    guard !path.isEmpty, path.isSystemPath else {
      throw EngineError(.invalidArgument, "an empty path, or one with a null character, cannot be written to")
    }
  }

  private static func write(_ bytes: [UInt8], to partial: PartialFile, name: String) throws {
    let file = try partial.openForWriting(name: name)
    do {
      try finish(file, with: bytes)
      try partial.replaceTarget(name: name)
    } catch {
      partial.remove()
      throw error
    }
  }

  /// Writes `bytes` and closes the file, also when writing fails.
  private static func finish(_ file: WritableFile, with bytes: [UInt8]) throws {
    do { try file.write(bytes) } catch { try? file.finish(); throw error }
    try file.finish()
  }
}
