import TestSupport
import Testing

@testable import VisionPipeline

@Suite struct ScoreOrderTests {
  /// Ranks with `levelCount` different scores in random order.
  static func ranks(count: Int, levelCount: UInt32) -> [RankedScore] {
    var random = LinearCongruentialGenerator(seed: UInt64(count * 1000) + UInt64(levelCount))
    return (0..<count).map { RankedScore(score: Float(random.next() % levelCount), index: $0) }
  }

  static func checksum(_ ranks: [RankedScore]) -> UInt32 {
    crc32(ranks.flatMap { rank in withUnsafeBytes(of: Int32(rank.index).littleEndian, Array.init) })
  }

  // Golden values: the order of indices after `std::sort` and after `std::partial_sort` over the whole range
  // (a heap sort), both of LLVM's libc++ 19, as CRC-32 of little-endian 32-bit numbers.
  @Test(
    arguments: [
      (24, 3, 0x2be1_e6d2, 0xd042_10df), (40, 4, 0x37ee_4293, 0xbca2_bc76),
      (100, 8, 0x0860_7931, 0x5149_df8d),
      (128, 2, 0xabe3_b159, 0xa582_b232), (129, 2, 0x8e60_9d6d, 0xa7c9_857b),
      (150, 16, 0xb69e_8249, 0x6010_9c23),
      (300, 10, 0xea32_86bb, 0xd819_5313), (900, 50, 0x42d4_8a62, 0xa707_c0b7),
      (900, 2, 0x3237_2c5a, 0xf8b1_5e80),
      (2254, 256, 0x3f8d_940f, 0xc167_92a0), (5000, 7, 0xc1d9_3d49, 0x9e54_6513),
    ] as [(Int, UInt32, UInt32, UInt32)])
  func `Ties end up in the order of the reference's library`(
    count: Int, levelCount: UInt32, sorted: UInt32, heapSorted: UInt32
  ) {
    let ranks = Self.ranks(count: count, levelCount: levelCount)
    var bySort = ranks
    bySort.sortByDescendingScore()
    #expect(Self.checksum(bySort) == sorted)
    var byHeap = ranks
    byHeap.withUnsafeMutableBufferPointer { ScoreOrder(scores: $0).heapSort(0, count) }
    #expect(Self.checksum(byHeap) == heapSorted)
  }

  @Test(
    arguments: [0, 1, 2, 3, 4, 5, 6, 23, 24, 25, 127, 128, 129, 130, 700], [1, 2, 9, 1_000_000] as [UInt32])
  func `The result is sorted and has lost nothing`(count: Int, levelCount: UInt32) {
    let ranks = Self.ranks(count: count, levelCount: levelCount)
    var sorted = ranks
    sorted.sortByDescendingScore()
    #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0.score >= $1.score })
    #expect(Set(sorted) == Set(ranks))
    var again = ranks
    again.sortByDescendingScore()
    #expect(again == sorted)
  }

  @Test(arguments: 0..<24)
  func `Fewer than 24 elements keep the order of equals`(count: Int) {
    for levelCount in 1...6 as ClosedRange<UInt32> {
      var ranks = Self.ranks(count: count, levelCount: levelCount)
      let stable = ranks.sorted { ($1.score, $0.index) < ($0.score, $1.index) }
      ranks.sortByDescendingScore()
      #expect(ranks == stable)
    }
  }

  @Test func `Scores that are not numbers come last`() {
    var ranks = (0..<200).map { RankedScore(score: $0 % 3 == 0 ? .nan : Float($0), index: $0) }
    ranks.sortByDescendingScore()
    #expect(ranks.prefix(133).map(\.index) == (0..<200).reversed().filter { $0 % 3 != 0 })
    #expect(Set(ranks.map(\.index)).count == 200)
  }

  @Test(arguments: [24, 200, 1000])
  func `Every depth limit gives a sorted result`(count: Int) {
    for depth in 0...4 {
      var ranks = Self.ranks(count: count, levelCount: 50)
      ranks.withUnsafeMutableBufferPointer {
        ScoreOrder(scores: $0).sort(0, count, depth: depth, isLeftmost: true)
      }
      #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $0.score >= $1.score })
    }
  }
}
