import ModelFormat

/// Merges chains of reshapes into one and removes reshapes to the shape that a tensor has already.
package struct ReshapeMerging: ImportPass {
  package let summary = "reshapes merged or removed"

  package init() {}

  package func apply(to graph: inout GraphDefinition) -> Int {
    guard graph.hasNodes(of: Reshape.self) else { return 0 }
    return mergeChains(in: &graph) + removeIdentities(in: &graph)
  }

  /// Lets the second of two reshapes read what the first one reads.
  private func mergeChains(in graph: inout GraphDefinition) -> Int {
    let producers = TensorUses(of: graph).producers
    var count = 0
    for index in graph.nodes.indices where graph.nodes[index].operation.is(Reshape.self) {
      guard let input = graph.nodes[index].inputs[0], let producer = producers[input],
        graph.nodes[producer].operation.is(Reshape.self), let source = graph.nodes[producer].inputs[0],
        graph.haveSameMeaning(source, input)
      else { continue }
      graph.nodes[index].inputs[0] = source
      count += 1
    }
    return count
  }

  private func removeIdentities(in graph: inout GraphDefinition) -> Int {
    let uses = TensorUses(of: graph)
    var renamings = Renamings(count: graph.tensors.count)
    var removed: Set<Int> = []
    for (index, node) in graph.nodes.enumerated() where node.operation.is(Reshape.self) {
      guard let input = node.inputs[0].map({ renamings.current($0) }) else { continue }
      let output = node.outputs[0]
      guard graph.tensors[input].shape == graph.tensors[output].shape, graph.haveSameMeaning(input, output)
      else { continue }
      if !uses.isResult(output) {
        renamings.rename(output, to: input)
      } else if uses.producers[input] != nil, !uses.isResult(input) {
        // The output keeps its name, so the node that computes the input computes the output instead.
        renamings.rename(input, to: output)
      } else {
        continue
      }
      removed.insert(index)
    }
    guard !removed.isEmpty else { return 0 }
    graph.removeNodes(at: removed)
    graph.rename(by: &renamings)
    return removed.count
  }
}

/// Which tensor stands in for which.
private struct Renamings {
  private var names: [Int]

  init(count: Int) {
    names = Array(0..<count)
  }

  /// Lets `replacement` stand in for `tensor`.
  mutating func rename(_ tensor: Int, to replacement: Int) { names[tensor] = replacement }

  /// The tensor that stands in for `tensor` in the end.
  mutating func current(_ tensor: Int) -> Int {
    var tensor = tensor
    while names[tensor] != tensor {
      // Halving the path keeps long chains short.
      names[tensor] = names[names[tensor]]
      tensor = names[tensor]
    }
    return tensor
  }
}

extension GraphDefinition {
  /// Whether two tensors stand for the same numbers when their bytes are equal.
  fileprivate func haveSameMeaning(_ left: Int, _ right: Int) -> Bool {
    tensors[left].elementType == tensors[right].elementType
      && tensors[left].quantization == tensors[right].quantization
  }

  fileprivate mutating func rename(by renamings: inout Renamings) {
    // Not in place: there the compiler leaves out checks of bounds in some builds and not in others, and
    // releases are to be built twice to the same bytes.
    nodes = nodes.map { node in
      var node = node
      node.inputs = node.inputs.map { $0.map { renamings.current($0) } }
      node.outputs = node.outputs.map { renamings.current($0) }
      return node
    }
  }
}
