import ModelFormat

/// Who makes and who reads each tensor of a graph, at the moment when it is created.
package struct TensorUses {
  /// The node that computes each tensor; `nil` for inputs and constants.
  package private(set) var producers: [Int?]
  /// How many inputs of nodes each tensor is, and a node that reads it.
  private let readings: [(count: Int, node: Int)]
  private let isKept: [Bool]

  /// - Parameters:
  ///   - nodes: The nodes that count; all, if `nil`.
  ///   - captured: Tensors that a caller reads besides the graph's outputs.
  package init(of graph: GraphDefinition, nodes: [Int]? = nil, keeping captured: [Int] = []) {
    var producers = [Int?](repeating: nil, count: graph.tensors.count)
    var readings = [(count: Int, node: Int)](repeating: (0, 0), count: graph.tensors.count)
    for index in nodes ?? Array(graph.nodes.indices) {
      for case let input? in graph.nodes[index].inputs {
        readings[input] = (readings[input].count + 1, index)
      }
      for output in graph.nodes[index].outputs { producers[output] = index }
    }
    self.producers = producers
    self.readings = readings
    isKept = graph.marks(graph.outputs + captured)
  }

  /// Whether a caller of the graph reads `tensor`.
  package func isKept(_ tensor: Int) -> Bool { isKept[tensor] }

  /// The node that reads `tensor`, if it does so through one input and nobody else does.
  package func soleReader(of tensor: Int) -> Int? {
    isKept[tensor] || readings[tensor].count != 1 ? nil : readings[tensor].node
  }

  /// The nodes that read `tensor`; `nil` if a caller of the graph does so too.
  func readers(of tensor: Int, in graph: GraphDefinition) -> [Int]? {
    guard !isKept[tensor] else { return nil }
    // Nearly all tensors have one, which need not be looked for.
    guard readings[tensor].count != 1 else { return [readings[tensor].node] }
    return graph.nodes.indices.filter { graph.nodes[$0].inputs.contains(tensor) }
  }

  /// Takes note that `node` computes `tensor` from now on.
  package mutating func setProducer(of tensor: Int, to node: Int) { producers[tensor] = node }
}
