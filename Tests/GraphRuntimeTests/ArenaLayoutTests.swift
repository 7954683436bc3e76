@testable import GraphRuntime
import TestSupport
import Testing

struct ArenaLayoutTests {
  @Test(arguments: 0..<100)
  func buffersThatLiveTogether_shareNoByte(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let usages = Self.randomUsages(&generator)
    let layout = ArenaLayout(usages)
    for first in usages.indices {
      #expect(layout.offsets[first] % 64 == 0)
      #expect(layout.offsets[first] + usages[first].byteCount <= layout.byteCount)
      for second in usages.indices.dropFirst(first + 1)
      where usages[first].overlaps(usages[second]) {
        let isBefore = layout.offsets[first] + usages[first].byteCount <= layout.offsets[second]
        let isAfter = layout.offsets[second] + usages[second].byteCount <= layout.offsets[first]
        #expect(isBefore || isAfter, "buffers \(first) and \(second) of seed \(seed)")
      }
    }
  }

  @Test func layout_isDeterministic() {
    var generator = SeededGenerator(seed: 7)
    let usages = Self.randomUsages(&generator)
    #expect(ArenaLayout(usages) == ArenaLayout(usages))
  }

  @Test func chain_needsOnlyTwoBuffers() {
    let usages = (0..<10).map { BufferUsage(firstStep: $0, lastStep: $0 + 1, byteCount: 640) }
    #expect(ArenaLayout(usages).byteCount == 1280)
  }

  private static func randomUsages(_ generator: inout SeededGenerator) -> [BufferUsage] {
    (0..<Int.random(in: 1...40, using: &generator)).map { _ in
      let first = Int.random(in: -1...30, using: &generator)
      return BufferUsage(
        firstStep: first, lastStep: first + Int.random(in: 0...8, using: &generator),
        byteCount: Int.random(in: 0...5000, using: &generator))
    }
  }
}
