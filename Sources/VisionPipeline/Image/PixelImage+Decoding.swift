import CStb
import FileAccess
import Foundation
import TensorCore

/// What to do with the orientation that a file's Exif data declares.
package enum ExifHandling: Sendable {
  /// Turn the pixels upright.
  case apply
  /// Leave the pixels as they are stored.
  case ignore
}

extension PixelImage {
  /// Decodes a JPEG (also progressive and CMYK), PNG, BMP or GIF (its first frame).
  ///
  /// Grey becomes RGB, grey with alpha becomes RGBA, 16-bit samples keep their upper byte, palettes are
  /// resolved. JPEG samples are those of stb_image, which differ slightly from libjpeg's. Where the package
  /// was built without stb, as it may be for Apple's platforms, the system decodes to RGBA.
  ///
  /// - Parameters:
  ///   - name: what error messages call the picture, such as its file name.
  ///   - decoder: what decodes JPEG.
  /// - Throws: ``EngineError`` with code `invalidImage` when the bytes are not a picture, damaged, cut short,
  ///   or of a format that is not read; `resourceExhausted` when the picture is beyond the limits.
  package init(
    decoding bytes: some ContiguousBytes, name: String, exif: ExifHandling = .apply,
    limits: PictureLimits = PictureLimits(), decoder: JPEGDecoder = .stb
  ) throws {
    do {
      self = try bytes.withUnsafeBytes { try Self.decode($0, exif: exif, limits: limits, decoder) }
    } catch let error as EngineError {
      throw error.within(name)
    }
  }

  /// Reads and decodes a picture file; see ``init(decoding:name:exif:limits:)``.
  ///
  /// - Throws: what decoding throws; also `notFound` when there is no such file, `permissionDenied` when it
  ///   may not be read, and `unreadable` when it is not a regular file or reading fails.
  package init(
    contentsOfFile path: String, exif: ExifHandling, limits: PictureLimits = PictureLimits(),
    decoder: JPEGDecoder = .stb
  ) throws {
    let file = try RegularFile(path: path)
    do {
      let (storage, byteCount) = try file.contents(within: limits)
      defer { withExtendedLifetime(storage) {} }
      let bytes = UnsafeRawBufferPointer(start: storage.start, count: byteCount)
      self = try Self.decode(bytes, exif: exif, limits: limits, decoder)
    } catch let error as EngineError {
      throw error.within(path)
    }
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer, exif: ExifHandling, limits: PictureLimits, _ decoder: JPEGDecoder
  ) throws -> PixelImage {
    try limits.check(fileByteCount: bytes.count)
    let format = try ImageFormat(recognising: bytes)
    let layout = try format.layout(of: bytes)
    try layout.header.validate(format)
    try limits.check(layout.header)
    try layout.validate(format, fileByteCount: bytes.count)
    // What it does not take as it is, stb may.
    let turbo = decoder == .turboJPEG && format == .jpeg ? TurboJPEG.loaded : nil
    let stored = try turbo?.decode(bytes, layout.header) ?? decodeSamples(bytes, format, layout)
    return exif == .apply ? try stored.turnedUpright(from: layout.header.orientation) : stored
  }

  private static func decodeSamples(
    _ bytes: UnsafeRawBufferPointer, _ format: ImageFormat, _ layout: ImageLayout
  ) throws -> PixelImage {
    #if canImport(CoreGraphics)
      guard cstb_is_present() else { return try decodedBySystem(bytes, format, layout.header) }
    #endif
    let samples = try DecodedSamples(decoding: bytes, as: layout.pieces, format, layout.header)
    try layout.header.validate(samples, format)
    return try adopting(samples)
  }

  /// Keeps decoded samples where they are, except that grey, alone or before alpha, is repeated for red,
  /// green and blue.
  private static func adopting(_ samples: DecodedSamples) throws -> PixelImage {
    let (width, height, channelCount) = (samples.width, samples.height, samples.channelCount)
    let storage = samples.storage
    guard channelCount < 3 else {
      return PixelImage(width: width, height: height, channelCount: channelCount, storage: storage)
    }
    // The decoder returns width * height * channelCount bytes.
    let gray = UnsafeRawBufferPointer(start: storage.start, count: width * height * channelCount)
    defer { withExtendedLifetime(storage) {} }
    return try made(width: width, height: height, channelCount: channelCount + 2) { samples in
      for pixel in 0..<(width * height) {
        let (source, target) = (pixel * channelCount, pixel * (channelCount + 2))
        for channel in 0..<3 { samples[target + channel] = gray[source] }
        if channelCount == 2 { samples[target + 3] = gray[source + 1] }
      }
    }
  }
}

extension RegularFile {
  /// All bytes of a picture's file.
  ///
  /// - Throws: ``EngineError`` with code `unreadable` or `resourceExhausted`.
  fileprivate func contents(
    within limits: PictureLimits
  ) throws -> (storage: AlignedStorage, byteCount: Int) {
    try limits.check(fileByteCount: byteCount)
    // A byte more shows where the file ends.
    var storage = try AlignedStorage(requesting: byteCount + 1, isZeroed: false, "the file takes")
    var count = 0
    while true {
      let rest = UnsafeMutableRawBufferPointer(start: storage.start + count, count: storage.byteCount - count)
      let readCount = try read(into: rest, from: count)
      if readCount == 0 { return (storage, count) }
      count += readCount
      try limits.check(fileByteCount: count)
      // The file may grow while it is read.
      if count == storage.byteCount {
        let larger = try AlignedStorage(requesting: 2 * count, isZeroed: false, "the file takes")
        larger.start.copyMemory(from: storage.start, byteCount: count)
        storage = larger
      }
    }
  }
}

/// What a picture may be at most to be decoded.
///
/// Pictures come from strangers, and a small file can decode to very many pixels. A phone's photograph of 108
/// megapixels is within the limits that hold by default.
public struct PictureLimits: Sendable, Hashable {
  /// The most pixels, 120 million by default.
  ///
  /// No picture has more than ``largestPixelCount``, whatever is set here.
  public var maximumPixelCount: Int
  /// The most bytes of the file, 512 MiB by default.
  public var maximumFileByteCount: Int
  /// The most bytes of memory that decoding may take at once, 1.5 GiB by default.
  ///
  /// They count the decoded picture, but not the bytes of the file. A pixel of a JPEG takes 4.5 bytes with
  /// colours at half the resolution and 6 with all of them, 7.5 and 12 when the file is progressive; of a PNG
  /// 6, or 8 with alpha, and twice as much with 16 bits. What is left in the end is 3 bytes for each pixel,
  /// or 4 with alpha.
  public var maximumMemoryByteCount: Int

  /// The most pixels that a picture can have at all: 268 million.
  public static let largestPixelCount = PixelImage.maximumPixelCount

  /// Creates limits; those that are left out are as they are by default.
  public init(
    maximumPixelCount: Int = 120_000_000, maximumFileByteCount: Int = 512 << 20,
    maximumMemoryByteCount: Int = 3 << 29
  ) {
    self.maximumPixelCount = maximumPixelCount
    self.maximumFileByteCount = maximumFileByteCount
    self.maximumMemoryByteCount = maximumMemoryByteCount
  }

  /// Limits for pictures of up to so many million pixels. If that is more than usual, they may be of any
  /// kind.
  package init(megapixels: Int) {
    self.init()
    let pixelCount = megapixels * 1_000_000
    if pixelCount > maximumPixelCount {
      // The hungriest kind is an interlaced PNG with 16 bits and alpha.
      maximumMemoryByteCount = max(maximumMemoryByteCount, 20 * pixelCount)
    }
    maximumPixelCount = pixelCount
  }
}

extension PictureLimits {
  /// Refuses files that are too long.
  ///
  /// - Throws: ``EngineError`` with code `resourceExhausted`.
  package func check(fileByteCount: Int) throws {
    // The decoder counts bytes with 32 bits.
    let limit = min(maximumFileByteCount, Int(Int32.max))
    guard fileByteCount <= limit else {
      throw EngineError(
        .resourceExhausted,
        "a file of \(fileByteCount) bytes is too large; at most \(limit) are accepted "
          + "(PictureLimits.maximumFileByteCount)")
    }
  }

  /// Refuses pictures that are too large.
  func check(_ header: ImageHeader) throws {
    let limit = min(maximumPixelCount, Self.largestPixelCount)
    let size = "\(header.width)x\(header.height)"
    guard let pixelCount = PixelImage.pixelCount(width: header.width, height: header.height),
      pixelCount <= limit
    else {
      throw EngineError(
        .resourceExhausted,
        "a picture of \(size) pixels is too large; at most \(limit) pixels are accepted "
          + "(PictureLimits.maximumPixelCount, --max-megapixels)")
    }
    guard header.decodingByteCount <= maximumMemoryByteCount else {
      throw EngineError(
        .resourceExhausted,
        "decoding \(size) pixels of this kind takes \(header.decodingByteCount) bytes of memory; at most "
          + "\(maximumMemoryByteCount) are allowed (PictureLimits.maximumMemoryByteCount, --max-megapixels)")
    }
  }
}

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
    let start = reader.takeStart()
    let picture = cstb_decode(
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
    withExtendedLifetime(reader) { reader.settleEnd() }
    (width, height, channelCount) = (Int(picture.width), Int(picture.height), Int(picture.channel_count))
    guard let samples = picture.samples, reader.prematureEnd == nil else {
      stbi_image_free(picture.samples)
      throw Self.error(format, header, reader.prematureEnd, picture, fileByteCount: bytes.count)
    }
    self.start = samples
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
    return EngineError.undecodableImage(format, reason)
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
