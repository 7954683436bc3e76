import ModelFormat
import TensorCore

/// Lets nodes that read equal constants read one and the same.
package struct ConstantSharing: Pass {
  package let summary = "equal constants shared"

  package init() {}

  package func apply(to graph: inout GraphDefinition) -> Int {
    var first: [Key: [Int]] = [:]
    var shared = Array(graph.tensors.indices)
    let read = Set(graph.nodes.flatMap(\.inputs).compactMap(\.self)).sorted()
    for tensor in read {
      guard let key = Key(graph.tensors[tensor]) else { continue }
      let twin = first[key, default: []].first { graph.haveEqualContents($0, tensor) }
      if let twin { shared[tensor] = twin } else { first[key, default: []].append(tensor) }
    }
    for index in graph.nodes.indices {
      graph.nodes[index].inputs = graph.nodes[index].inputs.map { $0.map { shared[$0] } }
    }
    return read.count { shared[$0] != $0 }
  }

  /// What equal constants have in common; their bytes are compared in the end.
  private struct Key: Hashable {
    var elementType: ElementType
    var storedType: ElementType
    var shape: Shape
    var quantization: Quantization?
    var contentsHash: Int

    init?(_ tensor: TensorDefinition) {
      guard let constant = tensor.constant else { return nil }
      elementType = tensor.elementType
      storedType = constant.elementType
      shape = tensor.shape
      quantization = tensor.quantization
      contentsHash = constant.withUnsafeBytes { bytes in
        var hasher = Hasher()
        hasher.combine(bytes: bytes)
        return hasher.finalize()
      }
    }
  }
}

extension GraphDefinition {
  fileprivate func haveEqualContents(_ left: Int, _ right: Int) -> Bool {
    guard let left = tensors[left].constant, let right = tensors[right].constant else { return false }
    return left.withUnsafeBytes { left in right.withUnsafeBytes { right in left.elementsEqual(right) } }
  }
}
