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
