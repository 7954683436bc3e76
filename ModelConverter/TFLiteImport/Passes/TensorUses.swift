import ModelFormat

/// Who makes and who reads each tensor of a graph, at the moment when it is created.
struct TensorUses {
  /// The node that computes each tensor; `nil` for inputs and constants.
  private(set) var producers: [Int?]
  /// The nodes that read each tensor, once for each input.
  let readers: [[Int]]
  private let isOutput: [Bool]

  init(of graph: GraphDefinition) {
    var producers = [Int?](repeating: nil, count: graph.tensors.count)
    var readers = [[Int]](repeating: [], count: graph.tensors.count)
    var isOutput = [Bool](repeating: false, count: graph.tensors.count)
    for (index, node) in graph.nodes.enumerated() {
      for input in node.inputs.compactMap(\.self) { readers[input].append(index) }
      for output in node.outputs { producers[output] = index }
    }
    for output in graph.outputs { isOutput[output] = true }
    self.producers = producers
    self.readers = readers
    self.isOutput = isOutput
  }

  /// Whether the graph gives `tensor` to its caller.
  func isGraphOutput(_ tensor: Int) -> Bool { isOutput[tensor] }

  /// Whether exactly one input of one node reads `tensor`, and nobody outside the graph does.
  func hasSoleReader(_ tensor: Int) -> Bool { readers[tensor].count == 1 && !isOutput[tensor] }

  /// Takes note that `node` computes `tensor` from now on.
  mutating func setProducer(of tensor: Int, to node: Int) { producers[tensor] = node }
}

extension GraphDefinition {
  /// Removes the nodes at `indices`.
  mutating func removeNodes(at indices: Set<Int>) {
    guard !indices.isEmpty else { return }
    nodes = nodes.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
  }
}
