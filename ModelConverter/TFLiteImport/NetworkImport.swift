import ModelFormat
import TensorCore

/// The way of a `.tflite` file into graphs: read, translate, rewrite, check.
enum NetworkImport {
  /// A graph, and what importing it changed.
  typealias Imported = (graph: GraphDefinition, report: ImportReport.Graph)

  /// Imports the networks in `source`: one under `name`, or several, each under the name of its signature.
  ///
  /// - Parameter inputShapes: The shapes of inputs, by their names; others have those of the file.
  /// - Throws: ``EngineError/Code/invalidModel``, ``EngineError/Code/unsupportedOperator`` or
  ///   ``EngineError/Code/resourceExhausted``; ``EngineError/Code/shapeMismatch`` when an input does not take
  ///   the shape, or needs one.
  static func graphs(
    from source: NetworkSource, named name: String, inputShapes: [String: Shape] = [:]
  ) throws -> [Imported] {
    let model = try TFLiteModel(source)
    return try model.networks.map { network in
      try graph(
        from: model, subgraph: network.subgraph, named: network.name.map(graphName) ?? name,
        inputShapes: inputShapes)
    }
  }

  /// Imports the only network in `source` under `name`.
  ///
  /// - Throws: As ``graphs(from:named:inputShapes:)``, and ``EngineError/Code/invalidModel`` when there are
  ///   several.
  static func graph(from source: NetworkSource, named name: String) throws -> Imported {
    let graphs = try graphs(from: source, named: name)
    guard graphs.count == 1, let graph = graphs.first else {
      throw EngineError(
        .invalidModel,
        "has \(graphs.count) networks (\(graphs.map { $0.graph.name.quoted }.joined(separator: ", "))); "
          + "expected one")
    }
    return graph
  }

  /// The name of a graph for that of a signature.
  private static func graphName(_ signature: String) -> String {
    let name = String(
      String.UnicodeScalarView(signature.unicodeScalars.map { $0 == "/" || $0.isUnprintable ? "_" : $0 }))
    return name.isEmpty ? "signature" : name
  }

  private static func graph(
    from model: TFLiteModel, subgraph: Int, named name: String, inputShapes: [String: Shape]
  ) throws -> Imported {
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
    try checkKernels(of: graph)
    for index in graph.tensors.indices {
      graph.tensors[index].constant = graph.tensors[index].constant?.countedIfFilter
    }
    let report = ImportReport.Graph(
      name: name, sourceByteCount: source.view.count,
      sourceNodeCount: model.subgraphs[subgraph].operators.count,
      nodeCount: graph.nodes.count,
      rewrites: rewrites + counts)
    return (graph, report)
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
