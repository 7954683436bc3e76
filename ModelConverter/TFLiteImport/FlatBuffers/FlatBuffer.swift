import TensorCore

/// The bytes of a FlatBuffers file, read with every offset checked.
///
/// Offsets in such a file may point several times at the same place, so a small file could unfold into a
/// huge structure. Honest files do not; therefore every read is counted against an allowance proportional to
/// the size of the file.
///
/// - Source: FlatBuffers, *Internals* (binary format).
package final class FlatBuffer {
  let view: ByteView
  // One thread reads a file, so that accesses need not be checked for others.
  @exclusivity(unchecked) private var allowance: Int

  package init(_ view: ByteView) {
    self.view = view
    allowance = 4 * view.count + 1 << 16
  }

  /// Whether the file identifier at byte 4 is `identifier`.
  package static func hasIdentifier(_ identifier: String, in view: ByteView) -> Bool {
    view.count >= 8 && view[4..<8].text == identifier
  }

  /// The table that the file begins with.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when it is not within the file.
  package func root() throws -> FlatBufferTable {
    try FlatBufferTable(in: self, at: target(ofOffsetAt: 0))
  }

  /// The position that the relative offset stored at `position` leads to.
  func target(ofOffsetAt position: Int) throws -> Int {
    position + Int(try view.integer(at: position, as: UInt32.self))
  }

  /// Counts `byteCount` bytes as read.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when more has been read than an honest file can hold.
  func spend(_ byteCount: Int) throws {
    allowance -= byteCount
    guard allowance >= 0 else {
      throw EngineError(.invalidModel, "is corrupt: its parts overlap each other many times")
    }
  }
}

/// A record of a FlatBuffers file, whose fields are optional and known by their position in the schema.
///
/// All methods throw ``EngineError/Code/invalidModel`` when something lies outside the file.
package struct FlatBufferTable {
  let buffer: FlatBuffer
  private let position: Int
  private let byteCount: Int
  private let fieldList: Int
  private let fieldListByteCount: Int

  /// Opens the table at `position` and checks that it and its list of fields are within the file.
  init(in buffer: FlatBuffer, at position: Int) throws {
    self.buffer = buffer
    self.position = position
    fieldList = position - Int(try buffer.view.integer(at: position, as: Int32.self))
    fieldListByteCount = Int(try buffer.view.integer(at: fieldList, as: UInt16.self))
    byteCount = Int(try buffer.view.integer(at: fieldList + 2, as: UInt16.self))
    guard fieldListByteCount >= 4, byteCount >= 4 else {
      throw EngineError(.invalidModel, "is corrupt: the table at offset \(position) is too small")
    }
    _ = try buffer.view.range(at: fieldList, count: fieldListByteCount)
    _ = try buffer.view.range(at: position, count: byteCount)
    try buffer.spend(fieldListByteCount + byteCount)
  }

  /// The position of field number `field`, or `nil` when it is absent and has its default value.
  private func position(ofField field: Int, byteCount size: Int) throws -> Int? {
    let slot = 4 + 2 * field
    guard slot + 2 <= fieldListByteCount else { return nil }
    let offset = Int(try buffer.view.integer(at: fieldList + slot, as: UInt16.self))
    guard offset != 0 else { return nil }
    guard offset + size <= byteCount else {
      throw EngineError(.invalidModel, "is corrupt: a field of the table at offset \(position) is outside it")
    }
    return position + offset
  }
}

extension FlatBufferTable {
  package func integer<Integer: FixedWidthInteger>(_ field: Int, default value: Integer) throws -> Integer {
    guard let position = try position(ofField: field, byteCount: MemoryLayout<Integer>.size) else {
      return value
    }
    return try buffer.view.integer(at: position, as: Integer.self)
  }

  package func float(_ field: Int, default value: Float) throws -> Float {
    Float(bitPattern: try integer(field, default: value.bitPattern))
  }

  package func bool(_ field: Int, default value: Bool) throws -> Bool {
    try integer(field, default: UInt8(value ? 1 : 0)) != 0
  }

  package func table(_ field: Int) throws -> FlatBufferTable? {
    guard let position = try position(ofField: field, byteCount: 4) else { return nil }
    return try FlatBufferTable(in: buffer, at: buffer.target(ofOffsetAt: position))
  }

  /// The position of the first element and the number of elements of a vector.
  private func vector(_ field: Int, elementByteCount: Int) throws -> (start: Int, count: Int)? {
    guard let position = try position(ofField: field, byteCount: 4) else { return nil }
    let start = try buffer.target(ofOffsetAt: position)
    let count = Int(try buffer.view.integer(at: start, as: UInt32.self))
    // No overflow: a 32-bit count times at most 8 bytes.
    let range = try buffer.view.range(at: start + 4, count: count * elementByteCount)
    try buffer.spend(4 + range.count)
    return (range.lowerBound, count)
  }

  /// The most tables of a vector: more than any model has, and few enough to be opened before anybody looks
  /// at them.
  private static let maximumTableCount = 1 << 16

  /// The tables of a vector; empty when the field is absent.
  ///
  /// - Throws: ``EngineError/Code/resourceExhausted`` when there are too many.
  package func tables(_ field: Int) throws -> [FlatBufferTable] { try tables(field) { $0 } }

  /// What is made of each table of a vector; empty when the field is absent.
  ///
  /// - Throws: ``EngineError/Code/resourceExhausted`` when there are too many.
  func tables<Record>(_ field: Int, _ read: (FlatBufferTable) throws -> Record) throws -> [Record] {
    guard let (start, count) = try vector(field, elementByteCount: 4) else { return [] }
    guard count <= Self.maximumTableCount else {
      throw EngineError(
        .resourceExhausted, "has a list of \(count) records; the limit is \(Self.maximumTableCount)")
    }
    var records: [Record] = []
    records.reserveCapacity(count)
    for element in 0..<count {
      let position = try buffer.target(ofOffsetAt: start + 4 * element)
      records.append(try read(FlatBufferTable(in: buffer, at: position)))
    }
    return records
  }

  /// The numbers of a vector, or `nil` when the field is absent.
  package func integers<Integer: FixedWidthInteger>(_ field: Int, of type: Integer.Type) throws -> [Integer]?
  {
    try numbers(field, of: type) { $0 }
  }

  /// The numbers of a vector in the usual type; empty when the field is absent.
  package func integers(_ field: Int, from type: (some FixedWidthInteger).Type) throws -> [Int] {
    try numbers(field, of: type) { Int(truncatingIfNeeded: $0) } ?? []
  }

  @inline(__always)
  private func numbers<Integer: FixedWidthInteger, Number>(
    _ field: Int, of _: Integer.Type, _ convert: (Integer) -> Number
  ) throws -> [Number]? {
    let size = MemoryLayout<Integer>.size
    guard let (start, count) = try vector(field, elementByteCount: size) else { return nil }
    // In bounds: the elements of a vector were found to lie within the file.
    return buffer.view.withBytes(in: start..<start + size * count) { bytes in
      [Number](unsafeUninitializedCapacity: count) { numbers, initializedCount in
        for index in 0..<count {
          let integer = bytes.loadUnaligned(fromByteOffset: size &* index, as: Integer.self)
          numbers.initializeElement(at: index, to: convert(Integer(littleEndian: integer)))
        }
        initializedCount = count
      }
    }
  }

  /// The numbers of a vector; empty when the field is absent.
  package func floats(_ field: Int) throws -> [Float] {
    try numbers(field, of: UInt32.self, Float.init(bitPattern:)) ?? []
  }

  /// The first four numbers of each table of a vector, zeros where they are absent; empty when the field is.
  package func quadruples(_ field: Int) throws -> [Quadruple] {
    guard let (start, count) = try vector(field, elementByteCount: 4) else { return [] }
    let (numbers, byteCount) = try buffer.view.withBytes { bytes in
      var reader = QuadrupleReader(bytes: bytes)
      var numbers: [Quadruple] = []
      numbers.reserveCapacity(count)
      for element in 0..<count { numbers.append(try reader.read(at: start + 4 * element)) }
      return (numbers, reader.byteCount)
    }
    try buffer.spend(byteCount)
    return numbers
  }

  /// Where the bytes of a vector lie in the file, or `nil` when the field is absent.
  func byteRange(_ field: Int, elementByteCount: Int = 1) throws -> Range<Int>? {
    try vector(field, elementByteCount: elementByteCount).map {
      $0.start..<$0.start + $0.count * elementByteCount
    }
  }

  /// The bytes of a vector, or `nil` when the field is absent.
  package func bytes(_ field: Int) throws -> [UInt8]? {
    try byteRange(field).map { buffer.view.withBytes(in: $0) { Array($0) } }
  }

  /// The text of a field; empty when it is absent.
  package func string(_ field: Int) throws -> String {
    try byteRange(field).map { buffer.view.withBytes(in: $0) { String(decoding: $0, as: UTF8.self) } } ?? ""
  }
}

/// Bytes from outside, which are read only within their bounds: of memory, or of an open file that weights
/// stay in.
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

  /// What has no more bytes is looked at while a network is planned, and sooner when it is in memory.
  private static let smallByteCount = 512

  /// The bytes of a range, for as long as a constant needs them.
  func storage(of range: Range<Int>) -> AlignedStorage {
    guard range.count > Self.smallByteCount, let stored = storedPart(range) else {
      return withBytes(in: range, AlignedStorage.init(copying:))
    }
    return stored
  }

  /// The part of an open file that holds the bytes of a range; `nil` when they are in memory only.
  func storedPart(_ range: Range<Int>) -> AlignedStorage? {
    let offset = start - UnsafeRawPointer(whole.block.start)
    return whole.stored?.part(offset + range.lowerBound..<offset + range.upperBound)
  }

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
  let stored: AlignedStorage?
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
