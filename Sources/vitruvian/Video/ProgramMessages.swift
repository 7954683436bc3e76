import Foundation

/// What a video program says on its standard error: its complaints and, where it was asked for them, the times of
/// frames.
///
/// `@unchecked Sendable`: a thread of its own reads, and all state is used under the lock.
final class ProgramMessages: @unchecked Sendable {
  private let condition = NSCondition()
  private var complaints: [String] = []
  /// Times of frames that nobody has asked for yet, by the frame's number.
  private var times: [Int: Int64] = [:]
  private var lastTimedFrame = -1
  private var hasEnded = false

  /// A program in trouble says the same for every frame; the first lines tell what it is.
  private static let maximumComplaintCount = 20
  /// Characters of a line; no line of a healthy program is longer.
  private static let maximumLineLength = 500

  init(reading file: FileHandle) {
    let thread = Thread { [self] in
      read(file)
      condition.withLock {
        hasEnded = true
        condition.broadcast()
      }
    }
    thread.name = "messages of a video program"
    thread.start()
  }

  /// The first complaint, mostly the cause, and the last, which sums up; `nil` when there was none. Complete after
  /// ``waitUntilEnd()``.
  var complaint: String? {
    condition.withLock {
      guard let first = complaints.first, let last = complaints.last else { return nil }
      return first == last ? first : "\(first); \(last)"
    }
  }

  /// Waits until the program has nothing more to say.
  func waitUntilEnd() {
    condition.withLock {
      while !hasEnded { condition.wait() }
    }
  }

  /// The time of a frame in microseconds; `nil` when it has none. Waits until the program has said it.
  func time(ofFrame number: Int) -> Int64? {
    condition.withLock {
      while lastTimedFrame < number, !hasEnded { condition.wait() }
      return times.removeValue(forKey: number)
    }
  }

  private func read(_ file: FileHandle) {
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      // Foundation's own reading waits until the buffer is full.
      let count = buffer.withUnsafeMutableBytes {
        Foundation.read(file.fileDescriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for byte in buffer[..<count] {
        if byte == UInt8(ascii: "\n") {
          take(String(decoding: line, as: UTF8.self))
          line.removeAll(keepingCapacity: true)
        } else if line.count < Self.maximumLineLength {
          line.append(byte)
        }
      }
    }
    if !line.isEmpty { take(String(decoding: line, as: UTF8.self)) }
  }

  private func take(_ line: String) {
    if line.hasPrefix(FrameTimeFilter.markPrefix) || line.hasPrefix("To ignore this") { return }
    condition.withLock {
      if let (frame, time) = FrameTimeFilter.frameTime(in: line) {
        times[frame] = time
        lastTimedFrame = max(lastTimedFrame, frame)
        condition.broadcast()
      } else if complaints.count < Self.maximumComplaintCount {
        complaints.append(Self.shortened(line))
      }
    }
  }

  /// A line without the part of ffmpeg that wrote it, as in `[mov,mp4 @ 0x55d0c0] moov atom not found`, and without the
  /// input, as in `file:a.mp4: Invalid data`, which the caller names.
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
