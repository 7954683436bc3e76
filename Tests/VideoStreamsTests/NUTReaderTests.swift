import FuzzHarnesses
import TestSupport
import Testing
import VideoStreams

/// Streams in the container NUT, made byte by byte as its specification says, and read again.
struct NUTReaderTests {
  private func frames(_ bytes: [UInt8], pieceByteCount: Int = .max) throws -> [ReadFrame] {
    var reader = NUTReader(PiecewiseBytes(bytes, pieceByteCount: pieceByteCount))
    var frames: [ReadFrame] = []
    while let frame = try reader.nextFrame() {
      guard frame.byteCount < 1 << 20 else { throw NUTError(reason: "a frame is too large") }
      var samples = [UInt8](repeating: 0, count: frame.byteCount)
      try samples.withUnsafeMutableBytes { try reader.readSamples(into: $0) }
      frames.append(ReadFrame(time: frame.time, samples: samples))
    }
    return frames
  }

  private func reason(_ bytes: [UInt8]) -> String? {
    do {
      _ = try frames(bytes)
      return nil
    } catch {
      return (error as? NUTError)?.reason ?? "\(error)"
    }
  }

  private static let samples: [[UInt8]] = [
    [1, 2, 3, 4, 5, 6], [0, 0, 1, 9, 8, 7], [7, 7, 7, 7, 7, 7],
  ]

  /// Frames of 2 × 1 pixels, in each of the ways in which a time and a size can be told.
  private static func stream() -> NUTStreamBuilder {
    var stream = NUTStreamBuilder()
    stream.syncpoint(time: 1000)
    stream.frame(code: 1, [], samples[0])
    // A time's last bits, with those above as before; the frame's first bytes are left out.
    stream.frame(code: 2, NUTStreamBuilder.number(5), Array(samples[1].dropFirst(3)))
    // All of a time, so far away that a checksum is due.
    stream.frame(
      code: 3, NUTStreamBuilder.number(1 << 40 + 128) + NUTStreamBuilder.number(6), samples[2],
      isChecked: true)
    stream.headers()
    stream.syncpoint(time: 1 << 41)
    stream.frame(code: 1, [], samples[0])
    stream.packet(.index, [1, 2, 3])
    return stream
  }

  @Test(arguments: [1, 2, 7, Int.max])
  func frames_comeWithTheirTimes(pieceByteCount: Int) throws {
    let found = try frames(Self.stream().bytes, pieceByteCount: pieceByteCount)
    #expect(found.map(\.time) == [1001, 1029, 1 << 40, 1 << 41 + 1])
    #expect(found.map(\.samples) == Self.samples + [Self.samples[0]])
  }

  @Test func headers_tellSizeAndUnit() throws {
    var reader = NUTReader(PiecewiseBytes(Self.stream().bytes))
    #expect(reader.stream == nil && reader.timeUnit == nil)
    _ = try reader.nextFrame()
    #expect(reader.stream?.width == 2 && reader.stream?.height == 1)
    let unit = try #require(reader.timeUnit)
    #expect(unit == (1, 1_000_000))
  }

  /// The stream's header with another name of its codec.
  private func layout(codec: [UInt8]) throws -> FrameLayout? {
    var stream = NUTStreamBuilder(headers: false)
    stream.packet(.main, NUTStreamBuilder.mainHeader)
    var header = NUTStreamBuilder.streamHeader
    header.replaceSubrange(3..<7, with: codec)
    stream.packet(.stream, header)
    stream.syncpoint(time: 1000)
    stream.frame(code: 1, [], Self.samples[0])
    var reader = NUTReader(PiecewiseBytes(stream.bytes))
    _ = try reader.nextFrame()
    return reader.stream?.layout
  }

  @Test func headers_tellHowSamplesLie() throws {
    #expect(try layout(codec: Array("RGB".utf8) + [24]) == .pixels)
    #expect(try layout(codec: Array("G3".utf8) + [0, 8]) == .planes)
    #expect(throws: NUTError.self) { try layout(codec: Array("G3".utf8) + [0, 10]) }
    #expect(try layout(codec: Array("I420".utf8)) == .lumaChroma)
    #expect(throws: NUTError.self) { try layout(codec: Array("YV12".utf8)) }
    #expect(FrameLayout.pixels.byteCount(width: 5, height: 3) == 45)
    #expect(FrameLayout.lumaChroma.byteCount(width: 5, height: 3) == 15 + 2 * 3 * 2)
  }

  /// Frames of two streams, by codes of their own and by a field.
  private static func twoStreams(_ streamCount: UInt64 = 2, headers: [UInt8] = [0, 1]) -> NUTStreamBuilder {
    var stream = NUTStreamBuilder(headers: false)
    let number = NUTStreamBuilder.number
    stream.packet(
      .main,
      Array(
        [
          number(3), number(streamCount), number(32767), number(1), number(1), number(1_000_000),
          // Runs of codes: flags, number of fields, step of the time, factor, stream and rest of the size.
          number(1 << 13), number(6), [0, 1, 0, 0, 0], number(1),  // 0: none
          number(0), number(6), [1, 1, 0, 6, 0], number(1),  // 1: the first stream
          number(0), number(6), [1, 1, 1, 6, 0], number(1),  // 2: the second stream
          number(1 << 4), number(6), [1, 1, 0, 6, 0], number(1),  // 3: that of the field
          number(1 << 13), number(6), [0, 1, 0, 0, 0], number(251),
        ].joined()))
    for index in headers {
      var header = NUTStreamBuilder.streamHeader
      header[0] = index
      stream.packet(.stream, header)
    }
    stream.syncpoint(time: 1000)
    return stream
  }

  @Test func frames_areOfTwoStreams() throws {
    var stream = Self.twoStreams()
    for code in [1, 2] as [UInt8] { stream.frame(code: code, [], Self.samples[0]) }
    for index in [0, 1] as [UInt8] { stream.frame(code: 3, [index], Self.samples[1]) }
    var reader = NUTReader(PiecewiseBytes(stream.bytes))
    #expect(reader.streamCount == 0)
    var found: [[Int64]] = []
    while let frame = try reader.nextFrame() {
      found.append([Int64(frame.stream), frame.time])
      try reader.skipSamples()
    }
    #expect(reader.streamCount == 2)
    // The times of each stream go on from its own.
    #expect(found == [[0, 1001], [1, 1001], [0, 1002], [1, 1002]])
  }

  @Test func unknownStreams_areErrors() {
    var stream = Self.twoStreams()
    stream.frame(code: 3, [2], Self.samples[0])
    #expect(reason(stream.bytes) == "a frame is of another stream")
    stream = Self.twoStreams(headers: [0])
    stream.frame(code: 2, [], Self.samples[0])
    #expect(reason(stream.bytes) == "a frame comes before its header")
    #expect(reason(Self.twoStreams(headers: [0, 2]).bytes) == "the number of a stream is 2")
    #expect(reason(Self.twoStreams(3).bytes) == "the number of its streams is 3")
  }

  @Test func samples_canBeSkipped() throws {
    var reader = NUTReader(PiecewiseBytes(Self.stream().bytes))
    var times: [Int64] = []
    while let frame = try reader.nextFrame() {
      times.append(frame.time)
      try reader.skipSamples()
    }
    #expect(times.count == 4)
  }

  @Test func emptyStream_hasNoFrame() throws {
    #expect(try frames([]).isEmpty)
  }

  @Test func cutStreams_endOrAreErrors() throws {
    let bytes = Self.stream().bytes
    for count in bytes.indices {
      do {
        #expect(try frames(Array(bytes[..<count])).count < 5)
      } catch {
        #expect(error is NUTError, "cut after \(count) bytes: \(error)")
      }
    }
  }

  /// Whatever happens to a byte, the reader ends with frames or with an error of its own.
  @Test func damagedStreams_endOrAreErrors() throws {
    var random = SeededGenerator(seed: 7)
    let whole = Self.stream().bytes
    for _ in 0..<4000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = bytes.indices.randomElement(using: &random) ?? 0
        bytes[index] = [0, 0x7f, 0x80, 0xff, .random(in: 0...255, using: &random)].randomElement() ?? 0
      }
      do { _ = try frames(bytes) } catch is NUTError {}
    }
  }

  /// Headers whose checksum is right and whose contents are not.
  @Test func absurdHeaders_areErrors() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<2000 {
      var stream = NUTStreamBuilder(headers: false)
      var (main, header) = (NUTStreamBuilder.mainHeader, NUTStreamBuilder.streamHeader)
      main[main.indices.randomElement(using: &random) ?? 0] = [0, 1, 0x7f, 0x80, 0xff].randomElement() ?? 0
      if Bool.random(using: &random) {
        header[header.indices.randomElement(using: &random) ?? 0] = .random(in: 0...255, using: &random)
      }
      stream.packet(.main, main)
      stream.packet(.stream, header)
      stream.syncpoint(time: .random(in: 0 ... .max, using: &random))
      stream.frame(code: .random(in: 0...255, using: &random), [0xff, 0x7f, 0xff, 0x7f, 0, 0, 0], [1, 2, 3])
      do { _ = try frames(stream.bytes) } catch is NUTError {}
    }
  }

  @Test func faults_areNamed() {
    var stream = NUTStreamBuilder()
    stream.frame(code: 1, [], Self.samples[0])
    #expect(reason(stream.bytes) == "a frame comes before its header")

    stream = NUTStreamBuilder()
    stream.syncpoint(time: UInt64(Int64.max))
    stream.frame(code: 1, [], Self.samples[0])
    #expect(reason(stream.bytes) == "a time is too large")

    stream = NUTStreamBuilder()
    stream.syncpoint(time: 0)
    stream.frame(code: 0, [], Self.samples[0])
    #expect(reason(stream.bytes) == "a frame begins wrongly")

    stream = NUTStreamBuilder()
    stream.syncpoint(time: 0)
    stream.frame(code: 3, NUTStreamBuilder.number(1 << 41) + NUTStreamBuilder.number(6), Self.samples[0])
    #expect(reason(stream.bytes) == "the checksum of a header is wrong")

    stream = NUTStreamBuilder()
    stream.syncpoint(time: 0)
    stream.frame(
      code: 3, NUTStreamBuilder.number(128) + NUTStreamBuilder.number(.max >> 1), [], isChecked: true)
    #expect(reason(stream.bytes) == "a frame is too large")

    stream = NUTStreamBuilder()
    for _ in 0..<1000 { stream.packet(.info, []) }
    #expect(reason(stream.bytes) == "no frame comes")

    #expect(reason(Array("P6\n2 1\n255\n".utf8) + Self.samples[0]) == "it is not in the container NUT")
    #expect(reason(Array("nut/multimedia container".utf8)) == "it is not in the container NUT")
  }
}

private struct ReadFrame {
  let time: Int64
  let samples: [UInt8]
}
