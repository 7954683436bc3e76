#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What keeps memory alive that ``AlignedStorage`` refers to.
package protocol MemoryOwner: AnyObject {
  /// Gives back the memory of the bytes from `start` on, if their contents also are elsewhere, such as in a file. Whoever
  /// reads them again gets the same contents, later.
  func discard(_ start: UnsafeRawPointer, byteCount: Int)
}

/// A block of memory aligned to a cache line, either owned or borrowed from something that outlives it.
///
/// `@unchecked Sendable`: bytes are written only while the sole reference is held by the initialiser's
/// caller (see `Tensor.init(shape:elementType:fill:)`), by a plan before its first run, or by the one executor
/// that owns an arena.
package final class AlignedStorage: @unchecked Sendable {
  /// Every owned block starts at a multiple of this many bytes.
  package static let alignment = 64

  /// The smallest multiple of ``alignment`` that is not below `byteCount`.
  package static func roundedUp(_ byteCount: Int) -> Int {
    (byteCount + alignment - 1) / alignment * alignment
  }

  package let start: UnsafeMutableRawPointer
  package let byteCount: Int
  private let origin: Origin

  private enum Origin {
    case heap
    /// Pages of this block alone, which take no memory until they are written, and none once it is gone.
    case pages(UnsafeMutableRawBufferPointer)
    /// Memory that the owner keeps alive.
    case borrowed(owner: any MemoryOwner)
  }

  /// Smaller blocks come from the heap, which keeps and hands out again what it gets back.
  private static let minimumPagedByteCount = GuardPages.areOn ? 0 : 1 << 17

  /// Allocates memory.
  ///
  /// - Parameter isZeroed: whether it starts as zeros; pass `false` where all of it is written anyway.
  package init(byteCount: Int, isZeroed: Bool = true) {
    self.byteCount = byteCount
    if byteCount >= Self.minimumPagedByteCount, let (start, pages) = Self.allocatePages(byteCount) {
      self.start = start
      origin = .pages(pages)
    } else {
      start = .allocate(byteCount: max(byteCount, 1), alignment: Self.alignment)
      if isZeroed { start.initializeMemory(as: UInt8.self, repeating: 0, count: max(byteCount, 1)) }
      origin = .heap
    }
  }

  /// Refers to memory that `owner` keeps alive and that nobody writes.
  ///
  /// - Precondition: `start` is valid for `byteCount` bytes as long as `owner` lives.
  package init(borrowing start: UnsafeRawPointer, byteCount: Int, owner: any MemoryOwner) {
    self.byteCount = byteCount
    self.start = UnsafeMutableRawPointer(mutating: start)
    origin = .borrowed(owner: owner)
  }

  deinit {
    switch origin {
    case .heap: start.deallocate()
    case .pages(let pages): munmap(pages.baseAddress, pages.count)
    case .borrowed: break
    }
  }

  /// Gets all memory at once for a block that is about to be written as a whole, which takes less time than page by
  /// page.
  package func populate() {
    #if os(Linux)
      guard case .pages = origin else { return }
      // Linux 5.14 and later know the advice; on others, nothing happens before the pages are written.
      let populateWrite: Int32 = 23
      madvise(start, byteCount, populateWrite)
    #endif
  }

  /// Says that nobody needs the contents soon. They stay the same, but may have to be read from their file again.
  package func discard() {
    guard case .borrowed(let owner) = origin else { return }
    owner.discard(start, byteCount: byteCount)
  }

  /// Pages of zeros, and where a block of them begins: at the first, or between guards, so that it ends where the second
  /// one begins.
  private static func allocatePages(
    _ byteCount: Int
  ) -> (start: UnsafeMutableRawPointer, pages: UnsafeMutableRawBufferPointer)? {
    let bodyByteCount = GuardPages.wholePages(byteCount)
    let wholeByteCount = bodyByteCount + 2 * GuardPages.byteCount
    guard
      let pages = mmap(nil, max(wholeByteCount, 1), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0),
      pages != MAP_FAILED
    else { return nil }
    let end = pages + wholeByteCount - GuardPages.byteCount
    if GuardPages.areOn {
      GuardPages.protect(pages, byteCount: GuardPages.byteCount)
      GuardPages.protect(end, byteCount: GuardPages.byteCount)
    }
    let start = GuardPages.areOn ? end - roundedUp(byteCount) : pages
    return (start, UnsafeMutableRawBufferPointer(start: pages, count: max(wholeByteCount, 1)))
  }
}

extension AlignedStorage: MemoryOwner {
  /// Does nothing: the contents are nowhere else.
  package func discard(_ start: UnsafeRawPointer, byteCount: Int) {}
}
