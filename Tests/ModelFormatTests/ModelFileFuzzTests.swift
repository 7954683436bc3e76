import ModelFormat
import TensorCore
import TestSupport
import Testing

/// Damaged files are read or refused, and never end the process.
///
/// A failing seed replays with `ModelFileFuzz.run(seed:)`.
@Suite struct ModelFileFuzzTests {
  @Test(arguments: UInt64(0)..<24)
  func damagedFilesNeverTrap(seed: UInt64) throws {
    try ModelFileFuzz.run(seed: seed)
  }
}

enum ModelFileFuzz {
  static func run(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let model = Model(
      graphs: [
        SampleGraphs.graph(of: Convolution2D.kind), SampleModels.described(), try SampleModels.typed(),
      ],
      source: SampleModels.source)
    let bytes = try model.encoded()
    for _ in 0..<40 {
      let damaged = damage(bytes, &generator)
      do {
        let model = try Model(decoding: damaged, name: "damaged")
        // What is accepted is sound enough to be written and read again.
        #expect(try Model(decoding: model.encoded(), name: "again") == model, "seed \(seed)")
      } catch is EngineError {
      }
    }
  }

  /// One to four changes: a byte flipped, a run copied elsewhere, a digit replaced, the end cut off.
  private static func damage(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let position = Int.random(in: bytes.indices, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0...2: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 3...5: replaceDigit(&bytes, from: position, &generator)
      case 6:
        let count = min(Int.random(in: 1...40, using: &generator), bytes.count - position)
        let run = Array(bytes[position..<position + count])
        let target = Int.random(in: 0...bytes.count - count, using: &generator)
        bytes.replaceSubrange(target..<target + count, with: run)
      default:
        bytes.removeLast(min(bytes.count - 1, Int.random(in: 1...64, using: &generator)))
      }
    }
    return bytes
  }

  private static func replaceDigit(
    _ bytes: inout [UInt8], from position: Int, _ generator: inout SeededGenerator
  ) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let index = bytes[position...].firstIndex(where: digits.contains) else { return }
    bytes[index] = Array("0123456789-e.,\"]}".utf8).randomElement(using: &generator) ?? 0
  }
}
