import FileAccess
import ModelFormat
import TFLiteImport
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

/// What tells a model from all others, so that tasks that use the same one share what was made of it.
package enum ModelIdentity: Sendable, Hashable {
  /// A file, until it is changed.
  case file(FileIdentity)
  /// The contents of a file in memory, by their length and a hash that is different in each process: models
  /// cannot be crafted so that two of them are taken for the same.
  case contents(byteCount: Int, hash: Int)

  /// The identity of a file's contents.
  static func contents(of file: ByteView) -> ModelIdentity {
    var hasher = Hasher()
    file.withBytes { hasher.combine(bytes: $0) }
    return .contents(byteCount: file.count, hash: hasher.finalize())
  }
}
