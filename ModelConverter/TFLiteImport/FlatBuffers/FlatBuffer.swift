import TensorCore

/// The bytes of a FlatBuffers file, read with every offset checked.
///
/// Offsets in such a file may point several times at the same place, so a small file could unfold into a
/// huge structure. Honest files do not; therefore every read is counted against an allowance proportional to
/// the size of the file.
///
/// - Source: FlatBuffers, *Internals* (binary format).
package final class FlatBuffer {
  let view: ByteView
  // One thread reads a file, so that accesses need not be checked for others.
  @exclusivity(unchecked) private var allowance: Int

  package init(_ view: ByteView) {
    self.view = view
    allowance = 4 * view.count + 1 << 16
  }

  /// Whether the file identifier at byte 4 is `identifier`.
  package static func hasIdentifier(_ identifier: String, in view: ByteView) -> Bool {
    view.count >= 8 && view[4..<8].text == identifier
  }

  /// The table that the file begins with.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when it is not within the file.
  package func root() throws -> FlatBufferTable {
    try FlatBufferTable(in: self, at: target(ofOffsetAt: 0))
  }

  /// The position that the relative offset stored at `position` leads to.
  func target(ofOffsetAt position: Int) throws -> Int {
    position + Int(try view.integer(at: position, as: UInt32.self))
  }

  /// Counts `byteCount` bytes as read.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when more has been read than an honest file can hold.
  func spend(_ byteCount: Int) throws {
    allowance -= byteCount
    guard allowance >= 0 else {
      throw EngineError(.invalidModel, "is corrupt: its parts overlap each other many times")
    }
  }
}
