import CStb
import TensorCore

/// What the decoder gets of a picture file: its bytes without what the decoder would stumble over, and with
/// what the file takes for granted.
///
/// Nothing is copied before the decoder asks for it.
struct DecoderInput {
  /// Consecutive bytes for the decoder.
  enum Piece: Equatable {
    /// Bytes of the file.
    case stored(Range<Int>)
    /// Entropy-coded data of a JPEG, and perhaps more behind it.
    case scan(Range<Int>)
    /// Bits that no code consists of, where a scan ends before the next marker. A decoder that needs them has
    /// not got the whole scan.
    case endOfScan
    /// Bytes that the file does not have.
    case added([UInt8])
  }

  /// In the order in which the decoder gets them.
  var pieces: [Piece] = []
  /// Whether the bytes of the file alone would make another picture, or none for certain.
  var isIndispensable = false
  /// Whether the decoder stumbles over the bytes of the file for certain, so that it need not try them. Of
  /// data behind the last block of a scan only decoding tells.
  var isFoundOutBeforehand = false
  /// Whether the file has no end marker.
  var endsEarly = false
}

/// Hands the pieces of a decoder's input out.
///
/// Where a scan ends, only who decodes it knows. Therefore the decoder gets the bytes of a scan one at a
/// time, and when it looks for the marker behind the last block, the next piece begins, whatever is left of
/// the scan.
private final class PieceReader {
  private let bytes: UnsafeRawBufferPointer
  private let pieces: [DecoderInput.Piece]
  private var index = 0
  private var offset = 0
  private var hasPassedEndOfScan = false

  /// Sixteen bytes of JPEG data make eight bytes of ones, more than the decoder looks ahead.
  private static let ones: [UInt8] = Array(repeatElement([0xFF, 0], count: 8).joined())

  init(_ bytes: UnsafeRawBufferPointer, _ pieces: [DecoderInput.Piece]) {
    self.bytes = bytes
    self.pieces = pieces
  }

  /// Copies bytes to `target`, fewer than it has room for where a scan begins; none at the end.
  func read(into target: UnsafeMutableRawBufferPointer) -> Int {
    var count = 0
    while count < target.count, index < pieces.count {
      let isScan = isInScan
      if isScan, count > 0 { break }
      let rest = UnsafeMutableRawBufferPointer(rebasing: target[count...])
      count += copy(into: isScan ? UnsafeMutableRawBufferPointer(rebasing: rest.prefix(1)) : rest)
      if isScan, count > 0 { break }
    }
    return count
  }

  func skip(_ byteCount: Int) {
    var rest = byteCount
    while rest > 0, index < pieces.count {
      let step = min(rest, count(of: pieces[index]) - offset)
      rest -= step
      advance(by: step)
    }
  }

  /// Whether nothing is left; a scan is left where it is.
  func isAtEnd() -> Bool {
    while index < pieces.count, isInScan { (index, offset) = (index + 1, 0) }
    return index == pieces.count
  }

  /// Whether the decoder has come to an end of a scan where it looked for another block.
  var hasMissedData: Bool {
    hasPassedEndOfScan || (index < pieces.count && pieces[index] == .endOfScan && offset > 0)
  }

  private var isInScan: Bool {
    switch pieces[index] {
    case .scan, .endOfScan: true
    case .stored, .added: false
    }
  }

  private func count(of piece: DecoderInput.Piece) -> Int {
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
    guard offset == self.count(of: pieces[index]) else { return }
    if pieces[index] == .endOfScan { hasPassedEndOfScan = true }
    (index, offset) = (index + 1, 0)
  }
}

/// Decoded samples where the decoder left them.
final class DecodedSamples {
  let width: Int
  let height: Int
  let channelCount: Int
  private let start: UnsafeMutablePointer<UInt8>

  /// Decodes a whole file; `nil` when that fails.
  convenience init?(decoding bytes: UnsafeRawBufferPointer, allocationLimit: Int) {
    self.init {
      cstb_decode_image(
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(bytes.count), allocationLimit, $0, $1, $2)
    }
  }

  /// Decodes what `input` makes of a file; `nil` when that fails.
  ///
  /// - Parameter hasMissedData: Becomes whether a scan ended before its last block. If decoding failed, that
  ///   is why.
  convenience init?(
    decoding bytes: UnsafeRawBufferPointer, as input: DecoderInput, allocationLimit: Int,
    hasMissedData: inout Bool
  ) {
    let reader = PieceReader(bytes, input.pieces)
    defer { hasMissedData = reader.hasMissedData }
    self.init { width, height, channelCount in
      let source = cstb_source(
        context: Unmanaged.passUnretained(reader).toOpaque(),
        read: { context, target, byteCount in
          let target = UnsafeMutableRawBufferPointer(start: target, count: Int(byteCount))
          return Int32(PieceReader.from(context)?.read(into: target) ?? 0)
        },
        skip: { PieceReader.from($0)?.skip(Int($1)) },
        is_at_end: { PieceReader.from($0)?.isAtEnd() == false ? 0 : 1 })
      return withExtendedLifetime(reader) {
        cstb_decode_source(source, allocationLimit, width, height, channelCount)
      }
    }
  }

  private init?(
    _ decode: (UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>)
      -> UnsafeMutablePointer<UInt8>?
  ) {
    var (width, height, channelCount): (Int32, Int32, Int32) = (0, 0, 0)
    guard let start = decode(&width, &height, &channelCount) else { return nil }
    self.start = start
    (self.width, self.height, self.channelCount) = (Int(width), Int(height), Int(channelCount))
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
