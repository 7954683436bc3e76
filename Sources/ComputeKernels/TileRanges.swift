/// The tiles of a piece of work that no worker has taken yet: for each worker a range of those that lie side
/// by side.
///
/// A worker takes its own from the first one on, and then those of others from the last one on: so no worker
/// waits while there are tiles, and workers that are in time do the same share of every piece.
package final class TileRanges: Sendable {
  private let workerCount: Int
  /// A ``TileRange`` for each worker.
  private let ranges: SharedNumbers

  /// - Precondition: `workerCount` is at least one.
  package init(workerCount: Int) {
    self.workerCount = workerCount
    ranges = SharedNumbers(count: workerCount)
  }

  /// The most tiles of one piece of work.
  package static let maximumTileCount = TileRange.maximumTileCount

  /// Offers the tiles of the next piece of work. One caller at a time, when none of the piece before is left.
  ///
  /// - Precondition: There are at most ``maximumTileCount`` tiles.
  package func put(_ tileCount: Int) {
    precondition(tileCount <= Self.maximumTileCount, "more tiles than a range can count")
    for worker in 0..<workerCount {
      let tiles = worker * tileCount / workerCount..<(worker + 1) * tileCount / workerCount
      ranges[worker].value = TileRange(bits: ranges[worker].value).following(tiles).bits
    }
  }

  /// A tile that no other worker has taken; `nil` when all are taken.
  package func take(worker: Int) -> Int? {
    if let tile = take(from: worker, { $0.takeFirst() }) { return tile }
    for distance in 1..<workerCount {
      if let tile = take(from: (worker + distance) % workerCount, { $0.takeLast() }) { return tile }
    }
    return nil
  }

  /// Whether all tiles are taken.
  package var isEmpty: Bool {
    (0..<workerCount).allSatisfy { TileRange(bits: ranges[$0].value).isEmpty }
  }

  @inline(__always)
  private func take(from worker: Int, _ take: (inout TileRange) -> Int) -> Int? {
    while true {
      let current = TileRange(bits: ranges[worker].value)
      guard !current.isEmpty else { return nil }
      var rest = current
      let tile = take(&rest)
      if ranges[worker].replace(current.bits, with: rest.bits) { return tile }
    }
  }
}

/// Some neighbouring tiles in one number, so that taking one is an exchange that fails if other work has
/// come.
private struct TileRange {
  private(set) var bits: UInt64

  private static let tileBits: UInt64 = 24
  private static let tileMask: UInt64 = (1 << tileBits) - 1
  static let maximumTileCount = Int(tileMask)

  init(bits: UInt64) { self.bits = bits }

  private var lowerBound: UInt64 { bits & Self.tileMask }
  private var upperBound: UInt64 { bits >> Self.tileBits & Self.tileMask }
  var isEmpty: Bool { lowerBound == upperBound }

  mutating func takeFirst() -> Int {
    defer { bits += 1 }
    return Int(lowerBound)
  }

  mutating func takeLast() -> Int {
    bits -= 1 << Self.tileBits
    return Int(upperBound)
  }

  /// The worker's range of the next piece of work; the highest bits count the pieces.
  func following(_ tiles: Range<Int>) -> TileRange {
    let serial = bits >> (2 * Self.tileBits) &+ 1
    let bounds = UInt64(tiles.upperBound) << Self.tileBits | UInt64(tiles.lowerBound)
    return TileRange(bits: serial << (2 * Self.tileBits) | bounds)
  }
}
