import ModelFormat
import TFLiteImport

/// What a conversion did, as lines of text.
struct ConversionSummary {
  private let result: ModelImporter.Result
  private let sourceByteCount: Int
  private let output: String
  private let outputByteCount: Int

  init(_ result: ModelImporter.Result, sourceByteCount: Int, output: String, outputByteCount: Int) {
    self.result = result
    self.sourceByteCount = sourceByteCount
    self.output = output
    self.outputByteCount = outputByteCount
  }

  /// One paragraph for each network, then the sizes.
  var text: String {
    let graphs = (result.report?.graphs ?? []).flatMap(lines)
    let attachments = result.model.attachments.keys.sorted().map {
      "attachment \($0): \(result.model.attachments[$0, default: []].count) bytes"
    }
    let total = "\(output): \(sourceByteCount) bytes before, \(outputByteCount) bytes after"
    return (graphs + attachments + [total]).map { $0 + "\n" }.joined()
  }

  private func lines(_ graph: ImportReport.Graph) -> [String] {
    let title = "graph \(graph.name): \(graph.sourceNodeCount) nodes before, \(graph.nodeCount) after"
    return [title] + graph.rewrites.filter { $0.count > 0 }.map { "  \($0.count) \($0.summary)" }
  }
}
