import TensorCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is open to be read, and closes itself. Errors say in one line which file and what is wrong.
///
/// Only regular files are opened: a device or a pipe could block or never end.
package struct RegularFile: ~Copyable {
  private let descriptor: Int32
  /// The size when the file was opened, which may change while it is read.
  package let byteCount: Int

  /// Opens the file at `path`.
  ///
  /// - Throws: ``EngineError/Code/notFound`` when there is no such file,
  ///   ``EngineError/Code/permissionDenied`` when it may not be read, ``EngineError/Code/unreadable`` when it
  ///   is a folder or a device.
  package init(path: String) throws {
    let descriptor = try Self.openedDescriptor(of: path)
    let byteCount: Int
    do { byteCount = try Self.byteCount(of: descriptor) } catch {
      close(descriptor)
      throw error.within(path)
    }
    (self.descriptor, self.byteCount) = (descriptor, byteCount)
  }

  deinit { close(descriptor) }

  /// Reads the bytes from `offset` on, as many as there is room for, or fewer; none at the end of the file.
  ///
  /// - Throws: ``EngineError/Code/unreadable``.
  package func read(into target: UnsafeMutableRawBufferPointer, from offset: Int) throws -> Int {
    while true {
      let count = pread(descriptor, target.baseAddress, target.count, off_t(offset))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.readingError() }
      return count
    }
  }

  /// Opens the file at `path` to read it; the caller closes it.
  ///
  /// - Throws: As ``init(path:)``, but for folders and devices.
  static func openedDescriptor(of path: String) throws -> Int32 {
    guard !path.isEmpty else { throw EngineError(.notFound, "the path of the file is empty") }
    guard path.isSystemPath else {
      throw EngineError(.notFound, "there is no such file: the path holds a null character").within(path)
    }
    // Without waiting: opening a pipe would wait for its writer.
    let descriptor = path.withSystemPath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { throw openingError(errno).within(path) }
    return descriptor
  }

  /// Whether there is a regular file at `path`, or a link to one.
  package static func isPresent(_ path: String) -> Bool { size(of: path) != nil }

  /// The length of the regular file at `path`, or that a link there leads to; `nil` when there is none.
  package static func size(of path: String) -> Int? {
    var status = stat()
    guard path.withSystemPath({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }

  /// That reading failed, for the reason that the last call of the system left behind.
  static func readingError() -> EngineError {
    EngineError(.unreadable, "the file cannot be read: \(reason(errno))")
  }

  /// The size of an open file.
  ///
  /// - Throws: ``EngineError/Code/unreadable`` when it is a folder or a device.
  @discardableResult
  static func byteCount(of descriptor: Int32) throws(EngineError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw readingError() }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw EngineError(.unreadable, "this is a folder; expected a file")
    default: throw EngineError(.unreadable, "this is a device or pipe; expected a regular file")
    }
  }

  /// Why a file cannot be opened, by the number of the system's error.
  package static func openingError(_ code: Int32) -> EngineError {
    switch code {
    case ENOENT, ENOTDIR: EngineError(.notFound, "there is no such file; check the path")
    case EACCES, EPERM: EngineError(.permissionDenied, "permission denied; make the file readable")
    default: EngineError(.unreadable, "the file cannot be opened: \(reason(code))")
    }
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
