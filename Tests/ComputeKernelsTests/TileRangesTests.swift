import ComputeKernels
import Testing

struct TileRangesTests {
  @Test func worker_takesItsOwnTilesInOrder_thenTheLastOfOthers() {
    let tiles = TileRanges(workerCount: 2)
    tiles.put(6)
    #expect((0..<6).map { _ in tiles.take(worker: 0) } == [0, 1, 2, 5, 4, 3])
    #expect(tiles.take(worker: 0) == nil && tiles.take(worker: 1) == nil)
    tiles.put(6)
    #expect((0..<6).map { _ in tiles.take(worker: 1) } == [3, 4, 5, 2, 1, 0])
    #expect(tiles.isEmpty)
  }

  @Test func tilesForSomeWorkers_areTheirs() {
    let tiles = TileRanges(workerCount: 4)
    tiles.put(8)
    #expect(tiles.take(worker: 2) == 4)
    while tiles.take(worker: 0) != nil {}
    tiles.put(6, among: 2)
    #expect((0..<6).map { _ in tiles.take(worker: 1) } == [3, 4, 5, 2, 1, 0])
    #expect(tiles.isEmpty)
  }

  @Test(arguments: [1, 2, 3, 8], [0, 1, 2, 7, 100])
  func workersInTurns_takeEveryTileOnce(workerCount: Int, tileCount: Int) {
    let tiles = TileRanges(workerCount: workerCount)
    // Pieces of work follow each other.
    for _ in 0..<3 {
      #expect(tiles.isEmpty)
      tiles.put(tileCount)
      #expect(tiles.isEmpty == (tileCount == 0))
      let taken = (0..<tileCount).map { tiles.take(worker: $0 % workerCount) }
      #expect(Set(taken.compactMap(\.self)) == Set(0..<tileCount))
      #expect(tiles.take(worker: 0) == nil)
    }
  }

  @Test func asManyTilesAsArePossible_areTaken() {
    let tiles = TileRanges(workerCount: 1)
    tiles.put(TileRanges.maximumTileCount)
    #expect(tiles.take(worker: 0) == 0)
    #expect(!tiles.isEmpty)
  }
}
