import ModelFormat

/// Who makes and who reads each tensor of a graph, at the moment when it is created.
package struct TensorUses {
  /// The node that computes each tensor; `nil` for inputs and constants.
  package private(set) var producers: [Int?]
  /// The nodes that read each tensor, once for each input.
  package let readers: [[Int]]
  private let isKept: [Bool]

  /// - Parameters:
  ///   - nodes: The nodes that count; all, if `nil`.
  ///   - captured: Tensors that a caller reads besides the graph's outputs.
  package init(of graph: GraphDefinition, nodes: [Int]? = nil, keeping captured: Set<Int> = []) {
    var producers = [Int?](repeating: nil, count: graph.tensors.count)
    var readers = [[Int]](repeating: [], count: graph.tensors.count)
    var isKept = [Bool](repeating: false, count: graph.tensors.count)
    for index in nodes ?? Array(graph.nodes.indices) {
      for case let input? in graph.nodes[index].inputs { readers[input].append(index) }
      for output in graph.nodes[index].outputs { producers[output] = index }
    }
    for tensor in captured.union(graph.outputs) { isKept[tensor] = true }
    self.producers = producers
    self.readers = readers
    self.isKept = isKept
  }

  /// Whether a caller of the graph reads `tensor`.
  package func isKept(_ tensor: Int) -> Bool { isKept[tensor] }

  /// The node that reads `tensor`, if it does so through one input and nobody else does.
  package func soleReader(of tensor: Int) -> Int? {
    isKept[tensor] || readers[tensor].count != 1 ? nil : readers[tensor][0]
  }

  /// Takes note that `node` computes `tensor` from now on.
  package mutating func setProducer(of tensor: Int, to node: Int) { producers[tensor] = node }
}
