import ModelFormat
import TensorCore

/// The way of one `.tflite` network into a graph: read, translate, rewrite, check.
struct NetworkImport {
  let graph: GraphDefinition
  let report: ImportReport.Graph

  /// Imports the network in `source` under `name`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel``, ``EngineError/Code/unsupportedOperator`` or
  ///   ``EngineError/Code/resourceExhausted``.
  init(of source: NetworkSource, named name: String) throws {
    let model = try TFLiteModel(source)
    var (graph, rewrites) = try GraphImporter.graph(from: model, named: name)
    graph.metadata = try MetadataReader.metadata(of: model)
    KnownNetworks.complete(&graph.metadata, of: source.view, inputCount: graph.inputs.count)
    // The passes rely on sound indices and order, and whatever they do must be sound again.
    try graph.validate()
    let counts = Canonicalization.apply(to: &graph)
    try graph.validate()
    try Self.checkKernels(of: graph)
    report = ImportReport.Graph(
      name: name, sourceByteCount: source.view.count, sourceNodeCount: model.operators.count,
      nodeCount: graph.nodes.count, rewrites: rewrites + counts)
    self.graph = graph
  }

  /// Checks that the engine runs what was imported.
  ///
  /// - Throws: ``EngineError/Code/unsupportedOperator`` with all nodes whose types no kernel takes.
  private static func checkKernels(of graph: GraphDefinition) throws {
    var unsupported = UnsupportedOperatorList()
    for (index, node) in graph.nodes.enumerated() {
      // Numbers are made of constant codes when the graph is planned, also of those with a scale for each
      // slice.
      if node.operation.is(Dequantize.self), let input = node.inputs[0], graph.isConstant(input) { continue }
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
