import VideoStreams

/// Feeds the readers of what ffmpeg gives and takes.
enum VideoFuzzing {
  /// Frames are read as far as a program would that knows their size.
  private static let maximumFrameByteCount = 1 << 16

  /// A stream in the container NUT reads alike at once and in pieces, and with its samples skipped.
  static func readNUT(_ bytes: [UInt8]) throws {
    var decisions = Decisions(bytes)
    let stream = RandomVideo.stream(&decisions)
    let whole = frames(stream, pieceByteCount: .max, skipsSamples: false)
    let pieces = frames(stream, pieceByteCount: decisions.integer(1...9), skipsSamples: false)
    let skipped = frames(stream, pieceByteCount: .max, skipsSamples: true)
    guard whole == pieces else { throw BrokenPromise("a stream in pieces reads otherwise") }
    guard whole.times == skipped.times, whole.fault == skipped.fault else {
      throw BrokenPromise("a stream whose samples are skipped reads otherwise")
    }
  }

  private struct Outcome: Equatable {
    var times: [Int64] = []
    var samples: [[UInt8]] = []
    /// What ended the stream; `nil` for its end.
    var fault: String?
  }

  private static func frames(_ bytes: [UInt8], pieceByteCount: Int, skipsSamples: Bool) -> Outcome {
    var reader = NUTReader(PiecewiseBytes(bytes, pieceByteCount: pieceByteCount))
    var outcome = Outcome()
    do {
      while let frame = try reader.nextFrame() {
        outcome.times.append(frame.time)
        guard frame.byteCount <= maximumFrameByteCount else { throw NUTError(reason: "larger than expected") }
        if skipsSamples {
          try reader.skipSamples()
        } else {
          var samples = [UInt8](repeating: 0, count: frame.byteCount)
          try samples.withUnsafeMutableBytes { try reader.readSamples(into: $0) }
          outcome.samples.append(samples)
        }
      }
    } catch {
      outcome.fault = (error as? NUTError)?.reason ?? "\(error)"
    }
    return outcome
  }

  /// A Y4M stream has as many frames however it is cut.
  static func followY4M(_ bytes: [UInt8]) throws {
    func follow(_ pieceByteCount: Int) -> Y4MStream {
      var stream = Y4MStream()
      bytes.withUnsafeBytes { bytes in
        for start in stride(from: 0, to: bytes.count, by: pieceByteCount) {
          stream.append(
            UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + pieceByteCount, bytes.count)]))
        }
      }
      return stream
    }
    let whole = follow(max(bytes.count, 1))
    for pieceByteCount in [1, 7] {
      let pieces = follow(pieceByteCount)
      guard (pieces.frameCount, pieces.isInsideFrame) == (whole.frameCount, whole.isInsideFrame) else {
        throw BrokenPromise("a stream in pieces of \(pieceByteCount) bytes reads otherwise")
      }
    }
  }
}

/// Streams in the container NUT whose packets are sound and whose contents lie.
package enum RandomVideo {
  package static func stream(_ decisions: inout Decisions) -> [UInt8] {
    let isReady = decisions.oneIn(2)
    var stream = NUTStreamBuilder(headers: isReady)
    if isReady { stream.syncpoint(time: number(&decisions)) }
    for _ in 0..<decisions.integer(0...12) {
      switch decisions.integer(0...9) {
      case 0...1: stream.packet(.main, changed(NUTStreamBuilder.mainHeader, &decisions))
      case 2...3: stream.packet(.stream, changed(NUTStreamBuilder.streamHeader, &decisions))
      case 4: stream.packet(.info, decisions.bytes(decisions.integer(0...9)))
      case 5...6: stream.syncpoint(time: number(&decisions))
      case 7...8: addFrame(to: &stream, &decisions)
      default:
        stream.packet(
          decisions.element(of: NUTPacketKind.allCases), decisions.bytes(decisions.integer(0...40)))
      }
    }
    var bytes = stream.bytes
    if decisions.oneIn(4), let place = bytes.indices.randomElement(using: &decisions) {
      bytes[place] = UInt8.random(in: .min ... .max, using: &decisions)
    }
    return decisions.oneIn(8) ? Array(bytes.prefix(decisions.integer(0...bytes.count))) : bytes
  }

  private static func addFrame(to stream: inout NUTStreamBuilder, _ decisions: inout Decisions) {
    guard !decisions.oneIn(2) else {
      // Sound, if the headers are.
      return stream.frame(code: 2, NUTStreamBuilder.number(number(&decisions) & 127), decisions.bytes(3))
    }
    let code = UInt8(decisions.oneIn(6) ? decisions.integer(0...255) : decisions.integer(1...3))
    let fields = (0..<decisions.integer(0...3)).flatMap { _ in NUTStreamBuilder.number(number(&decisions)) }
    stream.frame(
      code: code, fields, decisions.bytes(decisions.integer(0...12)), isChecked: decisions.oneIn(2))
  }

  /// A header, now and then with a byte changed.
  private static func changed(_ header: [UInt8], _ decisions: inout Decisions) -> [UInt8] {
    var header = header
    if decisions.oneIn(4), let place = header.indices.randomElement(using: &decisions) {
      header[place] = UInt8.random(in: .min ... .max, using: &decisions)
    }
    return header
  }

  /// Small, or near a power of two.
  private static func number(_ decisions: inout Decisions) -> UInt64 {
    guard decisions.oneIn(2) else { return UInt64(decisions.integer(0...200)) }
    return (1 << UInt64(decisions.integer(0...63))) &+ UInt64(decisions.integer(0...2)) &- 1
  }
}

/// Bytes that come in pieces.
package final class PiecewiseBytes: ByteSource {
  private var rest: ArraySlice<UInt8>
  private let pieceByteCount: Int

  package init(_ bytes: [UInt8], pieceByteCount: Int = .max) {
    rest = bytes[...]
    self.pieceByteCount = pieceByteCount
  }

  package func read(into bytes: UnsafeMutableRawBufferPointer) -> Int {
    var count = 0
    while count < bytes.count, !rest.isEmpty {
      let piece = rest.prefix(min(bytes.count - count, pieceByteCount))
      UnsafeMutableRawBufferPointer(rebasing: bytes[count...]).copyBytes(from: piece)
      rest = rest.dropFirst(piece.count)
      count += piece.count
    }
    return count
  }
}
