import TensorCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file or stream that is open for writing. Every failure names it and gives the system's reason.
package struct WritableFile: Sendable {
  /// What error messages call the file.
  private let name: String
  private let descriptor: Int32

  package static let standardOutput = WritableFile(name: "standard output", descriptor: STDOUT_FILENO)
  package static let standardError = WritableFile(name: "standard error", descriptor: STDERR_FILENO)

  private init(name: String, descriptor: Int32) {
    self.name = name
    self.descriptor = descriptor
  }

  /// Creates the file at `path`, or empties the one that is there. Devices and pipes stay what they are.
  ///
  /// - Throws: ``EngineError/Code/unwritable``.
  package init(replacingContentsOf path: String) throws {
    try self.init(path: path, name: "file \(path)", flags: O_TRUNC)
  }

  /// Creates a file at `path`, where there must be none.
  ///
  /// - Throws: ``EngineError/Code/unwritable``, with `name` as what cannot be written.
  init(creating path: String, name: String) throws {
    try self.init(path: path, name: name, flags: O_EXCL)
  }

  private init(path: String, name: String, flags: Int32) throws {
    self.name = name
    descriptor = path.withSystemPath { open($0, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o666) }
    guard descriptor >= 0 else { throw Self.failure(name) }
  }

  /// The end of a pipe that is closed elsewhere.
  package init(pipe descriptor: Int32, name: String) {
    self.init(name: name, descriptor: descriptor)
  }

  /// Appends all of `bytes`.
  ///
  /// - Throws: ``EngineError/Code/unwritable`` when the disk is full or the reader has gone.
  package func write(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { try write($0) }
  }

  /// Appends all of `bytes`.
  ///
  /// - Throws: ``EngineError/Code/unwritable`` when the disk is full or the reader has gone.
  package func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Self.systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.failure(name) }
      rest = rest.dropFirst(count)
    }
  }

  /// Appends all of `bytes`, or nothing where the file can be shortened.
  ///
  /// - Throws: ``EngineError/Code/unwritable`` when the disk is full or the reader has gone.
  package func writeWhole(_ bytes: [UInt8]) throws {
    let end = lseek(descriptor, 0, SEEK_CUR)
    do {
      try write(bytes)
    } catch {
      var status = stat()
      if end >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
        ftruncate(descriptor, end)
      }
      throw error
    }
  }

  /// Keeps other runs of the command-line tools from continuing the file until it is closed.
  ///
  /// - Returns: Whether no other run writes it, as far as the file system can tell.
  @discardableResult
  package func locks() -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// Lets those read and write that may do so with the file at `path`, if there is one, and gives them the
  /// file as far as this process may. A file system that knows no permissions has none to keep.
  func adoptPermissions(ofFile path: String) {
    var status = stat()
    guard path.withSystemPath({ stat($0, &status) }) == 0 else { return }
    // Only root gives files away; others may pass them to a group of theirs.
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
      _ = fchown(descriptor, uid_t.max, status.st_gid)
    }
    _ = fchmod(descriptor, status.st_mode & 0o777)
  }

  /// Ends writing; a full disk may show as late as here.
  ///
  /// - Throws: ``EngineError/Code/unwritable``.
  package func finish() throws {
    guard close(descriptor) == 0 else { throw Self.failure(name) }
  }

  /// Checks that the device, pipe or target of a link at `path` may be written to, without opening it: a pipe
  /// would wait for its reader. What a link points to may be missing.
  ///
  /// - Throws: ``EngineError/Code/unwritable``.
  static func checkAccess(toFile path: String) throws {
    var status = stat()
    let isDirectory =
      path.withSystemPath { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
    if !isDirectory, path.withSystemPath({ access($0, W_OK) }) == 0 || errno == ENOENT { return }
    if isDirectory { errno = EISDIR }
    throw failure("file \(path)")
  }

  /// The error of what cannot be written; for the reason that the last call of the system left behind, unless
  /// another one is known.
  package static func failure(
    _ name: String, _ reason: String = String(cString: strerror(errno))
  ) -> EngineError {
    EngineError(.unwritable, "\(name) cannot be written: \(reason)")
  }

  /// The system's `write`, which the method above hides by its name.
  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
