import TensorCore

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
  /// - Throws: ``EngineError/Code/unreadable`` when the folder is missing, forbidden or full.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw EngineError(.invalidArgument, "\(path.quoted) is not a path to write to")
    }
    let partialPath = "\(path).partial-\(getpid())-\(UInt32.random(in: .min ... .max))"
    let descriptor = open(partialPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    do {
      // Errors of a full disk may come as late as closing.
      do { try writeAll(bytes, to: descriptor, path) } catch { close(descriptor); throw error }
      guard close(descriptor) == 0, rename(partialPath, path) == 0 else { throw failure(path) }
    } catch {
      unlink(partialPath)
      throw error
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws {
    try bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw failure(path) }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// The system's `write`, which the function above hides by its name.
  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  private static func failure(_ path: String) -> EngineError {
    EngineError(.unreadable, "file \(path) cannot be written: \(String(cString: strerror(errno)))")
  }
}
