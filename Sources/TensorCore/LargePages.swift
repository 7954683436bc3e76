#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Memory in large pages, where the system has them: to get so much memory page by page takes longer than to
/// write it, and to find the pages again slows all that reads it.
///
/// Blocks are cut from regions of many large pages, one after the other, so that none of them wastes the rest
/// of a page. The last page of a region that would stay emptier than half is left to small ones. A region
/// lives as long as one of its blocks does.
///
/// `@unchecked Sendable`: what changes is only touched under the lock.
package final class LargePages: @unchecked Sendable {
  private let start: UnsafeMutableRawPointer
  private let byteCount: Int
  private var usedByteCount = 0

  static let pageByteCount = 1 << 21
  private static let smallestPageByteCount = 1 << 12
  /// Address space, not memory, which is taken as blocks are written.
  private static let regionByteCount = 16 * pageByteCount
  /// The region that blocks are cut from, if one of its blocks is in use.
  nonisolated(unsafe) private static weak var current: LargePages?
  /// The bytes of blocks that will be cut soon.
  nonisolated(unsafe) private static var expectedByteCount = 0
  nonisolated(unsafe) private static let mutex = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    return mutex
  }()

  private init?(byteCount: Int) {
    guard let start = Self.allocate(byteCount) else { return nil }
    self.start = start
    self.byteCount = byteCount
  }

  deinit { munmap(start, byteCount) }

  /// A block of zeros, and the region that it is cut from; `nil` where there are no such pages.
  static func block(_ byteCount: Int) -> (start: UnsafeMutableRawPointer, region: LargePages)? {
    guard !GuardPages.areOn else { return nil }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if let region = current, let start = region.cut(byteCount) { return (start, region) }
    guard let region = LargePages(byteCount: max(byteCount, regionByteCount)),
      let start = region.cut(byteCount)
    else { return nil }
    current = region
    return (start, region)
  }

  /// The next bytes of the region; `nil` when it has no more as many.
  private func cut(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    guard byteCount <= self.byteCount - usedByteCount else { return nil }
    let used = usedByteCount..<usedByteCount + AlignedStorage.roundedUp(byteCount)
    usedByteCount = used.upperBound
    let pages = Self.largePages(
      entered: used, expectedByteCount: max(0, Self.expectedByteCount - byteCount),
      regionByteCount: self.byteCount)
    #if os(Linux)
      if !pages.isEmpty { madvise(start + pages.lowerBound, pages.count, MADV_HUGEPAGE) }
    #endif
    return start + used.lowerBound
  }

  /// The bytes of a region that large pages pay for, of those pages that a new block is the first in.
  ///
  /// - Parameters:
  ///   - used: Where the block lies.
  ///   - expectedByteCount: The bytes of further blocks that will follow it.
  static func largePages(
    entered used: Range<Int>, expectedByteCount: Int, regionByteCount: Int
  ) -> Range<Int> {
    let first = roundedUp(used.lowerBound)
    let last = (used.upperBound + expectedByteCount + pageByteCount / 2) / pageByteCount * pageByteCount
    let end = min(last, roundedUp(used.upperBound), regionByteCount)
    return first..<max(first, end)
  }

  private static func roundedUp(_ byteCount: Int) -> Int {
    (byteCount + pageByteCount - 1) / pageByteCount * pageByteCount
  }

  /// Takes note that work will ask for blocks of so many bytes together, until ``withdraw(_:)`` is called
  /// with as many.
  package static func expect(_ byteCount: Int) {
    pthread_mutex_lock(mutex)
    expectedByteCount += byteCount
    pthread_mutex_unlock(mutex)
  }

  /// Takes note that as much of what was expected was done, or will not be.
  package static func withdraw(_ byteCount: Int) { expect(-byteCount) }

  /// Takes note that nothing uses a block any more: its memory is given back, but for what it shares with its
  /// neighbours.
  func giveBack(_ block: UnsafeMutableRawPointer, byteCount: Int) {
    let page = UInt(Self.smallestPageByteCount)
    let first = (UInt(bitPattern: block) + page - 1) / page * page
    let end = (UInt(bitPattern: block) + UInt(byteCount)) / page * page
    guard first < end, let start = UnsafeMutableRawPointer(bitPattern: first) else { return }
    madvise(start, Int(end - first), MADV_DONTNEED)
  }

  /// Address space that begins at a large page.
  private static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    #if os(Linux)
      let wholeByteCount = byteCount + pageByteCount
      guard let whole = MemoryRoom.pages(wholeByteCount) else { return nil }
      let unusedByteCount = (pageByteCount - Int(bitPattern: whole) % pageByteCount) % pageByteCount
      let start = whole + unusedByteCount
      if unusedByteCount > 0 { munmap(whole, unusedByteCount) }
      munmap(start + byteCount, pageByteCount - unusedByteCount)
      return start
    #else
      return nil
    #endif
  }
}

/// Memory pages around blocks that end the process when anything touches them, to find what reads or writes
/// beyond a block where no sanitiser looks, such as in assembly.
///
/// There are none unless the package is compiled with `-D GUARD_PAGES`, as `make asan` does.
package enum GuardPages {
  #if GUARD_PAGES
    /// How many bytes separate two blocks; zero where nothing guards them.
    package static let byteCount = pageSize
    private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
  #else
    /// How many bytes separate two blocks; zero where nothing guards them.
    package static let byteCount = 0
    private static let pageSize = 1
  #endif

  /// Whether blocks are guarded.
  package static var areOn: Bool { byteCount > 0 }

  /// The size of whole pages for `byteCount` bytes, without guards; `byteCount` itself where nothing guards
  /// it.
  package static func wholePages(_ byteCount: Int) -> Int { (byteCount + pageSize - 1) / pageSize * pageSize }

  /// Makes `byteCount` bytes of a mapping, which begin at a page, inaccessible.
  package static func protect(_ start: UnsafeMutableRawPointer, byteCount: Int) {
    guard areOn else { return }
    let result = mprotect(start, byteCount, PROT_NONE)
    precondition(result == 0, "a guard page cannot be protected")
  }
}
