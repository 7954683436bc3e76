import ArgumentParser
import ModelFormat
import TFLiteImport
import TensorCore

/// Which network a command works on.
struct NetworkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The model: a converted file, a .task bundle or a .tflite file.", valueName: "file"),
    completion: .file())
  var model: String

  @Option(
    name: [.customLong("graph"), .customLong("signature")],
    help: ArgumentHelp(
      "The network in the model, by name. A model with one network needs none.", valueName: "name"))
  var graph: String?

  @OptionGroup var shapes: InputShapeOptions

  func validate() throws {
    try validatePaths([("--model", model)])
  }

  /// Reads the model and picks the network.
  func loadGraph() throws -> GraphDefinition {
    try shapes.model(at: model).graph(orOnly: graph, in: model)
  }
}

/// Which networks of a model a command works on: all, or one.
struct NetworkChoice: ParsableArguments {
  @Option(
    name: [.customLong("graph"), .customLong("signature")],
    help: ArgumentHelp(
      "One network of the model, by name, instead of all: in a .tflite file, that of its signature.",
      valueName: "name"))
  var graph: String?

  @OptionGroup var shapes: InputShapeOptions

  /// Reads the networks of the model at a path.
  func graphs(ofModelAt path: String) throws -> [GraphDefinition] {
    try shapes.model(at: path).graphs(orAll: graph, in: path)
  }
}

extension Model {
  /// The network called `name`, or the only one that runs when there is no name. Of those that do not run,
  /// standard error says so where none is named.
  func graph(orOnly name: String?, in path: String) throws -> GraphDefinition {
    let names = graphs.map(\.name).joined(separator: ", ")
    guard let name else {
      warnOfUnsupportedGraphs()
      guard let only = graphs.first, graphs.count == 1 else {
        throw ValidationError("\(path) has \(graphs.count) networks: choose one of \(names) with --graph")
      }
      return only
    }
    guard let graph = graph(named: name) else {
      try EngineError.within("model \(path)") { try checkSupport(ofGraphNamed: name) }
      throw ValidationError("\(path) has no network \(name.quoted); it has \(names)")
    }
    return graph
  }

  /// The network called `name`, or all that run. Of those that do not, standard error says so where none is
  /// named.
  func graphs(orAll name: String?, in path: String) throws -> [GraphDefinition] {
    guard name == nil else { return [try graph(orOnly: name, in: path)] }
    warnOfUnsupportedGraphs()
    return graphs
  }

  private func warnOfUnsupportedGraphs() {
    for graph in unsupportedGraphs { Console.warn("left out: \(graph.error)") }
  }
}
