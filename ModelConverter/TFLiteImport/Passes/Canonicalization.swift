import ModelFormat

/// A rewrite of an imported network.
package protocol ImportPass: Pass where Graph == GraphDefinition {}

/// The passes that every imported network goes through.
package enum Canonicalization {
  package static let passes: [any ImportPass] = [
    HalfPrecisionFolding(), ConstantFolding(), ReshapeMerging(), PaddingFolding(), ActivationFolding(),
    SlopeFolding(), ConstantSharing(), UnusedRemoval(),
  ]

  /// A second round sees what the first one uncovered, and a third finds nothing to do in networks that
  /// people make. Hostile ones get no more rounds than these.
  private static let maximumRoundCount = 4

  /// Applies all passes until none finds anything more to do.
  ///
  /// - Returns: How often each pass rewrote something, in the order of ``passes``.
  package static func apply(to graph: inout GraphDefinition) -> [PassCount] {
    var counts = passes.map { PassCount(summary: $0.summary, count: 0) }
    for _ in 0..<maximumRoundCount {
      let before = counts
      for (index, pass) in passes.enumerated() { counts[index].count += pass.apply(to: &graph) }
      if counts == before { break }
    }
    return counts
  }
}

/// How often a pass rewrote something.
public struct PassCount: Sendable, Hashable {
  /// What the pass does, for people.
  public var summary: String
  /// How often it did so.
  public var count: Int

  /// Creates a count.
  public init(summary: String, count: Int) {
    self.summary = summary
    self.count = count
  }
}
