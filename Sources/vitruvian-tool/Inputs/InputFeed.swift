import Threading

/// Hands the inputs to the threads that work on them, each to the one that asks first.
///
/// `@unchecked Sendable`: what changes is only touched under the lock.
final class InputFeed: @unchecked Sendable {
  /// How many inputs are left out, since an earlier run has all of their results.
  private(set) var completeCount = 0
  private let options: InputOptions
  private let lock = Lock()
  private var inputs: InputIterator
  private var number = 0
  private var stems: FileStems?
  /// An input that is to be handed out again.
  private var pending: NumberedInput?

  /// - Parameter makesFiles: Whether files are made from inputs, which need names then.
  init(_ inputs: InputIterator, _ options: InputOptions, makesFiles: Bool) {
    self.inputs = inputs
    self.options = options
    stems = makesFiles ? FileStems() : nil
  }

  /// The next input; `nil` after the last.
  ///
  /// - Throws: What reading a list of inputs throws.
  func next() throws -> NumberedInput? {
    try lock.withLock {
      if let input = pending.take() { return input }
      guard let input = try inputs.next() else { return nil }
      defer { number += 1 }
      let stem = stems?.next(of: input) ?? ""
      return NumberedInput(
        input: input, number: number, stem: stem, annotatedPath: options.annotatedPath(stem: stem))
    }
  }

  /// Leaves out the inputs of which an earlier run has all results.
  ///
  /// - Returns: Whether it has some of the next one.
  /// - Throws: ``EngineError/Code/invalidArgument`` when the results are of other inputs.
  func skip(_ results: StoredResults) throws -> Bool {
    while let input = try next() {
      switch try results.pass(over: input.input, options.mode) {
      case .complete: completeCount += 1
      case .last:
        pending = input
        return true
      case .none:
        pending = input
        return false
      }
    }
    try results.checkEnd()
    return false
  }
}
