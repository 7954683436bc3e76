import TensorCore

/// A picture or video that a task is to work on.
struct Input: Sendable {
  /// As the user named it, or a folder of the user's and the file in it.
  let source: String
  /// Where it is; `nil` for standard input.
  let path: String?
  /// Why there is nothing to work on.
  let failure: EngineError?

  /// A file, whatever it is called.
  init(path: String) {
    (source, self.path, failure) = (path, path, nil)
  }

  /// What an argument names, which is standard input for `-`.
  init(argument: String) {
    (source, path, failure) = (argument, argument == "-" ? nil : argument, nil)
  }

  /// A name that leads to no picture or video.
  init(_ source: String, failure: EngineError) {
    (self.source, path, self.failure) = (source, source, failure)
  }
}

/// An input with its place among all, and the names of what is made from it.
struct NumberedInput: Sendable {
  let input: Input
  /// The place, from 0.
  let number: Int
  /// The name of files that are made from it, unique among all inputs; empty when there are none.
  let stem: String
  /// Where the picture or video goes with the results drawn on it; `nil` for nowhere.
  let annotatedPath: String?
}
