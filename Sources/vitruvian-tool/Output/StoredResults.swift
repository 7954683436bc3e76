import FileAccess
import Foundation
import TensorCore

/// The lines that an interrupted run left in its file of results, which the run that goes on keeps.
///
/// The last input that has lines may lack some, and options may have changed: it is worked on again, and what
/// it gives is compared with the lines that are there.
final class StoredResults {
  let path: String
  private let file: ContinuedFile
  /// What was read of the file, and where in it the next line begins.
  private var buffer: [UInt8] = []
  private var place = 0
  /// Where in the file the next line begins.
  private var offset = 0
  private var lineCount = 0
  /// How many lines of inputs that are complete tell of a failure.
  private(set) var failureCount = 0
  /// How many lines complete inputs have.
  private(set) var keptCount = 0
  /// Where the lines of the last input begin.
  private var lastInputOffset = 0

  private static let blockByteCount = 1 << 18

  /// Opens the results of an earlier run, or makes a file for them, and its folder.
  ///
  /// - Throws: ``EngineError`` when the file is something else than results, or another run writes it.
  init(_ path: String) throws {
    self.path = path
    try Folder.prepare(forFile: path)
    file = try ContinuedFile(path)
    let start = try file.bytes(at: 0, count: 2)
    guard start.isEmpty || start.starts(with: Array("{\"".utf8).prefix(start.count)) else {
      throw EngineError(
        .invalidArgument, "\(path) holds something else than JSON Lines, so there is nothing to --resume")
    }
    // Half a line at the end is no reason to touch a file that begins with something else.
    if file.byteCount > 0 { _ = try nextLine(isPeek: true) }
    try file.removeHalfLine()
  }

  /// What an earlier run knew of an input.
  enum Part {
    /// Nothing; and nothing of later ones.
    case none
    /// All of it.
    case complete
    /// Some of it, or all, and nothing of later ones.
    case last
  }

  /// Passes over the lines of the next input.
  ///
  /// - Throws: ``EngineError/Code/invalidArgument`` when the file has lines of another input there.
  func pass(over input: Input, _ mode: ModeChoice) throws -> Part {
    let start = offset
    let firstLine = lineCount
    guard let first = try nextLine() else { return .none }
    guard first.source.utf8.elementsEqual(input.source.utf8) else {
      throw EngineError(
        .invalidArgument,
        "\(path): line \(lineCount) is of \(first.source), and the input in its place is \(input.source); --resume "
          + "needs the inputs of the run that wrote the file, in the same order")
    }
    var failureCount = first.isFailure ? 1 : 0
    if mode == .video {
      var frame = first.frame
      // A failure of the whole video is its last line.
      while let last = frame, let next = try nextLine(isPeek: true), next.source == first.source,
        next.frame ?? .max > last
      {
        frame = next.frame
        failureCount += next.isFailure ? 1 : 0
        _ = try nextLine()
      }
    }
    lastInputOffset = start
    guard offset < file.byteCount else { return .last }
    self.failureCount += failureCount
    keptCount += lineCount - firstLine
    return .complete
  }

  /// Checks that no lines are left over when there is no further input.
  func checkEnd() throws {
    guard offset == file.byteCount else {
      throw EngineError(
        .invalidArgument,
        "\(path) has results of more inputs than there are; --resume needs the inputs of the run that wrote it"
      )
    }
  }

  /// What takes further lines.
  ///
  /// - Parameter repeatsLast: Whether lines of the last input come again.
  func document(repeatsLast: Bool) -> ResumedDocument {
    ResumedDocument(file, path: path, repeatedFrom: repeatsLast ? lastInputOffset : file.byteCount)
  }

  private struct Line {
    let source: String
    /// `nil` for the failure of a whole input.
    let frame: Int?
    /// Whether something is told to have failed.
    let isFailure: Bool
  }

  /// The next whole line.
  ///
  /// - Parameter isPeek: Whether it stays the next one.
  private func nextLine(isPeek: Bool = false) throws -> Line? {
    var searched = place
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        guard let line = Self.line(buffer[place..<end]) else {
          throw EngineError(
            .invalidArgument,
            "\(path): line \(lineCount + 1) is no result, so there is nothing to --resume")
        }
        if !isPeek {
          offset += end + 1 - place
          place = end + 1
          lineCount += 1
        }
        return line
      }
      buffer.removeFirst(place)
      place = 0
      searched = buffer.count
      let end = offset + buffer.count
      let block = try file.bytes(at: end, count: min(Self.blockByteCount, file.byteCount - end))
      guard !block.isEmpty else { return nil }
      buffer += block
    }
  }

  /// Reads what a line is of. It may be long, and little of it is wanted.
  private static func line(_ bytes: ArraySlice<UInt8>) -> Line? {
    guard bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}"),
      let value = value(of: "source", in: bytes), value.first == UInt8(ascii: "\""),
      let source = try? JSONDecoder().decode(String.self, from: Data(value))
    else { return nil }
    let frame = Self.value(of: "frame", in: bytes).flatMap { Int(String(decoding: $0, as: UTF8.self)) }
    return Line(source: source, frame: frame, isFailure: Self.value(of: "error", in: bytes) != nil)
  }

  /// The number or text of a key, the last one of that name.
  private static func value(of key: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    // Inside of text, quotation marks have backslashes before them.
    let pattern = Array("\"\(key)\":".utf8)
    guard let start = bytes.lastPlace(of: pattern) else { return nil }
    var rest = bytes[(start + pattern.count)...]
    guard rest.first == UInt8(ascii: "\"") else {
      return rest.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}") }
    }
    let begin = rest.startIndex
    rest = rest.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { rest = rest.dropFirst() }
    }
    return bytes[begin..<rest.startIndex]
  }
}

extension ArraySlice<UInt8> {
  /// Where `pattern` begins for the last time.
  fileprivate func lastPlace(of pattern: [UInt8]) -> Int? {
    withUnsafeBufferPointer { bytes in
      var place = bytes.count - pattern.count
      while place >= 0 {
        if bytes[place] == pattern[0], bytes[place + 1] == pattern[1],
          bytes[place..<(place + pattern.count)].elementsEqual(pattern)
        {
          return startIndex + place
        }
        place -= 1
      }
      return nil
    }
  }
}

/// JSON Lines behind those of an earlier run.
final class ResumedDocument: ResultDocument {
  private let file: ContinuedFile
  private let path: String
  /// Where the line is in the file that has to come next; at the end of those, lines are new.
  private var repeatedOffset: Int

  init(_ file: ContinuedFile, path: String, repeatedFrom offset: Int) {
    (self.file, self.path, repeatedOffset) = (file, path, offset)
  }

  func append(_ record: [UInt8]) throws {
    guard repeatedOffset < file.byteCount else { return try file.file.writeWhole(record) }
    guard repeatedOffset + record.count <= file.byteCount,
      try file.bytes(at: repeatedOffset, count: record.count) == record
    else { throw difference() }
    repeatedOffset += record.count
  }

  func finish() throws {
    guard repeatedOffset == file.byteCount else { throw difference() }
    try file.file.finish()
  }

  /// Lines of the last input may not have come again.
  func finishEarly() throws { try file.file.finish() }

  private func difference() -> EngineError {
    EngineError(
      .invalidArgument,
      "\(path): its last lines are not what this run finds in the same input; --resume needs the options, the model "
        + "and the inputs of the run that wrote it")
  }
}

/// A file or stream whose records follow each other, perhaps behind a header.
final class PlainDocument: ResultDocument {
  private let output: ResultFile
  private var header: [UInt8]

  /// - Parameters:
  ///   - path: Of a file; `nil` for standard output.
  ///   - replaces: Whether the file is replaced when the document is complete, instead of emptied now.
  ///   - header: What comes before the first record, also when there is none.
  init(path: String?, replaces: Bool, header: [UInt8] = []) throws {
    output = try ResultFile(path: path, replaces: replaces)
    self.header = header
  }

  func append(_ record: [UInt8]) throws {
    guard !record.isEmpty else { return }
    try output.writeWhole(header + record)
    header = []
  }

  func finish() throws {
    if !header.isEmpty { try output.writeWhole(header) }
    try output.finish()
  }
}
