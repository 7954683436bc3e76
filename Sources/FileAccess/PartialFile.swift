import Threading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Tells of the files that are being written, so that a program can remove those that it does not complete.
package enum UnfinishedFiles {
  /// What is told of files by their paths.
  package struct Observer: Sendable {
    let began: @Sendable (String) -> Void
    let ended: @Sendable (String) -> Void

    package init(began: @escaping @Sendable (String) -> Void, ended: @escaping @Sendable (String) -> Void) {
      (self.began, self.ended) = (began, ended)
    }
  }

  private static let lock = Lock()
  nonisolated(unsafe) private static var observer: Observer?

  /// Sets who is told; there is one at most.
  package static func observe(_ observer: Observer) { lock.withLock { self.observer = observer } }

  static func began(_ path: String) { lock.withLock { observer }?.began(path) }

  static func ended(_ path: String) { lock.withLock { observer }?.ended(path) }
}

/// The place beside a file where its new contents are written, which take the file's name once they are
/// complete.
package struct PartialFile: Sendable {
  /// Where the new contents go. Nothing is there yet, and the name cannot be predicted.
  package let path: String
  /// The file that they replace, behind all links.
  private let target: String

  /// - Parameters:
  ///   - target: The path of a regular file, of a link to one, or of nothing; `nil` results from others,
  ///     which nothing replaces.
  ///   - pathExtension: What the name ends with, for those who tell from it which kind of file to write.
  package init?(replacing target: String, pathExtension: String = "") {
    guard let target = Self.replaceablePath(target) else { return nil }
    self.target = target
    let folder = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { target[...$0] } ?? ""
    // It does not grow with the file's name, which may be as long as names can be.
    let name = Name(
      process: getpid(), machine: Name.thisMachine, number: .random(in: .min ... .max),
      pathExtension: pathExtension)
    path = folder + name.text
  }

  /// Makes the place, empty. No other user may read or write it who may not do so with the file that is
  /// replaced.
  ///
  /// - Throws: ``EngineError/Code/unwritable``, with `name` as what cannot be written.
  package func create(name: String) throws {
    let file = try openForWriting(name: name)
    // A file that its owner may not write is replaced as others are.
    if let mode = Self.permissions(path) { _ = path.withSystemPath { chmod($0, mode | S_IRUSR | S_IWUSR) } }
    try file.finish()
  }

  /// Makes the place, and opens it for writing.
  ///
  /// - Throws: ``EngineError/Code/unwritable``, with `name` as what cannot be written.
  package func openForWriting(name: String) throws -> WritableFile {
    UnfinishedFiles.began(path)
    do {
      let file = try WritableFile(creating: path, name: name)
      file.adoptPermissions(ofFile: target)
      return file
    } catch {
      UnfinishedFiles.ended(path)
      throw error
    }
  }

  /// Brings the new contents to the disk, gives them the permissions of the file that they replace, and then
  /// its name.
  ///
  /// - Throws: ``EngineError/Code/unwritable``, with `name` as what cannot be written.
  package func replaceTargetDurably(name: String) throws {
    let descriptor = path.withSystemPath { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw WritableFile.failure(name) }
    let result = fsync(descriptor)
    let reason = errno
    close(descriptor)
    errno = reason
    guard result == 0 else { throw WritableFile.failure(name) }
    if let mode = Self.permissions(target) { _ = path.withSystemPath { chmod($0, mode) } }
    try replaceTarget(name: name)
  }

  /// Gives the new contents the file's name.
  ///
  /// - Throws: ``EngineError/Code/unwritable``, with `name` as what cannot be written.
  package func replaceTarget(name: String) throws {
    let status = path.withSystemPath { path in target.withSystemPath { rename(path, $0) } }
    guard status == 0 else { throw WritableFile.failure(name) }
    UnfinishedFiles.ended(path)
  }

  /// Gives the new contents up.
  package func remove() {
    path.withSystemPath { _ = unlink($0) }
    UnfinishedFiles.ended(path)
  }

  private static func permissions(_ path: String) -> mode_t? {
    var status = stat()
    return path.withSystemPath { stat($0, &status) } == 0 ? status.st_mode & 0o777 : nil
  }

  /// Where the regular file at `path` lies, behind all links, or `path` itself when there is nothing; `nil`
  /// for what is not replaced.
  private static func replaceablePath(_ path: String) -> String? {
    var status = stat()
    guard path.withSystemPath({ lstat($0, &status) }) == 0 else { return path }
    guard status.st_mode & S_IFMT == S_IFLNK else { return status.isRegularFile ? path : nil }
    guard path.withSystemPath({ stat($0, &status) }) == 0, status.isRegularFile else { return nil }
    return path.resolvingLinks
  }
}

extension Folder {
  /// Makes the folder at `path` unless it exists, and removes the partial files in it whose processes have
  /// ended on this machine without a chance to do so themselves.
  ///
  /// - Throws: ``EngineError/Code/unwritable``.
  package static func prepare(_ path: String) throws {
    try make(path)
    for text in names(in: path) ?? [] {
      guard let name = PartialFile.Name(text), name.machine == PartialFile.Name.thisMachine,
        kill(name.process, 0) != 0, errno == ESRCH
      else { continue }
      path.appending(fileName: text).withSystemPath { _ = unlink($0) }
    }
  }

  /// Prepares the folder of the file at `path`.
  ///
  /// - Throws: As ``prepare(_:)``.
  package static func prepare(forFile path: String) throws { try prepare(path.absolutePath.folder) }
}

extension PartialFile {
  /// The name of a place, as in `.partial-4711-9e3779b9-1234567890.mp4`.
  fileprivate struct Name: Sendable {
    let process: pid_t
    /// Tells machines apart that share a folder, and containers whose processes are not seen here.
    let machine: UInt32
    let number: UInt32
    let pathExtension: String

    var text: String {
      ".partial-\(process)-\(String(machine, radix: 16))-\(number)"
        + (pathExtension.isEmpty ? "" : "." + pathExtension)
    }

    init(process: pid_t, machine: UInt32, number: UInt32, pathExtension: String) {
      (self.process, self.machine, self.number) = (process, machine, number)
      self.pathExtension = pathExtension
    }

    /// - Returns: `nil` for a name that would be written otherwise.
    init?(_ text: String) {
      let pathExtension = text.fileExtension
      let parts = text.dropLast(pathExtension.isEmpty ? 0 : pathExtension.count + 1)
        .split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 4, let process = pid_t(parts[1]), process > 0,
        let machine = UInt32(parts[2], radix: 16), let number = UInt32(parts[3])
      else { return nil }
      self.init(process: process, machine: machine, number: number, pathExtension: pathExtension)
      guard self.text == text else { return nil }
    }

    /// A hash of the machine's name and number, and of the processes that are seen.
    static let thisMachine: UInt32 = {
      var bytes = [UInt8](repeating: 0, count: 256)
      bytes.withUnsafeMutableBytes { buffer in
        guard let start = buffer.bindMemory(to: CChar.self).baseAddress else { return }
        _ = gethostname(start, buffer.count - 1)
      }
      if let file = try? RegularFile(path: "/etc/machine-id") {
        var number = [UInt8](repeating: 0, count: 64)
        _ = try? number.withUnsafeMutableBytes { try file.read(into: $0, from: 0) }
        bytes += number
      }
      bytes += "/proc/self/ns/pid".linkTarget.map { Array($0.utf8) } ?? []
      return bytes.withUnsafeBytes { CRC32.checksum(of: $0) }
    }()
  }
}

extension stat {
  fileprivate var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}
