import Foundation

/// The memory that the C library hands out in blocks.
enum HeapMemory {
  /// Lets the process keep what blocks gave back, so that the next picture gets it without asking the system
  /// for each page again. The GNU C library by itself returns it at once, or less of it where a large block
  /// was given back before; these are the most that it would come to keep.
  static func keepFreed() {
    #if canImport(Glibc)
      typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
      guard let address = dlsym(nil, "mallopt") else { return }
      let setOption = unsafeBitCast(address, to: SetOption.self)
      _ = setOption(largestHeapBlock, 32 << 20)
      _ = setOption(keptByteCount, 64 << 20)
    #endif
  }

  #if canImport(Glibc)
    /// `M_MMAP_THRESHOLD` of `malloc.h`, which Swift does not know.
    private static let largestHeapBlock: Int32 = -3
    /// `M_TRIM_THRESHOLD`
    private static let keptByteCount: Int32 = -1
  #endif
}
