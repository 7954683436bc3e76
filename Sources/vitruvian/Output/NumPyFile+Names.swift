import ModelFormat

extension NumPyFile {
  /// File systems take names of 255 bytes.
  private static let longestStem = 200

  /// The name of the file that holds a tensor called `name`: `/` and `:` become `_`, and of a long name the
  /// digest of all of it replaces the end.
  static func fileName(forTensor name: String) -> String {
    let stem = String(name.map { $0 == "/" || $0 == ":" ? "_" : $0 })
    guard stem.utf8.count > longestStem else { return stem + ".npy" }
    let digest = SHA256.hexDigest(of: Array(name.utf8))
    return String(decoding: stem.utf8.prefix(longestStem), as: UTF8.self) + "-\(digest.prefix(16)).npy"
  }
}
