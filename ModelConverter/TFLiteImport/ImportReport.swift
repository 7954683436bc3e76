/// What importing a model changed, network by network.
public struct ImportReport: Sendable, Equatable {
  /// One entry for each network, in the order of the model.
  public var graphs: [Graph]

  public init(graphs: [Graph] = []) {
    self.graphs = graphs
  }

  /// What importing one network changed.
  public struct Graph: Sendable, Equatable {
    public var name: String
    /// The size of the source network.
    public var sourceByteCount: Int
    public var sourceNodeCount: Int
    public var nodeCount: Int
    /// How often each rewrite was applied, in the order of application.
    public var rewrites: [PassCount]
  }
}
