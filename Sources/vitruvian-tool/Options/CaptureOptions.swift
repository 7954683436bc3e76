import ArgumentParser
import ModelFormat
import TensorCore

/// Which tensors inside a network a command keeps.
struct CaptureOptions: ParsableArguments {
  @Option(
    name: .customLong("capture"),
    help: ArgumentHelp(
      "The name of a tensor inside the network to keep, too; repeat it for more. With all, every one.",
      valueName: "name"))
  var names: [String] = []

  private static let all = "all"

  /// The names of the tensors of `graph`, each once.
  ///
  /// - Throws: `ValidationError` when the graph has no tensor of a name.
  func tensors(of graph: GraphDefinition) throws -> [String] {
    if names.contains(Self.all) { return graph.computedTensors }
    let known = Set(graph.tensors.map(\.name))
    for name in names where !known.contains(name) {
      throw ValidationError(
        "graph \(graph.name) has no tensor \(name.quoted) to capture; tensors are named as the nodes that make them, "
          + "which `vitruvian plan --json` lists")
    }
    return Set(names).sorted()
  }
}

extension GraphDefinition {
  /// The names of the tensors that nodes compute, in execution order.
  var computedTensors: [String] { nodes.flatMap(\.outputs).map { tensors[$0].name } }
}
