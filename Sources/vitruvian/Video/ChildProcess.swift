import Foundation
import TensorCore

/// A program that runs beside this process, in a process group of its own: Ctrl-C reaches this process alone.
///
/// Foundation's `Process` does more than is needed here, and takes two mebibytes for it.
final class ChildProcess {
  private let identifier: pid_t
  /// What the program ended with, once that was asked for.
  private var status: Int32?

  /// Starts the program at `path`. Of this process's descriptors it gets three, and those that were made to be
  /// inherited; without one, it reads and writes nothing.
  ///
  /// - Throws: ``EngineError/Code/resourceExhausted`` when it cannot be started.
  init(
    path: String, arguments: [String], standardInput: Int32?, standardOutput: Int32?, standardError: Int32
  ) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (place, descriptor) in [standardInput, standardOutput, standardError].enumerated() {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(place))
      } else {
        posix_spawn_file_actions_addopen(&actions, Int32(place), "/dev/null", O_RDWR, 0)
      }
    }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let words = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, path, &actions, &attributes, words + [nil], environ)
    guard code == 0 else {
      throw EngineError(.resourceExhausted, "\(path) cannot be started: \(String(cString: strerror(code)))")
    }
    self.identifier = identifier
  }

  /// Waits until it has ended.
  ///
  /// - Returns: whether it succeeded.
  func waitUntilExit() -> Bool {
    while status == nil {
      var status: Int32 = 0
      let waited = waitpid(identifier, &status, 0)
      // Without a child to wait for, nobody can tell how it ended.
      if waited == identifier || errno != EINTR { self.status = waited == identifier ? status : -1 }
    }
    return status == 0
  }

  /// Ends it, whatever it is doing, and waits until it is gone.
  func stop() {
    guard status == nil else { return }
    // A program that hangs in a system call, such as for a camera, may not react to a mere request.
    kill(identifier, SIGKILL)
    _ = waitUntilExit()
  }
}
