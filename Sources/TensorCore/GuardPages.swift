#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
