#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What tells a file from all others, and from itself before it was changed.
package struct FileIdentity: Sendable, Hashable {
  private let volume: Int
  private let number: Int
  private let byteCount: Int
  /// When it was changed, to the nanosecond.
  private let seconds: Int
  private let nanoseconds: Int

  /// The identity of the file at `path`; `nil` when there is none, it does not tell, or it was changed within the last
  /// two seconds: the next change might show the same time.
  package init?(ofSettledFile path: String) {
    self.init(ofFile: path)
    guard seconds < time(nil) - 2 else { return nil }
  }

  /// The identity of the file at `path`; `nil` when there is none or it does not tell.
  package init?(ofFile path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    volume = Int(truncatingIfNeeded: status.st_dev)
    number = Int(truncatingIfNeeded: status.st_ino)
    byteCount = Int(truncatingIfNeeded: status.st_size)
    #if canImport(Darwin)
      let modification = status.st_mtimespec
    #else
      let modification = status.st_mtim
    #endif
    seconds = modification.tv_sec
    nanoseconds = modification.tv_nsec
  }
}
