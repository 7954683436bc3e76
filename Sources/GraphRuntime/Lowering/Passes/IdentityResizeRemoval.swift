import ModelFormat
import TensorCore

/// Lets what reads an image that was resized to the size it had read the image itself. Numbers that are
/// finite stay the same.
struct IdentityResizeRemoval: LoweringPass {
  let summary = "resizes to the same size removed"
  let keepsTypes = true
  /// What every resize takes: one that takes no other types is to be refused, not removed.
  private static let resizedTypes: Set<ElementType> = [.float32, .int8, .uint8, .int16]

  func apply(to graph: inout LoweredGraph) -> Int {
    guard graph.nodes.contains(where: { $0.operation.resizing != nil }) else { return 0 }
    var originals: [Int: Int] = [:]
    for index in graph.nodes.indices {
      for input in graph.nodes[index].inputs.indices {
        let original = graph.nodes[index].inputs[input].flatMap { originals[$0] }
        if let original { graph.nodes[index].inputs[input] = original }
      }
      // Nodes are in order, so a chain of resizes ends at what it starts from.
      guard graph.nodes[index].operation.resizing != nil, let image = graph.input(0, of: index),
        case let resized = graph.nodes[index].outputs[0],
        graph.tensors[image].type == graph.tensors[resized].type, !graph.results.contains(resized),
        Self.resizedTypes.contains(graph.tensors[image].type.elementType)
      else { continue }
      originals[resized] = image
    }
    return originals.count
  }
}
