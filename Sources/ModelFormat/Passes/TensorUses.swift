/// Who makes and who reads each tensor of a graph, at the moment when it is created.
package struct TensorUses {
  /// The node that computes each tensor; `nil` for inputs and constants.
  package private(set) var producers: [Int?]
  /// How many inputs of nodes each tensor is, and a node that reads it.
  @usableFromInline let readings: [(count: Int, node: Int)]
  @usableFromInline let isResult: [Bool]

  /// Looks at all nodes of a graph.
  @inlinable  // Compiled for each form of a graph, which are of other modules.
  package init(of graph: some DataflowGraph) {
    var producers = [Int?](repeating: nil, count: graph.tensorCount)
    var readings = [(count: Int, node: Int)](repeating: (0, 0), count: graph.tensorCount)
    for node in 0..<graph.nodeCount {
      for case let input? in graph.inputs(of: node) { readings[input] = (readings[input].count + 1, node) }
      for output in graph.outputs(of: node) { producers[output] = node }
    }
    self.producers = producers
    self.readings = readings
    isResult = graph.marks(graph.results)
  }

  /// Whether a caller of the graph reads `tensor`.
  package func isResult(_ tensor: Int) -> Bool { isResult[tensor] }

  /// The node that reads `tensor`, if it does so through one input and nothing else reads it.
  package func soleReader(of tensor: Int) -> Int? {
    isResult[tensor] || readings[tensor].count != 1 ? nil : readings[tensor].node
  }

  /// The nodes that read `tensor`; `nil` if a caller of the graph does so too.
  package func readers(of tensor: Int, in graph: some DataflowGraph) -> [Int]? {
    guard !isResult[tensor] else { return nil }
    // Nearly all tensors have one, which need not be looked for.
    guard readings[tensor].count != 1 else { return [readings[tensor].node] }
    return (0..<graph.nodeCount).filter { graph.inputs(of: $0).contains(tensor) }
  }

  /// Takes note that `node` computes `tensor` from now on.
  package mutating func setProducer(of tensor: Int, to node: Int) { producers[tensor] = node }
}
