import FileAccess
import Foundation
import TensorCore

/// Where a video comes from.
enum VideoSource {
  /// A file, with the way in which a single picture is read; `nil` for what ffmpeg recognises by itself.
  case file(String, picture: PictureDemuxer?)
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
    let isThere = argument.withSystemPath { stat($0, &status) } == 0
    let kind = isThere ? status.st_mode & S_IFMT : S_IFREG
    switch kind {
    case S_IFCHR: self = .camera(argument)
    case S_IFIFO: self = .stream(argument)
    default: self = .file(argument, picture: PictureDemuxer(ofFile: argument))
    }
  }

  /// The source for ffmpeg. Nothing inside a video can make it read another file, or over a network.
  var arguments: [String] {
    switch self {
    case .file(let path, let picture):
      if let picture {
        ["-protocol_whitelist", "file", "-format_whitelist", picture.rawValue, "-f", picture.rawValue]
          + ["-i", "file:" + path]
      } else {
        ["-protocol_whitelist", "file", "-format_whitelist", VideoContainers.list, "-i", "file:" + path]
      }
    case .stream:
      ["-protocol_whitelist", "pipe", "-format_whitelist", VideoContainers.list, "-i", "pipe:0"]
    case .camera(let device): ["-f", "v4l2", "-i", device]
    }
  }

  /// Whether it can be read from its beginning again.
  var canRestart: Bool {
    if case .file = self { true } else { false }
  }

  /// Whether its frames likely are decoded to brightness and colour differences that this process converts.
  var isLikelyLumaChroma: Bool {
    if case .file(let path, nil) = self { LumaChromaHint.isLikely(inFile: path) } else { false }
  }

  /// How long nothing may come of it. A camera, or who writes to a pipe, takes the time that it takes.
  ///
  /// - Parameter step: how many frames are decoded until one comes.
  func patience(step: Int) -> Patience {
    guard case .file = self, case .limited(let seconds) = VideoProgram.patience else { return .endless }
    return .limited(seconds: seconds + Double(step))
  }

  /// What may help when no frame comes; empty where nothing is known to.
  var remedy: String {
    guard case .stream = self else { return "" }
    return "; most MP4 files cannot be read as a stream: name the file, or make a Y4M stream of it"
  }

  /// Opens a stream, which the program reads as its standard input; `nil` for other sources. A named pipe
  /// waits until it has a writer, or until an interruption.
  ///
  /// - Throws: ``EngineError/Code/unreadable``, ``Interruption/Request``.
  func openStream(_ interruption: (any WaitingEnd)?) throws -> Descriptor? {
    guard case .stream(let path) = self else { return nil }
    // Only the program in the foreground may read a terminal.
    guard path != nil || isatty(STDIN_FILENO) == 0 else {
      throw EngineError(.unreadable, "\(self) cannot be read: it is a terminal")
    }
    guard let descriptor = try Descriptor.reading(path, interruption) else {
      throw EngineError(.unreadable, "\(self) cannot be read: \(String(cString: strerror(errno)))")
    }
    return descriptor
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
    case .file(let path, _), .stream(let path?): "video \(path)"
    case .stream(nil): "the video on standard input"
    case .camera(let device): "camera \(device)"
    }
  }
}
