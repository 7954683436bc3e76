import CStb
import FileAccess
import TensorCore

/// The file formats that are read.
enum ImageFormat: CaseIterable, Sendable {
  case jpeg
  case png
  case bmp
  case gif

  var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .bmp: "BMP"
    case .gif: "GIF"
    }
  }

  /// The bytes that every file of this format starts with.
  var signature: [UInt8] {
    switch self {
    case .jpeg: [0xFF, 0xD8, 0xFF]
    case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    case .bmp: Array("BM".utf8)
    case .gif: Array("GIF8".utf8)
    }
  }

  /// Recognises a format by its signature.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage`: the bytes are empty, cut short within a signature,
  ///   of a known format that is not read, or no picture at all.
  init(recognising bytes: UnsafeRawBufferPointer) throws {
    if bytes.isEmpty { throw EngineError(.invalidImage, "the file is empty (0 bytes)") }
    if let format = Self.allCases.first(where: { bytes.starts(with: $0.signature) }) {
      self = format
      return
    }
    if Self.allCases.contains(where: { $0.signature.starts(with: bytes) }) {
      throw EngineError.cutShort(at: bytes.count)
    }
    let known = Self.allCases.map(\.name).joined(separator: ", ")
    let remedy = "convert it to one of the formats that are read: \(known)"
    if let name = UnsupportedSignature.name(of: bytes, among: UnsupportedSignature.documents) {
      throw EngineError(.invalidImage, "this is a \(name) file, which is not supported; \(remedy)")
    }
    if let name = UnsupportedSignature.name(of: bytes, among: UnsupportedSignature.videos) {
      throw EngineError(
        .invalidImage,
        "this is a video (\(name)), not a picture; take its frames or, on the command line, --mode video")
    }
    throw EngineError(.invalidImage, "this is not a picture; the formats that are read are \(known)")
  }
}

extension ImageFormat {
  /// Reads what a file of this format declares about itself.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage`.
  func header(_ reader: ImageByteReader) throws -> ImageHeader {
    switch self {
    case .jpeg: try JPEGStructure.header(reader)
    case .png: try PNGStructure.header(reader)
    case .bmp: try BMPStructure.header(reader)
    case .gif: try GIFStructure.header(reader)
    }
  }

  /// Checks the structure of a file of this format from its first byte to its last.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage`, or `resourceExhausted` when a side is too long.
  func layout(of bytes: UnsafeRawBufferPointer) throws -> ImageLayout {
    switch self {
    case .jpeg: try JPEGStructure.layout(of: bytes)
    case .png: try PNGStructure.layout(of: bytes)
    case .bmp: try BMPStructure.layout(of: bytes)
    case .gif: try GIFStructure.layout(of: bytes)
    }
  }
}

/// Signatures of formats that people try and that are not read, to tell them what they have.
private struct UnsupportedSignature {
  let offset: Int
  let text: [UInt8]
  let name: String

  init(_ text: [UInt8], at offset: Int = 0, _ name: String) {
    self.offset = offset
    self.text = text
    self.name = name
  }

  static func name(of bytes: UnsafeRawBufferPointer, among signatures: [Self]) -> String? {
    signatures.first { bytes.dropFirst($0.offset).starts(with: $0.text) }?.name
  }

  /// Pictures and what holds some.
  static let documents: [UnsupportedSignature] = [
    .init(Array("WEBP".utf8), at: 8, "WebP"),
    .init([0x49, 0x49, 0x2A, 0x00], "TIFF"),
    .init([0x4D, 0x4D, 0x00, 0x2A], "TIFF"),
    .init(Array("ftypheic".utf8), at: 4, "HEIC"),
    .init(Array("ftypheix".utf8), at: 4, "HEIC"),
    .init(Array("ftypmif1".utf8), at: 4, "HEIC"),
    .init(Array("ftypmsf1".utf8), at: 4, "HEIC"),
    .init(Array("ftypavi".utf8), at: 4, "AVIF"),
    .init([0xFF, 0x0A], "JPEG XL"),
    .init([0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20], "JPEG XL"),
    .init([0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20], "JPEG 2000"),
    .init(Array("8BPS".utf8), "Photoshop"),
    .init(Array("%PDF".utf8), "PDF"),
    .init(Array("<svg".utf8), "SVG"),
    .init([0x00, 0x00, 0x01, 0x00], "Windows icon"),
  ]

  /// To be looked for when it is none of ``documents``, some of which have the container of MP4.
  static let videos: [UnsupportedSignature] = [
    .init(Array("ftyp".utf8), at: 4, "MP4 or QuickTime"),
    .init([0x1A, 0x45, 0xDF, 0xA3], "Matroska or WebM"),
    .init(Array("AVI ".utf8), at: 8, "AVI"),
    .init(Array("YUV4MPEG2".utf8), "Y4M"),
    .init([0x00, 0x00, 0x01, 0xBA], "MPEG"),
    .init(Array("FLV".utf8), "Flash"),
  ]
}

/// What a picture file declares about itself, read before anything is decoded.
struct ImageHeader {
  /// In pixels, as stored.
  var width: Int
  var height: Int
  /// The most bytes that the decoder has in memory at once for each pixel, the decoded picture included.
  var bytesPerPixel: Double
  /// Samples of a decoded pixel, 3 or 4; the larger number where the header does not tell.
  var channelCount = 3
  /// What the file says about its orientation.
  var orientation = PictureOrientation.up

  /// The most pixels that all scans together may pass over. Encoders write about ten scans; a small hostile
  /// file with very many of a large picture would take minutes.
  static let maximumScannedPixelCount = 1 << 32

  /// Refuses sizes that make no sense or that the decoder cannot express.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage` for sizes that are zero, `resourceExhausted` for
  ///   sides that are too long.
  func validate(_ format: ImageFormat) throws {
    guard width > 0, height > 0 else {
      throw EngineError.corruptImage(format, "its header declares \(width)x\(height) pixels")
    }
    let limit = Int(CSTB_MAXIMUM_SIDE_LENGTH)
    guard width <= limit, height <= limit else {
      throw EngineError(
        .resourceExhausted,
        "a picture of \(width)x\(height) pixels is too long; at most \(limit) per side are accepted")
    }
  }

  /// Checks that what was decoded is what the header declares.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage`.
  func validate(_ samples: DecodedSamples, _ format: ImageFormat) throws {
    guard samples.width == width, samples.height == height, 1...4 ~= samples.channelCount else {
      throw EngineError.corruptImage(
        format,
        "its header declares \(width)x\(height) pixels, its data \(samples.width)x\(samples.height)")
    }
  }

  /// The most memory that decoding takes at once, besides the bytes of the file.
  ///
  /// - Precondition: The sizes are valid.
  var decodingByteCount: Int {
    let pixelCount = width * height
    // Turning a picture needs it twice.
    let turned = orientation == .up ? 0 : 2 * channelCount * pixelCount
    return max(turned, Int((bytesPerPixel * Double(pixelCount)).rounded(.up)))
  }

  /// The size of the decoded picture in bytes.
  var pictureByteCount: Int { width * height * channelCount }

  /// A bound for any single block of memory that decoding this picture needs: 16 bytes per pixel, on sides
  /// rounded up to whole JPEG units, besides copies of the file.
  func allocationLimit(fileByteCount: Int) -> Int {
    16 * (width + 32) * (height + 32) + 2 * fileByteCount + (1 << 16)
  }
}

/// A picture file whose structure has been checked from its first byte to its last.
struct ImageLayout {
  var header: ImageHeader
  /// The most pixels that the bytes of the file can hold in its format's compression.
  var plausiblePixelCount: Int
  /// Where the pixels end, if the header tells.
  var pixelEnd = 0
  /// How often decoding passes over pixels: progressive files refine them.
  var scanCount = 1
  /// What the decoder gets, in its order.
  var pieces: [DecoderPiece]

  /// Refuses what would take far more time or memory than the file is worth.
  ///
  /// - Precondition: The sizes in the header are valid.
  /// - Throws: ``EngineError`` with code `invalidImage` for sizes that are not backed by the file's bytes,
  ///   `resourceExhausted` for too many scans.
  func validate(_ format: ImageFormat, fileByteCount: Int) throws {
    let pixelCount = header.width * header.height
    let size = "\(header.width)x\(header.height)"
    let limit = ImageHeader.maximumScannedPixelCount / pixelCount
    guard scanCount <= limit else {
      throw EngineError(
        .resourceExhausted,
        "the \(format.name) file has \(scanCount) scans of \(size) pixels; at most \(limit) are accepted, "
          + "save it with fewer")
    }
    guard pixelCount <= plausiblePixelCount else {
      throw EngineError.corruptImage(
        format, "its header declares \(size) pixels, more than its bytes can hold")
    }
    guard pixelEnd <= fileByteCount else { throw EngineError.cutShort(at: fileByteCount) }
  }
}

/// Reads numbers from the bytes of a picture file, in memory or not; every read is checked against the end.
struct ImageByteReader {
  /// The length of the file.
  let byteCount: Int
  private(set) var offset = 0
  /// Bytes of the file that can be read at once: all, or those that were read last.
  private var window: UnsafeRawBufferPointer
  /// Where the window begins in the file.
  private var windowStart = 0
  /// What moves the window; `nil` when all is in memory.
  private let file: FileWindow?

  init(_ bytes: UnsafeRawBufferPointer) {
    byteCount = bytes.count
    window = bytes
    file = nil
  }

  /// Reads a file piece by piece. What ``slice(_:)`` gives is valid until this reader, or a copy of it, reads
  /// more.
  init(_ file: FileWindow) {
    byteCount = file.byteCount
    window = UnsafeRawBufferPointer(start: nil, count: 0)
    self.file = file
  }

  /// Bytes left to read.
  var remainingCount: Int { byteCount - offset }

  /// The bytes left to read, as far as they are in memory.
  var rest: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: window.dropFirst(offset - windowStart))
  }

  mutating func skip(_ count: Int) throws {
    guard count >= 0, count <= remainingCount else { throw EngineError.cutShort(at: byteCount) }
    offset += count
  }

  mutating func move(to offset: Int) throws {
    self.offset = 0
    try skip(offset)
  }

  mutating func byte() throws -> Int { Int(try slice(1)[0]) }

  mutating func bigEndian16() throws -> Int {
    let bytes = try slice(2)
    return Int(bytes[0]) << 8 | Int(bytes[1])
  }

  mutating func bigEndian32() throws -> Int {
    try bigEndian16() << 16 | bigEndian16()
  }

  mutating func littleEndian16() throws -> Int {
    let bytes = try slice(2)
    return Int(bytes[0]) | Int(bytes[1]) << 8
  }

  mutating func littleEndian32() throws -> Int {
    try littleEndian16() | littleEndian16() << 16
  }

  /// The next `count` bytes, without copying them.
  mutating func slice(_ count: Int) throws -> UnsafeRawBufferPointer {
    let start = offset
    try skip(count)
    if let file, start < windowStart || offset > windowStart + window.count {
      window = try file.bytes(at: start, count: count)
      windowStart = start
    }
    guard offset <= windowStart + window.count else {
      throw EngineError.cutShort(at: windowStart + window.count)
    }
    return UnsafeRawBufferPointer(rebasing: window[(start - windowStart)..<(offset - windowStart)])
  }
}

/// A part of a file in memory, which is replaced when another one is asked for.
final class FileWindow {
  private let file: RegularFile
  private var storage = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// As many bytes are read at once, unless more are asked for. What stands between them is mostly skipped.
  private static let usualByteCount = 1 << 9

  init(_ file: consuming RegularFile) { self.file = file }

  /// The length of the file.
  var byteCount: Int { file.byteCount }

  deinit { storage.deallocate() }

  /// At least `count` bytes from `offset` on, fewer at the end of the file; valid until the next call.
  ///
  /// - Throws: ``EngineError`` with code `unreadable`.
  func bytes(at offset: Int, count: Int) throws -> UnsafeRawBufferPointer {
    let wanted = max(count, Self.usualByteCount)
    if storage.count < wanted {
      storage.deallocate()
      storage = .allocate(byteCount: wanted, alignment: 1)
    }
    var filled = 0
    while filled < wanted {
      let target = UnsafeMutableRawBufferPointer(rebasing: storage[filled..<wanted])
      let readCount = try file.read(into: target, from: offset + filled)
      if readCount == 0 { break }
      filled += readCount
    }
    return UnsafeRawBufferPointer(rebasing: storage[..<filled])
  }
}

extension EngineError {
  /// A picture file that ends before its picture does.
  static func cutShort(at byteCount: Int) -> EngineError {
    EngineError(
      .invalidImage, "the file is cut short: it ends after \(byteCount) bytes, before the picture is complete"
    )
  }

  /// A picture file that contradicts itself or its format.
  static func corruptImage(_ format: ImageFormat, _ reason: String) -> EngineError {
    EngineError(.invalidImage, "the \(format.name) file is corrupt: \(reason)")
  }

  /// A picture file that the decoder refuses, which is corrupt or of a rare kind.
  ///
  /// - Parameter reason: The decoder's own word for it; `nil` where it has none.
  static func undecodableImage(_ format: ImageFormat, _ reason: String? = nil) -> EngineError {
    let quotation = reason.map { " (\"\($0)\")" } ?? ""
    return EngineError(
      .invalidImage,
      "the \(format.name) file cannot be decoded\(quotation): it is corrupt or of a rare kind; save it anew, as PNG for instance"
    )
  }
}
