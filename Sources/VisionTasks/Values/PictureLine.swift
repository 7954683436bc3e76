import Foundation

/// A line of the command line's output: what a task found in a picture or frame, or why it found nothing out.
///
/// ```swift
/// for line in try String(contentsOfFile: "poses.jsonl", encoding: .utf8).split(separator: "\n") {
///   switch try PictureLine<[Pose]>(line: String(line)) {
///   case .result(let result): print(result.source, result.output.count)
///   case .failure(let failure): print(failure.source, failure.message)
///   }
/// }
/// ```
public enum PictureLine<Output: PictureOutput>: Sendable, Hashable {
  /// The task found this, perhaps nothing.
  case result(PictureResult<Output>)
  /// The picture, frame or input failed.
  case failure(PictureFailure)

  /// The result.
  ///
  /// - Throws: The ``PictureFailure``, if the line is one.
  public func get() throws(PictureFailure) -> PictureResult<Output> {
    switch self {
    case .result(let result): return result
    case .failure(let failure): throw failure
    }
  }
}

/// Why there is no result for a picture or frame, or for a whole input.
public struct PictureFailure: Error, Sendable, Hashable {
  /// The picture's or video's name, as it was given.
  public var source: String
  /// The frame's position in its video; `nil` when the whole input failed.
  public var frame: Int?
  /// The frame's time in its video; `nil` when the whole input failed.
  public var time: FrameTime?
  /// What went wrong.
  public var message: String

  /// Creates a failure.
  public init(source: String, frame: Int? = nil, time: FrameTime? = nil, message: String) {
    self.source = source
    self.frame = frame
    self.time = time
    self.message = message
  }
}

extension PictureFailure: CustomStringConvertible {
  /// The input's name and what went wrong.
  public var description: String { "\(source): \(message)" }
}

extension PictureLine: Codable {
  /// Reads a line. Only results have the picture's size.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: PictureResultKey.self)
    self =
      values.contains("width")
      ? .result(try PictureResult(from: decoder)) : .failure(try PictureFailure(from: decoder))
  }

  /// Writes a line.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .result(let result): try result.encode(to: encoder)
    case .failure(let failure): try failure.encode(to: encoder)
    }
  }
}

extension PictureFailure: Codable {
  /// Reads a failure as the command line prints it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: PictureResultKey.self)
    source = try values.decode(String.self, forKey: "source")
    frame = try values.decodeIfPresent(Int.self, forKey: "frame")
    time = try values.decodeIfPresent(Int.self, forKey: "timestamp_ms").map(FrameTime.milliseconds)
    message = try values.decode(String.self, forKey: "error")
  }

  /// Writes a failure as the command line prints it.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: PictureResultKey.self)
    try values.encode(source, forKey: "source")
    try values.encodeIfPresent(frame, forKey: "frame")
    try values.encodeIfPresent(time?.milliseconds, forKey: "timestamp_ms")
    try values.encode(message, forKey: "error")
  }
}

extension PictureLine {
  /// Reads a line of the command line's output.
  ///
  /// - Throws: `DecodingError` when the text is no line of a task with this output.
  public init(line: String) throws {
    self = try JSONDecoder.pictureResults.decode(PictureLine.self, from: Data(line.utf8))
  }
}

extension PictureResult {
  /// Reads a line of the command line's output.
  ///
  /// - Throws: ``PictureFailure`` when the line says that the picture, frame or input failed; `DecodingError`
  ///   when the text is no line of a task with this output.
  public init(line: String) throws {
    self = try PictureLine(line: line).get()
  }
}
