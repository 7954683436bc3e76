import FileAccess
import ModelFormat
import TFLiteImport
import TensorCore

/// Whether files are the models that they are called.
enum ModelCheck {
  /// Whether a file's bytes are the model, or a bundle of all of the model's networks and no others.
  ///
  /// - Throws: What unpacking a bundle throws.
  static func isGenuine(_ file: AlignedStorage, _ model: PublishedModel) throws -> Bool {
    if (model.digests + digestsOfPackaged(model)).contains(digest(file)) { return true }
    guard !model.networks.isEmpty, let archive = try? ZipArchive(ByteView(file)) else { return false }
    let members = archive.names.filter { $0.hasSuffix(".tflite") }
    guard Set(members) == Set(model.networks.keys), members.count == model.networks.count else {
      return false
    }
    return try members.allSatisfy { name in
      try archive.contents(of: name)?.withBytes(SHA256.hexDigest(of:)) == model.networks[name]
    }
  }

  /// The digest of a file's bytes.
  static func digest(_ file: AlignedStorage) -> String { file.withBytes(SHA256.hexDigest(of:)) }

  /// A file's bytes.
  static func block(_ path: String) throws -> AlignedStorage {
    try StoredFile(modelAt: path).block()
  }

  /// A network of the package that is a model as it is.
  private static func digestsOfPackaged(_ model: PublishedModel) -> [String] {
    guard case .network(let network) = model.packaged else { return [] }
    return [network.digest]
  }
}
