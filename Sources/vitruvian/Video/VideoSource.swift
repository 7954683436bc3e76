import Foundation

/// Where a video comes from.
enum VideoSource {
  case file(String)
  /// What can be read only once, from its beginning to its end: a named pipe, or standard input for `nil`.
  case stream(String?)
  case camera(String)

  /// The source that an argument names: `-`, the device of a camera, a pipe or a file.
  init(_ argument: String) {
    var status = stat()
    if argument == "-" {
      self = .stream(nil)
      return
    }
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

  /// The sound for ffmpeg from a time of the video on; none where the video can be read only once.
  ///
  /// - Parameter microseconds: When what the sound belongs to begins.
  func sound(from microseconds: Int64) -> [String] {
    guard case .file = self else { return [] }
    return ["-itsoffset", "\(-microseconds)us", "-vn"] + arguments
  }
}
