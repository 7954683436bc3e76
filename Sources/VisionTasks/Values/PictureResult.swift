import Foundation

/// What a task found in one picture or frame: a line of the command line's output.
public struct PictureResult<Output: PictureOutput>: Sendable, Hashable {
  /// The picture's or video's name, as it was given.
  public var source: String
  /// The frame's position in its video; 0 for pictures.
  public var frame: Int
  /// The frame's time in its video; 0 for pictures.
  public var time: FrameTime
  /// Columns of the picture.
  public var width: Int
  /// Rows of the picture.
  public var height: Int
  /// What was found.
  public var output: Output
  /// The file with the result drawn on it, for results that the command line printed with `--annotate`.
  public var annotatedFile: String?
  /// Why a file that goes with the result is missing; `nil` when none is.
  public var error: String?

  /// Creates the result of a picture or frame.
  public init(
    source: String, frame: Int = 0, time: FrameTime = .milliseconds(0), width: Int, height: Int,
    output: Output,
    error: String? = nil
  ) {
    self.source = source
    self.frame = frame
    self.time = time
    self.width = width
    self.height = height
    self.output = output
    self.error = error
  }
}

/// What a task makes of a picture, with its place in a ``PictureResult``.
public protocol PictureOutput: Sendable, Hashable {
  /// Reads the output from the object of its picture.
  init(from values: KeyedDecodingContainer<PictureResultKey>) throws

  /// Writes the output into the object of its picture.
  func encode(to values: inout KeyedEncodingContainer<PictureResultKey>) throws
}

/// What may be found several times in a picture.
public protocol ListedSubject: Sendable, Hashable, Codable {
  /// The key of the list in JSON, such as `poses`.
  static var listKey: PictureResultKey { get }
}

/// A key in the JSON object of a picture.
public struct PictureResultKey: CodingKey, Sendable, Hashable, ExpressibleByStringLiteral {
  /// The key's name.
  public let stringValue: String
  /// Keys are names, not numbers.
  public var intValue: Int? { nil }

  /// Creates a key.
  public init(stringLiteral value: String) { stringValue = value }
  /// Creates a key.
  public init(stringValue: String) { self.stringValue = stringValue }
  /// Keys are names, not numbers.
  public init?(intValue: Int) { return nil }
}

extension Array: PictureOutput where Element: ListedSubject {
  /// Reads the list of subjects.
  public init(from values: KeyedDecodingContainer<PictureResultKey>) throws {
    self = try values.decode([Element].self, forKey: Element.listKey)
  }

  /// Writes the list of subjects.
  public func encode(to values: inout KeyedEncodingContainer<PictureResultKey>) throws {
    try values.encode(self, forKey: Element.listKey)
  }
}

extension Pose: ListedSubject {
  public static var listKey: PictureResultKey { "poses" }
}

extension Face: ListedSubject {
  public static var listKey: PictureResultKey { "faces" }
}

extension Hand: ListedSubject {
  public static var listKey: PictureResultKey { "hands" }
}

extension Detection: ListedSubject {
  public static var listKey: PictureResultKey { "detections" }
}

extension PictureResult: Codable {
  /// Reads a line.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: PictureResultKey.self)
    source = try values.decode(String.self, forKey: "source")
    frame = try values.decode(Int.self, forKey: "frame")
    time = .milliseconds(try values.decode(Int.self, forKey: "timestamp_ms"))
    width = try values.decode(Int.self, forKey: "width")
    height = try values.decode(Int.self, forKey: "height")
    output = try Output(from: values)
    annotatedFile = try values.decodeIfPresent(String.self, forKey: "annotated")
    error = try values.decodeIfPresent(String.self, forKey: "error")
  }

  /// Writes a line.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: PictureResultKey.self)
    try values.encode(source, forKey: "source")
    try values.encode(frame, forKey: "frame")
    try values.encode(time.milliseconds, forKey: "timestamp_ms")
    try values.encode(width, forKey: "width")
    try values.encode(height, forKey: "height")
    try output.encode(to: &values)
    try values.encodeIfPresent(annotatedFile, forKey: "annotated")
    try values.encodeIfPresent(error, forKey: "error")
  }
}

extension JSONEncoder {
  /// An encoder for lines as the command line prints them: keys in alphabetical order, and numbers that are
  /// not finite as words.
  public static var pictureResults: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return encoder
  }
}

extension JSONDecoder {
  /// A decoder for lines of the command line's output, in which numbers that are not finite are words.
  public static var pictureResults: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return decoder
  }
}

extension KeyedDecodingContainer {
  /// An array of a known length.
  ///
  /// - Throws: `DecodingError` when it has another length.
  func decodeArray<Element: Decodable>(count: Int, forKey key: Key) throws -> [Element] {
    let array = try decode([Element].self, forKey: key)
    guard array.count == count else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(array.count) elements; expected \(count)")
    }
    return array
  }
}

extension KeyedDecodingContainer {
  /// Replaces `value` by that of a key, if it is there.
  func read<Value: Decodable>(_ key: Key, into value: inout Value) throws {
    if let read = try decodeIfPresent(Value.self, forKey: key) { value = read }
  }
}
