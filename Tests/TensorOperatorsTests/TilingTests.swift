import ComputeKernels
import ModelFormat
import Testing

@testable import TensorOperators

struct TilingTests {
  static let cuts = [(1, 1), (7, 3), (14, 8), (97, 4), (100, 64)].flatMap { count, tileCount in
    [1, 8, 64].map { unit in Tiling(count: count, unit: unit, tileCount: tileCount) }
  }

  @Test(arguments: cuts)
  func tiles_coverEachElementOnce(tiling: Tiling) {
    #expect((0..<tiling.tileCount).flatMap(tiling.range) == Array(0..<tiling.count))
  }

  @Test(arguments: cuts)
  func noTile_isLongerThanTheTileLength(tiling: Tiling) {
    #expect((0..<tiling.tileCount).allSatisfy { tiling.range($0).count <= tiling.tileLength })
  }

  @Test func lengths_differByOneUnitAtMost() {
    let tiling = Tiling(count: 104, unit: 8, tileCount: 5)
    #expect((0..<tiling.tileCount).map { tiling.range($0).count } == [16, 24, 16, 24, 24])
  }

  @Test func tilesOfGivenLength_leaveTheRestToTheLast() {
    let tiling = Tiling(count: 10, tileLength: 4)
    #expect((0..<tiling.tileCount).map(tiling.range) == [0..<4, 4..<8, 8..<10])
  }

  @Test func nothing_hasNoTiles() {
    #expect(Tiling(count: 0, tileLength: 4).tileCount == 0)
    #expect(Tiling(count: 0, unit: 8, workPerElement: 3, tileWork: .elements, threadCount: 2).tileCount == 0)
  }

  /// Three tiles' worth of work is four for two threads; less than a share for each is not shared.
  @Test(arguments: [(300, 1, 3), (300, 2, 4), (300, 4, 4), (40, 2, 2), (39, 2, 1), (99, 8, 4)])
  func threads_getAsManyTiles(work: Int, threadCount: Int, tileCount: Int) {
    let tileWork = TileWork(perTile: 100, perShare: 20)
    #expect(tileWork.tileCount(Double(work), threadCount: threadCount) == tileCount)
  }

  @Test(arguments: [false, true], 1...4)
  func partsOfProduct_coverEachResultOnce(widensColumns: Bool, threadCount: Int) {
    let tiling =
      widensColumns
      ? ProductTiling(
        wideningColumns: 256, rowCount: 97, depth: 640, .baseline, threadCount: threadCount)
      : ProductTiling(
        rowCount: 97, columnCount: 256, depth: 640, .baseline, rowGranularity: 8, threadCount: threadCount)
    var counts: [[Int]: Int] = [:]
    for tile in 0..<tiling.tileCount {
      for row in tiling.rows(tile) {
        for panel in tiling.panels(tile) { counts[[row, panel], default: 0] += 1 }
      }
    }
    let panels = PackedMatrix.panelVectorCounts(columnCount: 256, instructionSet: .baseline)
    #expect(counts.count == 97 * panels.count)
    #expect(counts.values.allSatisfy { $0 == 1 })
  }

  /// Panels are of three and two vectors, so columns cannot always be shared evenly; then rows are.
  @Test(arguments: [(49, 112, 640), (97, 256, 64), (196, 240, 40), (3136, 24, 96)], 2...3)
  func threads_getEvenSharesOfAProduct(shape: (rows: Int, columns: Int, depth: Int), threadCount: Int) {
    let tiling = ProductTiling(
      rowCount: shape.rows, columnCount: shape.columns, depth: shape.depth, .avx512, rowGranularity: 8,
      threadCount: threadCount)
    let panels = PackedMatrix.panelVectorCounts(columnCount: shape.columns, instructionSet: .avx512)
    let bounds = (0...threadCount).map { $0 * tiling.tileCount / threadCount }
    let shares: [Int] = (0..<threadCount).map { thread in
      (bounds[thread]..<bounds[thread + 1]).reduce(0) { share, tile in
        let vectorCount = panels[tiling.panels(tile)].reduce(0, +)
        return share + tiling.rows(tile).count * vectorCount
      }
    }
    let even = shape.rows * panels.reduce(0, +) / threadCount
    #expect(shares.allSatisfy { $0 <= even + even / 8 }, "\(shares)")
  }

  /// Each part widens its columns again, so rows are cut only where threads would get uneven numbers of
  /// panels.
  @Test(arguments: [(48, 1, 1), (48, 2, 2), (96, 2, 2), (480, 1, 1), (480, 2, 1), (528, 2, 2)])
  func rowsOfProductThatWidensColumns_areCutWherePanelsAreUneven(
    columnCount: Int, threadCount: Int, rowParts: Int
  ) {
    let tiling = ProductTiling(
      wideningColumns: columnCount, rowCount: 196, depth: 112, .avx512, threadCount: threadCount)
    #expect(tiling.tileCount == rowParts * columnCount / 48)
  }

  /// The first tile is not the longest: 100 pixels in two tiles are 48 and 52. Kernels write a sum for each.
  @Test(arguments: [1, 3], 1...3)
  func scratchOfCodeProduct_hasRoomForEveryTile(filterSide: Int, threadCount: Int) throws {
    let geometry = try ConvolutionGeometry(
      image: [1, 10, 10, 768], outputChannels: 192, filterHeight: filterSide, filterWidth: filterSide,
      window: Window2D())
    for instructionSet in InstructionSet.allCases {
      for copiesWindows in [false, true] {
        let image = try #require(
          QuantizedImage(
            geometry, isSigned: true, zeroPoint: 0, instructionSet: instructionSet,
            copiesWindows: copiesWindows))
        let tiling = ProductTiling(image, geometry, instructionSet, threadCount: threadCount)
        let longest = (0..<tiling.tileCount).map { tiling.pixels($0, of: image).count }.max() ?? 0
        #expect(longest <= tiling.mostPixels(of: image))
      }
    }
  }
}

struct ScratchTests {
  @Test(
    "whole elements hold all bytes that are asked for", arguments: [(0, 0), (1, 1), (4, 1), (7, 2), (8, 2)])
  func wholeElements(byteCount: Int, elementCount: Int) {
    let scratch = Scratch<Int32>(byteCount: byteCount)
    #expect(scratch.count == elementCount && scratch.byteCount == 4 * elementCount)
  }
}
