import Foundation

/// The three streams that a program is started with.
enum StandardStream {
  /// Gives the numbers of closed streams to files that refuse what the streams are for. Otherwise the next
  /// file that is opened would get the number, and results would go into it.
  static func replaceClosedOnes() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is taken, and those below are in use. A folder is neither read nor written.
      if open("/dev/null", mode) < 0 { _ = open("/", O_RDONLY) }
    }
  }
}
