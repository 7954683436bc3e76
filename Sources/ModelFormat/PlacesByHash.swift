/// The places of things that all differ, to find out whether another one does too.
///
/// Unlike a `Set`, it holds no references to count, and making the first one looks up no type at run time.
struct PlacesByHash {
  /// Places plus one; zero where there is none.
  private var slots: [Int]

  /// - Parameter capacity: The most places that will be inserted.
  init(capacity: Int) {
    // At least half of the slots stay empty.
    slots = [Int](repeating: 0, count: 1 << (Int.bitWidth - (2 * capacity).leadingZeroBitCount))
  }

  /// Adds a place, unless a thing like the one there was added before.
  ///
  /// - Parameters:
  ///   - hash: Feeds the hasher with the thing at the new place.
  ///   - isEqual: Whether the thing at another place is like it.
  /// - Returns: whether it was added.
  @inline(__always)
  mutating func insert(
    _ place: Int, hash: (inout Hasher) -> Void, isEqual: (_ other: Int) -> Bool
  ) -> Bool {
    var hasher = Hasher()
    hash(&hasher)
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] != 0 {
      if isEqual(slots[slot] - 1) { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = place + 1
    return true
  }
}
