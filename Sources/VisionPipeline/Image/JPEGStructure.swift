import TensorCore

/// Walks the marker segments of a JPEG file (ITU-T T.81, annex B) up to the end-of-image marker.
///
/// The decoder itself forgives files that end early and trusts the sizes of Huffman tables, so both are
/// checked here. Segments are skipped by their length: markers inside an embedded thumbnail do not count.
/// The walk is as strict as the decoder: whatever segment the decoder will read, the walk has seen.
struct JPEGStructure {
  /// Encoders write about ten scans. Each costs a pass over the whole picture, so a small hostile file with
  /// very many would take hours.
  private static let maximumScanCount = 500

  private var reader: ImageByteReader
  private var header: ImageHeader?
  private var scanCount = 0
  private var exif: ImageOrientation?

  /// Reads the header and checks that the file is whole.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage`.
  static func header(of bytes: UnsafeRawBufferPointer) throws -> ImageHeader {
    var walk = JPEGStructure(reader: ImageByteReader(bytes))
    return try walk.run()
  }

  private init(reader: ImageByteReader) {
    self.reader = reader
  }

  private mutating func run() throws -> ImageHeader {
    try reader.skip(2)
    while true {
      let marker = try nextMarker()
      if marker == Marker.endOfImage { break }
      try readSegment(marker)
    }
    guard var header, scanCount > 0 else {
      throw EngineError.corruptImage(.jpeg, "it ends without picture data")
    }
    header.scanCount = scanCount
    header.orientation = exif ?? .up
    return header
  }

  /// Moves behind the next marker: bytes that are not 0xFF, then one or more 0xFF, then the marker's code.
  private mutating func nextMarker() throws -> Int {
    while try reader.byte() != 0xFF {}
    var code = 0xFF
    while code == 0xFF { code = try reader.byte() }
    return code
  }

  private mutating func readSegment(_ marker: Int) throws {
    switch marker {
    case Marker.startOfFrame:
      try readFrame(segment(), isProgressive: marker == Marker.progressive)
    case Marker.huffmanTables:
      try checkHuffmanTables(segment())
    case Marker.scan:
      guard header != nil else {
        throw EngineError.corruptImage(.jpeg, "a scan comes before the frame header")
      }
      _ = try segment()
      scanCount += 1
      guard scanCount <= Self.maximumScanCount else {
        throw EngineError.corruptImage(.jpeg, "it has more than \(Self.maximumScanCount) scans")
      }
      try skipEntropyCodedData()
    case Marker.exif:
      let payload = try segment()
      if exif == nil { exif = ExifOrientation.read(fromJPEGSegment: payload) }
    case Marker.quantizationTables, Marker.restartInterval, Marker.lineCount, Marker.application,
      Marker.comment:
      _ = try segment()
    case Marker.unsupportedFrame:
      throw EngineError(
        .invalidImage,
        "this kind of JPEG (lossless, hierarchical or arithmetic-coded) is not supported;"
          + " save it as a baseline or progressive JPEG")
    default:
      throw EngineError.corruptImage(
        .jpeg,
        "unexpected marker 0x\(String(marker, radix: 16, uppercase: true)) before byte \(reader.offset)")
    }
  }

  /// The payload of the segment at the reader, without its two length bytes.
  private mutating func segment() throws -> UnsafeRawBufferPointer {
    let length = try reader.bigEndian16()
    guard length >= 2 else {
      throw EngineError.corruptImage(.jpeg, "a segment of \(length) bytes before byte \(reader.offset)")
    }
    return try reader.slice(length - 2)
  }

  private mutating func readFrame(_ payload: UnsafeRawBufferPointer, isProgressive: Bool) throws {
    guard header == nil else { throw EngineError.corruptImage(.jpeg, "it has two frame headers") }
    guard payload.count >= 6 else { throw EngineError.corruptImage(.jpeg, "its frame header is incomplete") }
    var frame = ImageByteReader(payload)
    let precision = try frame.byte()
    guard precision == 8 else {
      throw EngineError(
        .invalidImage, "this JPEG has \(precision) bits per sample; only 8 are supported, save it with 8")
    }
    let height = try frame.bigEndian16()
    let width = try frame.bigEndian16()
    let componentCount = try frame.byte()
    header = ImageHeader(
      width: width, height: height,
      // Progressive files keep 16-bit coefficients until the last scan.
      bytesPerPixel: componentCount * (isProgressive ? 2 : 1),
      // A block of 8x8 pixels takes at least one bit.
      plausiblePixelCount: 512 * reader.bytes.count)
  }

  /// Each table has 16 counts, whose sum must be at most 256, and as many values.
  private func checkHuffmanTables(_ payload: UnsafeRawBufferPointer) throws {
    var rest = payload[...]
    while !rest.isEmpty {
      let valueCount = rest.dropFirst().prefix(16).reduce(0) { $0 + Int($1) }
      guard rest.count >= 17 + valueCount, valueCount <= 256 else {
        throw EngineError.corruptImage(
          .jpeg, "a Huffman table of \(valueCount) codes does not fit its segment")
      }
      rest = rest.dropFirst(17 + valueCount)
    }
  }

  /// Moves to the 0xFF of the marker that ends a scan. Inside, 0xFF is followed by zero or a restart marker.
  private mutating func skipEntropyCodedData() throws {
    let bytes = reader.bytes
    var offset = reader.offset
    while offset < bytes.count {
      guard bytes[offset] == 0xFF else {
        offset += 1
        continue
      }
      let start = offset
      while offset < bytes.count, bytes[offset] == 0xFF { offset += 1 }
      guard offset < bytes.count else { break }
      let code = Int(bytes[offset])
      if code != 0, !Marker.restart.contains(code) {
        try reader.skip(start - reader.offset)
        return
      }
      offset += 1
    }
    throw EngineError.cutShort(at: bytes.count)
  }
}

/// Marker codes (ITU-T T.81, table B.1).
private enum Marker {
  static let startOfFrame = 0xC0...0xC2
  static let progressive = 0xC2
  static let huffmanTables = 0xC4
  static let unsupportedFrame = 0xC3...0xCF
  static let restart = 0xD0...0xD7
  static let endOfImage = 0xD9
  static let scan = 0xDA
  static let quantizationTables = 0xDB
  static let lineCount = 0xDC
  static let restartInterval = 0xDD
  static let exif = 0xE1
  static let application = 0xE0...0xEF
  static let comment = 0xFE
}
