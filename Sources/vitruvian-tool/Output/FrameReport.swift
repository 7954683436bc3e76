import VisionTasks

/// What was found of one subject, in the form that is printed.
protocol SubjectReport: Encodable {
  /// What the list of subjects is called.
  static var listName: String { get }
}

/// What was found in one picture or frame, in the form that is printed.
struct FrameReport<Subject: SubjectReport>: Encodable {
  let frame: InputFrame
  let subjects: [Subject]
  /// Why a file that goes with it is missing; `nil` when none is.
  let error: String?

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FrameKey.self)
    try container.encode(frame.source, forKey: "source")
    try container.encode(frame.index, forKey: "frame")
    try container.encode(frame.timestamp, forKey: "timestamp_ms")
    try container.encode(frame.image.pixels.width, forKey: "width")
    try container.encode(frame.image.pixels.height, forKey: "height")
    try container.encode(subjects, forKey: FrameKey(stringLiteral: Subject.listName))
    try container.encodeIfPresent(error, forKey: "error")
  }
}

/// The line of an input, or of a frame of it, that failed.
struct FailureReport: Encodable {
  let source: String
  var frame: Int?
  var timestamp: Int?
  let error: String

  enum CodingKeys: String, CodingKey {
    case source, frame, error
    case timestamp = "timestamp_ms"
  }
}

/// A key of a frame's report, of which one depends on the task.
private struct FrameKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  let intValue: Int? = nil

  init(stringLiteral value: String) { stringValue = value }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}
