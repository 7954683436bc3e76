import Foundation
import TensorCore
import TestSupport
import Testing
import VisionPipeline

@Suite("Hostile pictures")
struct ImageHostileInputTests {
  /// Decodes and returns the error; an error must be of the engine and one line long.
  private func failure(_ bytes: [UInt8], _ note: String) -> EngineError? {
    do {
      _ = try PixelImage(decoding: bytes, name: "hostile")
      return nil
    } catch let error as EngineError {
      #expect(
        !error.description.contains("\n") && error.description.hasPrefix("hostile: "), "\(note): \(error)")
      return error
    } catch {
      Issue.record("\(note): \(error)")
      return nil
    }
  }

  @Test("a file cut at any byte is refused", arguments: ImageSamples.all.keys.sorted())
  func truncationIsRefused(name: String) throws {
    let bytes = try #require(ImageSamples.all[name])
    #expect(failure(bytes, name) == nil)
    // The last row of a BMP may lack its padding, a JPEG its end marker and a PNG the chunk that ends it,
    // since all pixels are there.
    let dispensable =
      ["24.bmp": 1, "palette.bmp": 3][name] ?? (name.hasSuffix(".jpg") ? 2 : name.hasSuffix(".png") ? 12 : 0)
    for count in 1..<(bytes.count - dispensable) {
      let error = failure(Array(bytes.prefix(count)), "\(name) cut at \(count)")
      #expect(error?.message.hasPrefix("the file is cut short") == true, "\(name) cut at \(count)")
    }
  }

  @Test("mutated files give a picture or one line", arguments: ImageSamples.all.keys.sorted())
  func mutationsNeverCrash(name: String) throws {
    let bytes = try #require(ImageSamples.all[name])
    let rounds = ProcessInfo.processInfo.environment["VITRUVIAN_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 300
    var random = SeededGenerator(seed: UInt64(bytes.count))
    for round in 0..<rounds {
      var mutated = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        mutate(&mutated, &random)
      }
      if name.hasSuffix(".png"), round % 2 == 0 { mutated = withValidChecksums(mutated) }
      _ = failure(mutated, "\(name), round \(round)")
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard let index = bytes.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes[index] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF].randomElement(using: &random) ?? 0
    case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes[index] = .random(in: 0...255, using: &random)
    case 3: bytes.insert(.random(in: 0...255, using: &random), at: index)
    case 4: bytes.remove(at: index)
    case 5: bytes.removeLast(min(bytes.count - 1, Int.random(in: 1...20, using: &random)))
    case 6: bytes.insert(contentsOf: Self.jpegPieces.randomElement(using: &random) ?? [], at: index)
    default:
      let end = min(bytes.count, index + Int.random(in: 1...40, using: &random))
      bytes.insert(contentsOf: Array(bytes[index..<end]), at: index)
    }
  }

  /// What may stand at odd places of a JPEG.
  private static let jpegPieces: [[UInt8]] = [
    [0xFF, 0, 0xFF, 0, 0xFF, 0, 0xFF, 0, 0xFF, 0], [0xFF, 0xD0], [0xFF, 0xFF, 0xFF], [0xFF, 0xD9], [0xFF, 1],
    [0, 0, 0, 0, 0], [0xFF, 0xDD, 0, 4, 0, 1], [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0],
  ]

  /// Repairs the checksums of a PNG's chunks as far as they can be followed, so that the decoder sees them.
  private func withValidChecksums(_ bytes: [UInt8]) -> [UInt8] {
    var (result, offset) = (bytes, 8)
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length
      guard end + 4 <= bytes.count else { break }
      result.replaceSubrange(
        end..<(end + 4), with: ImageSamples.bigEndian32(Int(crc32(bytes[(offset + 4)..<end]))))
      offset = end + 4
    }
    return result
  }

  @Test(
    "a small file with a huge header is refused at once",
    arguments: [
      ("jpeg", ImageSamples.jpeg(width: 20_000, height: 20_000)),
      ("progressive jpeg", ImageSamples.jpeg(isProgressive: true, width: 20_000, height: 20_000)),
      ("png", ImageSamples.png(colorType: 6, bitDepth: 16, width: 20_000, height: 20_000)),
      ("longest png", ImageSamples.png(colorType: 2, bitDepth: 8, width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)),
      ("thin png", ImageSamples.png(colorType: 2, bitDepth: 8, width: 90_000_000, height: 1)),
      ("bmp", ImageSamples.bmp(bitsPerPixel: 24, width: 20_000, height: 20_000)),
      ("upside-down bmp", ImageSamples.bmp(bitsPerPixel: 24, width: 5, height: -0x8000_0000)),
      ("gif", ImageSamples.gif(width: 20_000, height: 20_000)),
    ])
  func hugeHeaderIsRefused(name: String, bytes: [UInt8]) {
    #expect(failure(bytes, name)?.code == .resourceExhausted)
  }

  @Test(
    "a header that the bytes cannot back is refused before memory is asked for",
    arguments: [
      ("jpeg", ImageSamples.jpeg(width: 9_000, height: 9_000)),
      ("png", ImageSamples.png(colorType: 2, bitDepth: 8, width: 9_000, height: 9_000)),
      ("bmp", ImageSamples.bmp(bitsPerPixel: 24, width: 9_000, height: 9_000)),
      ("gif", ImageSamples.gif(width: 9_000, height: 9_000)),
    ])
  func unbackedHeaderIsRefused(name: String, bytes: [UInt8]) {
    let error = failure(bytes, name)
    #expect(error?.code == .invalidImage)
    #expect(error?.message.hasSuffix("declares 9000x9000 pixels, more than its bytes can hold") == true)
  }

  @Test("a PNG that inflates to far more than its header needs is refused")
  func zipBombIsRefused() {
    // One deflate block with fixed codes: a zero, then 60 000 copies of 258 bytes each, 15 MB out of 98 kB.
    var bits: [UInt8] = [1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0]
    for _ in 0..<60_000 { bits += [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0] }
    bits += [UInt8](repeating: 0, count: 7 + (8 - (bits.count + 7) % 8) % 8)
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bits.count, by: 8) {
      stream.append((0..<8).reduce(UInt8(0)) { $0 | bits[start + $1] << UInt8($1) })
    }
    stream += [0, 0, 0, 0]
    let header = Array(ImageSamples.png(colorType: 2, bitDepth: 8).prefix(33))
    let bomb = ImageSamples.joined(
      header, ImageSamples.pngChunk("IDAT", stream), ImageSamples.pngChunk("IEND", []))
    let error = failure(bomb, "bomb")
    #expect(error?.message == "the PNG data needs more memory than 5x3 pixels may take, or than there is")
    #expect(error?.code == .resourceExhausted)
  }

  @Test("a PNG with an unknown critical chunk is refused without showing its bytes")
  func unknownCriticalChunkIsRefused() {
    let valid = ImageSamples.png(colorType: 2, bitDepth: 8)
    let chunk = ImageSamples.pngChunk("I\n\u{1B}K", [1, 2, 3])
    let bytes = ImageSamples.joined(Array(valid.prefix(33)), chunk, Array(valid.dropFirst(33)))
    #expect(
      failure(bytes, "chunk")?.message
        == "the PNG file is corrupt: the chunk before byte 48 has an unknown type")
  }

  @Test("a BMP with a rare kind of header is not called corrupt, and how to help is said")
  func rareBMPHeaderIsRefused() {
    var bytes = ImageSamples.bmp(bitsPerPixel: 24)
    // The length of the header: 52 bytes, which some programs write, but which the decoder does not know.
    bytes[14] = 52
    #expect(
      failure(bytes, "rare")?.message
        == "the BMP file cannot be decoded (\"unknown image type\"): it is corrupt or of a rare kind; save it anew, as PNG for instance"
    )
  }

  @Test("a Huffman table with more codes than symbols exist is refused")
  func oversizedHuffmanTableIsRefused() {
    let table = ImageSamples.segment(
      0xC4, [0] + [UInt8](repeating: 255, count: 16) + [UInt8](repeating: 0, count: 16 * 255))
    let bytes = [0xFF, 0xD8] + table + ImageSamples.jpeg().dropFirst(2)
    #expect(failure(bytes, "table")?.message.contains("a Huffman table of 4080 codes") == true)
  }

  @Test("a JPEG with many scans of a large picture is refused")
  func manyLargeScansAreRefused() {
    let scan = ImageSamples.segment(0xDA, [1, 1, 0, 0, 0, 0]) + [0]
    var bytes = Array(ImageSamples.jpeg(isProgressive: true, width: 9_000, height: 9_000).dropLast(2))
    for _ in 0..<60 { bytes += scan }
    let error = failure(bytes + [0xFF, 0xD9], "scans")
    #expect(error?.code == .resourceExhausted)
    #expect(error?.message.contains("has 62 scans of 9000x9000 pixels; at most 53 are accepted") == true)
  }

  @Test("a JPEG with thousands of scans is refused")
  func tooManyScansAreRefused() {
    let scan = ImageSamples.segment(0xDA, [1, 1, 0, 0, 0, 0]) + [0]
    var bytes = Array(ImageSamples.jpeg(isProgressive: true).dropLast(2))
    for _ in 0..<1_000 { bytes += scan }
    #expect(failure(bytes + [0xFF, 0xD9], "scans")?.message.contains("more than 500 scans") == true)
  }
}
