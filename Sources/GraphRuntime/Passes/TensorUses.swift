import ModelFormat

/// Who makes and who reads each tensor of a graph.
struct TensorUses {
  private var readers: [Int: [Int]] = [:]
  private var producers: [Int: Int] = [:]
  private let kept: Set<Int>

  /// - Parameters:
  ///   - nodes: The nodes that run.
  ///   - kept: Tensors that a caller reads.
  init(_ graph: GraphDefinition, nodes: [Int], keeping kept: Set<Int>) {
    self.kept = kept
    for index in nodes {
      let node = graph.nodes[index]
      for tensor in node.inputs.compactMap({ $0 }) { readers[tensor, default: []].append(index) }
      for tensor in node.outputs { producers[tensor] = index }
    }
  }

  /// The nodes that compute something, the last first.
  var producersFromTheLast: [Int] { Set(producers.values).sorted(by: >) }

  /// The node that computes a tensor; `nil` for inputs and constants.
  func producer(of tensor: Int) -> Int? { producers[tensor] }

  /// The node that reads a tensor, if there is no other use of it.
  func onlyReader(of tensor: Int) -> Int? {
    guard !kept.contains(tensor), let readers = readers[tensor], readers.count == 1 else { return nil }
    return readers[0]
  }
}
