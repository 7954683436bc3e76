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
