import FileAccess
import Foundation
import TensorCore

/// A list of paths in a file or stream, of which each is read when it is asked for.
final class PathList {
  private let descriptor: Descriptor
  private let name: String
  private let separator: UInt8
  private let interruption: Interruption?
  private var buffer: [UInt8] = []
  /// Whether no path has been handed out.
  private var isFirst = true
  /// Whether lines end with a carriage return, too, as the first one does.
  private var endsWithCarriageReturns = false
  /// What of the buffer has been handed out.
  private var start = 0
  private var hasEnded = false

  /// No file system has longer paths.
  private static let maximumByteCount = 1 << 16
  private static let blockByteCount = 1 << 16
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// How long waiting for a path goes on before it looks for an interruption, in milliseconds.
  private static let longestInterval: Int32 = 100

  /// Opens a list.
  ///
  /// - Parameters:
  ///   - path: The list's file; `-` for standard input.
  ///   - endsWithNull: Whether a null character ends each path, and not a line break.
  ///   - interruption: What ends waiting for a path that does not come.
  /// - Throws: ``EngineError/Code/unreadable``.
  init(_ path: String, endsWithNull: Bool, interruption: Interruption? = nil) throws {
    name = path == "-" ? "standard input" : path
    separator = endsWithNull ? 0 : UInt8(ascii: "\n")
    self.interruption = interruption
    let number =
      path == "-"
      ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3) : path.withSystemPath { open($0, O_RDONLY | O_CLOEXEC) }
    guard let descriptor = Descriptor(number) else { throw Self.error(name) }
    self.descriptor = descriptor
  }

  /// The next path that is not empty; `nil` after the last.
  ///
  /// - Throws: ``EngineError/Code/unreadable`` when the list cannot be read, `invalidArgument` when it holds
  ///   what is no path; ``Interruption/Request``.
  func next() throws -> String? {
    while true {
      if let end = buffer[start...].firstIndex(of: separator) {
        defer { start = end + 1 }
        let path = try path(buffer[start..<end])
        if !path.isEmpty { return path }
      } else if hasEnded {
        defer { start = buffer.count }
        let path = try path(buffer[start...])
        return path.isEmpty ? nil : path
      } else {
        guard buffer.count - start <= Self.maximumByteCount else {
          throw EngineError(.invalidArgument, "\(name) is no list of paths: one would be longer than 64 KiB")
        }
        try readMore()
      }
    }
  }

  private func path(_ bytes: ArraySlice<UInt8>) throws -> String {
    var bytes = bytes
    // Windows' editors write these; where paths end with a null character, bytes are taken as they are.
    let carriageReturn = UInt8(ascii: "\r")
    if separator != 0, isFirst {
      if bytes.starts(with: Self.byteOrderMark) { bytes = bytes.dropFirst(Self.byteOrderMark.count) }
      endsWithCarriageReturns = bytes.last == carriageReturn
    }
    isFirst = false
    if endsWithCarriageReturns, bytes.last == carriageReturn { bytes = bytes.dropLast() }
    guard let path = String(systemPath: bytes) else {
      throw EngineError(
        .invalidArgument, "\(name): a path holds a null character; if all end with one, add --null")
    }
    return path
  }

  private func readMore() throws {
    buffer.removeFirst(start)
    start = 0
    var polled = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
    var count: Int32
    repeat {
      try interruption?.check()
      count = poll(&polled, 1, Self.longestInterval)
    } while count == 0 || count < 0 && errno == EINTR
    let byteCount = try withUnsafeTemporaryAllocation(byteCount: Self.blockByteCount, alignment: 1) { block in
      // Nothing is there yet where reading never waits.
      guard let count = try? descriptor.read(into: block) ?? -1 else { throw Self.error(name) }
      buffer += UnsafeRawBufferPointer(rebasing: block[..<max(count, 0)])
      return count
    }
    hasEnded = byteCount == 0
  }

  private static func error(_ name: String) -> EngineError {
    let reason = String(cString: strerror(errno))
    return EngineError(.unreadable, "the list of inputs in \(name) cannot be read: \(reason)")
  }
}
