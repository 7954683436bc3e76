import Foundation
import TensorCore

/// Folders for results.
enum OutputDirectory {
  /// Makes a directory and those above it, unless it exists.
  static func make(_ directory: URL) throws {
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    } catch {
      // Foundation hides the reason; a second try by the system's own call tells it.
      guard mkdir(directory.path, 0o777) != 0 else { return }
      let reason = errno == EEXIST ? "there is a file of that name" : String(cString: strerror(errno))
      throw EngineError(.unwritable, "folder \(directory.path) cannot be made: \(reason)")
    }
  }
}
