/// What a NUT stream is read from.
package protocol ByteSource {
  /// Fills `bytes`, less only at the end.
  ///
  /// - Returns: how many bytes were read.
  func read(into bytes: UnsafeMutableRawBufferPointer) throws -> Int
}

/// Reads a stream of raw frames with their times, in the container NUT as ffmpeg writes it.
///
/// The stream is not trusted: what breaks a rule of the container, or needs what ffmpeg does not write for
/// one video, is an error.
///
/// - Source: the NUT specification (ffmpeg.org/~michael/nut.txt), version 3.
package struct NUTReader<Source: ByteSource> {
  private let source: Source
  private var main: NUTMainHeader?
  /// The headers of the streams, as far as ``nextFrame()`` came to them.
  private var streams: [NUTStreamHeader?] = []
  /// Of the last frame of each stream.
  private var lastTimes: [Int64] = []
  private var isSynchronized = false
  /// Bytes at the frame's beginning that were left out of it, and the number of those that follow.
  private var payload: (prefix: [UInt8], byteCount: Int) = ([], 0)

  /// A frame, whose samples are to be read or skipped next.
  package struct Frame {
    /// The number of its stream.
    package let stream: Int
    /// In the main header's units.
    package let time: Int64
    package let byteCount: Int
  }

  private static var fileMark: [UInt8] { Array("nut/multimedia container".utf8) + [0] }
  /// Of packets from frame to frame; ffmpeg writes five.
  private static var maximumPacketCount: Int { 100 }
  /// Of the packets that are no frames; ffmpeg's have a few hundred bytes.
  private static var maximumPacketByteCount: Int { 1 << 20 }
  /// Packets larger than that have a checksum before them.
  private static var checkedPacketByteCount: Int { 4096 }

  package init(_ source: Source) {
    self.source = source
  }

  /// The header of the last stream, which is the only one or that of the pictures; `nil` until
  /// ``nextFrame()`` came to it.
  package var stream: NUTStreamHeader? { streams.last ?? nil }

  /// How many streams there are; none until ``nextFrame()`` came to the header.
  package var streamCount: Int { streams.count }

  /// Seconds for each step of a time, as a fraction; `nil` until ``nextFrame()`` came to it.
  package var timeUnit: (numerator: Int, denominator: Int)? { main?.timeUnit }

  /// Goes on to the next frame. The samples of the one before must have been read or skipped.
  ///
  /// - Returns: `nil` at the end.
  /// - Throws: ``NUTError``, and what the source throws.
  package mutating func nextFrame() throws -> Frame? {
    if main == nil {
      guard try readFileMark() else { return nil }
    }
    var packetCount = 0
    while let byte = try firstByte() {
      guard byte == NUTPacketKind.firstByte else { return try readFrame(code: byte) }
      packetCount += 1
      guard packetCount <= Self.maximumPacketCount else { throw NUTError(reason: "no frame comes") }
      try readPacket()
    }
    return nil
  }

  /// Reads the samples of the frame, all at once.
  package mutating func readSamples(into samples: UnsafeMutableRawBufferPointer) throws {
    let (prefix, byteCount) = payload
    guard samples.count == prefix.count + byteCount else {
      throw NUTError(reason: "a frame has a wrong size")
    }
    payload = ([], 0)
    samples.copyBytes(from: prefix)
    try fill(UnsafeMutableRawBufferPointer(rebasing: samples[prefix.count...]))
  }

  /// Passes over the samples of the frame.
  package mutating func skipSamples() throws {
    var rest = payload.byteCount
    payload = ([], 0)
    try withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      while rest > 0 {
        let piece = buffer[..<min(rest, buffer.count)]
        try fill(UnsafeMutableRawBufferPointer(rebasing: piece))
        rest -= piece.count
      }
    }
  }
}

extension NUTReader {
  private func fill(_ bytes: UnsafeMutableRawBufferPointer) throws {
    guard try source.read(into: bytes) == bytes.count else { throw NUTError(reason: "it is cut short") }
  }

  private func bytes(_ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    try bytes.withUnsafeMutableBytes(fill)
    return bytes
  }

  /// - Returns: `false` at the end.
  private func readFileMark() throws -> Bool {
    var mark = [UInt8](repeating: 0, count: Self.fileMark.count)
    let count = try mark.withUnsafeMutableBytes(source.read(into:))
    guard count > 0 else { return false }
    guard count == mark.count, mark == Self.fileMark else {
      throw NUTError(reason: "it is not in the container NUT")
    }
    return true
  }

  private func firstByte() throws -> UInt8? {
    var byte: UInt8 = 0
    return try withUnsafeMutableBytes(of: &byte) { try source.read(into: $0) } == 1 ? byte : nil
  }

  /// Reads a packet whose first byte was read already.
  private mutating func readPacket() throws {
    var header = CheckedBytes(source, [UInt8(NUTPacketKind.firstByte)])
    var mark = UInt64(NUTPacketKind.firstByte)
    for _ in 1..<8 { mark = mark << 8 | UInt64(try header.byte()) }
    guard let kind = NUTPacketKind(rawValue: mark) else { throw NUTError(reason: "a packet is unknown") }
    guard let byteCount = Int(exactly: try header.unsigned()), 4...Self.maximumPacketByteCount ~= byteCount
    else { throw NUTError(reason: "the size of a packet is wrong") }
    if byteCount > Self.checkedPacketByteCount { try header.readChecksum() }
    let packet = try bytes(byteCount)
    var checksum = NUTChecksum()
    checksum.append(packet)
    guard checksum.value == 0 else { throw NUTError(reason: "the checksum of a packet is wrong") }
    try take(packet.dropLast(4), as: kind)
  }

  private mutating func take(_ packet: ArraySlice<UInt8>, as kind: NUTPacketKind) throws {
    switch kind {
    case .main:
      let header = try NUTMainHeader(packet)
      // Headers come again from time to time, for those who begin in the middle.
      guard main == nil || main == header else { throw NUTError(reason: "its header changes") }
      guard main == nil else { return }
      main = header
      streams = Array(repeating: nil, count: header.streamCount)
      lastTimes = Array(repeating: 0, count: header.streamCount)
    case .stream:
      let header = try NUTStreamHeader(packet)
      guard header.index < streams.count else { throw NUTError(reason: "a stream is unknown") }
      let known = streams[header.index]
      guard known == nil || known == header else { throw NUTError(reason: "its header changes") }
      streams[header.index] = header
    case .syncpoint:
      var fields = NUTFields(packet)
      guard let time = Int64(exactly: try fields.unsigned()) else {
        throw NUTError(reason: "a time is too large")
      }
      lastTimes = lastTimes.map { _ in time }
      isSynchronized = true
    case .index, .info: break
    }
  }

  /// Reads the header of a frame whose first byte was read already.
  private mutating func readFrame(code byte: UInt8) throws -> Frame {
    guard let main, isSynchronized else { throw NUTError(reason: "a frame comes before its header") }
    // There is a code for each value of a byte.
    guard let code = main.frameCodes[Int(byte)] else { throw NUTError(reason: "a frame begins wrongly") }
    var header = CheckedBytes(source, [byte])
    var flags = code.flags
    if flags.contains(.hasFlags) { flags.formSymmetricDifference(.init(rawValue: try header.unsigned())) }
    guard flags.isDisjoint(with: [.invalid, .hasSideData]) else {
      throw NUTError(reason: "a frame has unknown fields")
    }
    let index = flags.contains(.hasStream) ? Int(clamping: try header.unsigned()) : code.stream
    guard index < streams.count else { throw NUTError(reason: "a frame is of another stream") }
    guard let stream = streams[index] else { throw NUTError(reason: "a frame comes before its header") }
    let time = try time(of: code, stream, isTold: flags.contains(.hasTime), &header)
    let multiple = flags.contains(.hasSize) ? try header.unsigned() : 0
    if flags.contains(.hasMatchTime) { _ = try header.unsigned() }
    let headerNumber = flags.contains(.hasElidedHeader) ? try header.unsigned() : UInt64(code.elidedHeader)
    let reservedCount = flags.contains(.hasReserved) ? try header.unsigned() : UInt64(code.reservedCount)
    guard reservedCount <= NUTFrameCode.maximumReservedCount else {
      throw NUTError(reason: "a frame has unknown fields")
    }
    for _ in 0..<reservedCount { _ = try header.unsigned() }
    payload = try main.payload(of: code, multiple: multiple, headerNumber: headerNumber)
    let byteCount = payload.prefix.count + payload.byteCount
    if flags.contains(.hasChecksum) {
      try header.readChecksum()
    } else if byteCount > 2 * main.maximumDistance || isFar(time, stream) {
      throw NUTError(reason: "a frame has no checksum")
    }
    lastTimes[index] = time
    return Frame(stream: index, time: time, byteCount: byteCount)
  }

  private func isFar(_ time: Int64, _ stream: NUTStreamHeader) -> Bool {
    let (difference, overflow) = time.subtractingReportingOverflow(lastTimes[stream.index])
    return overflow || difference.magnitude > stream.maximumTimeDistance
  }

  /// The time of a frame: a step from the one before, its last bits, or all of it.
  private func time(
    of code: NUTFrameCode, _ stream: NUTStreamHeader, isTold: Bool, _ header: inout CheckedBytes<Source>
  ) throws -> Int64 {
    let sum: (partialValue: Int64, overflow: Bool)
    if isTold {
      guard let told = Int64(exactly: try header.unsigned()) else {
        throw NUTError(reason: "a time is too large")
      }
      let limit = Int64(1) << Int64(stream.timeBitCount)
      if told >= limit { return told - limit }
      // The time with these last bits that is next to the one before.
      let lowest = lastTimes[stream.index].subtractingReportingOverflow((limit - 1) / 2)
      guard !lowest.overflow else { throw NUTError(reason: "a time is too large") }
      sum = lowest.partialValue.addingReportingOverflow((told &- lowest.partialValue) & (limit - 1))
    } else {
      sum = lastTimes[stream.index].addingReportingOverflow(code.timeStep)
    }
    guard !sum.overflow else { throw NUTError(reason: "a time is too large") }
    return sum.partialValue
  }
}

extension NUTMainHeader {
  /// Frames larger than that begin with no elided header.
  private static var maximumElidingByteCount: Int { 4096 }

  /// The beginning of a frame that is left out, and the number of bytes that follow.
  fileprivate func payload(
    of code: NUTFrameCode, multiple: UInt64, headerNumber: UInt64
  ) throws -> (prefix: [UInt8], byteCount: Int) {
    let (product, productOverflow) = multiple.multipliedReportingOverflow(by: UInt64(code.sizeFactor))
    let (sum, sumOverflow) = product.addingReportingOverflow(UInt64(code.sizeRemainder))
    guard !productOverflow, !sumOverflow, let byteCount = Int(exactly: sum) else {
      throw NUTError(reason: "a frame is too large")
    }
    guard headerNumber < elidedHeaders.count else { throw NUTError(reason: "an elided header is unknown") }
    let prefix = byteCount > Self.maximumElidingByteCount ? [] : elidedHeaders[Int(headerNumber)]
    guard byteCount >= prefix.count else { throw NUTError(reason: "a frame has a wrong size") }
    return (prefix, byteCount - prefix.count)
  }
}

/// Bytes of a source that a checksum follows.
private struct CheckedBytes<Source: ByteSource> {
  private let source: Source
  private var checksum = NUTChecksum()

  /// - Parameter begin: what was read already.
  init(_ source: Source, _ begin: [UInt8]) {
    self.source = source
    checksum.append(begin)
  }

  mutating func byte() throws -> UInt8 {
    var byte: UInt8 = 0
    guard try withUnsafeMutableBytes(of: &byte, source.read(into:)) == 1 else {
      throw NUTError(reason: "it is cut short")
    }
    checksum.append(byte)
    return byte
  }

  mutating func unsigned() throws -> UInt64 {
    var number = NUTNumber()
    while true {
      if let value = try number.append(byte()) { return value }
    }
  }

  mutating func readChecksum() throws {
    for _ in 0..<4 { _ = try byte() }
    guard checksum.value == 0 else { throw NUTError(reason: "the checksum of a header is wrong") }
  }
}
