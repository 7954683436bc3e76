import FileAccess

/// Where results go: standard output, or a file.
final class ResultFile {
  private let output: WritableFile
  private let name: String
  private let isFile: Bool
  /// What takes the file's name when it is complete.
  private var partial: PartialFile?

  /// Opens the file, and makes its folder.
  ///
  /// - Parameters:
  ///   - path: Of a file; `nil` for standard output.
  ///   - replaces: Whether what was in the file is there until the results are complete; otherwise it is
  ///     emptied at once, and keeps what was written whatever happens. Devices and pipes get everything at
  ///     once.
  /// - Throws: ``EngineError/Code/unwritable``.
  init(path: String?, replaces: Bool) throws {
    if let path { try Folder.prepare(forFile: path) }
    isFile = path != nil
    name = path.map { "file \($0)" } ?? "standard output"
    partial = replaces ? path.flatMap { PartialFile(replacing: $0) } : nil
    if let partial {
      output = try partial.openForWriting(name: name)
    } else {
      output = try path.map(WritableFile.init(replacingContentsOf:)) ?? .standardOutput
      if isFile { output.locks() }
    }
  }

  deinit { partial?.remove() }

  /// - Throws: ``EngineError/Code/unwritable``.
  func write(_ bytes: [UInt8]) throws { try output.write(bytes) }

  /// Appends all of `bytes`, or nothing where the file can be shortened.
  ///
  /// - Throws: ``EngineError/Code/unwritable``.
  func writeWhole(_ bytes: [UInt8]) throws { try output.writeWhole(bytes) }

  /// Completes the file.
  ///
  /// - Throws: ``EngineError/Code/unwritable``; the file is then what it was, if it is replaced.
  func finish() throws {
    guard isFile else { return }
    try output.finish()
    try partial?.replaceTarget(name: name)
    partial = nil
  }
}
