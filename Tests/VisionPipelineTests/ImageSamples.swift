import TestSupport
import VisionPipeline

/// Whole picture files, built byte by byte, so that a test knows their pixels without another decoder.
enum ImageSamples {
  /// One small valid file per format and variant, by name.
  static let all: [String: [UInt8]] = [
    "baseline.jpg": jpeg(), "colour.jpg": jpeg(componentCount: 3),
    "progressive.jpg": jpeg(isProgressive: true),
    "cmyk.jpg": jpeg(componentCount: 4), "exif.jpg": jpeg(exif: exif(orientation: 6)),
    "grey.png": png(colorType: 0, bitDepth: 8), "grey16.png": png(colorType: 0, bitDepth: 16),
    "grey-alpha.png": png(colorType: 4, bitDepth: 8), "rgb.png": png(colorType: 2, bitDepth: 8),
    "rgb16.png": png(colorType: 2, bitDepth: 16), "rgba.png": png(colorType: 6, bitDepth: 8),
    "rgba16.png": png(colorType: 6, bitDepth: 16), "palette.png": png(colorType: 3, bitDepth: 8),
    "24.bmp": bmp(bitsPerPixel: 24), "32.bmp": bmp(bitsPerPixel: 32), "palette.bmp": bmp(bitsPerPixel: 8),
    "frame.gif": gif(),
  ]

  /// Values of the six blocks of ``jpeg(componentCount:isProgressive:exif:)``, row by row.
  static let jpegBlocks = [10, 60, 110, 160, 210, 250]

  /// A JPEG of 24x16 pixels in six flat blocks of 8x8; every component has the values of ``jpegBlocks``.
  static func jpeg(
    componentCount: Int = 1, isProgressive: Bool = false, exif: [UInt8]? = nil, width: Int = 24,
    height: Int = 16
  ) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if let exif { bytes += segment(0xE1, exif) }
    // Quantizing by 8 makes the DC coefficient the sample minus 128.
    bytes += segment(0xDB, [0] + [UInt8](repeating: 8, count: 64))
    let frame = (1...componentCount).flatMap { (component: Int) -> [UInt8] in [UInt8(component), 0x11, 0] }
    bytes += segment(
      isProgressive ? 0xC2 : 0xC0,
      joined([8], bigEndian16(height), bigEndian16(width), [UInt8(componentCount)], frame))
    // Twelve DC categories with 4-bit codes equal to the category; AC knows only "end of block", code 0.
    let categories: [UInt8] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    bytes += segment(0xC4, joined([0x00, 0, 0, 0, 12], [UInt8](repeating: 0, count: 12), categories))
    bytes += segment(0xC4, joined([0x10, 1], [UInt8](repeating: 0, count: 15), [0]))
    let components = Array(1...componentCount)
    if isProgressive {
      bytes += scan(components, spectrum: 0...0) + entropy(componentCount: componentCount, writesAC: false)
      for component in components {
        bytes += scan([component], spectrum: 1...63) + [0b0000_0011]
      }
    } else {
      bytes += scan(components, spectrum: 0...63) + entropy(componentCount: componentCount, writesAC: true)
    }
    return bytes + [0xFF, 0xD9]
  }

  /// Exif data with the orientation tag alone, in either byte order.
  static func exif(orientation: Int, isBigEndian: Bool = true) -> [UInt8] {
    func number16(_ value: Int) -> [UInt8] {
      isBigEndian ? bigEndian16(value) : bigEndian16(value).reversed()
    }
    func number32(_ value: Int) -> [UInt8] {
      isBigEndian ? bigEndian32(value) : bigEndian32(value).reversed()
    }
    let mark = Array((isBigEndian ? "MM" : "II").utf8)
    let entry = joined(number16(0x0112), number16(3), number32(1), number16(orientation), number16(0))
    return joined(
      Array("Exif\0\0".utf8), mark, number16(42), number32(8), number16(1), entry, number32(0))
  }

  /// The sample of channel `channel` in the PNG pictures, 16 bits.
  static func sample16(x: Int, y: Int, channel: Int) -> Int {
    (x * 4099 + y * 9973 + channel * 20011 + 77) & 0xFFFF
  }

  /// A PNG of 5x3 pixels whose samples are ``sample16(x:y:channel:)`` or, with 8 bits, its upper byte. For
  /// palettes the sample is the index, and the colour of index i is (i, 255 - i, i ^ 0x55).
  static func png(colorType: Int, bitDepth: Int, width: Int = 5, height: Int = 3) -> [UInt8] {
    let channelCount = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
    var raw: [UInt8] = []
    for y in 0..<3 {
      raw.append(0)
      for x in 0..<5 {
        for channel in 0..<channelCount {
          let bytes = bigEndian16(sample16(x: x, y: y, channel: channel))
          raw += bitDepth == 16 ? bytes : [bytes[0]]
        }
      }
    }
    let header = joined(
      bigEndian32(width), bigEndian32(height), [UInt8(bitDepth), UInt8(colorType), 0, 0, 0])
    let palette = (UInt8.min...UInt8.max).flatMap { (index: UInt8) -> [UInt8] in
      [index, 255 - index, index ^ 0x55]
    }
    let count = [UInt8(raw.count & 0xFF), UInt8(raw.count >> 8)]
    let deflated = joined([0x78, 0x01, 0x01], count, count.map { ~$0 }, raw, bigEndian32(adler32(raw)))
    return joined(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], pngChunk("IHDR", header),
      colorType == 3 ? pngChunk("PLTE", palette) : [], pngChunk("IDAT", deflated), pngChunk("IEND", []))
  }

  static func pngChunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + payload
    return joined(bigEndian32(payload.count), content, bigEndian32(Int(crc32(content))))
  }

  /// A bottom-up BMP of 5x3 pixels; sample c of pixel (x, y) is 40 * y + 7 * x + 60 * c in the order R, G, B.
  /// With 8 bits the index is 5 * y + x into a palette that gives the same colours.
  static func bmp(bitsPerPixel: Int, width: Int = 5, height: Int = 3) -> [UInt8] {
    func blueGreenRed(_ x: Int, _ y: Int) -> [UInt8] { [2, 1, 0].map { UInt8(40 * y + 7 * x + 60 * $0) } }
    var palette: [UInt8] = []
    if bitsPerPixel == 8 {
      for index in 0..<15 { palette += blueGreenRed(index % 5, index / 5) + [0] }
    }
    var rows: [UInt8] = []
    for y in (0..<3).reversed() {
      for x in 0..<5 {
        switch bitsPerPixel {
        case 8: rows.append(UInt8(5 * y + x))
        case 24: rows += blueGreenRed(x, y)
        default: rows += blueGreenRed(x, y) + [UInt8(200 + x)]
        }
      }
      while rows.count % 4 != 0 { rows.append(0) }
    }
    let offset = 54 + palette.count
    return joined(
      Array("BM".utf8), littleEndian32(offset + rows.count), littleEndian32(0), littleEndian32(offset),
      littleEndian32(40), littleEndian32(width), littleEndian32(height), [1, 0, UInt8(bitsPerPixel), 0],
      littleEndian32(0), littleEndian32(rows.count), littleEndian32(0), littleEndian32(0),
      littleEndian32(palette.count / 4), littleEndian32(0), palette, rows)
  }

  /// A GIF of 5x3 pixels whose pixel i, row by row, has the palette colour (i, 2 * i, 3 * i).
  static func gif(width: Int = 5, height: Int = 3) -> [UInt8] {
    let palette = (UInt8(0)..<128).flatMap { (index: UInt8) -> [UInt8] in [index, index &* 2, index &* 3] }
    // With 7-bit pixels all codes have 8 bits until the table grows: one byte is one code.
    let codes = joined([0x80], Array(0..<15), [0x81])
    return joined(
      Array("GIF89a".utf8), littleEndian16(width), littleEndian16(height), [0xF6, 0, 0], palette,
      [0x2C, 0, 0, 0, 0], littleEndian16(5), littleEndian16(3), [0, 7, UInt8(codes.count)], codes,
      [0, 0x3B])
  }
}

extension ImageSamples {
  static func joined(_ parts: [UInt8]...) -> [UInt8] { parts.flatMap { $0 } }

  static func bigEndian16(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
  static func bigEndian32(_ value: Int) -> [UInt8] { bigEndian16(value >> 16) + bigEndian16(value) }
  static func littleEndian16(_ value: Int) -> [UInt8] { bigEndian16(value).reversed() }
  static func littleEndian32(_ value: Int) -> [UInt8] { bigEndian32(value).reversed() }

  static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    joined([0xFF, marker], bigEndian16(payload.count + 2), payload)
  }

  private static func adler32(_ bytes: [UInt8]) -> Int {
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }

  private static func scan(_ components: [Int], spectrum: ClosedRange<Int>) -> [UInt8] {
    let tables = components.flatMap { (component: Int) -> [UInt8] in [UInt8(component), 0] }
    let range = [UInt8(spectrum.lowerBound), UInt8(spectrum.upperBound), 0]
    return segment(0xDA, joined([UInt8(components.count)], tables, range))
  }

  private static func bits(_ value: Int, count: Int) -> [UInt8] {
    (0..<count).map { UInt8(value >> (count - 1 - $0) & 1) }
  }

  /// The six blocks as differences of DC coefficients, padded with ones.
  private static func entropy(componentCount: Int, writesAC: Bool) -> [UInt8] {
    var bits: [UInt8] = []
    var previous = 0
    for block in jpegBlocks {
      let difference = block - 128 - previous
      previous = block - 128
      let category = Int.bitWidth - difference.magnitude.leadingZeroBitCount
      let magnitude = difference < 0 ? difference + (1 << category) - 1 : difference
      let code = joined(
        self.bits(category, count: 4), self.bits(magnitude, count: category), writesAC ? [0] : [])
      for _ in 0..<componentCount { bits += code }
    }
    while bits.count % 8 != 0 { bits.append(1) }
    return stride(from: 0, to: bits.count, by: 8).flatMap { start -> [UInt8] in
      let byte = bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | $1 }
      return byte == 0xFF ? [0xFF, 0] : [byte]
    }
  }
}

extension PixelImage {
  /// One pixel's samples.
  subscript(x: Int, y: Int) -> [UInt8] {
    withUnsafeBytes { bytes in
      (0..<channelCount).map { bytes[y * rowByteCount + x * channelCount + $0] }
    }
  }

  /// All samples.
  var samples: [UInt8] { withUnsafeBytes { Array($0) } }
}
