import ModelFormat
import TensorCore

/// Finds tensors that can be computed where a concatenation wants them, so that nothing is copied.
enum PlacedParts {
  /// Where a tensor lies in another.
  struct Place: Sendable {
    let whole: Int
    let byteOffset: Int
  }

  /// The places by tensor: parts of concatenations that each lie in one piece of the whole.
  ///
  /// Places are never nested: a whole does not lie in another.
  ///
  /// - Parameters:
  ///   - written: The tensors that kernels write.
  ///   - owners: The tensor whose memory each tensor uses; see ``ViewAliasing``.
  ///   - fixed: Tensors that keep a place of their own: inputs, outputs and what a caller reads.
  static func find(
    in graph: GraphDefinition, nodes: [Int], written: Set<Int>, owners: [Int], keeping fixed: Set<Int>
  ) -> [Int: Place] {
    let keeping = Set(fixed.map { owners[$0] })
    var places: [Int: Place] = [:]
    var wholes: Set<Int> = []
    for index in nodes {
      guard case .concatenate(let attributes) = graph.nodes[index].operation else { continue }
      let node = graph.nodes[index]
      guard let output = node.outputs.first,
        graph.tensors[output].shape.elementCount(along: 0..<attributes.axis) == 1,
        places[owners[output]] == nil
      else { continue }
      var byteOffset = 0
      for case let part? in node.inputs {
        let owner = owners[part]
        let byteCount = TensorType(graph.tensors[part]).byteCount
        if written.contains(owner), !keeping.contains(owner), places[owner] == nil, !wholes.contains(owner),
          graph.tensors[part].quantization == graph.tensors[output].quantization, byteCount > 0
        {
          places[owner] = Place(whole: output, byteOffset: byteOffset)
          wholes.insert(output)
        }
        byteOffset += byteCount
      }
    }
    return places
  }
}
