import TensorCore

/// Walks the marker segments of a JPEG file (ITU-T T.81, annex B) up to the end-of-image marker.
///
/// The decoder itself forgives files that end early and trusts the sizes of Huffman tables, so both are
/// checked here. Segments are skipped by their length: markers inside an embedded thumbnail do not count.
/// The walk is as strict as the decoder: whatever segment the decoder will read, the walk has seen.
///
/// What the decoder does not take, but other readers do, is kept from it: bytes between segments, data behind
/// the last block of a scan, restart markers that nothing follows. Tables that are left out and a missing end
/// marker are added.
struct JPEGStructure {
  /// Encoders write about ten scans. Each costs a pass over the whole picture, so a small hostile file with
  /// very many would take hours.
  private static let maximumScanCount = 500

  private var reader: ImageByteReader
  private var frame: JPEGFrame?
  private var scanCount = 0
  private var exif: PictureOrientation?
  private var restartInterval = 0
  private var tables = Tables()
  private var progress: [ScanProgress] = []
  /// What the decoder gets.
  private var pieces: [DecoderPiece] = []
  /// Where the bytes begin that are not in `pieces` yet.
  private var pieceStart = 0

  /// Reads what stands before the first scan. Of a file that ends early, it is what there is.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage`.
  static func header(_ reader: ImageByteReader) throws -> ImageHeader {
    var walk = JPEGStructure(reader: reader)
    return try walk.readHeader()
  }

  /// Checks that the file is whole.
  ///
  /// - Throws: ``EngineError`` with code `invalidImage`.
  static func layout(of bytes: UnsafeRawBufferPointer) throws -> ImageLayout {
    var walk = JPEGStructure(reader: ImageByteReader(bytes))
    return try walk.readAll()
  }

  private init(reader: ImageByteReader) {
    self.reader = reader
  }

  private mutating func readHeader() throws -> ImageHeader {
    try reader.skip(2)
    while let marker = try nextMarker(), marker != Marker.endOfImage, marker != Marker.scan {
      do { try readSegment(marker) } catch {
        // The size is known, and what is missing may be no more than the end.
        if frame != nil { break }
        throw error
      }
    }
    guard frame != nil else { throw EngineError.cutShort(at: reader.offset) }
    return try header
  }

  private mutating func readAll() throws -> ImageLayout {
    try reader.skip(2)
    leaveOut(2..<2)
    while let marker = try nextMarker() {
      if marker == Marker.endOfImage {
        pieces.append(.stored(pieceStart..<reader.offset))
        return try layout
      }
      try readSegment(marker)
    }
    // The end marker may be missing, but nothing before it.
    guard scanCount > 0, progress.allSatisfy(\.isComplete) else {
      throw EngineError.cutShort(at: reader.byteCount)
    }
    pieces.append(.added([0xFF, UInt8(Marker.endOfImage)]))
    return try layout
  }

  private var header: ImageHeader {
    get throws {
      guard var header = frame?.header else {
        throw EngineError.corruptImage(.jpeg, "a scan comes before the frame header")
      }
      header.orientation = exif ?? .up
      return header
    }
  }

  private var layout: ImageLayout {
    get throws {
      guard scanCount > 0 else { throw EngineError.corruptImage(.jpeg, "it ends without picture data") }
      var pieces = pieces
      // Behind the first marker; tables of the file itself come later and count instead.
      if tables.areMissing { pieces.insert(.added(JPEGHuffmanTables.segment), at: 1) }
      return ImageLayout(
        header: try header,
        // A block of 8x8 pixels takes at least one bit.
        plausiblePixelCount: 512 * reader.byteCount, scanCount: scanCount, pieces: pieces)
    }
  }
}

extension JPEGStructure {
  /// Moves behind the next marker that means something here, and returns its code; `nil` at the end of the
  /// file.
  ///
  /// A marker is one or more 0xFF before its code. What stands before it is left out, as are stuffed zeros
  /// and restart markers.
  private mutating func nextMarker() throws -> Int? {
    let start = reader.offset
    while reader.remainingCount > 0 {
      guard try reader.byte() == 0xFF else { continue }
      var code = 0xFF
      while code == 0xFF, reader.remainingCount > 0 { code = try reader.byte() }
      guard code != 0, code != 0xFF, !Marker.standalone.contains(code) else { continue }
      let markerStart = reader.offset - 2
      if markerStart > start { leaveOut(start..<markerStart) }
      return code
    }
    return nil
  }

  private mutating func leaveOut(_ range: Range<Int>) {
    if pieceStart < range.lowerBound { pieces.append(.stored(pieceStart..<range.lowerBound)) }
    pieceStart = range.upperBound
  }

  private mutating func readSegment(_ marker: Int) throws {
    switch marker {
    case Marker.startOfFrame:
      guard frame == nil else { throw EngineError.corruptImage(.jpeg, "it has two frame headers") }
      frame = try JPEGFrame(segment(), isProgressive: marker == Marker.progressive)
    case Marker.huffmanTables:
      try readHuffmanTables(segment())
    case Marker.scan:
      try readScan()
    case Marker.exif:
      let payload = try segment()
      if exif == nil { exif = ExifOrientation.read(fromJPEGSegment: payload) }
    case Marker.restartInterval:
      let payload = try segment()
      if payload.count == 2 { restartInterval = Int(payload[0]) << 8 | Int(payload[1]) }
    case Marker.quantizationTables, Marker.lineCount, Marker.application, Marker.comment:
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

  /// Each table has 16 counts, whose sum must be at most 256, and as many values.
  private mutating func readHuffmanTables(_ payload: UnsafeRawBufferPointer) throws {
    var rest = payload[...]
    while let destination = rest.first {
      let valueCount = rest.dropFirst().prefix(16).reduce(0) { $0 + Int($1) }
      guard rest.count >= 17 + valueCount, valueCount <= 256 else {
        throw EngineError.corruptImage(
          .jpeg, "a Huffman table of \(valueCount) codes does not fit its segment")
      }
      tables.define(Int(destination))
      rest = rest.dropFirst(17 + valueCount)
    }
  }

  private mutating func readScan() throws {
    guard let frame else {
      throw EngineError.corruptImage(.jpeg, "a scan comes before the frame header")
    }
    let scan = JPEGScan(try segment(), of: frame)
    scanCount += 1
    guard scanCount <= Self.maximumScanCount else {
      throw EngineError.corruptImage(.jpeg, "it has more than \(Self.maximumScanCount) scans")
    }
    var restartCount = 0
    if progress.isEmpty { progress = frame.components.map { _ in ScanProgress() } }
    if let scan {
      try tables.check(scan, isProgressive: frame.isProgressive)
      for part in scan.parts { progress[part.component].advance(by: scan) }
      let unitCount = frame.unitCount(of: scan.parts.map { frame.components[$0.component] })
      if restartInterval > 0 {
        restartCount = max(0, unitCount - 1) / restartInterval
      }
    }
    try readEntropyCodedData(restartCount: restartCount)
  }

  /// Moves to the 0xFF of the marker that ends a scan, or to the end of the file. Inside, 0xFF is followed by
  /// zero or a restart marker.
  ///
  /// - Parameter restartCount: How many restart markers belong to the scan; behind the next one, there is
  ///   none of it.
  private mutating func readEntropyCodedData(restartCount: Int) throws {
    let bytes = reader.rest
    var offset = 0
    var restartsLeft = restartCount
    var end: Int?
    var next = bytes.count
    while offset < bytes.count {
      guard bytes[offset] == 0xFF else {
        offset += 1
        continue
      }
      let start = offset
      while offset < bytes.count, bytes[offset] == 0xFF { offset += 1 }
      let code = offset < bytes.count ? Int(bytes[offset]) : 0xFF
      if Marker.restart.contains(code) {
        if restartsLeft == 0, end == nil { end = start }
        restartsLeft -= 1
      } else if code != 0 {
        next = start
        break
      }
      offset += 1
    }
    let scanStart = reader.offset
    pieces.append(.stored(pieceStart..<scanStart))
    pieces.append(.scan(scanStart..<(scanStart + (end ?? next))))
    if end != nil || next == bytes.count { pieces.append(.endOfScan(isEndOfFile: next == bytes.count)) }
    try reader.skip(next)
    pieceStart = reader.offset
  }
}

extension JPEGStructure {
  /// Which Huffman tables there are.
  private struct Tables {
    /// By their class, 0 for DC and 1 for AC, in the upper half, and their number in the lower.
    private var defined: Set<Int> = []
    /// Whether some are needed that the file leaves out.
    private(set) var areMissing = false

    mutating func define(_ destination: Int) { defined.insert(destination) }

    /// Looks for the tables of a scan. Of sequential files, the first two of each class may be left out.
    mutating func check(_ scan: JPEGScan, isProgressive: Bool) throws {
      let needed = scan.dcTables + scan.acTables.map { 1 << 4 | $0 }
      for destination in needed where !defined.contains(destination) {
        guard !isProgressive, destination & 15 < 2 else {
          throw EngineError.corruptImage(.jpeg, "a scan needs a Huffman table that comes nowhere before it")
        }
        areMissing = true
      }
    }
  }

  /// How much of a component the scans have brought.
  private struct ScanProgress {
    /// How many bits of each coefficient are missing.
    private var missingBitCounts = [Int](repeating: .max, count: 64)

    var isComplete: Bool { missingBitCounts.allSatisfy { $0 == 0 } }

    mutating func advance(by scan: JPEGScan) {
      for coefficient in scan.spectrum { missingBitCounts[coefficient] = scan.missingBitCount }
    }
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
  /// Nothing belongs to these, and between segments they mean nothing.
  static let standalone: Set<Int> = Set(restart).union([0x01])
}

/// The frame header of a JPEG file (ITU-T T.81, B.2.2).
struct JPEGFrame {
  /// A colour, perhaps at a lower resolution.
  struct Component {
    var identifier: Int
    /// Sampling factors, 1 to 4.
    var columns: Int
    var rows: Int
  }

  let width: Int
  let height: Int
  let isProgressive: Bool
  let components: [Component]

  /// - Throws: ``EngineError`` with code `invalidImage`.
  init(_ payload: UnsafeRawBufferPointer, isProgressive: Bool) throws {
    guard payload.count >= 6 else { throw EngineError.corruptImage(.jpeg, "its frame header is incomplete") }
    var frame = ImageByteReader(payload)
    let precision = try frame.byte()
    guard precision == 8 else {
      throw EngineError(
        .invalidImage, "this JPEG has \(precision) bits per sample; only 8 are supported, save it with 8")
    }
    height = try frame.bigEndian16()
    width = try frame.bigEndian16()
    self.isProgressive = isProgressive
    let count = try frame.byte()
    guard frame.remainingCount == 3 * count else {
      throw EngineError.corruptImage(.jpeg, "its frame header is incomplete")
    }
    components = try (0..<count).map { _ in
      let identifier = try frame.byte()
      let sampling = try frame.byte()
      try frame.skip(1)
      guard 1...4 ~= sampling >> 4, 1...4 ~= sampling & 15 else {
        throw EngineError.corruptImage(.jpeg, "its sampling factors are not 1 to 4")
      }
      return Component(identifier: identifier, columns: sampling >> 4, rows: sampling & 15)
    }
  }

  var header: ImageHeader {
    // Each component has a plane of its own; progressive files keep 16-bit coefficients until the last scan.
    let samples =
      components.reduce(0) { $0 + Double($1.columns * $1.rows) }
      / Double(max(1, mostColumns * mostRows))
    let planes = samples * (isProgressive ? 3 : 1)
    // One component is decoded to grey, which becomes RGB.
    return ImageHeader(
      width: width, height: height, bytesPerPixel: components.count < 3 ? max(4, planes + 1) : planes + 3)
  }

  private var mostColumns: Int { components.map(\.columns).max() ?? 1 }
  private var mostRows: Int { components.map(\.rows).max() ?? 1 }

  /// How many units a scan of some components consists of, between which restart markers may stand.
  func unitCount(of components: [Component]) -> Int {
    guard let only = components.first, components.count == 1 else {
      return divide(width, 8 * mostColumns) * divide(height, 8 * mostRows)
    }
    let columns = divide(width * only.columns, mostColumns)
    let rows = divide(height * only.rows, mostRows)
    return divide(columns, 8) * divide(rows, 8)
  }

  /// The quotient, rounded up.
  private func divide(_ dividend: Int, _ divisor: Int) -> Int { (dividend + divisor - 1) / divisor }
}

/// The header of a scan of a JPEG file (ITU-T T.81, B.2.3).
struct JPEGScan {
  /// The places of its components in the frame, and the numbers of their tables.
  struct Part {
    var component: Int
    var dcTable: Int
    var acTable: Int
  }

  let parts: [Part]
  /// Which coefficients it has.
  let spectrum: ClosedRange<Int>
  /// Whether it begins with them, instead of adding a bit to those that were there before.
  let isFirst: Bool
  /// How many of their bits are missing behind it.
  let missingBitCount: Int

  /// Reads the header; `nil` when it contradicts itself or the frame, which the decoder refuses.
  init?(_ payload: UnsafeRawBufferPointer, of frame: JPEGFrame) {
    guard let count = payload.first.map(Int.init), 1...4 ~= count, payload.count == 4 + 2 * count else {
      return nil
    }
    var parts: [Part] = []
    for index in 0..<count {
      let (identifier, tables) = (Int(payload[1 + 2 * index]), Int(payload[2 + 2 * index]))
      guard let component = frame.components.firstIndex(where: { $0.identifier == identifier }),
        tables >> 4 < 4, tables & 15 < 4
      else { return nil }
      parts.append(Part(component: component, dcTable: tables >> 4, acTable: tables & 15))
    }
    self.parts = parts
    let (first, last, bits) = (
      Int(payload[payload.count - 3]), Int(payload[payload.count - 2]), Int(payload[payload.count - 1])
    )
    guard frame.isProgressive else {
      (spectrum, isFirst, missingBitCount) = (0...63, true, 0)
      return
    }
    guard first <= last, last <= 63 else { return nil }
    (spectrum, isFirst, missingBitCount) = (first...last, bits >> 4 == 0, bits & 15)
  }

  /// The numbers of the DC tables that its data is coded with.
  var dcTables: [Int] { spectrum.contains(0) && isFirst ? parts.map(\.dcTable) : [] }
  /// The numbers of the AC tables that its data is coded with.
  var acTables: [Int] { spectrum.upperBound > 0 ? parts.map(\.acTable) : [] }
}

/// The Huffman tables that files may leave out: those of ITU-T T.81, annex K.3.3.
///
/// Frames of motion JPEG, which webcams and old cameras write, have none.
enum JPEGHuffmanTables {
  /// A segment that defines them: luminance as table 0, chrominance as table 1.
  static let segment: [UInt8] = {
    let tables = [
      table(0x00, luminanceDCCounts, Array(0...11)), table(0x10, luminanceACCounts, luminanceACValues),
      table(0x01, chrominanceDCCounts, Array(0...11)), table(0x11, chrominanceACCounts, chrominanceACValues),
    ].flatMap(\.self)
    let length = tables.count + 2
    return [0xFF, 0xC4, UInt8(length >> 8), UInt8(length & 0xFF)] + tables
  }()

  /// - Parameter destination: The class, 0 for DC and 1 for AC, in the upper half, the number of the table in
  ///   the lower.
  private static func table(_ destination: UInt8, _ counts: [UInt8], _ values: [UInt8]) -> [UInt8] {
    [destination] + counts + values
  }

  /// How many codes there are of each length, from one bit to sixteen.
  private static let luminanceDCCounts: [UInt8] = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
  private static let chrominanceDCCounts: [UInt8] = [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]
  private static let luminanceACCounts: [UInt8] = [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 0x7D]
  private static let chrominanceACCounts: [UInt8] = [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 0x77]

  private static let luminanceACValues = acValues(
    mostFrequent: [
      0x01, 0x02, 0x03, 0x00, 0x04, 0x11, 0x05, 0x12, 0x21, 0x31, 0x41, 0x06, 0x13, 0x51, 0x61, 0x07, 0x22,
      0x71, 0x14, 0x32, 0x81, 0x91, 0xA1, 0x08, 0x23, 0x42, 0xB1, 0xC1, 0x15, 0x52, 0xD1, 0xF0, 0x24, 0x33,
      0x62, 0x72, 0x82,
    ])
  private static let chrominanceACValues = acValues(
    mostFrequent: [
      0x00, 0x01, 0x02, 0x03, 0x11, 0x04, 0x05, 0x21, 0x31, 0x06, 0x12, 0x41, 0x51, 0x07, 0x61, 0x71, 0x13,
      0x22, 0x32, 0x81, 0x08, 0x14, 0x42, 0x91, 0xA1, 0xB1, 0xC1, 0x09, 0x23, 0x33, 0x52, 0xF0, 0x15, 0x62,
      0x72, 0xD1, 0x0A, 0x16, 0x24, 0x34, 0xE1, 0x25, 0xF1,
    ])

  /// The values of an AC table: the number of zeros before a coefficient in the upper half, its bits, one to
  /// ten, in the lower, and the two that mean zeros alone. Those that are rare stand in ascending order.
  private static func acValues(mostFrequent: [UInt8]) -> [UInt8] {
    let all = (UInt8.min ... .max).filter { 1...10 ~= $0 & 15 || $0 == 0x00 || $0 == 0xF0 }
    return mostFrequent + all.filter { !mostFrequent.contains($0) }
  }
}
