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
  ///   - fixed: Tensors that keep a place of their own: inputs, outputs and what a caller reads.
  static func find(in graph: LoweredGraph, keeping fixed: [Int]) -> [Place?] {
    let tensors = graph.tensors
    let isWritten = graph.marks(graph.nodes.flatMap(\.outputs))
    let isKept = graph.marks(fixed.map { tensors[$0].owner })
    var places = [Place?](repeating: nil, count: tensors.count)
    var isWhole = graph.marks([])
    for node in graph.nodes {
      guard let attributes = node.operation.as(Concatenation.self), let output = node.outputs.first,
        tensors[output].type.shape.elementCount(along: 0..<attributes.axis) == 1,
        places[tensors[output].owner] == nil
      else { continue }
      var byteOffset = 0
      for case let part? in node.inputs {
        let owner = tensors[part].owner
        let byteCount = tensors[part].type.byteCount
        if isWritten[owner], !isKept[owner], places[owner] == nil, !isWhole[owner],
          tensors[part].type.quantization == tensors[output].type.quantization, byteCount > 0
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
