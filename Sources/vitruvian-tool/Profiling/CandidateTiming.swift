import GraphRuntime
import ModelFormat

/// How long each kernel that could compute a node took, and whether the plan's choice was the fastest.
struct CandidateTiming: Encodable {
  let network: String
  let node: String
  let operation: String
  let outputShape: [Int]
  /// The kernel that the plan takes.
  let chosen: String
  let candidates: [Candidate]

  struct Candidate: Encodable {
    let kernel: String
    /// The estimate of the cost model.
    let cycles: Double
    /// The least of the runs.
    let milliseconds: Double

    enum CodingKeys: String, CodingKey {
      case kernel, cycles
      case milliseconds = "ms"
    }
  }

  enum CodingKeys: String, CodingKey {
    case network, node, chosen, candidates
    case operation = "operator"
    case outputShape = "output_shape"
    case isWrong = "wrong"
    case lost = "lost_ms"
  }

  /// Below this part of the time, what another kernel would save is within what runs differ by.
  private static let tolerance = 0.1

  private var fastest: Candidate? { candidates.min { $0.milliseconds < $1.milliseconds } }

  /// The milliseconds that the fastest kernel would save.
  private var lost: Double {
    let taken = candidates.first { $0.kernel == chosen }?.milliseconds ?? 0
    return taken - (fastest?.milliseconds ?? taken)
  }

  private var isWrong: Bool { lost > Self.tolerance * (fastest?.milliseconds ?? 0) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(network, forKey: .network)
    try container.encode(node, forKey: .node)
    try container.encode(operation, forKey: .operation)
    try container.encode(outputShape, forKey: .outputShape)
    try container.encode(chosen, forKey: .chosen)
    try container.encode(isWrong, forKey: .isWrong)
    try container.encode(lost, forKey: .lost)
    try container.encode(candidates, forKey: .candidates)
  }

  /// Times the nodes of a network that several kernels could compute, each where it stands in the network.
  static func timings(of graph: GraphDefinition, _ options: PlanOptions, runs: Int) throws
    -> [CandidateTiming]
  {
    let plan = try Plan(graph, options: options)
    // Plain loops compute what nothing else does; to wait for them tells nothing.
    let names = Set(plan.steps.flatMap { $0.estimates.map(\.name) }).subtracting(["reference"]).sorted()
    var times: [String: [Double]] = [:]
    for name in names {
      var preferring = options
      preferring.preferredKernel = name
      times[name] = try leastTimes(of: Plan(graph, options: preferring), runs: runs)
    }
    return plan.steps.indices.compactMap { index in
      let step = plan.steps[index]
      let candidates = step.estimates.compactMap { estimate in
        times[estimate.name].map {
          Candidate(kernel: estimate.name, cycles: estimate.cycles.rounded(), milliseconds: $0[index])
        }
      }
      guard candidates.count > 1, let chosen = step.estimates.first(where: \.isChosen),
        times[chosen.name] != nil
      else { return nil }
      return CandidateTiming(
        network: plan.name, node: step.name, operation: step.operation.rawValue,
        outputShape: step.outputTypes[0].shape.dimensions, chosen: chosen.name, candidates: candidates)
    }
  }

  /// The least time of each step.
  private static func leastTimes(of plan: Plan, runs: Int) -> [Double] {
    let executor = Executor(plan)
    executor.fillInputs()
    WarmUp.run { executor.run() }
    var least = [Double](repeating: .infinity, count: plan.steps.count)
    for _ in 0..<runs {
      for (index, step) in executor.runTraced().steps.enumerated() {
        least[index] = min(least[index], Double(step.end - step.start) / 1e6)
      }
    }
    return least
  }
}

extension CandidateTiming {
  /// The timings for a person: the wrong choices marked, and what they cost together.
  static func table(_ timings: [CandidateTiming]) -> String {
    var table = TextTable([
      ("", .left), ("network", .left), ("operator", .left), ("output", .left), ("kernel", .left),
      ("estimated", .right), ("measured", .right),
    ])
    for timing in timings {
      guard let chosen = timing.candidates.first(where: { $0.kernel == timing.chosen }) else { continue }
      for candidate in timing.candidates {
        table.append([
          candidate.kernel == timing.chosen ? (timing.isWrong ? "wrong" : "right") : "", timing.network,
          timing.operation, timing.outputShape.map(String.init).joined(separator: "×"), candidate.kernel,
          fixed(candidate.cycles / chosen.cycles, decimals: 2) + "×",
          fixed(candidate.milliseconds / chosen.milliseconds, decimals: 2) + "×",
        ])
      }
    }
    let wrong = timings.filter(\.isWrong)
    return table.lines.joined(separator: "\n")
      + "\n\(wrong.count) of \(timings.count) choices wrong; "
      + "\(fixed(wrong.reduce(0) { $0 + $1.lost }, decimals: 3)) ms lost by them\n"
  }

  /// A row for each kernel.
  var csv: [CSVTable.Row] {
    candidates.map { candidate in
      [
        ("network", network), ("node", node), ("operator", operation),
        ("output_shape", outputShape.map(String.init).joined(separator: "x")), ("kernel", candidate.kernel),
        ("cycles", fixed(candidate.cycles, decimals: 0)), ("ms", "\(candidate.milliseconds)"),
        ("chosen", "\(candidate.kernel == chosen)"), ("wrong", "\(isWrong)"),
      ]
    }
  }
}
