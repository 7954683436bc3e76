import Foundation
import Threading

/// An open file or one end of a pipe, which closes with its last reference. Programs that this process starts
/// do not inherit it.
final class Descriptor {
  let number: Int32

  /// Takes over an open descriptor.
  ///
  /// - Returns: `nil` for a negative number, by which the system's calls tell that they failed.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    close(number)
  }

  /// Opens the file or pipe at a path for reading, or standard input a second time, for `nil`. A named pipe
  /// waits until it has a writer, or until an interruption.
  ///
  /// - Returns: `nil` when the system opens none, and `errno` says why.
  /// - Throws: ``Interruption/Request``.
  static func reading(_ path: String?, _ interruption: (any WaitingEnd)? = nil) throws -> Descriptor? {
    var number: Int32
    repeat {
      try interruption?.check()
      number =
        path.map { $0.withSystemPath { open($0, O_RDONLY | O_CLOEXEC) } }
        ?? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    } while number < 0 && errno == EINTR
    return Descriptor(number)
  }

  /// The ends of a new pipe; `nil` when the system gives none, and `errno` says why.
  static func pipe() -> (reading: Descriptor, writing: Descriptor)? {
    keepingPipes {
      var numbers: [Int32] = [-1, -1]
      guard Foundation.pipe(&numbers) == 0, let reading = Descriptor(numbers[0]),
        let writing = Descriptor(numbers[1])
      else { return nil }
      return (reading, writing)
    }
  }

  /// Held while a pipe is made, and while a program is started: it would inherit a pipe that another thread
  /// has just made, and the reader of that would wait for the program's end.
  private static let pipeLock = Lock()

  /// Calls `body` while no other thread makes a pipe or starts a program.
  static func keepingPipes<Result>(_ body: () throws -> Result) rethrows -> Result {
    try pipeLock.withLock(body)
  }

  /// Lets a pipe hold some frames of a video, as far as the system allows, so that its writer works on
  /// the next while the last is not read yet.
  func holdMore() {
    #if os(Linux)
      _ = fcntl(number, Self.setPipeSize, Self.pipeByteCount)
    #endif
  }

  #if os(Linux)
    /// The most that systems usually allow.
    private static let pipeByteCount: Int32 = 1 << 20
    /// `F_SETPIPE_SZ` of `linux/fcntl.h`, which Swift does not know.
    private static let setPipeSize: Int32 = 1031
  #endif

  /// Makes reading and writing return where they would wait. The other end of a pipe stays as it is.
  func neverWait() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// Reads what is there, at most as much as fits.
  ///
  /// - Returns: How many bytes were read, 0 at the end; `nil` when there is nothing yet.
  /// - Throws: ``SystemError``.
  func read(into bytes: UnsafeMutableRawBufferPointer) throws -> Int? {
    while true {
      let count = Foundation.read(number, bytes.baseAddress, bytes.count)
      if count >= 0 { return count }
      if errno == EAGAIN { return nil }
      guard errno == EINTR else { throw SystemError() }
    }
  }

  /// Writes what is taken at once.
  ///
  /// - Returns: How many bytes were written; `nil` when none are taken yet.
  /// - Throws: ``SystemError``.
  func write(_ bytes: UnsafeRawBufferPointer) throws -> Int? {
    while true {
      let count = Foundation.write(number, bytes.baseAddress, bytes.count)
      if count >= 0 { return count }
      if errno == EAGAIN { return nil }
      guard errno == EINTR else { throw SystemError() }
    }
  }
}

/// What keeps a program from doing its work.
protocol ProcessFailure: Error {
  /// It in words.
  var reason: String { get }
}

/// Why a call of the system failed.
struct SystemError: ProcessFailure {
  let number: Int32
  /// The file that could not be opened, where the program itself is not the matter.
  private let file: String?

  /// - Parameter number: what the last call left behind, unless another is told.
  init(_ number: Int32 = errno, opening file: String? = nil) {
    self.number = number
    self.file = file
  }

  var reason: String {
    let reason = String(cString: strerror(number))
    return file.map { "\($0) cannot be opened: \(reason)" } ?? reason
  }
}
