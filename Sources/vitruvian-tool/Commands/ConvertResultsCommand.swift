import ArgumentParser
import FileAccess
import Foundation
import TensorCore
import VisionTasks

/// Writes stored results in another format.
struct ConvertResultsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert-results",
    abstract: "Writes stored JSON Lines as a table, a COCO file or motion.",
    discussion: HelpText.discussion(
      """
      The result is what the task's command writes with the same --format. Lines of files that follow each other \
      belong together; lines of failures are left out of all formats but jsonl.
      """,
      examples: [
        "convert-results --format csv poses.jsonl > poses.csv",
        "convert-results --format coco --output poses.json part-*.jsonl",
      ]))

  @Argument(help: "Files of JSON Lines that a task's command wrote, or - for standard input.")
  var results: [String]

  @OptionGroup var format: FormatOptions

  @Option(
    help: ArgumentHelp(
      "A file for the result, instead of standard output. It is replaced when the result is complete.",
      valueName: "file"))
  var output: String?

  func validate() throws {
    try validatePaths([("--output", output)] + results.map { ("a file of results", $0) })
    guard results.filter({ $0 == "-" }).count <= 1 else {
      throw ValidationError("standard input (-) can be read only once")
    }
    try validateUses(
      results.map { $0 == "-" ? .standardInput : .keeping($0, as: "a file of results") }
        + [output.map { .replacing($0, as: "--output") } ?? .standardOutput])
  }

  func run() throws {
    let lines = try StoredLines(results)
    // Failures, and pictures without hands, do not tell of which task they are.
    var undecided: [StoredLine] = []
    var task: (any TaskArguments.Type)?
    while task == nil, let line = try lines.next() {
      let content = try line.content
      if case .result(let found) = content { task = found }
      undecided.append(line)
    }
    let isOfHands = try undecided.contains { if case .noHands = try $0.content { true } else { false } }
    guard let task = task ?? (isOfHands ? HandArguments.self : nil) else {
      throw EngineError(
        .invalidArgument, "\(results.joined(separator: ", ")): there is no line with results of a task")
    }
    try convert(undecided, lines, to: task)
  }

  private func convert<Arguments: TaskArguments>(
    _ first: [StoredLine], _ lines: StoredLines, to task: Arguments.Type
  ) throws {
    let records = try format.makeFormat(of: Arguments.Output.self)
    let document = try format.makeDocument(of: Arguments.Output.self, path: output, replaces: true)
    func convert(_ line: StoredLine) throws {
      switch try line.content {
      case .failure(let failure): try document.append(records.record(of: failure))
      case .result, .noHands:
        let result: PictureResult<Arguments.Output>
        do {
          result = try JSONDecoder.pictureResults.decode(PictureResult.self, from: line.bytes)
        } catch {
          throw line.error("it is no result of the command \(Arguments.name), as others are")
        }
        try document.append(records.record(of: result))
      }
    }
    for line in first { try convert(line) }
    while let line = try lines.next() { try convert(line) }
    try document.finish()
  }
}

/// The lines of files, one after the other.
private final class StoredLines {
  private var paths: ArraySlice<String>
  private var file: LineReader?

  init(_ paths: [String]) throws { self.paths = paths[...] }

  /// The next line that is not empty; `nil` after the last.
  func next() throws -> StoredLine? {
    while true {
      if let line = try file?.next() {
        if !line.bytes.isEmpty { return line }
        continue
      }
      guard let path = paths.popFirst() else { return nil }
      file = try LineReader(path)
    }
  }
}

/// The lines of a file or stream.
private final class LineReader {
  private let descriptor: Descriptor
  private let name: String
  private var buffer: [UInt8] = []
  private var place = 0
  private var number = 0
  private var hasEnded = false

  private static let blockByteCount = 1 << 18

  init(_ path: String) throws {
    name = path == "-" ? "standard input" : path
    let number =
      path == "-"
      ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3) : path.withSystemPath { open($0, O_RDONLY | O_CLOEXEC) }
    guard let descriptor = Descriptor(number) else {
      throw RegularFile.openingError(errno).within(name)
    }
    self.descriptor = descriptor
  }

  func next() throws -> StoredLine? {
    var searched = place
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { place = end + 1 }
        return line(place..<end)
      }
      if hasEnded {
        defer { place = buffer.count }
        return place < buffer.count ? line(place..<buffer.count) : nil
      }
      buffer.removeFirst(place)
      place = 0
      searched = buffer.count
      let count = try withUnsafeTemporaryAllocation(byteCount: Self.blockByteCount, alignment: 1) { block in
        guard let count = try? descriptor.read(into: block) ?? -1 else { throw Self.error(name) }
        buffer += UnsafeRawBufferPointer(rebasing: block[..<max(count, 0)])
        return count
      }
      hasEnded = count == 0
    }
  }

  private func line(_ range: Range<Int>) -> StoredLine {
    number += 1
    return StoredLine(bytes: Data(buffer[range]), place: "\(name): line \(number)")
  }

  private static func error(_ name: String) -> EngineError {
    EngineError(.unreadable, "\(name) cannot be read: \(String(cString: strerror(errno)))")
  }
}

/// A line of results.
private struct StoredLine {
  let bytes: Data
  /// What messages call it.
  let place: String

  /// What a line is.
  enum Content {
    case failure(PictureFailure)
    case result(any TaskArguments.Type)
    /// A picture without hands, of one of two tasks.
    case noHands
  }

  /// What the line is.
  ///
  /// - Throws: ``EngineError/Code/invalidArgument`` when it is nothing that a task's command writes.
  var content: Content {
    get throws {
      struct Line: Decodable {
        let names: [String]
        let hands: [Hand]?

        struct Hand: Decodable { let gestures: [Classification]? }

        init(from decoder: any Decoder) throws {
          let values = try decoder.container(keyedBy: PictureResultKey.self)
          names = values.allKeys.map(\.stringValue)
          hands = try values.decodeIfPresent([Hand].self, forKey: "hands")
        }
      }
      let decoder = JSONDecoder.pictureResults
      guard let line = try? decoder.decode(Line.self, from: bytes) else {
        throw error("this is no line that a task's command wrote")
      }
      if let hands = line.hands {
        guard let hand = hands.first else { return .noHands }
        return .result(hand.gestures == nil ? HandArguments.self : GestureArguments.self)
      }
      for (key, task) in Self.tasks where line.names.contains(key) { return .result(task) }
      guard let failure = try? decoder.decode(PictureFailure.self, from: bytes) else {
        throw error("this is no line that a task's command wrote")
      }
      return .failure(failure)
    }
  }

  /// The tasks by the keys of what they find.
  private static let tasks: [(key: String, task: any TaskArguments.Type)] = [
    ("poses", PoseArguments.self), ("faces", FaceArguments.self),
    ("face_detections", FaceDetectionArguments.self), ("detections", ObjectArguments.self),
    ("holistic", HolisticArguments.self), ("confidence_masks", SegmentArguments.self),
    ("category_mask", SegmentArguments.self),
  ]

  func error(_ reason: String) -> EngineError { EngineError(.invalidArgument, "\(place): \(reason)") }
}
