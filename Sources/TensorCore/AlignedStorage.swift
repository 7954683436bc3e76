/// A block of memory aligned to a cache line, either owned or borrowed from something that outlives it.
///
/// `@unchecked Sendable`: bytes are written only while the sole reference is held by the initialiser's
/// caller (see `Tensor.init(shape:elementType:fill:)`) or by the one executor that owns an arena.
package final class AlignedStorage: @unchecked Sendable {
  /// Every owned block starts at a multiple of this many bytes.
  package static let alignment = 64

  /// The smallest multiple of ``alignment`` that is not below `byteCount`.
  package static func roundedUp(_ byteCount: Int) -> Int {
    (byteCount + alignment - 1) / alignment * alignment
  }

  package let start: UnsafeMutableRawPointer
  package let byteCount: Int
  /// Keeps borrowed memory alive; `nil` when the block is owned.
  private let owner: AnyObject?

  /// Allocates memory.
  ///
  /// - Parameter isZeroed: whether it starts as zeros; pass `false` where all of it is written anyway.
  package init(byteCount: Int, isZeroed: Bool = true) {
    self.byteCount = byteCount
    start = .allocate(byteCount: max(byteCount, 1), alignment: Self.alignment)
    if isZeroed { start.initializeMemory(as: UInt8.self, repeating: 0, count: max(byteCount, 1)) }
    owner = nil
  }

  /// Refers to memory that `owner` keeps alive and that nobody writes.
  ///
  /// - Precondition: `start` is valid for `byteCount` bytes as long as `owner` lives.
  package init(borrowing start: UnsafeRawPointer, byteCount: Int, owner: AnyObject) {
    self.byteCount = byteCount
    self.start = UnsafeMutableRawPointer(mutating: start)
    self.owner = owner
  }

  deinit {
    if owner == nil { start.deallocate() }
  }
}
