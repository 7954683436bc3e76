import TensorCore
import Testing

/// Blocks that share large pages are each other's neighbours and nothing else.
@Suite struct LargePagesTests {
  private static let byteCounts = [1 << 14, 100_001, 1 << 21, 3 << 20, 40 << 20, 1 << 14]

  private func block(_ byteCount: Int) -> AlignedStorage {
    AlignedStorage(byteCount: byteCount, inLargePages: true)
  }

  private func fill(_ block: AlignedStorage, with byte: UInt8) {
    block.start.initializeMemory(as: UInt8.self, repeating: byte, count: block.byteCount)
  }

  @Test func blocks_areAlignedZerosOfTheirOwn() {
    let blocks = Self.byteCounts.map(block)
    for (index, block) in blocks.enumerated() {
      #expect(UInt(bitPattern: block.start) % UInt(AlignedStorage.alignment) == 0)
      #expect(block.withBytes { $0.allSatisfy { $0 == 0 } })
      fill(block, with: UInt8(index + 1))
    }
    for (index, block) in blocks.enumerated() {
      #expect(block.withBytes { $0.allSatisfy { $0 == index + 1 } })
    }
  }

  @Test func neighbours_keepTheirBytesWhenABlockGoes() {
    var blocks = (0..<40).map { _ in block(90_000) }
    for (index, block) in blocks.enumerated() { fill(block, with: UInt8(index)) }
    for index in stride(from: 38, through: 0, by: -2) { blocks.remove(at: index) }
    for (index, block) in blocks.enumerated() {
      #expect(block.withBytes { $0.allSatisfy { $0 == 2 * index + 1 } })
    }
  }

  @Test func newBlocks_areZerosWhereOthersWere() {
    for _ in 0..<200 {
      let new = block(1 << 20)
      #expect(
        new.withBytes { bytes in stride(from: 0, to: bytes.count, by: 512).allSatisfy { bytes[$0] == 0 } })
      fill(new, with: 255)
    }
  }
}
