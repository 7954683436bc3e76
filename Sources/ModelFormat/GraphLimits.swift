/// The sizes that a graph may have: far above any vision network, far below what exhausts a machine.
package enum GraphLimits {
  package static let tensorCount = 1 << 14
  package static let nodeCount = 1 << 13
  /// The longest name in bytes.
  package static let nameByteCount = 4096
  /// The most bytes of all constants of a graph, widened to the types that operators see.
  package static let constantByteCount = 4 << 30
  /// The most bytes of all other tensors of a graph.
  package static let activationByteCount = 1 << 30
}
