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

  package init(_ usages: [BufferUsage]) {
    offsets = [Int](repeating: 0, count: usages.count)
    byteCount = 0
    var placed: [Int] = []
    let order = usages.indices.sorted {
      (usages[$1].byteCount, $0) < (usages[$0].byteCount, $1)
    }
    for buffer in order {
      let size = Self.aligned(usages[buffer].byteCount)
      offsets[buffer] = lowestGap(for: usages[buffer], size: size, among: placed, usages)
      byteCount = max(byteCount, offsets[buffer] + size)
      placed.append(buffer)
    }
  }

  private func lowestGap(
    for usage: BufferUsage, size: Int, among placed: [Int], _ usages: [BufferUsage]
  ) -> Int {
    let neighbours = placed.filter { usages[$0].overlaps(usage) }.sorted { offsets[$0] < offsets[$1] }
    var offset = 0
    for neighbour in neighbours {
      if offset + size <= offsets[neighbour] { break }
      offset = max(offset, offsets[neighbour] + Self.aligned(usages[neighbour].byteCount))
    }
    return offset
  }

  private static func aligned(_ byteCount: Int) -> Int {
    let alignment = AlignedStorage.alignment
    return (byteCount + alignment - 1) / alignment * alignment
  }
}

extension BufferUsage {
  /// Whether both hold something at the same step.
  package func overlaps(_ other: BufferUsage) -> Bool {
    firstStep <= other.lastStep && other.firstStep <= lastStep
  }
}
