import CStb
import TensorCore

/// A run of the bytes that the decoder gets of a picture file: those of the file, without what the decoder
/// would stumble over, and with what the file takes for granted.
enum DecoderPiece: Equatable {
  /// Bytes of the file.
  case stored(Range<Int>)
  /// Entropy-coded data of a JPEG, and perhaps more behind it. When the decoder looks for the marker behind
  /// the last block, it goes on with the next piece, whatever is left of this one.
  case scan(Range<Int>)
  /// Bits that no code consists of, where a scan ends before the next marker, or where the file does. A
  /// decoder that needs them has not got the whole scan.
  case endOfScan(isEndOfFile: Bool)
  /// Bytes that the file does not have.
  case added([UInt8])

  /// Where the bytes are in the file; `nil` when they are not.
  fileprivate var storedRange: Range<Int>? {
    switch self {
    case .stored(let range), .scan(let range): range
    case .endOfScan, .added: nil
    }
  }
}

/// Hands the pieces of a file to the decoder.
private final class PieceReader {
  private let bytes: UnsafeRawBufferPointer
  private let pieces: [DecoderPiece]
  /// The first byte that the decoder has not got.
  private var index = 0
  private var offset = 0
  /// The end of a scan that the decoder has got, until it is known whether it needs it.
  private var end: DecoderPiece?
  /// The end of a scan that came before the last block.
  private(set) var prematureEnd: DecoderPiece?

  /// Sixteen bytes of JPEG data make eight bytes of ones, more than the decoder looks ahead.
  private static let ones: [UInt8] = Array(repeatElement([0xFF, 0], count: 8).joined())

  init(_ bytes: UnsafeRawBufferPointer, _ pieces: [DecoderPiece]) {
    self.bytes = bytes
    self.pieces = pieces
  }

  /// The bytes that the decoder reads where they are: the first pieces, as far as they follow each other in
  /// the file. Of most files, that is all.
  func takeStart() -> UnsafeRawBufferPointer {
    var count = 0
    while index < pieces.count, let range = pieces[index].storedRange, range.lowerBound == count {
      (index, count) = (index + 1, range.upperBound)
    }
    return UnsafeRawBufferPointer(rebasing: bytes[..<count])
  }

  /// Copies bytes to `target`, perhaps fewer than it has room for around the end of a scan; none at the end.
  ///
  /// The decoder asks when it has used all that it got.
  func read(into target: UnsafeMutableRawBufferPointer) -> Int {
    settleEnd()
    var count = 0
    while count < target.count, index < pieces.count {
      if case .endOfScan = pieces[index] {
        if count > 0 { break }
        end = pieces[index]
      }
      count += copy(into: UnsafeMutableRawBufferPointer(rebasing: target[count...]))
      if end != nil { break }
    }
    return count
  }

  func skip(_ byteCount: Int) {
    settleEnd()
    var rest = byteCount
    while rest > 0, index < pieces.count {
      let step = min(rest, count(of: pieces[index]) - offset)
      rest -= step
      advance(by: step)
    }
  }

  /// Leaves a scan: the decoder looks for the marker behind it.
  ///
  /// - Parameter unreadCount: Bytes that the decoder has got and not used.
  /// - Returns: How many of them belong to the scan.
  func leaveScan(unreadCount: Int) -> Int {
    if unreadCount == 0 { settleEnd() }
    end = nil
    // Back to where the decoder is.
    var (place, start, back) = (index, offset, unreadCount)
    while back > start, place > 0 {
      back -= start
      place -= 1
      start = count(of: pieces[place])
    }
    start -= back
    var leftCount = 0
    while place < pieces.count, isInScan(place) {
      leftCount += count(of: pieces[place]) - start
      (place, start) = (place + 1, 0)
    }
    skip(max(0, leftCount - unreadCount))
    return min(leftCount, unreadCount)
  }

  var isAtEnd: Bool { index == pieces.count }

  /// What came before the last block when decoding has ended.
  func settleEnd() {
    if let end { prematureEnd = prematureEnd ?? end }
    end = nil
  }

  private func isInScan(_ index: Int) -> Bool {
    switch pieces[index] {
    case .scan, .endOfScan: true
    case .stored, .added: false
    }
  }

  private func count(of piece: DecoderPiece) -> Int {
    switch piece {
    case .stored(let range), .scan(let range): range.count
    case .endOfScan: Self.ones.count
    case .added(let bytes): bytes.count
    }
  }

  /// Copies what is left of a piece, or as much of it as there is room for.
  private func copy(into target: UnsafeMutableRawBufferPointer) -> Int {
    let piece = pieces[index]
    let count = min(target.count, count(of: piece) - offset)
    switch piece {
    case .stored(let range), .scan(let range):
      let start = range.lowerBound + offset
      target.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<(start + count)]))
    case .endOfScan: target.copyBytes(from: Self.ones[offset..<(offset + count)])
    case .added(let bytes): target.copyBytes(from: bytes[offset..<(offset + count)])
    }
    advance(by: count)
    return count
  }

  private func advance(by count: Int) {
    offset += count
    if offset == self.count(of: pieces[index]) { (index, offset) = (index + 1, 0) }
  }
}

/// Decoded samples where the decoder left them.
final class DecodedSamples {
  let width: Int
  let height: Int
  let channelCount: Int
  private let start: UnsafeMutablePointer<UInt8>

  /// Decodes what a file is made of.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage` when the decoder refuses it or a scan ends before its
  ///   last block, `resourceExhausted` when a block of memory is beyond the limit.
  init(
    decoding bytes: UnsafeRawBufferPointer, as pieces: [DecoderPiece], _ format: ImageFormat,
    _ header: ImageHeader
  ) throws {
    let reader = PieceReader(bytes, pieces)
    let picture = withExtendedLifetime(reader) {
      let start = reader.takeStart()
      return cstb_decode(
        cstb_source(
          start: start.bindMemory(to: UInt8.self).baseAddress, start_count: Int32(start.count),
          context: Unmanaged.passUnretained(reader).toOpaque(),
          read: { context, target, byteCount in
            let target = UnsafeMutableRawBufferPointer(start: target, count: Int(byteCount))
            return Int32(PieceReader.from(context)?.read(into: target) ?? 0)
          },
          skip: { PieceReader.from($0)?.skip(Int($1)) },
          leave_scan: { Int32(PieceReader.from($0)?.leaveScan(unreadCount: Int($1)) ?? 0) },
          is_at_end: { PieceReader.from($0)?.isAtEnd == false ? 0 : 1 }),
        header.allocationLimit(fileByteCount: bytes.count))
    }
    reader.settleEnd()
    (width, height, channelCount) = (Int(picture.width), Int(picture.height), Int(picture.channel_count))
    guard let samples = picture.samples, reader.prematureEnd == nil else {
      stbi_image_free(picture.samples)
      throw Self.error(format, header, reader.prematureEnd, picture, fileByteCount: bytes.count)
    }
    start = samples
  }

  private static func error(
    _ format: ImageFormat, _ header: ImageHeader, _ prematureEnd: DecoderPiece?, _ picture: cstb_picture,
    fileByteCount: Int
  ) -> EngineError {
    if case .endOfScan(let isEndOfFile) = prematureEnd {
      return isEndOfFile
        ? EngineError.cutShort(at: fileByteCount)
        : EngineError.corruptImage(format, "a scan ends before its last block")
    }
    if picture.lacks_memory {
      return EngineError(
        .resourceExhausted,
        "the \(format.name) data needs more memory than \(header.width)x\(header.height) pixels may take, or than there is"
      )
    }
    let reason = stbi_failure_reason().map { String(cString: $0) } ?? "unknown reason"
    return EngineError.corruptImage(format, "the decoder reports \"\(reason)\"")
  }

  deinit { stbi_image_free(start) }

  /// The samples, and the spare bytes behind them as zeros.
  var storage: AlignedStorage {
    let byteCount = width * height * channelCount
    let spareByteCount = Int(CSTB_SPARE_BYTE_COUNT)
    for offset in 0..<spareByteCount { start[byteCount + offset] = 0 }
    return AlignedStorage(borrowing: start, byteCount: byteCount + spareByteCount, owner: self)
  }
}

extension PieceReader {
  /// The reader that the decoder hands back.
  fileprivate static func from(_ context: UnsafeMutableRawPointer?) -> PieceReader? {
    context.map { Unmanaged<PieceReader>.fromOpaque($0).takeUnretainedValue() }
  }
}
