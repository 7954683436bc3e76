import Foundation
import TensorCore

/// Where a video comes from.
enum VideoSource {
  case file(String)
  /// What can be read only once, from its beginning to its end: a named pipe, or standard input for `nil`.
  case stream(String?)
  case camera(String)

  /// The source that an argument names: `-`, the device of a camera, a pipe or a file.
  init(_ argument: String) {
    guard argument != "-" else {
      self = .stream(nil)
      return
    }
    var status = stat()
    let kind = stat(argument, &status) == 0 ? status.st_mode & S_IFMT : S_IFREG
    switch kind {
    case S_IFCHR: self = .camera(argument)
    case S_IFIFO: self = .stream(argument)
    default: self = .file(argument)
    }
  }

  /// The source for ffmpeg. Nothing inside a video can make it read over a network.
  var arguments: [String] {
    switch self {
    case .file(let path): ["-protocol_whitelist", "file", "-i", "file:" + path]
    case .stream: ["-protocol_whitelist", "pipe", "-i", "pipe:0"]
    case .camera(let device): ["-f", "v4l2", "-i", device]
    }
  }

  /// What may help when no frame comes; empty where nothing is known to.
  var remedy: String {
    guard case .stream = self else { return "" }
    return "; most MP4 files cannot be read as a stream: name the file, or make a Y4M stream of it"
  }

  /// Opens a stream, which the program reads as its standard input; `nil` for other sources. A named pipe waits until
  /// somebody writes to it.
  ///
  /// - Throws: ``EngineError/Code/unreadable``.
  func openStream() throws -> FileHandle? {
    guard case .stream(let path) = self else { return nil }
    guard let path else { return .standardInput }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw EngineError(.unreadable, "\(path) cannot be read: \(String(cString: strerror(errno)))")
    }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// The sound for ffmpeg from a time of the video on; none where the video can be read only once.
  ///
  /// - Parameter microseconds: When what the sound belongs to begins.
  func sound(from microseconds: Int64) -> [String] {
    guard case .file = self else { return [] }
    return ["-itsoffset", "\(-microseconds)us", "-vn"] + arguments
  }
}

extension VideoSource: CustomStringConvertible {
  /// What messages call it.
  var description: String {
    switch self {
    case .file(let path), .stream(let path?): "video \(path)"
    case .stream(nil): "the video on standard input"
    case .camera(let device): "camera \(device)"
    }
  }
}
