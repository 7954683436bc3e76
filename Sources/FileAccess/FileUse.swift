#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a command takes a file or folder for.
///
/// A file that a command replaces must not be anything else to it: what is to be read, or another result.
package struct FileUse: Sendable {
  /// As messages name it, such as "an input".
  private let role: String
  /// As the caller spells it; `nil` for a standard stream.
  private let path: String?
  private let isReplaced: Bool
  /// `nil` for devices and pipes, which any number of results may go to.
  private let place: FilePlace?

  /// A file that is read, or a folder that is made unless it exists.
  package static func keeping(_ path: String, as role: String) -> FileUse {
    FileUse(role: role, path: path, isReplaced: false, place: FilePlace(path))
  }

  /// A file that gets other contents.
  package static func replacing(_ path: String, as role: String) -> FileUse {
    FileUse(role: role, path: path, isReplaced: true, place: FilePlace(path))
  }

  /// What standard input is read from.
  package static var standardInput: FileUse {
    FileUse(role: "standard input", path: nil, isReplaced: false, place: FilePlace(descriptor: STDIN_FILENO))
  }

  /// What standard output goes to. Whatever file that is, it was opened and perhaps emptied before.
  package static var standardOutput: FileUse {
    FileUse(
      role: "standard output", path: nil, isReplaced: false, place: FilePlace(descriptor: STDOUT_FILENO))
  }
}

extension FileUse {
  /// What follows the last slash of the path.
  package var fileName: String? { path?.fileName }

  /// One line about the first file that is replaced in one role and has another; `nil` when there is none.
  ///
  /// Files are the same when they exist and are so by whatever names, or when neither exists and both names
  /// lead to the same place.
  ///
  /// - Parameter others: Files that are kept, of which there may be a great many: they are only compared with
  ///   `uses`, one after the other.
  package static func clash(
    among uses: [FileUse], and others: some Sequence<FileUse> = [FileUse]()
  ) -> String? {
    var usesByPlace: [FilePlace: [FileUse]] = [:]
    for use in uses {
      guard let place = use.place else { continue }
      for other in usesByPlace[place, default: []] where other.role != use.role {
        if use.isReplaced { return use.replaces(other) }
        if other.isReplaced { return other.replaces(use) }
      }
      usesByPlace[place, default: []].append(use)
    }
    guard uses.contains(where: { $0.isReplaced && $0.place != nil }) else { return nil }
    for other in others {
      guard let place = other.place, let use = usesByPlace[place]?.first(where: \.isReplaced) else {
        continue
      }
      return use.replaces(other)
    }
    return nil
  }

  private func replaces(_ other: FileUse) -> String {
    let otherName = other.path == path ? "" : other.path.map { " (\($0))" } ?? ""
    return "\(path ?? role) is \(other.role)\(otherName), and \(role) would replace it; write to another file"
  }
}

/// Where a file is, whatever leads there.
package enum FilePlace: Hashable, Sendable {
  /// A file or folder, by the numbers of its volume and of itself.
  case present(Int, Int)
  /// Where none is yet, by a path without links.
  case missing(String)

  /// Where `path` leads; `nil` when that is neither a file nor a folder.
  package init?(_ path: String) {
    var status = stat()
    guard path.withSystemPath({ stat($0, &status) }) == 0 else {
      self = .missing(path.withoutLinks())
      return
    }
    self.init(status)
  }

  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { return nil }
    self = .present(Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino))
  }
}

extension String {
  /// More parts than this of a path that leads nowhere are left as they are: links may lead in a circle.
  private static let mostParts = 256

  /// The absolute path without links and dots, of which the end may not exist.
  fileprivate func withoutLinks(partsLeft: Int = mostParts) -> String {
    if let resolvingLinks { return resolvingLinks }
    guard partsLeft > 0, !isEmpty else { return self }
    let parts = split(separator: "/")
    let name = parts.last ?? ""
    let isAbsolute = hasPrefix("/")
    let folder = (isAbsolute ? "/" : parts.count > 1 ? "" : ".") + parts.dropLast().joined(separator: "/")
    if let target = linkTarget {
      return (target.hasPrefix("/") ? target : folder + "/" + target).withoutLinks(partsLeft: partsLeft - 1)
    }
    let place = folder.withoutLinks(partsLeft: partsLeft - 1)
    switch name {
    case ".": return place
    case "..": return "/" + place.split(separator: "/").dropLast().joined(separator: "/")
    default: return place.hasSuffix("/") ? place + name : place + "/" + name
    }
  }

  /// What a link leads to; `nil` for what is none.
  var linkTarget: String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { bytes in
      guard let start = bytes.baseAddress else { return nil }
      let count = withSystemPath { readlink($0, start, bytes.count - 1) }
      guard count > 0 else { return nil }
      bytes[count] = 0
      return String(systemPath: start)
    }
  }
}
