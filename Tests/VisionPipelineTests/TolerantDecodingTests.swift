import Foundation
import TensorCore
import TestSupport
import Testing

@testable import VisionPipeline

/// Picture files that break the rules of their format, but hold the whole picture: other readers show them.
@Suite("Pictures that break rules")
struct TolerantDecodingTests {
  private static let end: [UInt8] = [0xFF, 0xD9]

  /// What programs leave between the last block of a scan and the next marker.
  private static let paddings: [String: [UInt8]] = [
    "stuffed bytes": [UInt8](repeating: 0xFF, count: 40).flatMap { [$0, 0] as [UInt8] },
    "zeros": [UInt8](repeating: 0, count: 700), "fill bytes": [UInt8](repeating: 0xFF, count: 9),
    "a restart marker": [0xFF, 0xD0], "restart markers and zeros": [0xFF, 0xD7, 0, 0, 0xFF, 0xD0, 0, 0],
    "zeros and stuffed bytes": [0, 0, 0xFF, 0, 0, 0, 0xFF, 0],
    "data": [0x12, 0x34, 0xFF, 0, 0x56, 0x12, 0x34, 0xFF, 0, 0x56],
    "data and restart markers": [0x12, 0xFF, 0, 0x77, 0xFF, 0xD5, 0x12, 0xFF, 0, 0xFF, 0xD1],
  ]

  private static let jpegs: [String: [UInt8]] = ImageSamples.all.filter { $0.key.hasSuffix(".jpg") }

  private func samples(_ bytes: [UInt8]) throws -> [UInt8] {
    try PixelImage(decoding: bytes, name: "sample").samples
  }

  private func failure(_ bytes: [UInt8]) -> String? {
    #expect(throws: EngineError.self) { try PixelImage(decoding: bytes, name: "sample") }?.message
  }

  /// The file with something before each marker from the first scan on; `true` for the end marker alone.
  private func padded(_ jpeg: [UInt8], with padding: [UInt8], atEndOnly: Bool) throws -> [UInt8] {
    if atEndOnly { return Array(jpeg.dropLast(2)) + padding + Self.end }
    var result: [UInt8] = []
    var hasScan = false
    var index = 0
    while index < jpeg.count {
      if jpeg[index] == 0xFF, index + 1 < jpeg.count, jpeg[index + 1] != 0 {
        if hasScan { result += padding }
        let marker = jpeg[index + 1]
        if marker == 0xDA { hasScan = true }
        let isSegment = marker != 0xD8 && marker != 0xD9
        let count = isSegment ? 2 + (Int(jpeg[index + 2]) << 8 | Int(jpeg[index + 3])) : 2
        result += jpeg[index..<(index + count)]
        index += count
      } else {
        result.append(jpeg[index])
        index += 1
      }
    }
    return result
  }

  @Test(
    "padding behind a scan does not change a pixel", arguments: jpegs.keys.sorted(), paddings.keys.sorted())
  func paddingIsSkipped(name: String, padding: String) throws {
    let jpeg = try #require(Self.jpegs[name])
    let bytes = try #require(Self.paddings[padding])
    for atEndOnly in [true, false] {
      #expect(try samples(padded(jpeg, with: bytes, atEndOnly: atEndOnly)) == samples(jpeg), "\(atEndOnly)")
    }
  }

  @Test("a file that breaks no rule is decoded where it lies, in one piece", arguments: jpegs.keys.sorted())
  func wholeFilesAreNotCopied(name: String) throws {
    let jpeg = try #require(Self.jpegs[name])
    let pieces = try jpeg.withUnsafeBytes { try JPEGStructure.layout(of: $0).pieces }
    var end = 0
    for piece in pieces {
      switch piece {
      case .stored(let range), .scan(let range):
        #expect(range.lowerBound == end)
        end = range.upperBound
      case .endOfScan, .added: Issue.record("\(piece)")
      }
    }
    #expect(end == jpeg.count)
  }

  @Test("bytes between segments do not change a pixel", arguments: jpegs.keys.sorted())
  func bytesBetweenSegmentsAreSkipped(name: String) throws {
    let jpeg = try #require(Self.jpegs[name])
    var result = Array(jpeg.prefix(2))
    var index = 2
    var isFirst = true
    while jpeg[index + 1] != 0xDA {
      if !isFirst { result += [0, 7, 0xFF, 0, 0xFF, 0xD3, 0xFF, 1, 0x40] }
      isFirst = false
      let count = 2 + (Int(jpeg[index + 2]) << 8 | Int(jpeg[index + 3]))
      result += jpeg[index..<(index + count)]
      index += count
    }
    #expect(try samples(result + jpeg[index...]) == samples(jpeg))
  }

  @Test("the end marker may be missing, a bit before it may not", arguments: jpegs.keys.sorted())
  func missingEndIsMadeUp(name: String) throws {
    let jpeg = try #require(Self.jpegs[name])
    let whole = Array(jpeg.dropLast(2))
    for rest in [[0xFF], [], [0xFF, 0xFF], Array("junk".utf8)] as [[UInt8]] {
      let bytes = whole + rest
      #expect(try samples(bytes) == samples(jpeg))
    }
    #expect(failure(Array(jpeg.dropLast(3)))?.hasPrefix("the file is cut short") == true)
  }

  @Test("a progressive JPEG without its last scan and its end marker is cut short")
  func missingScanIsNoticed() throws {
    let jpeg = try #require(Self.jpegs["progressive.jpg"])
    let last = try #require(jpeg.indices.last { jpeg[$0...].starts(with: [0xFF, 0xDA]) })
    #expect(failure(Array(jpeg[..<last]))?.hasPrefix("the file is cut short") == true)
  }

  @Test("data behind the end marker does no harm")
  func dataBehindTheEndIsLeftAlone() throws {
    for (name, jpeg) in Self.jpegs {
      #expect(try samples(jpeg + jpeg.reversed() + jpeg) == samples(jpeg), "\(name)")
    }
  }

  @Test("a restart marker within a scan that has none is refused")
  func prematureRestartIsRefused() {
    let jpeg = ImageSamples.jpeg()
    let bytes = jpeg.dropLast(5) + [0xFF, 0xD0] + jpeg.suffix(5)
    #expect(failure(Array(bytes))?.contains("a scan ends before its last block") == true)
  }

  /// Flat blocks, coded by the tables that motion JPEG leaves out: the first difference is −118, the others
  /// are 50 or 40.
  private static let standardJPEG: (head: [UInt8], tail: [UInt8]) = {
    let sample = ImageSamples.jpeg()
    let scan = sample.indices.first { sample[$0...].starts(with: [0xFF, 0xDA]) } ?? 0
    let tables = sample.indices.first { sample[$0...].starts(with: [0xFF, 0xC4]) } ?? 0
    // Each code of the DC table, the bits of the difference, and the code 1010 that ends a block.
    let codes = [
      "11110" + "0001001", "1110" + "110010", "1110" + "110010", "1110" + "110010", "1110" + "110010",
      "1110" + "101000",
    ]
    var bits = codes.map { $0 + "1010" }.joined()
    while bits.count % 8 != 0 { bits += "1" }
    let digits = Array(bits)
    let data = stride(from: 0, to: digits.count, by: 8).flatMap { start -> [UInt8] in
      let byte = UInt8(String(digits[start..<(start + 8)]), radix: 2) ?? 0
      return byte == 0xFF ? [0xFF, 0] : [byte]
    }
    return (Array(sample[..<tables]), sample[scan...].prefix(10) + data + [0xFF, 0xD9])
  }()

  @Test("a JPEG without Huffman tables takes the standard ones")
  func huffmanTablesAreStandard() throws {
    let (head, tail) = Self.standardJPEG
    let expected = try samples(ImageSamples.jpeg())
    #expect(try samples(head + tail) == expected)
    #expect(try samples(head + JPEGHuffmanTables.segment + tail) == expected)
    #expect(try samples(head + tail.dropLast(2)) == expected)
  }

  @Test("a progressive JPEG, or one that needs its third table, must have them")
  func otherHuffmanTablesAreNeeded() throws {
    for (jpeg, table) in [(ImageSamples.jpeg(isProgressive: true), 0x00), (ImageSamples.jpeg(), 0x22)]
      as [([UInt8], UInt8)]
    {
      let tables = try #require(jpeg.indices.first { jpeg[$0...].starts(with: [0xFF, 0xC4]) })
      let scan = try #require(jpeg.indices.first { jpeg[$0...].starts(with: [0xFF, 0xDA]) })
      var rest = Array(jpeg[scan...])
      rest[6] = table
      #expect(failure(jpeg[..<tables] + rest)?.contains("needs a Huffman table") == true)
    }
  }

  /// The pixels of a grey PNG of 4 by 2 pixels, 10 to 17, in one block with the fixed codes.
  private func png(writesChecksum: Bool) -> [UInt8] {
    var bits: [UInt8] = [1, 1, 0]
    for literal in [0, 10, 11, 12, 13, 0, 14, 15, 16, 17] {
      bits += (0..<8).reversed().map { UInt8((0x30 + literal) >> $0 & 1) }
    }
    bits += [UInt8](repeating: 0, count: 7)
    while bits.count % 8 != 0 { bits.append(0) }
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bits.count, by: 8) {
      stream.append((0..<8).reduce(UInt8(0)) { $0 | bits[start + $1] << UInt8($1) })
    }
    let header = ImageSamples.bigEndian32(4) + ImageSamples.bigEndian32(2) + [8, 0, 0, 0, 0]
    return ImageSamples.joined(
      ImageFormat.png.signature, ImageSamples.pngChunk("IHDR", header),
      ImageSamples.pngChunk("IDAT", stream + (writesChecksum ? [1, 2, 3, 4] : [])),
      ImageSamples.pngChunk("IEND", []))
  }

  @Test(
    "a PNG is read whichever of its chunks has a wrong checksum, as the reference reads it",
    arguments: [2, 3])
  func chunkChecksumsDoNotCount(colorType: Int) throws {
    let whole = ImageSamples.png(colorType: colorType, bitDepth: 8)
    let expected = try samples(whole)
    var (offset, chunkCount) = (ImageFormat.png.signature.count, 0)
    while offset < whole.count {
      let length = whole[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      var bytes = whole
      bytes[offset + 8 + length] ^= 0x80
      #expect(try samples(bytes) == expected, "the chunk at byte \(offset)")
      (offset, chunkCount) = (offset + 12 + length, chunkCount + 1)
    }
    // IHDR, IDAT and IEND, and the palette.
    #expect(chunkCount >= (colorType == 3 ? 4 : 3))
  }

  @Test("a PNG is read without the checksum of its pixels, or with a wrong one")
  func pixelChecksumsDoNotCount() throws {
    let expected = (10...17).flatMap { [UInt8](repeating: UInt8($0), count: 3) }
    for writesChecksum in [true, false] {
      #expect(try samples(png(writesChecksum: writesChecksum)) == expected)
    }
    var bytes = png(writesChecksum: true)
    let checksum = bytes.count - 12 - 4
    bytes[checksum] ^= 1
    #expect(try samples(bytes) == expected)
    for missingCount in 1...3 {
      var bytes = png(writesChecksum: false)
      let end = bytes.count - 12 - 4
      bytes.removeSubrange((end - missingCount)..<end)
      // The last byte of the length of the chunk with the pixels, behind the header.
      bytes[33 + 3] -= UInt8(missingCount)
      #expect(failure(bytes)?.contains("corrupt") == true)
    }
  }

  @Test("the chunk that ends a PNG may be missing, or any part of it; a part of the pixels may not")
  func missingEndOfPNGIsMadeUp() throws {
    let png = png(writesChecksum: true)
    let expected = try samples(png)
    for missingCount in 0...12 { #expect(try samples(Array(png.dropLast(missingCount))) == expected) }
    #expect(failure(Array(png.dropLast(13)))?.hasPrefix("the file is cut short") == true)
    // The same in two chunks, of which the last is missing.
    let stream = png[41..<(png.count - 16)]
    for byteCount in 3..<(stream.count - 4) {
      let first = ImageSamples.pngChunk("IDAT", Array(stream.prefix(byteCount)))
      let second = ImageSamples.pngChunk("IDAT", Array(stream.dropFirst(byteCount)))
      #expect(try samples(png[..<33] + first + second) == expected)
      #expect(failure(png[..<33] + first)?.contains("corrupt") == true, "\(byteCount) bytes")
    }
  }

  @Test(
    "the orientation in a PNG's eXIf chunk is honoured wherever it stands", arguments: 1...8, [true, false])
  func exifChunkIsHonoured(value: Int, isBigEndian: Bool) throws {
    let png = ImageSamples.png(colorType: 2, bitDepth: 8)
    let exif = ImageSamples.exif(orientation: value, isBigEndian: isBigEndian)
    let plain = try PixelImage(decoding: png, name: "plain")
    let orientation = try #require(PictureOrientation(exifValue: value))
    // Behind the header, or behind the pixels; some programs leave what stands before Exif data in JPEG
    // files.
    for place in [33, png.count - 12] {
      for payload in [Array(exif.dropFirst(6)), exif] {
        let bytes = png[..<place] + ImageSamples.pngChunk("eXIf", payload) + png[place...]
        #expect(
          try samples(Array(bytes)) == plain.turnedUpright(from: orientation).samples, "at \(place)")
        let ignoring = try PixelImage(decoding: Array(bytes), name: "sample", exif: .ignore)
        #expect(ignoring.samples == plain.samples)
        #expect(try PictureSize(of: Array(bytes)).exifOrientation == value)
      }
    }
  }

  @Test(
    "files of cameras and scanners are what they are without padding", .enabled(if: ReferenceKit.isAvailable))
  func recordedFilesAreRead() throws {
    let stuffed = try ReferenceKit.bytes("cases/jpeg_ff00_before_end.jpg")
    var plain = Array(stuffed.dropLast(2))
    while plain.suffix(5) == [0x12, 0x34, 0xFF, 0, 0x56] { plain.removeLast(5) }
    #expect(plain.count < stuffed.count - 100)
    #expect(try samples(stuffed) == samples(plain + Self.end))

    let restarted = try ReferenceKit.bytes("cases/jpeg_rst_before_end.jpg")
    let restart = try #require(restarted.indices.last { restarted[$0...].starts(with: [0xFF, 0xD1]) })
    #expect(try samples(restarted) == samples(restarted[..<restart] + Self.end))

    let motion = try ReferenceKit.bytes("cases/jpeg_without_huffman_tables.jpg")
    #expect(try samples(motion) == samples(motion[..<2] + JPEGHuffmanTables.segment + motion[2...]))

    let turned = try PixelImage(contentsOfFile: ReferenceKit.url("cases/png_exif_orientation_6.png").path)
    #expect((turned.width, turned.height) == (500, 610))
    for name in ["png_without_adler32.png", "png_wrong_idat_checksum.png"] {
      #expect(try PixelImage(contentsOfFile: ReferenceKit.url("cases/" + name).path).width == 300)
    }
  }
}

@Suite("Limits and sizes of pictures")
struct PictureLimitTests {
  private func failure(_ bytes: [UInt8], _ limits: PictureLimits) -> EngineError? {
    #expect(throws: EngineError.self) { try PixelImage(decoding: bytes, limits: limits) }
  }

  @Test("a phone's photograph of 108 megapixels is within the usual limits, one of 200 is not")
  func usualLimits() {
    // The bytes cannot back the header, which is looked at once the limits are kept.
    for isProgressive in [false, true] {
      let bytes = ImageSamples.jpeg(
        componentCount: 3, isProgressive: isProgressive, width: 12_000, height: 9_000)
      #expect(failure(bytes, PictureLimits())?.code == .invalidImage)
    }
    let large = ImageSamples.jpeg(componentCount: 3, width: 16_000, height: 12_500)
    #expect(failure(large, PictureLimits())?.code == .resourceExhausted)
    #expect(failure(large, PictureLimits(megapixels: 200))?.code == .invalidImage)
    #expect(PictureLimits(megapixels: 120) == PictureLimits())
  }

  @Test("each limit is named when it is exceeded")
  func limitsAreNamed() throws {
    let jpeg = ImageSamples.jpeg(componentCount: 3)
    #expect(
      failure(jpeg, PictureLimits(maximumPixelCount: 383))?.message
        == "a picture of 24x16 pixels is too large; at most 383 pixels are accepted "
        + "(PictureLimits.maximumPixelCount, --max-megapixels)")
    #expect(
      failure(jpeg, PictureLimits(maximumFileByteCount: jpeg.count - 1))?.message
        == "a file of \(jpeg.count) bytes is too large; at most \(jpeg.count - 1) are accepted "
        + "(PictureLimits.maximumFileByteCount)")
    #expect(
      failure(jpeg, PictureLimits(maximumMemoryByteCount: 2303))?.message
        == "decoding 24x16 pixels of this kind takes 2304 bytes of memory; at most 2303 are allowed "
        + "(PictureLimits.maximumMemoryByteCount, --max-megapixels)")
    let enough = PictureLimits(
      maximumPixelCount: 384, maximumFileByteCount: jpeg.count, maximumMemoryByteCount: 2304)
    #expect(try PixelImage(decoding: jpeg, limits: enough).width == 24)
    for limits in [PictureLimits(maximumPixelCount: -1), PictureLimits(maximumPixelCount: .max)] {
      #expect(throws: EngineError.self) {
        try PixelImage(
          decoding: ImageSamples.png(colorType: 2, bitDepth: 8, width: 60_000, height: 60_000), limits: limits
        )
      }
    }
  }

  @Test(
    "a size is read from the header alone, of a file or of its first bytes",
    arguments: ImageSamples.all.keys.sorted())
  func sizeIsRead(name: String) throws {
    let bytes = try #require(ImageSamples.all[name])
    let picture = try PixelImage(decoding: bytes, name: name)
    let files = try TemporaryDirectory()
    for size in try [
      PictureSize(of: bytes), PictureSize(ofFile: files.write(bytes, to: name)),
      PictureSize(of: Data(bytes.prefix(name.hasSuffix(".jpg") ? bytes.count - 20 : 60))),
    ] {
      #expect((size.width, size.height) == (picture.width, picture.height))
      #expect(size.exifOrientation == (name == "exif.jpg" ? 6 : 1))
      #expect(size.pictureByteCount >= picture.height * picture.rowByteCount)
      #expect(size.decodingByteCount >= size.pictureByteCount)
    }
    #expect(throws: EngineError.self) { try PictureSize(of: Array(bytes.prefix(7))) }
  }

  @Test("what stands far behind the header is found in a file")
  func distantExifIsFound() throws {
    let png = ImageSamples.png(colorType: 2, bitDepth: 8)
    let text = ImageSamples.pngChunk("tEXt", [UInt8](repeating: 65, count: 300_000))
    let exif = ImageSamples.pngChunk("eXIf", Array(ImageSamples.exif(orientation: 6).dropFirst(6)))
    let files = try TemporaryDirectory()
    let path = try files.write(Array(png.dropLast(12)) + text + text + exif + png.suffix(12), to: "a.png")
    let size = try PictureSize(ofFile: path)
    #expect((size.width, size.height, size.exifOrientation) == (3, 5, 6))
    let picture = try PixelImage(contentsOfFile: path)
    #expect((picture.width, picture.height) == (3, 5))
  }

  @Test("the memory that decoding takes depends on the kind of file")
  func memoryIsReckoned() throws {
    func bytesPerPixel(_ bytes: [UInt8]) throws -> Double {
      let size = try PictureSize(of: bytes)
      return Double(size.decodingByteCount) / Double(size.width * size.height)
    }
    #expect(try bytesPerPixel(ImageSamples.jpeg()) == 4)
    #expect(try bytesPerPixel(ImageSamples.jpeg(componentCount: 3)) == 6)
    #expect(try bytesPerPixel(ImageSamples.jpeg(componentCount: 3, isProgressive: true)) == 12)
    #expect(try bytesPerPixel(ImageSamples.png(colorType: 2, bitDepth: 8)) == 6)
    #expect(try bytesPerPixel(ImageSamples.png(colorType: 6, bitDepth: 16)) == 16)
  }
}
