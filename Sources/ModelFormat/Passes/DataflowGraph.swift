/// Nodes in execution order that hand tensors on to each other: what passes ask of any form of a graph.
///
/// Nodes and tensors are known by their indices, since copies of nodes would count references to all of their
/// parts.
package protocol DataflowGraph {
  var nodeCount: Int { get }
  var tensorCount: Int { get }
  /// The tensors that a caller reads after a run.
  var results: [Int] { get }

  /// The tensors that a node reads; `nil` for an optional input that is left out.
  func inputs(of node: Int) -> [Int?]

  /// The tensors that a node writes.
  func outputs(of node: Int) -> [Int]

  /// Whether the contents of a tensor are known before any node runs.
  func isConstant(_ tensor: Int) -> Bool
}

extension DataflowGraph {
  /// Whether each tensor is one of `marked`. Unlike a `Set`, it hashes nothing, and looks up no type at run
  /// time.
  @inlinable package func marks(_ marked: [Int]) -> [Bool] {
    var marks = [Bool](repeating: false, count: tensorCount)
    for tensor in marked { marks[tensor] = true }
    return marks
  }

  /// The tensor of a node's input; `nil` when the input is left out.
  @inlinable package func input(_ index: Int, of node: Int) -> Int? {
    let inputs = inputs(of: node)
    return index < inputs.count ? inputs[index] : nil
  }

  /// The indices of the nodes that contribute to a result of the graph and whose outputs are not constants,
  /// in order.
  @inlinable package var liveNodes: [Int] {
    var isNeeded = marks(results)
    var live: [Int] = []
    for node in (0..<nodeCount).reversed() {
      guard outputs(of: node).contains(where: { isNeeded[$0] && !isConstant($0) }) else { continue }
      live.append(node)
      for case let tensor? in inputs(of: node) { isNeeded[tensor] = true }
    }
    return live.reversed()
  }
}

extension GraphDefinition: DataflowGraph {
  package var nodeCount: Int { nodes.count }
  package var tensorCount: Int { tensors.count }
  package var results: [Int] { outputs + states.map(\.next) }

  package func inputs(of node: Int) -> [Int?] { nodes[node].inputs }

  package func outputs(of node: Int) -> [Int] { nodes[node].outputs }

  package func isConstant(_ tensor: Int) -> Bool { tensors[tensor].constant != nil }

  /// Whether there is a node of an operator: passes ask first, since most find nothing to do.
  package func hasNodes(of operator: (some OperatorDefinition).Type) -> Bool {
    nodes.contains { $0.operation.is(`operator`) }
  }

  /// Removes the nodes at `indices`.
  package mutating func removeNodes(at indices: Set<Int>) {
    guard !indices.isEmpty else { return }
    nodes = nodes.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
  }
}
