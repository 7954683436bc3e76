#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A block of memory aligned to a cache line, either owned or borrowed from something that outlives it; or a
/// part of something, such as a file, that is read when it is accessed.
///
/// `@unchecked Sendable`: bytes are written only while the sole reference is held by the initialiser's caller
/// (see `Tensor.init(shape:elementType:fill:)`), by a plan before its first run, or by the one executor that
/// owns an arena. Parts of a source hold nothing that changes.
package final class AlignedStorage: @unchecked Sendable {
  /// Every owned block starts at a multiple of this many bytes.
  package static let alignment = 64

  /// The smallest multiple of ``alignment`` that is not below `byteCount`.
  package static func roundedUp(_ byteCount: Int) -> Int {
    (byteCount + alignment - 1) / alignment * alignment
  }

  package let byteCount: Int
  private let origin: Origin
  /// `nil` for a part of a source.
  @usableFromInline let address: UnsafeMutableRawPointer?

  private enum Origin {
    case heap
    /// Pages of this block alone, which take no memory until they are written, and none once it is gone.
    case pages(UnsafeMutableRawBufferPointer)
    /// Bytes of large pages, which other blocks share.
    case largePages(LargePages)
    /// Memory that the owner keeps alive.
    case borrowed(owner: AnyObject)
    case source(any BlockSource, offset: Int)
  }

  /// Smaller blocks come from the heap, which keeps and hands out again what it gets back.
  private static let minimumPagedByteCount = GuardPages.areOn ? 0 : 1 << 17

  /// Smaller blocks are not worth the bytes that they would share a page with.
  private static let minimumLargePageByteCount = 1 << 14

  /// Allocates memory, or ends the process where the system gives none; see ``MemoryRoom/refused(_:)``.
  ///
  /// - Parameters:
  ///   - isZeroed: whether it starts as zeros; pass `false` where all of it is written anyway.
  ///   - inLargePages: whether it takes large pages, where there are some, since all of it will be written.
  package convenience init(byteCount: Int, isZeroed: Bool = true, inLargePages: Bool = false) {
    do {
      try self.init(
        requesting: byteCount, isZeroed: isZeroed, inLargePages: inLargePages, "a block of numbers takes")
    } catch { MemoryRoom.refused(error) }
  }

  /// Allocates memory.
  ///
  /// - Parameters:
  ///   - isZeroed: whether it starts as zeros; pass `false` where all of it is written anyway.
  ///   - inLargePages: whether it takes large pages, where there are some, since all of it will be written.
  ///   - purpose: what it is for, as the start of a message.
  /// - Throws: ``EngineError/Code/resourceExhausted`` where the system does not give it.
  package init(
    requesting byteCount: Int, isZeroed: Bool = true, inLargePages: Bool = false,
    _ purpose: @autoclosure () -> String
  ) throws(EngineError) {
    self.byteCount = byteCount
    if inLargePages, byteCount >= Self.minimumLargePageByteCount,
      let (start, region) = LargePages.block(byteCount)
    {
      (origin, address) = (.largePages(region), start)
    } else if byteCount >= Self.minimumPagedByteCount {
      guard let (start, pages) = Self.allocatePages(byteCount) else {
        throw MemoryRoom.refusal(of: byteCount, purpose())
      }
      (origin, address) = (.pages(pages), start)
    } else {
      var start: UnsafeMutableRawPointer?
      guard posix_memalign(&start, Self.alignment, max(byteCount, 1)) == 0, let start else {
        throw MemoryRoom.refusal(of: byteCount, purpose())
      }
      if isZeroed { start.initializeMemory(as: UInt8.self, repeating: 0, count: max(byteCount, 1)) }
      (origin, address) = (.heap, start)
    }
  }

  /// Allocates memory and copies bytes into it.
  package convenience init(copying bytes: UnsafeRawBufferPointer) {
    self.init(byteCount: bytes.count, isZeroed: false)
    UnsafeMutableRawBufferPointer(start: start, count: byteCount).copyMemory(from: bytes)
  }

  /// Refers to memory that `owner` keeps alive and that nothing writes.
  ///
  /// - Precondition: `start` is valid for `byteCount` bytes as long as `owner` lives.
  package init(borrowing start: UnsafeRawPointer, byteCount: Int, owner: AnyObject) {
    self.byteCount = byteCount
    (origin, address) = (.borrowed(owner: owner), UnsafeMutableRawPointer(mutating: start))
  }

  /// Refers to a part of a source, which is not read yet. Code that looks at it then calls
  /// ``BlockSource/check()``.
  ///
  /// - Precondition: `range` lies inside the source.
  package init(in source: any BlockSource, _ range: Range<Int>) {
    byteCount = range.count
    (origin, address) = (.source(source, offset: range.lowerBound), nil)
  }

  deinit {
    switch origin {
    case .heap: free(address)
    case .pages(let pages): munmap(pages.baseAddress, pages.count)
    case .largePages(let region):
      if let address { region.giveBack(address, byteCount: byteCount) }
    case .borrowed, .source: break
    }
  }

  /// The bytes of a range: in this block, which lives as long as the part does, or in its source.
  package func part(_ range: Range<Int>) -> AlignedStorage {
    if case .source(let source, let offset) = origin {
      return AlignedStorage(in: source, offset + range.lowerBound..<offset + range.upperBound)
    }
    return AlignedStorage(borrowing: start + range.lowerBound, byteCount: range.count, owner: self)
  }

  /// The bytes of a range like ``part(_:)``, or copied to where they are aligned.
  package func alignedPart(_ range: Range<Int>) -> AlignedStorage {
    let part = part(range)
    guard source == nil, UInt(bitPattern: part.start) % UInt(Self.alignment) != 0 else { return part }
    let copy = AlignedStorage(byteCount: range.count, isZeroed: false)
    copy.start.copyMemory(from: part.start, byteCount: range.count)
    return copy
  }

  /// Where the bytes lie. A part of a source then stays in memory as long as the source does;
  /// ``withBytes(in:_:)`` keeps nothing of it.
  @inlinable
  package var start: UnsafeMutableRawPointer { address ?? startOfKeptPart }

  @usableFromInline var startOfKeptPart: UnsafeMutableRawPointer {
    guard case .source(let source, let offset) = origin else {
      preconditionFailure("a block in memory has an address")
    }
    return source.keptPart(offset..<offset + byteCount).start
  }

  /// What the bytes are read from; `nil` when they are in memory.
  package var source: (any BlockSource)? {
    guard case .source(let source, _) = origin else { return nil }
    return source
  }

  /// Calls `body` with the bytes, or with those of a range.
  package func withBytes<Result, Failure: Error>(
    in range: Range<Int>? = nil, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let range = range ?? 0..<byteCount
    guard case .source(let source, let offset) = origin else {
      defer { withExtendedLifetime(self) {} }
      return try body(UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count))
    }
    let place = offset + range.lowerBound..<offset + range.upperBound
    guard range.count > Self.maximumByteCountOnStack else {
      // What the body throws keeps its type in the value, since this call only rethrows in Swift 6.2.
      return try withUnsafeTemporaryAllocation(byteCount: range.count, alignment: Self.alignment) { part in
        source.read(from: place.lowerBound, into: part)
        return Swift.Result { () throws(Failure) in try body(UnsafeRawBufferPointer(part)) }
      }.get()
    }
    return try source.withPart(place) { (part) throws(Failure) in
      try body(UnsafeRawBufferPointer(start: part.start, count: part.byteCount))
    }
  }

  /// So few bytes are read from a source sooner than memory is found for them.
  private static let maximumByteCountOnStack = 1024

  /// A copy of the bytes.
  package var bytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: byteCount) { bytes, count in
      count = byteCount
      read(
        0..<count,
        into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(bytes)[..<count]))
    }
  }

  /// Copies the bytes of a range to a place that has as many.
  package func read(_ range: Range<Int>, into bytes: UnsafeMutableRawBufferPointer) {
    guard case .source(let source, let offset) = origin else {
      return withBytes(in: range) { bytes.copyMemory(from: $0) }
    }
    source.read(from: offset + range.lowerBound, into: bytes)
  }

  /// Calls `body` with a block in memory that has the bytes, or those of a range. It lives as long as a
  /// reference to it is held.
  package func withBlockInMemory<Result>(
    _ range: Range<Int>? = nil, _ body: (AlignedStorage) -> Result
  ) -> Result {
    guard case .source(let source, let offset) = origin else { return body(range.map(part) ?? self) }
    let range = range ?? 0..<byteCount
    return source.withPart(offset + range.lowerBound..<offset + range.upperBound, body)
  }

  /// What `count` counts in the bytes. Of a part of a source it is remembered as long as the source lives, so
  /// there is one thing that is counted.
  package func counted(_ count: () -> Int) -> Int {
    guard case .source(let source, let offset) = origin else { return count() }
    return source.counted(in: offset..<offset + byteCount, count)
  }

  /// A block in memory with the same contents: this one, or a copy.
  package var inMemory: AlignedStorage {
    guard case .source(let source, let offset) = origin else { return self }
    return source.part(offset..<offset + byteCount)
  }

  /// Gets all memory at once for a block that is about to be written as a whole, which takes less time than
  /// page by page.
  package func populate() {
    #if os(Linux)
      switch origin {
      case .pages, .largePages: break
      case .heap, .borrowed, .source: return
      }
      // Linux 5.14 and later know the advice; on others, nothing happens before the pages are written.
      let populateWrite: Int32 = 23
      madvise(address, byteCount, populateWrite)
    #endif
  }

  /// Pages of zeros, and where a block of them begins: at the first, or between guards, so that it ends where
  /// the second one begins.
  private static func allocatePages(
    _ byteCount: Int
  ) -> (start: UnsafeMutableRawPointer, pages: UnsafeMutableRawBufferPointer)? {
    let bodyByteCount = GuardPages.wholePages(byteCount)
    let wholeByteCount = bodyByteCount + 2 * GuardPages.byteCount
    guard let pages = MemoryRoom.pages(max(wholeByteCount, 1)) else { return nil }
    let end = pages + wholeByteCount - GuardPages.byteCount
    if GuardPages.areOn {
      GuardPages.protect(pages, byteCount: GuardPages.byteCount)
      GuardPages.protect(end, byteCount: GuardPages.byteCount)
    }
    let start = GuardPages.areOn ? end - roundedUp(byteCount) : pages
    return (start, UnsafeMutableRawBufferPointer(start: pages, count: max(wholeByteCount, 1)))
  }
}

/// What blocks of bytes are parts of that are read when they are accessed, such as an open file.
///
/// What it gives may be relied on after ``check()``: until then the bytes may have been changed by others.
package protocol BlockSource: AnyObject, Sendable {
  /// Fills memory with the bytes from `offset` on.
  func read(from offset: Int, into bytes: UnsafeMutableRawBufferPointer)

  /// A copy of the bytes of a range.
  func part(_ range: Range<Int>) -> AlignedStorage

  /// The one copy of the bytes of a range that stays in memory as long as the source does.
  func keptPart(_ range: Range<Int>) -> AlignedStorage

  /// Calls `body` with the bytes of a range in memory that is theirs as long as a reference to it is held.
  func withPart<Result, Failure: Error>(
    _ range: Range<Int>, _ body: (AlignedStorage) throws(Failure) -> Result
  ) throws(Failure) -> Result

  /// Calls `body` with memory of so many bytes, which hold anything, and which are its own as long as a
  /// reference to it is held.
  func withBuffer<Result, Failure: Error>(
    _ byteCount: Int, _ body: (AlignedStorage) throws(Failure) -> Result
  ) throws(Failure) -> Result

  /// What `count` counts in a range, which is always the same.
  func counted(in range: Range<Int>, _ count: () -> Int) -> Int

  /// Checks that all that was read so far is what the source held at first.
  ///
  /// - Throws: ``EngineError/Code/unreadable`` when it was changed or could not be read, now or ever.
  func check() throws
}
