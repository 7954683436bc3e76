/// Nodes in execution order that hand tensors on to each other: what passes ask of any form of a graph.
package protocol DataflowGraph {
  associatedtype Node: DataflowNode

  /// The nodes in execution order.
  var nodes: [Node] { get set }
  /// The number of tensors, each of which is known by its index.
  var tensorCount: Int { get }
  /// The tensors that a caller reads after a run.
  var results: [Int] { get }

  /// Whether the contents of a tensor are known before any node runs.
  func isConstant(_ tensor: Int) -> Bool
}

/// A node of a ``DataflowGraph``.
package protocol DataflowNode {
  /// The tensors that the node reads; `nil` for an optional input that is left out.
  var inputs: [Int?] { get }
  /// The tensors that the node writes.
  var outputs: [Int] { get }
}

extension NodeDefinition: DataflowNode {}

extension GraphDefinition: DataflowGraph {
  package var tensorCount: Int { tensors.count }
  package var results: [Int] { outputs }

  package func isConstant(_ tensor: Int) -> Bool { tensors[tensor].constant != nil }
}

extension DataflowGraph {
  /// Whether each tensor is one of `marked`. Unlike a `Set`, it hashes nothing, and looks up no type at run time.
  package func marks(_ marked: [Int]) -> [Bool] {
    var marks = [Bool](repeating: false, count: tensorCount)
    for tensor in marked { marks[tensor] = true }
    return marks
  }

  /// The tensor of a node's input; `nil` when the input is left out.
  package func input(_ index: Int, of node: Int) -> Int? {
    let inputs = nodes[node].inputs
    return inputs.indices.contains(index) ? inputs[index] : nil
  }

  /// The indices of the nodes that contribute to a result of the graph and whose outputs are not constants, in order.
  package var liveNodes: [Int] {
    var isNeeded = marks(results)
    var live: [Int] = []
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      guard node.outputs.contains(where: { isNeeded[$0] && !isConstant($0) }) else { continue }
      live.append(index)
      for case let tensor? in node.inputs { isNeeded[tensor] = true }
    }
    return live.reversed()
  }

  /// Removes the nodes at `indices`.
  package mutating func removeNodes(at indices: Set<Int>) {
    guard !indices.isEmpty else { return }
    nodes = nodes.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
  }
}
