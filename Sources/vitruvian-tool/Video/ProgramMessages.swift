import Foundation

/// What a program says on its standard error, for people.
struct ProgramMessages {
  private var lines: [String] = []
  private var line: [UInt8] = []
  /// The size of the first pictures that ffmpeg refused, since they have more pixels than it was allowed.
  private(set) var refusedSize: String?

  /// A program in trouble says the same for every frame; the first lines tell what it is.
  private static let maximumLineCount = 20
  /// Bytes of a line; no line of a healthy program is longer.
  private static let maximumLineLength = 500

  /// The first line, mostly the cause, and the last one, which sums up; `nil` when there was none.
  var complaint: String? {
    if lines.contains(where: { $0.contains("Format not on whitelist") }) { return VideoContainers.refusal }
    guard let first = lines.first, let last = lines.last else { return nil }
    return first == last ? first : "\(first); \(last)"
  }

  /// Takes what the program has written.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        end()
      } else if line.count < Self.maximumLineLength {
        line.append(byte)
      }
    }
  }

  /// Ends the line at hand; the program says no more of it.
  mutating func end() {
    let text = Self.shortened(Self.withoutColours(String(decoding: line, as: UTF8.self)))
    line.removeAll(keepingCapacity: true)
    refusedSize = refusedSize ?? Self.refusedSize(in: text)
    guard !text.isEmpty, !text.hasPrefix("To ignore this") else { return }
    if lines.count == Self.maximumLineCount { lines.removeLast() }
    lines.append(text)
  }

  /// The size in `Picture size 640x480 exceeds specified max pixel count 100000`; `nil` in other lines.
  private static func refusedSize(in line: String) -> String? {
    guard let end = line.range(of: " exceeds specified max pixel count"),
      let start = line.range(of: "Picture size ", range: line.startIndex..<end.lowerBound)
    else { return nil }
    return line[start.upperBound..<end.lowerBound].replacingOccurrences(of: "x", with: "×")
  }

  /// A line without the codes that colour it on a terminal.
  private static func withoutColours(_ line: String) -> String {
    guard line.contains("\u{1B}") else { return line }
    var text = String.UnicodeScalarView()
    var isInCode = false
    for scalar in line.unicodeScalars {
      if isInCode {
        // A letter ends a code such as ESC [ 0 ; 31 m.
        isInCode = !("A"..."Z" ~= scalar || "a"..."z" ~= scalar)
      } else if scalar == "\u{1B}" {
        isInCode = true
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// A line without the part of ffmpeg that wrote it, as in `[mov,mp4 @ 0x55d0c0] moov atom not found`, and
  /// without the file, as in `file:a.mp4: Invalid data`, which the caller names.
  private static func shortened(_ line: String) -> String {
    if line.contains("matches no streams") { return "it has no moving pictures" }
    var line = Substring(line)
    while line.hasPrefix("["), let end = line.range(of: "] "), line[..<end.lowerBound].contains(" @ 0x") {
      line = line[end.upperBound...]
    }
    if line.hasPrefix("file:") || line.hasPrefix("pipe:"), let end = line.range(of: ": ", options: .backwards)
    {
      line = line[end.upperBound...]
    }
    return String(line)
  }
}
