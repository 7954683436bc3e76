/// What blocks of bytes are parts of that are read when they are accessed, such as an open file.
///
/// What it gives may be relied on after ``check()``: until then the bytes may have been changed by others.
package protocol BlockSource: AnyObject, Sendable {
  /// Fills memory with the bytes from `offset` on.
  func read(from offset: Int, into bytes: UnsafeMutableRawBufferPointer)

  /// A copy of the bytes of a range.
  func part(_ range: Range<Int>) -> AlignedStorage

  /// The one copy of the bytes of a range that stays in memory as long as the source does.
  func keptPart(_ range: Range<Int>) -> AlignedStorage

  /// Calls `body` with the bytes of a range in memory that is theirs as long as a reference to it is held.
  func withPart<Result, Failure: Error>(
    _ range: Range<Int>, _ body: (AlignedStorage) throws(Failure) -> Result
  ) throws(Failure) -> Result

  /// Calls `body` with memory of so many bytes, which hold anything, and which are its own as long as a
  /// reference to it is held.
  func withBuffer<Result, Failure: Error>(
    _ byteCount: Int, _ body: (AlignedStorage) throws(Failure) -> Result
  ) throws(Failure) -> Result

  /// What `count` counts in a range, which is always the same.
  func counted(in range: Range<Int>, _ count: () -> Int) -> Int

  /// Checks that all that was read so far is what the source held at first.
  ///
  /// - Throws: ``EngineError/Code/unreadable`` when it was changed or could not be read, now or ever.
  func check() throws
}
