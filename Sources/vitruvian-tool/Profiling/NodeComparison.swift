import GraphRuntime
import Threading

/// A node of a network with each of several choices of kernels.
struct NodeComparison: Encodable {
  let network: String
  let node: String
  let operation: String
  let outputShape: [Int]
  let sides: [Side]

  /// The node with one choice of kernels, in which it may be a part of another one.
  struct Side: Encodable {
    /// The choice.
    let selection: String
    /// The kernel that computes the node; `nil` when it is a part of another.
    let kernel: String?
    /// The median; `nil` like the kernel.
    let milliseconds: Double?

    enum CodingKeys: String, CodingKey {
      case kernel
      case selection = "kernels"
      case milliseconds = "median_ms"
    }
  }

  enum CodingKeys: String, CodingKey {
    case network, node, sides
    case operation = "operator"
    case outputShape = "output_shape"
  }

  /// Measures all nodes of a network, with each of the choices in turns.
  static func all(_ sides: [(executor: Executor, kernels: KernelSelection)], runs: Int) throws
    -> [NodeComparison]
  {
    let times = try medians(of: sides.map(\.executor), runs: runs)
    var order: [NodeName] = []
    var found: [NodeName: [Int: (step: PlannedStep, median: Double)]] = [:]
    for (index, side) in sides.enumerated() {
      for (name, (step, median)) in zip(
        side.executor.plan.stepNames, zip(side.executor.plan.steps, times[index]))
      {
        if found[name] == nil { order.append(name) }
        found[name, default: [:]][index] = (step, median)
      }
    }
    return order.compactMap { name in
      guard let known = found[name], let step = known.min(by: { $0.key < $1.key })?.value.step else {
        return nil
      }
      return NodeComparison(
        network: sides[0].executor.plan.name, node: name.name, operation: step.operation.rawValue,
        outputShape: step.outputTypes.first?.shape.dimensions ?? [],
        sides: sides.enumerated().map { index, side in
          Side(
            selection: side.kernels.name, kernel: known[index]?.step.kernelName,
            milliseconds: known[index]?.median)
        })
    }
  }

  /// The median time of each step of each executor.
  private static func medians(of executors: [Executor], runs: Int) throws -> [[Double]] {
    // Whole runs take turns, not nodes.
    let runs = try Turns.samples(
      runs: runs, of: executors.map { executor in { executor.runTraced().steps.map { $0.end - $0.start } } })
    return zip(executors, runs).map { executor, runs in
      executor.plan.steps.indices.map { step in RunTimes(runs.map { Double($0[step]) / 1e6 }).median }
    }
  }
}

extension NodeComparison {
  /// The nodes for a person.
  static func table(_ nodes: [NodeComparison]) -> String {
    let selections = nodes.first?.sides.map(\.selection) ?? []
    var table = TextTable(
      [("network", .left), ("operator", .left), ("output", .left)]
        + selections.flatMap { [("\($0) ms", .right), ("kernel", .left)] as [(String, TextTable.Alignment)] }
        + [("times as fast", .right), ("node", .left)])
    for node in nodes {
      table.append(
        [node.network, node.operation, node.outputShape.map(String.init).joined(separator: "×")]
          + node.sides.flatMap { side in
            [side.milliseconds.map { fixed($0, decimals: 3) } ?? "", side.kernel ?? "part of another"]
          } + [node.ratios, node.node])
    }
    return table.lines.joined(separator: "\n")
  }

  /// How many times as fast as with the first kernels the others are.
  private var ratios: String {
    sides.dropFirst().map { side in
      guard let first = sides[0].milliseconds, let own = side.milliseconds, own > 0 else { return "" }
      return fixed(first / own, decimals: 2)
    }.joined(separator: " ")
  }

  /// A row for each side.
  var csv: [CSVTable.Row] {
    sides.map { side in
      [
        ("network", network), ("node", node), ("operator", operation),
        ("output_shape", outputShape.map(String.init).joined(separator: "x")), ("kernels", side.selection),
        ("kernel", side.kernel ?? ""), ("median_ms", side.milliseconds.map { "\($0)" } ?? ""),
      ]
    }
  }
}

/// The name of a step, and how many before it have the same.
private struct NodeName: Hashable {
  let name: String
  let occurrence: Int
}

extension Plan {
  fileprivate var stepNames: [NodeName] {
    var counts: [String: Int] = [:]
    return steps.map { step in
      defer { counts[step.name, default: 0] += 1 }
      return NodeName(name: step.name, occurrence: counts[step.name, default: 0])
    }
  }
}
