import ArgumentParser
import GraphRuntime
import ModelFormat
import TFLiteImport

/// Shows where a network's time goes.
struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Measures each node of a model's networks: time, multiply-adds for each second, share.")

  @Argument(help: "A converted file, a .task bundle or a .tflite file.")
  var model: String

  @Option(help: "One network of the model, by name, instead of all.")
  var graph: String?

  @Option(help: "How many runs are measured; the median of each node counts.")
  var runs = 20

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var engine: EngineOptions

  func validate() throws {
    try RunCount.validate(runs)
  }

  func run() throws {
    let graphs = try Model(importing: model).graphs(orAll: graph, in: model)
    let profiles = try graphs.map { graph in
      NetworkProfile(try Plan(graph, options: engine.planOptions()), runs: runs)
    }
    if json {
      try JSONOutput.pretty.print(["networks": profiles])
    } else {
      for profile in profiles { try StandardOutput.write(profile.text) }
    }
  }
}

/// The time of each node of one network.
private struct NetworkProfile: Encodable {
  let name: String
  let nodes: [Node]

  struct Node: Encodable {
    let name: String
    let operation: String
    let kernel: String
    let outputShape: [Int]
    let milliseconds: Double
    /// The part of the network's time.
    let share: Double
    let multiplyAdds: Int
    let bytes: Int

    enum CodingKeys: String, CodingKey {
      case name, kernel, share, bytes
      case operation = "operator"
      case outputShape = "output_shape"
      case milliseconds = "ms"
      case multiplyAdds = "multiply_adds"
    }

    var gigaMultiplyAddsPerSecond: Double { Double(multiplyAdds) / milliseconds / 1e6 }
  }

  init(_ plan: Plan, runs: Int) {
    let executor = Executor(plan)
    executor.fillInputs()
    for _ in 0..<3 { executor.run() }
    var times = [[Double]](repeating: [], count: plan.steps.count)
    for _ in 0..<runs {
      var step = 0
      var start = ContinuousClock.now
      executor.run { _ in
        let end = ContinuousClock.now
        times[step].append((end - start).inMilliseconds)
        step += 1
        start = ContinuousClock.now
      }
    }
    let medians = times.map { $0.sorted()[runs / 2] }
    let total = medians.reduce(0, +)
    name = plan.name
    nodes = zip(plan.steps, medians).map { step, median in
      Node(
        name: step.name, operation: step.operation, kernel: step.kernelName,
        outputShape: step.outputTypes[0].shape.dimensions, milliseconds: median, share: median / total,
        multiplyAdds: step.multiplyAddCount, bytes: step.trafficByteCount)
    }
  }
}

extension NetworkProfile {
  fileprivate var text: String {
    let total = nodes.reduce(0) { $0 + $1.milliseconds }
    return (["\(name): \(fixed(total, decimals: 3)) ms"] + kernelLines + [""] + nodeLines + [""])
      .joined(separator: "\n")
  }

  /// The time of each kernel over all its nodes, the slowest first.
  private var kernelLines: [String] {
    var table = TextTable([("kernel", .left), ("nodes", .right), ("ms", .right), ("share", .right)])
    let groups = Dictionary(grouping: nodes) { $0.operation + ", " + $0.kernel }
      .map { (name: $0.key, nodes: $0.value, time: $0.value.reduce(0) { $0 + $1.milliseconds }) }
    for group in groups.sorted(by: { ($1.time, $0.name) < ($0.time, $1.name) }) {
      table.append([
        group.name, String(group.nodes.count), fixed(group.time, decimals: 3),
        percentage(group.nodes.reduce(0) { $0 + $1.share }),
      ])
    }
    return table.lines
  }

  private var nodeLines: [String] {
    var table = TextTable([
      ("step", .right), ("operator", .left), ("output", .left), ("ms", .right), ("share", .right),
      ("GMAC/s", .right), ("kernel", .left), ("node", .left),
    ])
    for (index, node) in nodes.enumerated() {
      table.append([
        String(index), node.operation, node.outputShape.map(String.init).joined(separator: "×"),
        fixed(node.milliseconds, decimals: 3), percentage(node.share),
        node.multiplyAdds == 0 ? "" : fixed(node.gigaMultiplyAddsPerSecond, decimals: 1), node.kernel,
        node.name,
      ])
    }
    return table.lines
  }

  private func percentage(_ share: Double) -> String { fixed(share * 100, decimals: 1) + " %" }
}
