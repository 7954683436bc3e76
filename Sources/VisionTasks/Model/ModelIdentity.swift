import FileAccess
import TFLiteImport
import TensorCore

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
