import TensorCore

/// When a buffer must hold its contents, in steps of a plan, and how large it is.
package struct BufferUsage: Sendable, Hashable {
  /// The step that writes the buffer; −1 for an input of the graph.
  package var firstStep: Int
  /// The last step that reads the buffer; beyond the last step for what must survive the run.
  package var lastStep: Int
  package var byteCount: Int

  package init(firstStep: Int, lastStep: Int, byteCount: Int) {
    self.firstStep = firstStep
    self.lastStep = lastStep
    self.byteCount = byteCount
  }
}

/// Where each buffer lies in one block of memory that buffers with disjoint lifetimes share.
///
/// Greedy by size: the largest buffer is placed first, each at the lowest offset where it overlaps no
/// buffer that lives at the same time (Pisarchyk and Lee, "Efficient Memory Management for Deep Neural
/// Net Inference", 2020).
package struct ArenaLayout: Sendable, Hashable {
  /// The offset in bytes of each buffer, in the order given; a multiple of `AlignedStorage.alignment`.
  package private(set) var offsets: [Int]
  package private(set) var byteCount: Int
  /// Where a guard page follows each buffer, which then shares its memory with no other; empty where there
  /// are none.
  package private(set) var guards: [Int] = []

  package init(_ usages: [BufferUsage]) {
    offsets = [Int](repeating: 0, count: usages.count)
    byteCount = 0
    var placed: [Block] = []
    for buffer in Self.largestFirst(usages) {
      let bufferSize = AlignedStorage.roundedUp(usages[buffer].byteCount)
      let size = GuardPages.wholePages(bufferSize) + GuardPages.byteCount
      let start =
        GuardPages.areOn ? byteCount : Self.lowestGap(for: usages[buffer], size: size, among: placed)
      let end = start + size - GuardPages.byteCount
      offsets[buffer] = end - bufferSize
      if GuardPages.areOn { guards.append(end) }
      byteCount = max(byteCount, start + size)
      placed.insert(
        Block(start: start, end: start + size, usage: usages[buffer]),
        at: placed.partitioningIndex { $0.start > start })
    }
  }

  /// The buffers in the order in which they are placed; those of one size stay in theirs.
  private static func largestFirst(_ usages: [BufferUsage]) -> [Int] {
    var order: [Int] = []
    // Of so few, inserting takes less than the first sort of a program, which looks up types at run time.
    for buffer in usages.indices {
      order.insert(
        buffer, at: order.partitioningIndex { usages[$0].byteCount < usages[buffer].byteCount })
    }
    return order
  }

  /// The bytes that a buffer has got.
  private struct Block {
    let start: Int
    let end: Int
    let usage: BufferUsage
  }

  /// - Parameter placed: Ordered by where they start.
  private static func lowestGap(for usage: BufferUsage, size: Int, among placed: [Block]) -> Int {
    var offset = 0
    for block in placed where block.usage.overlaps(usage) {
      if offset + size <= block.start { break }
      offset = max(offset, block.end)
    }
    return offset
  }
}

extension Array {
  /// The first index whose element satisfies a condition that holds for all elements from some index on; the
  /// end when none does.
  fileprivate func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension BufferUsage {
  /// Whether both hold something at the same step.
  package func overlaps(_ other: BufferUsage) -> Bool {
    firstStep <= other.lastStep && other.firstStep <= lastStep
  }
}
