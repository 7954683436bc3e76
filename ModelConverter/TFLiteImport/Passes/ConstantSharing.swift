import ModelFormat
import TensorCore

/// Lets nodes that read equal constants read one and the same.
package struct ConstantSharing: ImportPass {
  package let summary = "equal constants shared"

  package init() {}

  package func apply(to graph: inout GraphDefinition) -> Int {
    let twins = graph.constantTwins
    guard !twins.isEmpty else { return 0 }
    var shared = Array(graph.tensors.indices)
    for (twin, first) in twins { shared[twin] = first }
    for index in graph.nodes.indices {
      graph.nodes[index].inputs = graph.nodes[index].inputs.map { $0.map { shared[$0] } }
    }
    return twins.count
  }
}

extension GraphDefinition {
  /// The constants that nodes read and that are equal to one that comes before, each with the first of these.
  fileprivate var constantTwins: [(twin: Int, first: Int)] {
    var isRead = [Bool](repeating: false, count: tensors.count)
    for node in nodes.indices { for case let input? in nodes[node].inputs { isRead[input] = true } }
    let constants = tensors.indices.filter { isRead[$0] && tensors[$0].constant != nil }
    var twins: [(twin: Int, first: Int)] = []
    // All bytes are looked at only of those that are alike at first sight.
    for alike in runs(of: constants, by: hashAtFirstSight) {
      for equal in runs(of: alike, by: contentsHash) {
        for twin in equal.dropFirst() where isEqual(twin, to: equal[0]) { twins.append((twin, equal[0])) }
      }
    }
    return twins
  }

  /// The tensors of equal hashes, in order, where there are several.
  private func runs(of tensors: [Int], by hash: (Int) -> Int) -> [[Int]] {
    let hashed = tensors.map { (hash: hash($0), tensor: $0) }.sorted { $0 < $1 }
    var runs: [[Int]] = []
    var start = 0
    while start < hashed.count {
      var end = start + 1
      while end < hashed.count, hashed[end].hash == hashed[start].hash { end += 1 }
      if end > start + 1 { runs.append(hashed[start..<end].map(\.tensor)) }
      start = end
    }
    return runs
  }

  /// How many bytes are compared at first: what is in a file takes long to read.
  private static let startByteCount = 64

  private func hashAtFirstSight(_ tensor: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(tensors[tensor].shape)
    guard let constant = tensors[tensor].constant else { return hasher.finalize() }
    // What is sparse would have to be unfolded.
    let storage = (constant.storage.source as? SparseContents)?.values ?? constant.storage
    storage.withBytes(in: 0..<min(Self.startByteCount, storage.byteCount)) { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  private func contentsHash(_ tensor: Int) -> Int {
    var hasher = Hasher()
    tensors[tensor].constant?.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// Whether two constants have the same type and contents.
  private func isEqual(_ tensor: Int, to other: Int) -> Bool {
    guard TensorType(tensors[tensor]) == TensorType(tensors[other]), let left = tensors[tensor].constant,
      let right = tensors[other].constant, left.elementType == right.elementType
    else { return false }
    return left.withUnsafeBytes { left in right.withUnsafeBytes { right in left.elementsEqual(right) } }
  }
}
