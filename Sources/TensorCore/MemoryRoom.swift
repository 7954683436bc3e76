#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Whether there is memory for what is about to be made: where there is none, Swift ends the process.
///
/// Under a limit of address space, large blocks leave ``reserve`` to small objects, which Swift makes without
/// asking.
package enum MemoryRoom {
  /// What Swift needs besides.
  private static let reserve = 16 << 20

  /// Checks that the system would now give so many bytes.
  ///
  /// - Parameter purpose: What they are for, as the start of a message.
  /// - Throws: ``EngineError/Code/resourceExhausted``.
  package static func check(for byteCount: Int, _ purpose: @autoclosure () -> String) throws {
    let (sum, overflows) = byteCount.addingReportingOverflow(reserve)
    guard !overflows, isThere(sum) else { throw refusal(of: byteCount, purpose()) }
  }

  /// Whether the system would now give memory for the stack of a thread and leave the reserve.
  package static var isThereForThread: Bool {
    addressSpaceLimit == nil || isThere(threadByteCount + reserve)
  }

  /// What the stack of a thread takes where nothing else is set.
  private static let threadByteCount = 8 << 20

  /// Pages of zeros; `nil` where the system does not give them, or nothing would be left but them.
  static func pages(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    guard let pages = mapped(byteCount) else { return nil }
    if addressSpaceLimit != nil, !isThere(reserve) {
      munmap(pages, byteCount)
      return nil
    }
    return pages
  }

  private static func isThere(_ byteCount: Int) -> Bool {
    guard let pages = mapped(byteCount) else { return false }
    munmap(pages, byteCount)
    return true
  }

  /// Pages of zeros as the system gives them. They take address space at once, and memory when touched.
  private static func mapped(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    let pages = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    return pages == MAP_FAILED ? nil : pages
  }

  /// Whether address space is limited to less than libraries that reserve it by the tens of megabytes, for
  /// each thread, can be trusted with.
  package static var isAddressSpaceScarce: Bool { addressSpaceLimit.map { $0 < 4 << 30 } ?? false }

  /// The bytes of address space that the process may have, as it was at first; `nil` for any number.
  private static let addressSpaceLimit: Int? = {
    var limit = rlimit()
    #if canImport(Glibc)
      let status = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      let status = getrlimit(RLIMIT_AS, &limit)
    #endif
    // What means any number differs between systems; no memory is as large.
    return status == 0 ? Int(exactly: limit.rlim_cur).flatMap { $0 < 1 << 60 ? $0 : nil } : nil
  }()
}

extension MemoryRoom {
  /// The error for memory that the system does not give.
  static func refusal(of byteCount: Int, _ purpose: String) -> EngineError {
    EngineError(
      .resourceExhausted,
      "\(purpose) \(byteCount) bytes of memory, which the system does not give; free some or raise its limit")
  }

  /// Ends the process where memory is refused to what can hand no error on: by what ``endProcess`` does, or
  /// with the error as a message of Swift's.
  package static func refused(_ error: EngineError) -> Never {
    endProcess?(error)
    fatalError(error.description)
  }

  /// A block of the heap for numbers and samples, or the process ends; ``freeHeapBlock(_:)`` gives it back.
  package static func heapBlock(_ byteCount: Int) -> UnsafeMutableRawPointer {
    guard let block = malloc(byteCount) else { refused(refusal(of: byteCount, "a block of numbers takes")) }
    return block
  }

  package static func freeHeapBlock(_ block: UnsafeMutableRawPointer) { free(block) }

  /// What a program does before it ends for lack of memory, and may end itself; set before it starts threads.
  nonisolated(unsafe) package static var endProcess: (@Sendable (EngineError) -> Void)?
}
