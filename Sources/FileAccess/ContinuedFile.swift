import TensorCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file of lines that an earlier run left behind, perhaps with half a line at its end, and that gets more.
package final class ContinuedFile {
  /// What follows goes here, behind what is there.
  package let file: WritableFile
  /// The bytes of whole lines that were there.
  package private(set) var byteCount = 0
  private let path: String
  private let descriptor: Int32

  private static let blockByteCount = 1 << 16

  /// Opens the file at `path`, or creates it, and keeps other runs from continuing it.
  ///
  /// - Throws: ``EngineError/Code/unwritable`` when it is no regular file, cannot be opened, or another run
  ///   writes it; `unreadable` when it cannot be read.
  package init(_ path: String) throws {
    self.path = path
    let name = "file \(path)"
    descriptor = path.withSystemPath { open($0, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666) }
    guard descriptor >= 0 else { throw WritableFile.failure(name) }
    file = WritableFile(pipe: descriptor, name: name)
    do {
      guard let size = try? RegularFile.byteCount(of: descriptor) else {
        throw WritableFile.failure(name, "only a regular file can be continued")
      }
      guard file.locks() else { throw WritableFile.failure(name, "another run is writing it") }
      byteCount = try endOfLastLine(in: size)
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Removes what follows the last whole line. What is written goes there.
  ///
  /// - Throws: ``EngineError/Code/unwritable``.
  package func removeHalfLine() throws {
    guard ftruncate(descriptor, off_t(byteCount)) == 0, lseek(descriptor, off_t(byteCount), SEEK_SET) >= 0
    else { throw WritableFile.failure("file \(path)") }
  }

  /// Reads some of what is in the file.
  ///
  /// - Returns: Fewer bytes than `count` only at the end of the file.
  /// - Throws: ``EngineError/Code/unreadable``.
  package func bytes(at offset: Int, count: Int) throws -> [UInt8] {
    var filled = 0
    return try EngineError.within(path) {
      try [UInt8](unsafeUninitializedCapacity: count) { bytes, initializedCount in
        while filled < count {
          let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(bytes)[filled...])
          let readCount = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + filled))
          if readCount < 0, errno == EINTR { continue }
          guard readCount >= 0 else { throw RegularFile.readingError() }
          guard readCount > 0 else { break }
          filled += readCount
        }
        initializedCount = filled
      }
    }
  }

  /// Where the last line that is whole ends.
  private func endOfLastLine(in size: Int) throws -> Int {
    var end = size
    while end > 0 {
      let start = max(end - Self.blockByteCount, 0)
      let block = try bytes(at: start, count: end - start)
      if let place = block.lastIndex(of: UInt8(ascii: "\n")) { return start + place + 1 }
      end = start
    }
    return 0
  }
}
