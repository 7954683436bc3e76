import FileAccess
import ModelFormat

extension NumPyFile {
  /// File systems take names of 255 bytes.
  private static let longestStem = 200

  /// The names of the files that hold tensors, by the tensors' names. Of those that would share a file, as
  /// `a/b` and `a:b` would, each gets the digest of its own name.
  static func fileNames(forTensors names: [String]) -> [String: String] {
    let names = Set(names)
    let sharing = Dictionary(grouping: names, by: fileName)
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        let plain = fileName(forTensor: name)
        return (name, sharing[plain]?.count == 1 ? plain : fileNameWithDigest(forTensor: name))
      })
  }

  /// The name of the file that holds a tensor called `name`: `/` and `:` become `_`, and of a long name the
  /// digest of all of it replaces the end.
  private static func fileName(forTensor name: String) -> String {
    let stem = stem(forTensor: name)
    return stem.utf8.count > longestStem ? fileNameWithDigest(forTensor: name) : stem + ".npy"
  }

  private static func fileNameWithDigest(forTensor name: String) -> String {
    let digest = SHA256.hexDigest(of: Array(name.utf8))
    return String(decoding: stem(forTensor: name).utf8.prefix(longestStem), as: UTF8.self)
      + "-\(digest.prefix(16)).npy"
  }

  private static func stem(forTensor name: String) -> String {
    String(name.map { $0 == "/" || $0 == ":" ? "_" : $0 })
  }
}
