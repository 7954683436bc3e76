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

  /// What is in a folder.
  package struct Entry: Sendable {
    /// The name, without the folder.
    package let name: String
    /// Whether it is a folder itself. A link to one is none.
    package let isFolder: Bool
  }

  /// The names of what is in the folder at `path`; `nil` when it cannot be read.
  package static func names(in path: String) -> [String]? { entries(in: path)?.map(\.name) }

  /// What is in the folder at `path`, in no order; `nil` when it cannot be read, and `errno` says why.
  package static func entries(in path: String) -> [Entry]? {
    guard let folder = path.withSystemPath({ opendir($0) }) else { return nil }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          String(systemPath: $0)
        }
      }
      guard name != ".", name != ".." else { continue }
      let kind = Int32(entry.pointee.d_type)
      let isFolder =
        kind == Int32(DT_DIR) || kind == Int32(DT_UNKNOWN) && isUnlinkedFolder(path.appending(fileName: name))
      entries.append(Entry(name: name, isFolder: isFolder))
    }
    return entries
  }

  /// Whether there is a folder at `path`, and no link to one.
  private static func isUnlinkedFolder(_ path: String) -> Bool {
    var status = stat()
    return path.withSystemPath { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
