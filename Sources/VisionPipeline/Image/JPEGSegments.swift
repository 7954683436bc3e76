import TensorCore

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
