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
    let slot = slot(hash: hash, where: isEqual)
    guard slots[slot] == 0 else { return false }
    slots[slot] = place + 1
    return true
  }

  /// The place of a thing that was added; `nil` when there is none.
  ///
  /// - Parameters:
  ///   - hash: Feeds the hasher with the thing.
  ///   - isEqual: Whether it is the one at a place.
  @inline(__always)
  func first(hash: (inout Hasher) -> Void, where isEqual: (_ place: Int) -> Bool) -> Int? {
    let slot = slot(hash: hash, where: isEqual)
    return slots[slot] == 0 ? nil : slots[slot] - 1
  }

  /// The slot of a thing: an empty one if it was not added.
  @inline(__always)
  private func slot(hash: (inout Hasher) -> Void, where isEqual: (_ place: Int) -> Bool) -> Int {
    var hasher = Hasher()
    hash(&hasher)
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] != 0, !isEqual(slots[slot] - 1) { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
