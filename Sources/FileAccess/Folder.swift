import TensorCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Folders of files.
package enum Folder {
  /// Makes the folder at `path` and those above it, unless it exists.
  ///
  /// - Throws: ``EngineError/Code/unwritable``.
  package static func make(_ path: String) throws {
    if isPresent(path) { return }
    let folder = path.folder
    // What is above may be missing too; of a path that is no way up, nothing is.
    if !isPresent(folder), folder.utf8.count < path.utf8.count { try make(folder) }
    guard path.withSystemPath({ mkdir($0, 0o777) }) != 0, !(errno == EEXIST && isPresent(path)) else {
      return
    }
    let reason = errno == EEXIST ? "there is a file of that name" : String(cString: strerror(errno))
    throw EngineError(.unwritable, "folder \(path) cannot be made: \(reason)")
  }

  /// Whether there is a folder at `path`.
  package static func isPresent(_ path: String) -> Bool {
    var status = stat()
    return path.withSystemPath { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names of what is in the folder at `path`; `nil` when it cannot be read.
  package static func names(in path: String) -> [String]? {
    guard let folder = path.withSystemPath({ opendir($0) }) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          String(systemPath: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
