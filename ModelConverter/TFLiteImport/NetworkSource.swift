import TensorCore

/// The bytes of a network that is imported, and where its weights stay.
struct NetworkSource {
  let view: ByteView
  /// The part of an open file that holds the same bytes, which weights stay in; `nil` for bytes that go away,
  /// out of which weights are copied.
  var stored: AlignedStorage?

  /// The bytes of a range, for as long as a constant needs them.
  func storage(of range: Range<Int>) -> AlignedStorage {
    stored?.part(range) ?? view[range].copy
  }
}
