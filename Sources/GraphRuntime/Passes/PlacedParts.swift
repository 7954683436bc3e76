import ModelFormat
import TensorCore

/// Finds tensors that can be computed where a concatenation wants them, so that nothing is copied.
enum PlacedParts {
  /// Where a tensor lies in another.
  struct Place: Sendable {
    let whole: Int
    let byteOffset: Int
  }

  /// The place of each tensor that is a part of a concatenation, if it lies in one piece of the whole.
  ///
  /// Places are never nested: a whole does not lie in another.
  ///
  /// - Parameters:
  ///   - isWritten: Whether kernels write each tensor.
  ///   - owners: The tensor whose memory each tensor uses; see ``ViewAliasing``.
  ///   - fixed: Tensors that keep a place of their own: inputs, outputs and what a caller reads.
  static func find(
    in graph: GraphDefinition, nodes: [Int], isWritten: [Bool], owners: [Int], keeping fixed: [Int]
  ) -> [Place?] {
    let isKept = graph.marks(fixed.map { owners[$0] })
    var places = [Place?](repeating: nil, count: graph.tensors.count)
    var isWhole = graph.marks([])
    for index in nodes {
      guard let attributes = graph.nodes[index].operation.as(Concatenation.self) else { continue }
      let node = graph.nodes[index]
      guard let output = node.outputs.first,
        graph.tensors[output].shape.elementCount(along: 0..<attributes.axis) == 1,
        places[owners[output]] == nil
      else { continue }
      var byteOffset = 0
      for case let part? in node.inputs {
        let owner = owners[part]
        let byteCount = TensorType(graph.tensors[part]).byteCount
        if isWritten[owner], !isKept[owner], places[owner] == nil, !isWhole[owner],
          graph.tensors[part].quantization == graph.tensors[output].quantization, byteCount > 0
        {
          places[owner] = Place(whole: output, byteOffset: byteOffset)
          isWhole[output] = true
        }
        byteOffset += byteCount
      }
    }
    return places
  }
}
