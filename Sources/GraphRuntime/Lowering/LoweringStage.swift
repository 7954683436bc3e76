import ModelFormat
import TensorCore

/// A graph after one of the rewrites between what a model says and what runs.
package struct LoweringStage: Sendable {
  /// What the rewrite does.
  package let summary: String
  /// How many things it rewrote.
  package let rewriteCount: Int
  /// The nodes after it, in execution order, a line each.
  package let nodes: [String]

  /// Rewrites a graph as a plan does.
  ///
  /// - Throws: As ``Plan/init(_:options:)``.
  package static func all(of graph: GraphDefinition, options: PlanOptions) throws -> [LoweringStage] {
    try graph.validate()
    var stages: [LoweringStage] = []
    _ = try EngineError.within("graph \(graph.name.quoted)") {
      try Planner(graph, options: options) { pass, count, graph in
        stages.append(
          LoweringStage(
            summary: pass.summary, rewriteCount: count, nodes: graph.nodes.map(graph.description)))
      }
    }
    return stages
  }
}

extension LoweredGraph {
  /// A node in one line: what it makes, by which operator, of what, and what its kernel does besides.
  func description(of node: LoweredNode) -> String {
    let inputs = node.inputs.map { $0.map(name) ?? "–" }.joined(separator: ", ")
    let outputs = node.outputs.map { "\(tensors[$0].name.quoted) \(tensors[$0].type)" }
    let reshapes = node.outputs.contains { tensors[$0].owner != $0 }
    var text = outputs.joined(separator: ", ") + " = \(node.operation.kind.rawValue)(\(inputs))"
    if let epilogue = node.epilogue {
      text += epilogue.reason
      if let addend = epilogue.addend { text += " of \(name(addend))" }
    }
    if let scores = node.scores { text += scores.reason }
    if node.squaresTerms { text += Reduction.squaringReason }
    if let table = node.table { text += "; a table of what \(table.nodeCount) nodes compute" }
    if let block = node.block {
      text += "; computes " + block.nodes.dropLast().map(\.name.quoted).joined(separator: " and ")
    }
    return reshapes ? text + "; a view" : text
  }

  /// The name of a tensor, with what its contents are made of when it is a constant.
  private func name(_ tensor: Int) -> String {
    tensors[tensor].name.quoted + (tensors[tensor].constant.map { " \($0.description)" } ?? "")
  }
}
