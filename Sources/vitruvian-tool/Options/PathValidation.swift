import ArgumentParser
import FileAccess
import TensorCore

/// Refuses empty paths, which Foundation takes for the current folder.
///
/// - Parameter paths: by what messages call them; `nil` where none was given.
func validatePaths(_ paths: [(name: String, path: String?)]) throws {
  for (name, path) in paths where path == "" {
    throw ValidationError("\(name) is empty; expected a path")
  }
}

/// Refuses files that are replaced although the command needs them for something else.
///
/// - Parameter others: Files that are kept, as many as there may be.
func validateUses(_ uses: [FileUse], and others: some Sequence<FileUse> = [FileUse]()) throws {
  if let clash = FileUse.clash(among: uses, and: others) { throw ValidationError(clash) }
}
