#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What tells a file from all others, and from itself before it was changed.
package struct FileIdentity: Sendable, Hashable {
  package let byteCount: Int
  private let volume: Int
  private let number: Int
  /// When it was changed, to the nanosecond.
  private let seconds: Int
  private let nanoseconds: Int

  /// The identity of the file at `path`; `nil` when there is none or it does not tell.
  package init?(ofFile path: String) {
    var status = stat()
    guard path.withSystemPath({ stat($0, &status) }) == 0 else { return nil }
    self.init(status)
  }

  /// The identity of an open file; `nil` when it does not tell.
  init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
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

  /// Whether the file has not been changed within the last two seconds, so that any further change shows
  /// another time on file systems that count in seconds.
  package var isSettled: Bool { seconds < time(nil) - 2 }

  /// Whether the file was changed so recently that a further change might show the same time, though the
  /// system's clock ticks some hundred times in a second.
  var mayChangeUnseen: Bool {
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0, abs(now.tv_sec - seconds) < 2 else { return false }
    let age = (now.tv_sec - seconds) * 1_000_000_000 + now.tv_nsec - nanoseconds
    return 0..<Self.longestTick ~= age
  }

  /// In nanoseconds.
  static let longestTick = 20_000_000
}
