import FileAccess
import ModelFormat
import TensorCore

/// The models that were read last: programs make a task anew to change an option, and to read what its model
/// says takes longer than all else.
///
/// Each takes less than ``maximumByteCount`` for weights, since those stay in its file, which stays open.
struct RecentModels {
  /// The last one used comes last.
  private var entries: [Entry] = []

  private struct Entry {
    let file: FileIdentity
    let model: Model
  }

  /// More than programs use at a time.
  static let capacity = 4

  /// The most bytes of weights in memory that a model is kept with: those of most bundles stay in their file,
  /// but some are compressed.
  static let maximumByteCount = 1 << 20

  /// The models of this process.
  static let shared = Serialized(RecentModels())

  /// What was read from a file; `nil` when it was not, or long ago.
  mutating func model(of file: FileIdentity) -> Model? {
    guard let place = entries.firstIndex(where: { $0.file == file }) else { return nil }
    let entry = entries.remove(at: place)
    entries.append(entry)
    return entry.model
  }

  /// Keeps what was read from a file, unless it takes much memory.
  mutating func keep(_ model: Model, of file: FileIdentity) {
    guard model.byteCountInMemory <= Self.maximumByteCount else { return }
    entries.removeAll { $0.file == file }
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(Entry(file: file, model: model))
  }
}
