import FileAccess
import Foundation
import TensorCore

extension ChildProcess {
  /// Starts a program as the leader of a process group of its own. It gets the three standard streams, no
  /// other open file, and no signal that is blocked or ignored.
  ///
  /// - Parameter streams: what becomes its standard input, output and error; `nil` stands for `/dev/null`.
  /// - Returns: the number of the process.
  /// - Throws: ``SystemError``.
  static func spawn(
    _ path: String, _ arguments: [String], environment: [String: String], streams: [Int32?]
  ) throws -> pid_t {
    closeInheritedDescriptorsOnExecution()
    // The process that started this program may have had the system forget processes that end.
    signal(SIGCHLD, SIG_DFL)
    #if canImport(Darwin)
      var actions: Darwin.posix_spawn_file_actions_t?
      var attributes: Darwin.posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    try check(posix_spawn_file_actions_init(&actions))
    defer { posix_spawn_file_actions_destroy(&actions) }
    try check(posix_spawnattr_init(&attributes))
    defer { posix_spawnattr_destroy(&attributes) }
    let nothing = streams.contains(nil) ? try nullDevice() : nil
    for (stream, number) in zip(streams, 0...2 as ClosedRange<Int32>) {
      guard let source = stream ?? nothing?.number else { continue }
      try check(posix_spawn_file_actions_adddup2(&actions, source, number))
    }
    defer { withExtendedLifetime(nothing) {} }
    var all = sigset_t()
    sigfillset(&all)
    var none = sigset_t()
    sigemptyset(&none)
    try check(posix_spawnattr_setsigdefault(&attributes, &all))
    try check(posix_spawnattr_setsigmask(&attributes, &none))
    try check(posix_spawnattr_setpgroup(&attributes, 0))
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    try check(posix_spawnattr_setflags(&attributes, Int16(flags)))
    return try withStrings([path] + arguments) { arguments in
      try withStrings(environment.map { "\($0)=\($1)" }) { environment in
        var process: pid_t = 0
        try check(posix_spawn(&process, path, &actions, &attributes, arguments, environment))
        return process
      }
    }
  }

  /// Opened here and not in the new process, whose failure would not say which file is missing.
  private static func nullDevice() throws -> Descriptor {
    let path = "/dev/null"
    guard let device = Descriptor(open(path, O_RDWR)) else { throw SystemError(opening: path) }
    return device
  }

  /// Keeps files that this process was started with from the programs that it starts.
  private static func closeInheritedDescriptorsOnExecution() {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []
    for number in numbers.compactMap({ Int32($0) }) where number > STDERR_FILENO {
      let flags = fcntl(number, F_GETFD)
      if flags >= 0 { _ = fcntl(number, F_SETFD, flags | FD_CLOEXEC) }
    }
  }

  /// - Parameter number: what a function returned, which is the number of an error or 0.
  private static func check(_ number: Int32) throws {
    guard number == 0 else { throw SystemError(number) }
  }

  /// Calls `body` with `strings` as C has them; those that are paths may hold any bytes.
  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result
  ) throws -> Result {
    let copies = strings.map { $0.withSystemPath { strdup($0) } }
    defer { for copy in copies { free(copy) } }
    guard copies.allSatisfy({ $0 != nil }) else { throw SystemError(ENOMEM) }
    return try body(copies + [nil])
  }
}
