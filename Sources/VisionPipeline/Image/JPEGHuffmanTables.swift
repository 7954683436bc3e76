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
