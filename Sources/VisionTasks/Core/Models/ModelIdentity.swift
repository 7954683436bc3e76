import TensorCore

/// What tells a model from all others, so that tasks that use the same one share what was made of it.
package enum ModelIdentity: Sendable, Hashable {
  /// A file, until it is changed.
  case file(FileIdentity)
  /// The contents of a file in memory, by their SHA-256.
  case contents(String)
}
