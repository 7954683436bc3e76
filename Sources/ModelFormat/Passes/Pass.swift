/// A rewrite of a graph that keeps what it computes.
///
/// No pass removes or renames an input or an output of the graph, and nodes stay in execution order.
package protocol Pass<Graph>: Sendable {
  /// ``GraphDefinition`` when a network is imported, the runtime's lowered graph when it is planned.
  associatedtype Graph

  /// What the rewrite does, for people.
  var summary: String { get }

  /// Rewrites `graph`.
  ///
  /// - Returns: How many things were rewritten; zero when the graph is unchanged.
  func apply(to graph: inout Graph) -> Int
}

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
