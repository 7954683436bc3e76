import ArgumentParser

/// How many runs a measurement takes.
enum RunCount {
  /// Each run's times are kept, so their number is bounded.
  private static let accepted = 1...100_000

  static func validate(_ runs: Int) throws {
    guard accepted ~= runs else {
      throw ValidationError(
        "--runs is \(runs); expected \(accepted.lowerBound) to \(accepted.upperBound)")
    }
  }
}
