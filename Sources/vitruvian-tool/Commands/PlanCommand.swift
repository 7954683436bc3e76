import ArgumentParser
import ComputeKernels
import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore

struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Shows the order of a model's nodes, the kernel chosen for each and why, and the memory.",
    discussion: HelpText.discussion(examples: [
      "plan net.tflite", "plan net.tflite --kernels avx2 --threads 4", "plan net.tflite --stages",
    ]))

  @Argument(help: "A converted file, a .task bundle or a .tflite file.", completion: .file())
  var model: String

  @OptionGroup var networks: NetworkChoice

  @Flag(help: "Show the graph after each rewrite between the model and the plan instead of the plan.")
  var stages = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var engine: NetworkEngineOptions

  func run() throws {
    let graphs = try networks.graphs(ofModelAt: model)
    if stages { return try printStages(of: graphs) }
    let plans = try graphs.map { try Plan($0, options: engine.planOptions()) }
    if json {
      try JSONOutput.pretty.print(["networks": plans.map(PlanReport.init)])
    } else {
      for plan in plans { try StandardOutput.write(Self.text(plan)) }
    }
  }

  private func printStages(of graphs: [GraphDefinition]) throws {
    let reports = try graphs.map {
      StagesReport(name: $0.name, stages: try LoweringStage.all(of: $0, options: engine.planOptions()))
    }
    guard !json else { return try JSONOutput.pretty.print(["networks": reports]) }
    for report in reports { try StandardOutput.write(report.text) }
  }

  /// The other kernels that could compute a node, and how many times as long they are estimated to take.
  private static func losers(of step: PlannedStep) -> String {
    guard let best = step.estimates.first(where: \.isChosen) else { return "" }
    // Plain loops are for what nothing else computes.
    let losers = step.estimates.filter { !$0.isChosen && $0.name != "reference" }
    return losers.map { "; not \($0.name), \(fixed($0.cycles / best.cycles, decimals: 1)) times" }.joined()
  }

  /// With which steps one takes turns.
  private static func turns(of step: Int, in plan: Plan) -> String {
    guard let bands = plan.bands.first(where: { $0.steps.contains(step) }) else { return "" }
    return "; steps \(bands.steps.lowerBound) to \(bands.steps.upperBound - 1) take turns over "
      + "\(bands.count) bands"
  }

  /// What was measured of BLAS, if the plan's sums may have its order, as a line.
  private static func blasSpeed(_ plan: Plan) -> String {
    plan.blasSpeed.map { "\($0)\n" } ?? ""
  }

  /// Networks that were fused before they were stored have names of several lines' length.
  private static func shortened(_ name: String) -> String {
    let limit = 60
    return name.count > limit ? name.prefix(limit - 1) + "…" : name
  }

  private static func text(_ plan: Plan) -> String {
    var table = TextTable([
      ("step", .right), ("operator", .left), ("output", .left), ("MMAC", .right), ("tiles", .right),
      ("kernel", .left), ("why", .left), ("node", .left),
    ])
    for (index, step) in plan.steps.enumerated() {
      table.append([
        String(index), step.operation.rawValue, step.outputTypes[0].shape.description,
        step.multiplyAddCount == 0 ? "" : Double(step.multiplyAddCount).inMillions,
        step.tileCount == 0 ? "" : String(step.tileCount), step.kernelName,
        step.kernelReason + Self.losers(of: step) + Self.turns(of: index, in: plan),
        Self.shortened(step.name),
      ])
    }
    return """
      \(plan.name): \(plan.steps.count) steps, \(Double(plan.multiplyAddCount).inMillions) MMAC, \
      arena \(plan.arenaByteCount.inKibibytes) KiB, constants \(plan.constantByteCount.inKibibytes) KiB, \
      precision \(plan.options.precision.rawValue)
      \(blasSpeed(plan))\(table.lines.joined(separator: "\n"))

      """
  }
}

/// The rewrites of a network.
private struct StagesReport: Encodable {
  let name: String
  let stages: [Stage]

  struct Stage: Encodable {
    let rewrite: String
    let count: Int
    let nodes: [String]
  }

  init(name: String, stages: [LoweringStage]) {
    self.name = name
    self.stages = stages.map { Stage(rewrite: $0.summary, count: $0.rewriteCount, nodes: $0.nodes) }
  }

  /// The nodes after each rewrite that had something to do.
  var text: String {
    stages.enumerated().map { index, stage in
      let title = "\(name), \(index + 1) of \(stages.count): \(stage.rewrite), \(stage.count)\n"
      guard stage.count > 0 || index == 0 else { return title }
      return title + stage.nodes.map { "  \($0)\n" }.joined()
    }.joined()
  }
}

/// A plan as JSON.
private struct PlanReport: Encodable {
  let name: String
  let multiplyAdds: Int
  let arenaBytes: Int
  let constantBytes: Int
  let precision: Precision
  /// What was measured of BLAS; `nil` where sums keep their order, and without BLAS.
  let blas: BLASReport?
  let steps: [Step]

  struct BLASReport: Encodable {
    let gigaMultiplyAdds: Double
    let microKernelGigaMultiplyAdds: Double
    let callMicroseconds: Double

    enum CodingKeys: String, CodingKey {
      case gigaMultiplyAdds = "gmacs"
      case microKernelGigaMultiplyAdds = "micro_kernel_gmacs"
      case callMicroseconds = "call_us"
    }
  }

  struct Step: Encodable {
    let node: String
    let operation: String
    let kernel: String
    let reason: String
    let outputShape: [Int]
    let multiplyAdds: Int
    let tiles: Int
    /// What all kernels that could compute the node were estimated to take; empty when there was no choice.
    let candidates: [Candidate]

    struct Candidate: Encodable {
      let kernel: String
      let cycles: Double
    }

    enum CodingKeys: String, CodingKey {
      case node, kernel, reason, tiles, candidates
      case operation = "operator"
      case outputShape = "output_shape"
      case multiplyAdds = "multiply_adds"
    }
  }

  enum CodingKeys: String, CodingKey {
    case name, precision, blas, steps
    case multiplyAdds = "multiply_adds"
    case arenaBytes = "arena_bytes"
    case constantBytes = "constant_bytes"
  }

  init(_ plan: Plan) {
    name = plan.name
    multiplyAdds = plan.multiplyAddCount
    arenaBytes = plan.arenaByteCount
    constantBytes = plan.constantByteCount
    precision = plan.options.precision
    blas = plan.blasSpeed.map {
      BLASReport(
        gigaMultiplyAdds: $0.blas, microKernelGigaMultiplyAdds: $0.microKernels,
        callMicroseconds: $0.callMicroseconds)
    }
    steps = plan.steps.map {
      Step(
        node: $0.name, operation: $0.operation.rawValue, kernel: $0.kernelName, reason: $0.kernelReason,
        outputShape: $0.outputTypes[0].shape.dimensions, multiplyAdds: $0.multiplyAddCount,
        tiles: $0.tileCount,
        candidates: $0.estimates.map { Step.Candidate(kernel: $0.name, cycles: $0.cycles.rounded()) })
    }
  }
}
