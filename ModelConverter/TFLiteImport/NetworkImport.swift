import ModelFormat
import TensorCore

/// The way of a network in a `.tflite` file into a graph: read, translate, rewrite, check.
struct NetworkImport {
  let graph: GraphDefinition
  let report: ImportReport.Graph

  /// Imports the networks in `source`: one under `name`, or several, each under the name of its signature.
  ///
  /// - Parameter inputShapes: The shapes of inputs, by their names; others have those of the file.
  /// - Throws: ``EngineError/Code/invalidModel``, ``EngineError/Code/unsupportedOperator`` or
  ///   ``EngineError/Code/resourceExhausted``; ``EngineError/Code/shapeMismatch`` when an input does not take
  ///   the shape, or needs one.
  static func all(
    of source: NetworkSource, named name: String, inputShapes: [String: Shape] = [:]
  ) throws -> [NetworkImport] {
    let model = try TFLiteModel(source)
    return try model.networks.map { network in
      try NetworkImport(
        of: model, subgraph: network.subgraph, named: network.name.map(graphName) ?? name,
        inputShapes: inputShapes)
    }
  }

  /// Imports the only network in `source` under `name`.
  ///
  /// - Throws: As ``all(of:named:inputShapes:)``, and ``EngineError/Code/invalidModel`` when there are
  ///   several.
  static func only(of source: NetworkSource, named name: String) throws -> NetworkImport {
    let imports = try all(of: source, named: name)
    guard imports.count == 1, let imported = imports.first else {
      throw EngineError(
        .invalidModel,
        "has \(imports.count) networks (\(imports.map { $0.graph.name.quoted }.joined(separator: ", "))); "
          + "expected one")
    }
    return imported
  }

  /// The name of a graph for that of a signature.
  private static func graphName(_ signature: String) -> String {
    let name = String(
      String.UnicodeScalarView(signature.unicodeScalars.map { $0 == "/" || $0.isUnprintable ? "_" : $0 }))
    return name.isEmpty ? "signature" : name
  }

  private init(
    of model: TFLiteModel, subgraph: Int, named name: String, inputShapes: [String: Shape]
  ) throws {
    var (graph, rewrites) = try GraphImporter.graph(
      from: model, subgraph: subgraph, named: name, inputShapes: inputShapes)
    let source = model.source
    // It describes the first subgraph.
    if subgraph == 0 { graph.metadata = try MetadataReader.metadata(of: model) }
    KnownNetworks.complete(&graph.metadata, of: source.view, inputCount: graph.inputs.count)
    // The passes rely on sound indices and order, and whatever they do must be sound again.
    try graph.validate()
    let counts = Canonicalization.apply(to: &graph)
    try graph.validate()
    try Self.checkKernels(of: graph)
    report = ImportReport.Graph(
      name: name, sourceByteCount: source.view.count,
      sourceNodeCount: model.subgraphs[subgraph].operators.count, nodeCount: graph.nodes.count,
      rewrites: rewrites + counts)
    self.graph = graph
  }

  /// Checks that the engine runs what was imported.
  ///
  /// - Throws: ``EngineError/Code/unsupportedOperator`` with all nodes whose types no kernel takes.
  private static func checkKernels(of graph: GraphDefinition) throws {
    var unsupported = UnsupportedOperatorList()
    for (index, node) in graph.nodes.enumerated() {
      let site = try EngineError.within("node \(index) \(node.name.quoted)") {
        try graph.checkedSite(of: node)
      }
      do {
        // Plain loops take what any kernel takes.
        _ = try site.makeKernel()
      } catch let error as EngineError where error.code == .unsupportedOperator {
        unsupported.add(error.message, node: index, name: node.name)
      }
    }
    try unsupported.throwIfAny(graph: graph.name)
  }
}
