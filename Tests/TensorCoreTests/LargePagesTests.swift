@testable import TensorCore
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

  /// Where a block begins and ends in a region of four pages, in eighths of a page; what follows it; and
  /// which of the pages that it enters are large.
  @Test(arguments: [
    (0..<3, 0, 0..<0), (0..<4, 0, 0..<1), (0..<3, 1, 0..<1), (3..<8, 100, 1..<1), (3..<9, 0, 1..<1),
    (3..<12, 0, 1..<2), (3..<9, 3, 1..<2), (3..<27, 0, 1..<3), (3..<28, 0, 1..<4), (8..<10, 100, 1..<2),
    (30..<32, 100, 4..<4),
  ])
  func pagesAreLarge_whereAtLeastHalfOfThemWillBeUsed(
    block: Range<Int>, expected: Int, pages: Range<Int>
  ) {
    let page = LargePages.pageByteCount
    let entered = LargePages.largePages(
      entered: block.lowerBound * page / 8..<block.upperBound * page / 8,
      expectedByteCount: expected * page / 8,
      regionByteCount: 4 * page)
    #expect(entered.count == pages.count * page)
    #expect(pages.isEmpty || entered.lowerBound == pages.lowerBound * page)
  }
}
