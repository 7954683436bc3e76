import ModelFormat
import TensorCore

/// Lets nodes that read equal constants read one and the same.
package struct ConstantSharing: Pass {
  package let summary = "equal constants shared"

  package init() {}

  package func apply(to graph: inout GraphDefinition) -> Int {
    var known = KnownConstants()
    var shared = Array(graph.tensors.indices)
    let read = Set(graph.nodes.flatMap(\.inputs).compactMap(\.self)).sorted()
    for tensor in read { shared[tensor] = known.twin(of: tensor, in: graph) ?? tensor }
    for index in graph.nodes.indices {
      graph.nodes[index].inputs = graph.nodes[index].inputs.map { $0.map { shared[$0] } }
    }
    return read.count { shared[$0] != $0 }
  }
}

/// Constants that all differ.
private struct KnownConstants {
  private var groups: [Key: Group] = [:]

  /// Constants that are alike at first sight. Only where there are several are all of their bytes looked at.
  private struct Group {
    let first: Int
    var byHash: [Int: [Int]] = [:]
  }

  /// What equal constants have in common at first sight.
  private struct Key: Hashable {
    let elementType: ElementType
    let storedType: ElementType
    let shape: Shape
    let quantization: Quantization?
    let start: [UInt8]

    private static let startByteCount = 64

    init?(_ tensor: TensorDefinition) {
      guard let constant = tensor.constant else { return nil }
      elementType = tensor.elementType
      storedType = constant.elementType
      shape = tensor.shape
      quantization = tensor.quantization
      start = constant.storage.part(0..<min(Self.startByteCount, constant.byteCount)).bytes
    }
  }

  /// The constant that is equal to a tensor and came before; `nil` when there is none, or the tensor is no
  /// constant.
  mutating func twin(of tensor: Int, in graph: GraphDefinition) -> Int? {
    guard let key = Key(graph.tensors[tensor]) else { return nil }
    guard var group = groups[key] else {
      groups[key] = Group(first: tensor)
      return nil
    }
    if group.byHash.isEmpty { group.byHash[graph.contentsHash(group.first)] = [group.first] }
    let hash = graph.contentsHash(tensor)
    let twin = group.byHash[hash, default: []].first { graph.haveEqualContents($0, tensor) }
    if twin == nil { group.byHash[hash, default: []].append(tensor) }
    groups[key] = group
    return twin
  }
}

extension GraphDefinition {
  fileprivate func contentsHash(_ tensor: Int) -> Int {
    var hasher = Hasher()
    tensors[tensor].constant?.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  fileprivate func haveEqualContents(_ left: Int, _ right: Int) -> Bool {
    guard let left = tensors[left].constant, let right = tensors[right].constant else { return false }
    return left.withUnsafeBytes { left in right.withUnsafeBytes { right in left.elementsEqual(right) } }
  }
}
