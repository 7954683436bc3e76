import TensorCore

/// Bytes in memory; or a place in memory for each byte of a part of a file, of which only pages are read that
/// are looked at: most of a network are weights, which stay in the file while the records between them are
/// read.
final class PagedBytes {
  /// The places of all bytes.
  let block: AlignedStorage
  /// What pages are read from; `nil` when all bytes are there.
  private let stored: AlignedStorage?
  // Read for each number of a file, by one thread.
  @exclusivity(unchecked) private var isRead: [Bool]

  /// Long enough for records that lie side by side, short enough to leave weights out.
  private static let pageByteCount = 1 << 12

  /// The bytes of a block in memory.
  init(_ block: AlignedStorage) {
    precondition(block.source == nil, "the bytes of a file are read before they are looked at")
    (self.block, stored, isRead) = (block, nil, [])
  }

  /// The bytes of a part of a file.
  init(readingFrom stored: AlignedStorage) {
    block = AlignedStorage(byteCount: stored.byteCount, isZeroed: false)
    self.stored = stored
    isRead = [Bool](repeating: false, count: (stored.byteCount + Self.pageByteCount - 1) / Self.pageByteCount)
  }

  /// Makes sure that some bytes of the block are those of the file.
  @inline(__always)
  func read(_ bytes: UnsafeRawBufferPointer) {
    guard let stored, let start = bytes.baseAddress, !bytes.isEmpty else { return }
    let offset = start - UnsafeRawPointer(block.start)
    let (first, last) = (offset / Self.pageByteCount, (offset + bytes.count - 1) / Self.pageByteCount)
    // Numbers lie in one page as a rule.
    if last - first <= 1, isRead[first], isRead[last] { return }
    readMissing(first...last, from: stored)
  }

  /// Reads pages that were not read before, those that are neighbours at once.
  private func readMissing(_ pages: ClosedRange<Int>, from stored: AlignedStorage) {
    var first = pages.lowerBound
    while let start = (first...pages.upperBound).first(where: { !isRead[$0] }) {
      let end = (start...pages.upperBound).first { isRead[$0] } ?? pages.upperBound + 1
      let range = start * Self.pageByteCount..<min(end * Self.pageByteCount, block.byteCount)
      stored.read(
        range,
        into: UnsafeMutableRawBufferPointer(start: block.start + range.lowerBound, count: range.count))
      for page in start..<end { isRead[page] = true }
      guard end <= pages.upperBound else { return }
      first = end
    }
  }
}
