import ModelFormat
import TensorCore
import TensorOperators

/// Runs generated graphs in every way that there is, and compares the results.
package enum GraphFuzzing {
  static func runAnyOperators(_ bytes: [UInt8]) throws {
    var decisions = Decisions(bytes)
    guard let graph = RandomGraph.graph(&decisions) else { return }
    try NetworkComparison(graph)?.run()
  }

  /// Compares all ways to run the graph that a seed gives: any operators for even seeds, for odd ones those
  /// that passes look for.
  ///
  /// - Returns: Whether there was a graph that runs in little time.
  /// - Throws: ``BrokenPromise`` when one way gives something else.
  package static func compareGraph(seed: UInt64) throws -> Bool {
    var decisions = Decisions(seed: seed)
    guard
      let comparison = try seed.isMultiple(of: 2)
        ? RandomGraph.graph(&decisions).flatMap({ try NetworkComparison($0) }) : neighbours(&decisions)
    else { return false }
    try comparison.run()
    return true
  }

  static func runNeighbours(_ bytes: [UInt8]) throws {
    var decisions = Decisions(bytes)
    try neighbours(&decisions)?.run()
  }

  private static func neighbours(_ decisions: inout Decisions) throws -> NetworkComparison? {
    let elementType = decisions.element(of: [ElementType.float32, .int8, .uint8])
    return try NetworkComparison(
      RandomNetwork(decisions, of: [], elementType: elementType, furtherCount: decisions.integer(1...6)))
  }
}
