import TensorCore

/// The bytes of a network that is imported, and where its weights stay.
struct NetworkSource {
  let view: ByteView
  /// The part of an open file that holds the same bytes, which weights stay in; `nil` for bytes that go away,
  /// out of which weights are copied.
  private let stored: AlignedStorage?

  /// What has no more bytes is looked at while the network is planned, and sooner when it is in memory.
  private static let smallByteCount = 512

  /// Bytes that are in memory, and perhaps in an open file too.
  init(view: ByteView, stored: AlignedStorage? = nil) {
    self.view = view
    self.stored = stored
  }

  /// A part of an open file, of which only what is looked at is read.
  init(in stored: AlignedStorage) {
    self.init(view: ByteView(readingFrom: stored), stored: stored)
  }

  /// The bytes of a range by themselves.
  func part(_ range: Range<Int>) -> NetworkSource {
    NetworkSource(view: view[range], stored: stored?.part(range))
  }

  /// The part of the file that holds a range; `nil` when the bytes are in memory only.
  func storedPart(_ range: Range<Int>) -> AlignedStorage? { stored?.part(range) }

  /// The bytes of a range, for as long as a constant needs them.
  func storage(of range: Range<Int>) -> AlignedStorage {
    guard let stored, range.count > Self.smallByteCount else { return view.copy(of: range) }
    return stored.part(range)
  }
}
