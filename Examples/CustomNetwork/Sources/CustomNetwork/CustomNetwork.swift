import ArgumentParser
import Foundation
import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore
import VisionPipeline

/// Runs a network of your own on a picture.
@main
struct CustomNetwork: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "CustomNetwork",
    abstract: "Run a network on a picture, and tell what its outputs hold.")

  @Argument(help: "A .tflite network, a .task bundle or a converted model.", completion: .file())
  var model: String

  @Argument(help: "A JPEG, PNG, BMP or GIF file.", completion: .file())
  var picture: String

  @Option(help: "The network's name in a bundle; left out, the first.")
  var network: String?

  @Option(help: "The number of threads that work on the picture.")
  var threads = 1

  @Option(help: "The names of tensors between input and outputs to tell about, too.")
  var tensor: [String] = []

  func run() throws {
    // A model is data: graphs of nodes, tensors with their shapes, and weights.
    let graph = try graph(of: Model(importing: model))

    // A plan says how the graph runs here: the order, a kernel for each node, and where tensors lie in
    // memory. It is made once; any number of executors can run it.
    let plan = try Plan(graph, options: PlanOptions(threadCount: threads, capturedTensors: Set(tensor)))
    print("\(plan.name): \(plan.multiplyAddCount / 1_000_000) million multiply-adds")
    for input in plan.inputs { print("input \(input.name): \(input.type)") }

    // An executor owns the memory of one run. Nothing is allocated while it runs.
    let executor = Executor(plan)
    guard let input = plan.inputs.first else { throw ValidationError("\(plan.name) takes no input") }
    try executor.setInput(0, to: try inputTensor(for: graph, input.type))
    let time = ContinuousClock().measure { executor.run() }
    print("ran for", time.formatted(.units(allowed: [.milliseconds], fractionalPart: .show(length: 1))))

    for (index, output) in plan.outputs.enumerated() {
      describe(output.name, executor.output(index), labels: labels(of: graph, output: index))
    }
    for name in tensor {
      if let values = executor.tensor(named: name) { describe(name, values, labels: []) }
    }
  }

  private func graph(of model: Model) throws -> GraphDefinition {
    let names = model.graphs.map(\.name)
    guard let name = network ?? names.first, let graph = model.graph(named: name) else {
      throw ValidationError("\(self.model) has no such network; it has \(names.joined(separator: ", "))")
    }
    return graph
  }

  /// The picture in the shape and with the numbers that the network takes.
  private func inputTensor(for graph: GraphDefinition, _ type: TensorType) throws -> Tensor {
    let image = try PixelImage(contentsOfFile: picture)
    // Numbers are brightness less a mean, divided by a deviation. Where the file does not tell, 0 to 1 is a
    // guess.
    guard let normalization = graph.metadata.inputs.first?.normalization,
      let mean = normalization.mean.first, let deviation = normalization.standardDeviation.first,
      deviation > 0
    else { return try image.tensor(type.shape, type.elementType, range: 0...1) }
    return try image.tensor(
      type.shape, type.elementType, range: -mean / deviation...(255 - mean) / deviation)
  }

  private func labels(of graph: GraphDefinition, output: Int) -> [String] {
    let outputs = graph.metadata.outputs
    return outputs.indices.contains(output) ? outputs[output].labelFiles.first?.labels ?? [] : []
  }

  /// Tells the best classes of a list of scores, and the range of anything else.
  private func describe(_ name: String, _ tensor: Tensor, labels: [String]) {
    print("\(name): \(tensor.elementType.rawValue) \(tensor.shape)")
    let values = tensor.floats
    guard let least = values.min(), let greatest = values.max() else { return }
    if !labels.isEmpty, labels.count == values.count {
      for (index, score) in values.enumerated().sorted(by: { $0.element > $1.element }).prefix(5) {
        print("  \(labels[index]): \(score)")
      }
    } else {
      let mean = values.reduce(0, +) / Float(values.count)
      print("  \(least) to \(greatest), mean \(mean); begins with \(values.prefix(6))")
    }
  }
}
