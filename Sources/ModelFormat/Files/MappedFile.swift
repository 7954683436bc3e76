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
  ///   ``EngineError/Code/resourceExhausted`` when it has more than `maximumByteCount` bytes or cannot be mapped.
  package init(path: String, maximumByteCount: Int) throws {
    bytes = try RegularFile.withDescriptor(of: path) { descriptor, byteCount in
      guard byteCount > 0 else { throw EngineError(.unreadable, "the file is empty") }
      guard byteCount <= maximumByteCount else {
        throw EngineError(
          .resourceExhausted, "the file has \(byteCount) bytes; the limit is \(maximumByteCount)")
      }
      guard let start = mmap(nil, byteCount, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
      else {
        throw EngineError(
          .resourceExhausted, "the file cannot be mapped: \(String(cString: strerror(errno)))")
      }
      return UnsafeRawBufferPointer(start: start, count: byteCount)
    }
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
