import CAtomics

/// Numbers that threads share, each on a cache line of its own, zero at first.
///
/// `@unchecked Sendable`: only atomic operations reach the numbers.
final class SharedNumbers: @unchecked Sendable {
  private let storage: UnsafeMutablePointer<UInt64>

  /// The distance between the numbers: two cache lines, since processors fetch them in pairs.
  private static let step = 128 / MemoryLayout<UInt64>.size

  init(count: Int) {
    let wordCount = count * Self.step
    storage = UnsafeMutableRawPointer.allocate(
      byteCount: wordCount * MemoryLayout<UInt64>.size, alignment: Self.step * MemoryLayout<UInt64>.size
    ).bindMemory(to: UInt64.self, capacity: wordCount)
    storage.initialize(repeating: 0, count: wordCount)
  }

  deinit { storage.deallocate() }

  /// - Precondition: `index` is below the count.
  subscript(index: Int) -> SharedNumber { SharedNumber(storage: storage + index * Self.step) }
}

/// One of some ``SharedNumbers``, which must outlive this.
struct SharedNumber {
  fileprivate let storage: UnsafeMutablePointer<UInt64>

  var value: UInt64 {
    get { vitruvian_atomic_load(storage) }
    nonmutating set { vitruvian_atomic_store(storage, newValue) }
  }

  /// Returns the value before.
  @discardableResult
  func increment() -> UInt64 { vitruvian_atomic_increment(storage) }

  /// Returns the value before.
  @discardableResult
  func decrease(by amount: UInt64) -> UInt64 { vitruvian_atomic_decrease(storage, amount) }

  /// Stores `value` if the number is `expected`, and returns whether it was.
  func replace(_ expected: UInt64, with value: UInt64) -> Bool {
    vitruvian_atomic_replace(storage, expected, value)
  }
}
