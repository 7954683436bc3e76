import Foundation
import TensorCore
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
    // The last row of a BMP may lack its padding, since all its pixels are there.
    let padding = name == "24.bmp" ? 1 : name == "palette.bmp" ? 3 : 0
    for count in 1..<(bytes.count - padding) {
      let error = failure(Array(bytes.prefix(count)), "\(name) cut at \(count)")
      #expect(error?.message.hasPrefix("the file is cut short") == true, "\(name) cut at \(count)")
    }
  }

  @Test("mutated files give a picture or one line", arguments: ImageSamples.all.keys.sorted())
  func mutationsNeverCrash(name: String) throws {
    let bytes = try #require(ImageSamples.all[name])
    let rounds = ProcessInfo.processInfo.environment["VITRUVIAN_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 300
    var random = ImageRandomGenerator(state: UInt64(bytes.count))
    for round in 0..<rounds {
      var mutated = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        mutate(&mutated, &random)
      }
      if name.hasSuffix(".png"), round % 2 == 0 { mutated = withValidChecksums(mutated) }
      _ = failure(mutated, "\(name), round \(round)")
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout ImageRandomGenerator) {
    guard let index = bytes.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[index] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF].randomElement(using: &random) ?? 0
    case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes[index] = .random(in: 0...255, using: &random)
    case 3: bytes.insert(.random(in: 0...255, using: &random), at: index)
    case 4: bytes.remove(at: index)
    default:
      let end = min(bytes.count, index + Int.random(in: 1...40, using: &random))
      bytes.insert(contentsOf: Array(bytes[index..<end]), at: index)
    }
  }

  /// Repairs the checksums of a PNG's chunks as far as they can be followed, so that the decoder sees them.
  private func withValidChecksums(_ bytes: [UInt8]) -> [UInt8] {
    var (result, offset) = (bytes, 8)
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length
      guard end + 4 <= bytes.count else { break }
      result.replaceSubrange(
        end..<(end + 4), with: ImageSamples.bigEndian32(ImageSamples.crc32(Array(bytes[(offset + 4)..<end]))))
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
  func zipBombIsRefused() throws {
    // Deflate blocks of zeros behind the header of a 5x3 picture, far more than the header allows.
    let block: [UInt8] = [0x00, 0xFF, 0x3F, 0x00, 0xC0] + [UInt8](repeating: 0, count: 0x3FFF)
    var stream: [UInt8] = [0x78, 0x01]
    for _ in 0..<4_000 { stream += block }
    stream += [0x01, 0, 0, 0xFF, 0xFF]
    let valid = ImageSamples.png(colorType: 2, bitDepth: 8)
    let bomb =
      Array(valid.prefix(33)) + ImageSamples.pngChunk("IDAT", stream) + ImageSamples.pngChunk("IEND", [])
    _ = failure(bomb, "stored zeros")
  }

  @Test("a Huffman table with more codes than symbols exist is refused")
  func oversizedHuffmanTableIsRefused() {
    let table = ImageSamples.segment(
      0xC4, [0] + [UInt8](repeating: 255, count: 16) + [UInt8](repeating: 0, count: 16 * 255))
    let bytes = [0xFF, 0xD8] + table + ImageSamples.jpeg().dropFirst(2)
    #expect(failure(bytes, "table")?.message.contains("a Huffman table of 4080 codes") == true)
  }

  @Test("a JPEG with thousands of scans is refused")
  func tooManyScansAreRefused() {
    let scan = ImageSamples.segment(0xDA, [1, 1, 0, 0, 0, 0]) + [0]
    var bytes = Array(ImageSamples.jpeg(isProgressive: true).dropLast(2))
    for _ in 0..<1_000 { bytes += scan }
    #expect(failure(bytes + [0xFF, 0xD9], "scans")?.message.contains("more than 500 scans") == true)
  }
}
