import TensorCore

/// Walks the chunks of a PNG file (PNG specification, second edition, section 5) up to its IEND chunk, or to
/// the end of a file that lacks it.
///
/// No checksum is looked at, nor does the reference's decoder look at any: readers of pictures show what
/// there is.
struct PNGStructure {
  private var reader: ImageByteReader
  private var form: Form
  private var compressedByteCount = 0
  private var isTransparent = false
  private var exif: PictureOrientation?

  /// What the IHDR chunk says.
  private struct Form {
    var width: Int
    var height: Int
    var bitDepth: Int
    var colorType: ColorType
    var isInterlaced: Bool
  }

  private enum ColorType: Int {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// Numbers that the file has for each pixel.
    var sampleCount: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// Reads what does not belong to the pixels. Of a file that ends early, it is what there is.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage`.
  static func header(_ reader: ImageByteReader) throws -> ImageHeader {
    var walk = try PNGStructure(reader)
    while let chunk = try? walk.nextChunk(), chunk.type != ChunkType.end { walk.read(chunk) }
    return walk.header
  }

  /// Checks that the file is whole, but for the chunk that ends it, and that the chunks that matter are
  /// undamaged.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage`.
  static func layout(of bytes: UnsafeRawBufferPointer) throws -> ImageLayout {
    var walk = try PNGStructure(ImageByteReader(bytes))
    var end = walk.reader.offset
    while !walk.isAtEnd, case let chunk = try walk.nextChunk(), chunk.type != ChunkType.end {
      walk.read(chunk)
      end = walk.reader.offset
    }
    guard walk.compressedByteCount > 0 else { throw EngineError.corruptImage(.png, "it has no picture data") }
    return ImageLayout(
      header: walk.header,
      // Deflate reaches at most 1032 bytes per byte (zlib's technical details).
      plausiblePixelCount: 1032 * walk.compressedByteCount * 8
        / (walk.form.colorType.sampleCount * walk.form.bitDepth),
      // The decoder looks beyond the end of the compressed data, where the checksum is unless a file lacks
      // it. Hardly a stream goes on with ones and ends.
      pieces: [
        .stored(0..<end), .added([0, 0, 0, 2] + Array("IDAT".utf8) + [0xFF, 0xFF] + [0, 0, 0, 0]),
        .added([0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0]),
      ])
  }

  private init(_ reader: ImageByteReader) throws {
    self.reader = reader
    try self.reader.move(to: ImageFormat.png.signature.count)
    form = Form(width: 0, height: 0, bitDepth: 8, colorType: .rgb, isInterlaced: false)
    form = try Self.form(nextChunk())
  }

  private var header: ImageHeader {
    let byteCount = form.bitDepth == 16 ? 2.0 : 1
    let unfiltered = Double(form.colorType.sampleCount * form.bitDepth) / 8
    // What is transparent by its colour gets alpha.
    let hasAlpha = isTransparent || [.grayAlpha, .rgba].contains(form.colorType)
    let isPalette = form.colorType == .palette
    let sampleCount = form.colorType.sampleCount + (isTransparent && !isPalette ? 1 : 0)
    let decoded = Double(sampleCount) * byteCount
    let channelCount = hasAlpha ? 4 : 3
    var bytesPerPixel = unfiltered + decoded
    // The last pass of an interlaced picture has half of its pixels.
    if form.isInterlaced { bytesPerPixel += decoded / 2 }
    if isPalette { bytesPerPixel += Double(channelCount) }
    if form.colorType == .gray || form.colorType == .grayAlpha {
      bytesPerPixel = max(bytesPerPixel, Double(sampleCount + channelCount))
    }
    return ImageHeader(
      width: form.width, height: form.height, bytesPerPixel: bytesPerPixel, channelCount: channelCount,
      orientation: exif ?? .up)
  }
}

extension PNGStructure {
  /// The four letters of a type, as one number.
  private enum ChunkType {
    static let header = code("IHDR")
    static let palette = code("PLTE")
    static let data = code("IDAT")
    static let end = code("IEND")
    static let transparency = code("tRNS")
    static let exif = code("eXIf")

    static let critical: Set<Int> = [header, palette, data, end]

    private static func code(_ name: String) -> Int { name.utf8.reduce(0) { $0 << 8 | Int($1) } }
  }

  private struct Chunk {
    var type: Int
    var byteCount: Int
    /// `nil` where the contents do not matter.
    var payload: UnsafeRawBufferPointer?
  }

  /// The most bytes of a chunk that is read whole; no Exif data in a JPEG file is longer.
  private static let maximumReadByteCount = 1 << 16

  /// Whether a chunk has ended and no other begins: the rest is too short for a length and a type.
  private var isAtEnd: Bool { reader.remainingCount < 8 && compressedByteCount > 0 }

  private mutating func nextChunk() throws -> Chunk {
    let length = try reader.bigEndian32()
    let type = try reader.bigEndian32()
    // Nothing follows that matters, and its own checksum may be cut off.
    if type == ChunkType.end { return Chunk(type: type, byteCount: 0) }
    // An upper-case first letter marks a chunk without which the picture cannot be shown.
    let isCritical = type & 0x2000_0000 == 0
    guard !isCritical || ChunkType.critical.contains(type) else {
      try reader.skip(length + 4)
      throw EngineError.corruptImage(.png, "the chunk before byte \(reader.offset) has an unknown type")
    }
    let matters = type == ChunkType.header || type == ChunkType.exif
    guard matters, length <= Self.maximumReadByteCount else {
      try reader.skip(length + 4)
      return Chunk(type: type, byteCount: length)
    }
    let content = try reader.slice(length + 4).dropLast(4)
    return Chunk(type: type, byteCount: length, payload: UnsafeRawBufferPointer(rebasing: content))
  }

  private mutating func read(_ chunk: Chunk) {
    switch chunk.type {
    case ChunkType.data: compressedByteCount += chunk.byteCount
    case ChunkType.transparency: isTransparent = true
    case ChunkType.exif:
      guard exif == nil, let payload = chunk.payload else { return }
      // Some programs write what stands before Exif data in JPEG files, too.
      exif = ExifOrientation.read(fromJPEGSegment: payload) ?? ExifOrientation.read(fromTIFF: payload)
    default: break
    }
  }

  private static func form(_ chunk: Chunk) throws -> Form {
    guard chunk.type == ChunkType.header, let payload = chunk.payload, payload.count == 13 else {
      throw EngineError.corruptImage(.png, "it does not start with a header of 13 bytes")
    }
    var reader = ImageByteReader(payload)
    let width = try reader.bigEndian32()
    let height = try reader.bigEndian32()
    let bitDepth = try reader.byte()
    let colorCode = try reader.byte()
    guard let colorType = ColorType(rawValue: colorCode), [1, 2, 4, 8, 16].contains(bitDepth) else {
      throw EngineError.corruptImage(.png, "colour type \(colorCode) with \(bitDepth) bits does not exist")
    }
    return Form(
      width: width, height: height, bitDepth: bitDepth, colorType: colorType, isInterlaced: payload[12] != 0)
  }
}
