import ModelFormat

extension GraphDefinition {
  /// Removes the nodes at `indices`.
  mutating func removeNodes(at indices: Set<Int>) {
    guard !indices.isEmpty else { return }
    nodes = nodes.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
  }
}
