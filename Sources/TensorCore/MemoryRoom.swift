#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Whether there is memory for what is about to be made: where there is none, Swift ends the process.
package enum MemoryRoom {
  /// What Swift needs besides.
  private static let reserve = 16 << 20

  /// Checks that the system would now give so many bytes.
  ///
  /// - Parameter purpose: What they are for, as the start of a message.
  /// - Throws: ``EngineError/Code/resourceExhausted``.
  package static func check(for byteCount: Int, _ purpose: @autoclosure () -> String) throws {
    let (sum, overflows) = byteCount.addingReportingOverflow(reserve)
    // Pages take address space at once, and memory when they are touched.
    let pages = overflows ? MAP_FAILED : mmap(nil, sum, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard pages != MAP_FAILED else {
      throw EngineError(
        .resourceExhausted,
        "\(purpose()) \(byteCount) bytes of memory, which the system does not give; free some or raise its limit"
      )
    }
    munmap(pages, sum)
  }
}
