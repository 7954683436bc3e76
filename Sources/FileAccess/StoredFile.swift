import TensorCore
import Threading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A regular file that stays open, and whose parts are read when they are needed.
///
/// It is not mapped: to touch a page that another process has cut off would end this one. Instead a caller
/// that reads parts calls ``check()`` before it relies on them, which tells whether they are those of the
/// file as it was opened. A file that is removed or replaced meanwhile keeps its contents.
///
/// `@unchecked Sendable`: what changes is only touched under the lock.
package final class StoredFile: BlockSource, @unchecked Sendable {
  package let path: String
  /// What tells the file, as it was opened, from all others.
  package let identity: FileIdentity
  private let descriptor: Int32
  private let lock = Lock()
  /// The first thing that went wrong.
  private var failure: EngineError?
  /// Memory for parts that are looked at once, so that each of them need not get new pages.
  private var buffers: [AlignedStorage] = []
  /// Parts that a caller asked to keep in memory.
  private var keptParts: [Range<Int>: AlignedStorage] = [:]
  /// What was counted in parts, keyed by them: a caller that asks again need not read them again.
  private var counts: [Range<Int>: Int] = [:]

  package var byteCount: Int { identity.byteCount }

  /// Opens the file at `path`.
  ///
  /// - Throws: ``EngineError/Code/notFound`` when there is no such file,
  ///   ``EngineError/Code/permissionDenied`` when it may not be read, ``EngineError/Code/unreadable`` when it
  ///   is a folder, a device or empty, or just being written, ``EngineError/Code/resourceExhausted`` when it
  ///   has more than `maximumByteCount` bytes.
  package init(path: String, maximumByteCount: Int) throws {
    self.path = path
    let descriptor = try RegularFile.openedDescriptor(of: path)
    do {
      identity = try EngineError.within(path) {
        try Self.identity(of: descriptor, maximumByteCount: maximumByteCount)
      }
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// The identity of a file once every further change of it would show.
  private static func identity(of descriptor: Int32, maximumByteCount: Int) throws -> FileIdentity {
    try RegularFile.byteCount(of: descriptor)
    for _ in 0..<maximumWaitCount {
      guard let identity = FileIdentity(of: descriptor) else { throw RegularFile.readingError() }
      guard identity.byteCount > 0 else { throw EngineError(.unreadable, "the file is empty") }
      guard identity.byteCount <= maximumByteCount else {
        throw EngineError(
          .resourceExhausted, "the file has \(identity.byteCount) bytes; the limit is \(maximumByteCount)")
      }
      if !identity.mayChangeUnseen { return identity }
      usleep(UInt32(FileIdentity.longestTick / 1000))
    }
    throw EngineError(.unreadable, "the file is being written; try again when it is complete")
  }

  private static let maximumWaitCount = 50
}

extension StoredFile {
  /// Fills memory with the bytes from `offset` on. What it holds may be relied on after ``check()``.
  package func read(from offset: Int, into bytes: UnsafeMutableRawBufferPointer) {
    var count = 0
    while count < bytes.count {
      let read = pread(
        descriptor, bytes.baseAddress.map { $0 + count }, bytes.count - count, off_t(offset + count))
      if read < 0 && errno == EINTR { continue }
      guard read > 0 else {
        let error = read == 0 ? Self.change : RegularFile.readingError()
        lock.withLock { if failure == nil { failure = error } }
        UnsafeMutableRawBufferPointer(rebasing: bytes[count...]).initializeMemory(
          as: UInt8.self, repeating: 0)
        return
      }
      count += read
    }
  }

  /// All bytes of the file, as a block in memory.
  ///
  /// - Throws: As ``check()``; ``EngineError/Code/resourceExhausted`` when there is no memory for them.
  package func block() throws -> AlignedStorage {
    let block = try EngineError.within(path) {
      try AlignedStorage(
        requesting: byteCount, isZeroed: false, inLargePages: Self.isLarge(byteCount), "the file takes")
    }
    fill(block, from: 0)
    try check()
    return block
  }

  /// A copy of all bytes of the file.
  ///
  /// - Throws: As ``block()``.
  package func bytes() throws -> [UInt8] { try block().bytes }

  /// Checks that all that was read so far is what the file held when it was opened.
  ///
  /// - Throws: ``EngineError/Code/unreadable`` when the file was changed or could not be read, now or ever.
  package func check() throws {
    let hasChanged = FileIdentity(of: descriptor) != identity
    let failure = lock.withLock {
      buffers = []
      if hasChanged, self.failure == nil { self.failure = Self.change }
      return self.failure
    }
    if let failure { throw failure.within(path) }
  }

  /// The result of reading parts of the file, once it is known that they are those of the file as it was
  /// opened.
  ///
  /// - Throws: As ``check()``; then what `body` throws, which a change may have caused.
  package func reading<Result>(_ body: () throws -> Result) throws -> Result {
    let result = Swift.Result { try body() }
    try check()
    return try result.get()
  }

  private static let change = EngineError(
    .unreadable, "the file was changed while it was in use; load it again when it is complete")
}

extension StoredFile {
  /// A copy of the bytes of a range.
  package func part(_ range: Range<Int>) -> AlignedStorage {
    let part = Self.memory(range.count)
    fill(part, from: range.lowerBound)
    return part
  }

  /// Fills a new block with the bytes from `offset` on.
  private func fill(_ block: AlignedStorage, from offset: Int) {
    block.populate()
    read(from: offset, into: UnsafeMutableRawBufferPointer(start: block.start, count: block.byteCount))
  }

  /// What `count` counts in a range, which is always the same.
  package func counted(in range: Range<Int>, _ count: () -> Int) -> Int {
    if let known = lock.withLock({ counts[range] }) { return known }
    let new = count()
    lock.withLock { counts[range] = new }
    return new
  }

  /// The bytes of the parts that stay in memory.
  var keptByteCount: Int { lock.withLock { keptParts.values.reduce(0) { $0 + $1.byteCount } } }

  /// The one copy of the bytes of a range that stays in memory as long as the file is open.
  package func keptPart(_ range: Range<Int>) -> AlignedStorage {
    if let part = lock.withLock({ keptParts[range] }) { return part }
    let new = part(range)
    return lock.withLock {
      // Another thread may have been faster.
      let part = keptParts[range] ?? new
      keptParts[range] = part
      return part
    }
  }

  /// Calls `body` with the bytes of a range in memory that is theirs as long as a reference to it is held.
  package func withPart<Result, Failure: Error>(
    _ range: Range<Int>, _ body: (AlignedStorage) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withBuffer(range.count) { (part) throws(Failure) in
      read(from: range.lowerBound, into: UnsafeMutableRawBufferPointer(start: part.start, count: range.count))
      return try body(part)
    }
  }

  /// Calls `body` with memory that others had before.
  package func withBuffer<Result, Failure: Error>(
    _ byteCount: Int, _ body: (AlignedStorage) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var buffer = takeBuffer(byteCount)
    defer { giveBack(&buffer) }
    return try body(AlignedStorage(borrowing: buffer.start, byteCount: byteCount, owner: buffer))
  }

  /// Memory for parts.
  private static func memory(_ byteCount: Int) -> AlignedStorage {
    AlignedStorage(byteCount: byteCount, isZeroed: false, inLargePages: isLarge(byteCount))
  }

  /// Shorter parts would not fill a large page before they are gone.
  private static func isLarge(_ byteCount: Int) -> Bool { byteCount >= 1 << 20 }

  /// A buffer that nothing else uses.
  private func takeBuffer(_ byteCount: Int) -> AlignedStorage {
    let buffer = lock.withLock { () -> AlignedStorage? in
      let fitting = buffers.indices.filter { buffers[$0].byteCount >= byteCount }
      if let place = fitting.min(by: { buffers[$0].byteCount < buffers[$1].byteCount }) {
        return buffers.remove(at: place)
      }
      // It makes way for a larger one, or each part that is larger than the one before would leave one
      // behind.
      if let place = buffers.indices.max(by: { buffers[$0].byteCount < buffers[$1].byteCount }) {
        buffers.remove(at: place)
      }
      return nil
    }
    return buffer ?? Self.memory(byteCount)
  }

  private func giveBack(_ buffer: inout AlignedStorage) {
    // A reference to the part may still be held.
    guard isKnownUniquelyReferenced(&buffer) else { return }
    lock.withLock { buffers.append(buffer) }
  }
}
