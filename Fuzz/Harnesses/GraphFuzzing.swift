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

  static func runNeighbours(_ bytes: [UInt8]) throws {
    var decisions = Decisions(bytes)
    let elementType = decisions.element(of: [ElementType.float32, .int8, .uint8])
    let network = try RandomNetwork(
      decisions, of: [], elementType: elementType, furtherCount: decisions.integer(1...6))
    try NetworkComparison(network.graph, isTame: network.isTame)?.run()
  }
}
