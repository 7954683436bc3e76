/// What importing a model changed, network by network.
public struct ImportReport: Sendable, Equatable {
  /// One entry for each network, in the order of the model.
  public var graphs: [Graph]

  /// Creates a report, empty if nothing else is said.
  public init(graphs: [Graph] = []) {
    self.graphs = graphs
  }

  /// What importing one network changed.
  public struct Graph: Sendable, Equatable {
    /// The name of the network.
    public var name: String
    /// The size of the source network.
    public var sourceByteCount: Int
    /// The number of nodes in the source.
    public var sourceNodeCount: Int
    /// The number of nodes that are left.
    public var nodeCount: Int
    /// How often each rewrite was applied, in the order of application.
    public var rewrites: [PassCount]
  }
}
