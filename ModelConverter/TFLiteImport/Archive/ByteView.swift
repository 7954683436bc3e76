import TensorCore

/// Bytes from outside, which are read only within their bounds.
///
/// Numbers are little-endian and need not be aligned.
package struct ByteView {
  package let count: Int
  private let start: UnsafeRawPointer
  /// What the bytes are part of. It is the only reference, since views are copied all the time.
  private let whole: PagedBytes

  /// The bytes of a block in memory.
  package init(_ block: AlignedStorage) { self.init(PagedBytes(block)) }

  /// A copy of some bytes.
  package init(_ bytes: [UInt8]) {
    self.init(bytes.withUnsafeBytes { AlignedStorage(copying: $0) })
  }

  /// The bytes of a part of a file, which are read as they are looked at, by one thread at a time.
  init(readingFrom stored: AlignedStorage) { self.init(PagedBytes(readingFrom: stored)) }

  private init(_ whole: PagedBytes) {
    self.init(whole, start: whole.block.start, count: whole.block.byteCount)
  }

  private init(_ whole: PagedBytes, start: UnsafeRawPointer, count: Int) {
    (self.whole, self.start, self.count) = (whole, start, count)
  }

  /// The number at `offset`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when it would begin or end outside the bytes.
  @inline(__always)
  func integer<Integer: FixedWidthInteger>(at offset: Int, as type: Integer.Type) throws -> Integer {
    let range = try range(at: offset, count: MemoryLayout<Integer>.size)
    // In bounds: `range` lies within the bytes.
    return withBytes(in: range) { Integer(littleEndian: $0.loadUnaligned(as: Integer.self)) }
  }

  /// The range of `count` bytes from `offset`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when it is not within the bytes.
  @inline(__always)
  func range(at offset: Int, count: Int) throws -> Range<Int> {
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else {
      throw truncation(offset, count)
    }
    return offset..<offset + count
  }

  private func truncation(_ offset: Int, _ count: Int) -> EngineError {
    EngineError(
      .invalidModel,
      "is truncated or corrupt: \(count) bytes are needed at offset \(offset), but there are \(self.count)")
  }
}

extension ByteView {
  /// The byte at an offset that is within the bytes.
  subscript(offset: Int) -> UInt8 { withBytes(in: offset..<offset + 1) { $0[0] } }

  /// The bytes of a range that is within them.
  subscript(range: Range<Int>) -> ByteView {
    precondition(0 <= range.lowerBound && range.upperBound <= count, "bytes \(range) of \(count)")
    return ByteView(whole, start: start + range.lowerBound, count: range.count)
  }

  /// All bytes as a block in memory.
  var block: AlignedStorage {
    withBytes { _ in AlignedStorage(borrowing: start, byteCount: count, owner: whole.block) }
  }

  /// A copy of the bytes of a range in an aligned block.
  func copy(of range: Range<Int>) -> AlignedStorage { withBytes(in: range, AlignedStorage.init(copying:)) }

  /// A copy of the bytes.
  package var array: [UInt8] { withBytes { Array($0) } }

  /// The text that the bytes are, repaired where they are none.
  var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Calls `body` with the bytes, or with those of a range that is within them.
  @inline(__always)
  package func withBytes<Result, Failure: Error>(
    in range: Range<Int>? = nil, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let range = range ?? 0..<count
    precondition(0 <= range.lowerBound && range.upperBound <= count, "bytes \(range) of \(count)")
    let bytes = UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count)
    whole.read(bytes)
    defer { withExtendedLifetime(whole) {} }
    return try body(bytes)
  }
}

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
