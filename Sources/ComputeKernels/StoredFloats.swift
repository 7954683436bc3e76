import TensorCore

/// Numbers in memory, of single or half precision, that are read as single precision.
///
/// Half precision is widened a few numbers at a time, where they are used, so that a network's weights are never in
/// memory a second time.
package struct StoredFloats {
  private let start: UnsafeRawPointer
  private let isHalf: Bool

  /// Numbers of single precision.
  package init(_ start: UnsafePointer<Float>) {
    self.start = UnsafeRawPointer(start)
    isHalf = false
  }

  /// The elements of a tensor, which must outlive this.
  ///
  /// - Precondition: They are `float32` or `float16`.
  package init(_ tensor: Tensor) {
    precondition(
      tensor.elementType == .float32 || tensor.elementType == .float16, "\(tensor.elementType) is no float")
    start = UnsafeRawPointer(tensor.storage.start)
    isHalf = tensor.elementType == .float16
  }

  /// The numbers from the one at `index` on.
  package func dropFirst(_ index: Int) -> StoredFloats {
    StoredFloats(start: start + index * elementByteCount, isHalf: isHalf)
  }

  private init(start: UnsafeRawPointer, isHalf: Bool) {
    self.start = start
    self.isHalf = isHalf
  }

  private var elementByteCount: Int {
    isHalf ? MemoryLayout<UInt16>.size : MemoryLayout<Float>.size
  }

  /// Copies `count` numbers from the one at `index` on.
  package func read(_ count: Int, from index: Int, into destination: UnsafeMutablePointer<Float>) {
    let source = start + index * elementByteCount
    if isHalf {
      HalfPrecision.widen(from: source, count: count, into: destination)
    } else {
      UnsafeMutableRawPointer(destination).copyMemory(
        from: source, byteCount: count * MemoryLayout<Float>.size)
    }
  }

  /// The number of elements among the first `count` that are not zero; `limit` when there are at least so many.
  package func nonzeroCount(_ count: Int, limit: Int) -> Int {
    func visit<Bits: FixedWidthInteger>(_: Bits.Type) -> Int {
      let elements = start.assumingMemoryBound(to: Bits.self)
      var found = 0
      for first in stride(from: 0, to: count, by: Self.countedAtOnce) {
        var block: Bits = 0
        // Shifting the sign out leaves nothing of either zero.
        for index in first..<min(first + Self.countedAtOnce, count) {
          block &+= elements[index] &<< 1 != 0 ? 1 : 0
        }
        found += Int(block)
        if found >= limit { return limit }
      }
      return found
    }
    return isHalf ? visit(UInt16.self) : visit(UInt32.self)
  }

  /// Few enough to be counted in the 16 bits of an element.
  private static let countedAtOnce = 1 << 14
}
