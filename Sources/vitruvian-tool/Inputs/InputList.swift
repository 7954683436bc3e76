import FileAccess
import Foundation
import TensorCore

/// The inputs of a task in their order: those that are named, files of folders, and those that a list names.
///
/// Folders and lists are read bit by bit while inputs are worked on, so that there may be any number.
struct InputList: Sendable {
  /// As they are named on the command line.
  private let arguments: [String]
  /// Where further ones are named; `nil` for nowhere.
  private let listPath: String?
  private let endsWithNull: Bool
  private let folders: FolderRule
  /// What was read of a list that can be read only once.
  private var listed: [String]?

  /// - Parameter resultFolders: Folders for what is made of the inputs, which are not looked into.
  init(_ options: InputOptions, resultFolders: [String]) {
    arguments = options.inputs
    listPath = options.many.listPath
    endsWithNull = options.many.endsWithNull
    folders = FolderRule(
      mode: options.mode, isRecursive: options.many.isRecursive, resultFolders: resultFolders)
  }

  /// Whether a list can be read only once, as a pipe can.
  var isReadOnce: Bool {
    guard let listPath, listed == nil else { return false }
    return listPath == "-" || !RegularFile.isPresent(listPath)
  }

  /// Reads a list that can be read only once, and keeps it.
  mutating func readWholeList() throws {
    guard isReadOnce, let listPath else { return }
    let list = try PathList(listPath, endsWithNull: endsWithNull)
    var paths: [String] = []
    while let path = try list.next() { paths.append(path) }
    listed = paths
  }

  /// Goes through the inputs.
  ///
  /// - Parameter includesStreamedList: Whether those of a list that can be read only once are among them.
  func makeIterator(
    includesStreamedList: Bool = true, interruption: Interruption? = nil
  ) throws -> InputIterator {
    let list: InputIterator.List
    if let listed {
      list = .paths(listed[...])
    } else if let listPath, includesStreamedList || !isReadOnce {
      list = .file(try PathList(listPath, endsWithNull: endsWithNull, interruption: interruption))
    } else {
      list = .paths([])
    }
    return InputIterator(arguments: arguments[...], list: list, folders: folders)
  }

  /// How many inputs there are; `nil` when that cannot be told before.
  func count() throws -> Int? {
    guard !isReadOnce else { return nil }
    var inputs = try makeIterator()
    var count = 0
    while try inputs.next() != nil { count += 1 }
    return count
  }
}

/// Which files of a folder are inputs: those with the usual names of pictures or videos, but not hidden ones.
struct FolderRule: Sendable {
  let mode: ModeChoice
  /// Whether folders inside of folders are looked into.
  let isRecursive: Bool
  /// Folders of folders that are not looked into.
  let resultFolders: [String]

  private static let pictureExtensions: Set = ["jpg", "jpeg", "jpe", "jfif", "png", "bmp", "gif"]
  private static let videoExtensions: Set = [
    "3g2", "3gp", "asf", "avi", "dv", "flv", "m2ts", "m4v", "mkv", "mov", "mp4", "mpeg", "mpg", "mts", "mxf",
    "ogg", "ogv", "ts", "vob", "webm", "wmv", "y4m",
  ]

  /// Whether something in a folder is an input, or a folder to look into.
  func accepts(_ entry: Folder.Entry) -> Bool {
    guard !entry.name.hasPrefix(".") else { return false }
    guard !entry.isFolder else { return isRecursive }
    let extensions = mode == .image ? Self.pictureExtensions : Self.videoExtensions
    return extensions.contains(entry.name.fileExtension.lowercased())
  }

  /// Why a folder without inputs is none.
  func failure(of folder: String) -> EngineError {
    let nouns = mode == .image ? "pictures (JPEG, PNG, BMP or GIF)" : "videos"
    let remedy = isRecursive ? "" : "; with --recursive, those in its folders are found"
    return EngineError(.notFound, "\(folder): the folder has no files named as \(nouns) are\(remedy)")
  }
}

/// Goes through inputs, and reads a folder when its turn has come.
struct InputIterator {
  enum List {
    case paths(ArraySlice<String>)
    case file(PathList)
  }

  private var arguments: ArraySlice<String>
  private var list: List
  private let folders: FolderRule
  /// The folder at hand, behind those that it is in.
  private var levels: [Level] = []
  /// The folder that was named, as long as no file was found in it.
  private var emptyFolder: String?

  /// What is left of a folder, the next one last.
  private struct Level {
    let path: String
    var entries: [Folder.Entry]
  }

  fileprivate init(arguments: ArraySlice<String>, list: List, folders: FolderRule) {
    (self.arguments, self.list, self.folders) = (arguments, list, folders)
  }

  /// The next input; `nil` after the last.
  ///
  /// - Throws: What reading a list throws.
  mutating func next() throws -> Input? {
    while true {
      if let input = nextInFolder() { return input }
      guard let input = try nextNamed() else { return nil }
      guard let path = input.path, Folder.isPresent(path) else { return input }
      emptyFolder = path
      if let failure = open(path) { return failure }
    }
  }

  private mutating func nextNamed() throws -> Input? {
    if let argument = arguments.popFirst() { return Input(argument: argument) }
    switch list {
    case .paths(var paths):
      let path = paths.popFirst()
      list = .paths(paths)
      return path.map(Input.init(path:))
    case .file(let file): return try file.next().map(Input.init(path:))
    }
  }

  /// The next file of the folders at hand.
  private mutating func nextInFolder() -> Input? {
    while let level = levels.last {
      guard let entry = levels[levels.count - 1].entries.popLast() else {
        levels.removeLast()
        continue
      }
      let path = level.path.appending(fileName: entry.name)
      if !entry.isFolder {
        emptyFolder = nil
        return Input(path: path)
      }
      let place = FilePlace(path)
      let holdsResults = folders.resultFolders.contains { FilePlace($0) == place }
      if !holdsResults, let failure = open(path) { return failure }
    }
    guard let folder = emptyFolder.take() else { return nil }
    return Input(folder, failure: folders.failure(of: folder))
  }

  /// Begins with a folder.
  ///
  /// - Returns: What stands for a folder that cannot be read.
  private mutating func open(_ path: String) -> Input? {
    guard let entries = Folder.entries(in: path) else {
      emptyFolder = nil
      let reason = String(cString: strerror(errno))
      return Input(
        path, failure: EngineError(.unreadable, "\(path): the folder cannot be read: \(reason)"))
    }
    levels.append(
      Level(
        path: path,
        entries: entries.filter(folders.accepts)
          .sorted { $1.name.utf8.lexicographicallyPrecedes($0.name.utf8) }))
    return nil
  }
}
