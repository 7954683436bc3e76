import TensorCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A regular file, mapped into memory to be read.
///
/// The pages are read when they are touched, so opening a large file costs nothing. The size is taken once,
/// when the file is opened: a file that another process shortens afterwards ends the process on access.
///
/// `@unchecked Sendable`: the bytes are mapped without the right to write, and unmapped by the last owner.
package final class MappedFile: @unchecked Sendable {
  /// The contents, valid as long as this object lives. They start at the start of a memory page.
  package let bytes: UnsafeRawBufferPointer

  /// Maps the file at `path`.
  ///
  /// - Throws: ``EngineError/Code/notFound`` when there is no such file, ``EngineError/Code/permissionDenied`` when it
  ///   may not be read, ``EngineError/Code/unreadable`` when it is a folder, a device or empty,
  ///   ``EngineError/Code/resourceExhausted`` when it has more than `maximumByteCount` bytes or cannot be mapped. Each
  ///   message is one line with the path.
  package init(path: String, maximumByteCount: Int) throws {
    guard !path.isEmpty else { throw EngineError(.notFound, "the path of the file is empty") }
    guard !path.utf8.contains(0) else {
      throw EngineError(.notFound, "\(path.quoted) is not a path: it holds a null character")
    }
    // Without waiting: opening a pipe would wait for its writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.openingError(errno, path) }
    defer { close(descriptor) }
    let count = try Self.byteCount(of: descriptor, path)
    guard count <= maximumByteCount else {
      throw EngineError(
        .resourceExhausted, "file \(path) has \(count) bytes; the limit is \(maximumByteCount)")
    }
    guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
      throw EngineError(.resourceExhausted, "file \(path) cannot be mapped: \(Self.text(of: errno))")
    }
    bytes = UnsafeRawBufferPointer(start: start, count: count)
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }
}

extension MappedFile: MemoryOwner {
  /// Gives back the memory pages that hold nothing but these bytes; the file has their contents.
  package func discard(_ start: UnsafeRawPointer, byteCount: Int) {
    let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
    guard pageSize > 0 else { return }
    let first = (Int(bitPattern: start) + pageSize - 1) / pageSize * pageSize
    let end = Int(bitPattern: start + byteCount) / pageSize * pageSize
    guard first < end, let pages = UnsafeMutableRawPointer(bitPattern: first) else { return }
    // Without the right to write, no page differs from the file.
    madvise(pages, end - first, MADV_DONTNEED)
  }
}

extension MappedFile {
  private static func byteCount(of descriptor: Int32, _ path: String) throws -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw EngineError(.unreadable, "file \(path) cannot be read: \(text(of: errno))")
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw EngineError(.unreadable, "\(path) is a folder; expected a file")
    default: throw EngineError(.unreadable, "\(path) is a device or pipe; expected a regular file")
    }
    guard status.st_size > 0 else { throw EngineError(.unreadable, "file \(path) is empty") }
    return Int(status.st_size)
  }

  private static func openingError(_ code: Int32, _ path: String) -> EngineError {
    switch code {
    case ENOENT, ENOTDIR:
      EngineError(.notFound, "there is no file \(path)")
    case EACCES, EPERM:
      EngineError(.permissionDenied, "file \(path) cannot be read: permission denied")
    default:
      EngineError(.unreadable, "file \(path) cannot be opened: \(text(of: code))")
    }
  }

  private static func text(of code: Int32) -> String { String(cString: strerror(code)) }
}
