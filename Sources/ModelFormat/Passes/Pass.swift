/// A rewrite of a graph that keeps what it computes.
///
/// No pass removes or renames an input or an output of the graph, and nodes stay in execution order.
package protocol Pass<Graph>: Sendable {
  /// ``GraphDefinition`` when a network is imported, the runtime's lowered graph when it is planned.
  associatedtype Graph

  /// What the rewrite does, for people.
  var summary: String { get }

  /// Rewrites `graph`.
  ///
  /// - Returns: How many things were rewritten; zero when the graph is unchanged.
  func apply(to graph: inout Graph) -> Int
}
