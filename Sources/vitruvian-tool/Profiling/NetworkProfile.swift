import GraphRuntime
import Threading

/// Where one network's time goes.
struct NetworkProfile: Encodable {
  let name: String
  let threads: Int
  /// Of the sums of the nodes' times in each run.
  let times: RunTimes
  let nodes: [NodeProfile]
  /// The nodes of each kind together, the slowest first.
  let operators: [OperatorProfile]
  let roofline: Roofline

  enum CodingKeys: String, CodingKey {
    case name, threads, nodes, operators, roofline
    case milliseconds = "ms"
    case multiplyAdds = "multiply_adds"
    case bytes
  }

  /// The sum of the nodes' times.
  var milliseconds: Double { nodes.reduce(0) { $0 + $1.milliseconds } }
  var multiplyAdds: Int { nodes.reduce(0) { $0 + $1.multiplyAdds } }
  var bytes: Int { nodes.reduce(0) { $0 + $1.bytes } }

  func encode(to encoder: any Encoder) throws {
    try times.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(threads, forKey: .threads)
    try container.encode(milliseconds, forKey: .milliseconds)
    try container.encode(multiplyAdds, forKey: .multiplyAdds)
    try container.encode(bytes, forKey: .bytes)
    try container.encode(roofline, forKey: .roofline)
    try container.encode(operators, forKey: .operators)
    try container.encode(nodes, forKey: .nodes)
  }
}

/// The time and work of one node.
struct NodeProfile: Encodable {
  let name: String
  let operation: String
  let kernel: String
  let outputShape: [Int]
  let times: RunTimes
  /// The part of the network's time.
  let share: Double
  let multiplyAdds: Int
  /// What the node reads and writes, each tensor counted once.
  let bytes: Int
  let roofline: Roofline

  enum CodingKeys: String, CodingKey {
    case name, kernel, share, bytes, roofline
    case operation = "operator"
    case outputShape = "output_shape"
    case milliseconds = "ms"
    case multiplyAdds = "multiply_adds"
    case rate = "gmac_per_s"
    case bandwidth = "gb_per_s"
  }

  /// The median of the runs.
  var milliseconds: Double { times.median }
  var gigaMultiplyAddsPerSecond: Double { milliseconds > 0 ? Double(multiplyAdds) / milliseconds / 1e6 : 0 }
  var gigabytesPerSecond: Double { milliseconds > 0 ? Double(bytes) / milliseconds / 1e6 : 0 }

  func encode(to encoder: any Encoder) throws {
    try times.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(operation, forKey: .operation)
    try container.encode(kernel, forKey: .kernel)
    try container.encode(outputShape, forKey: .outputShape)
    try container.encode(milliseconds, forKey: .milliseconds)
    try container.encode(share, forKey: .share)
    try container.encode(multiplyAdds, forKey: .multiplyAdds)
    try container.encode(bytes, forKey: .bytes)
    try container.encode(gigaMultiplyAddsPerSecond, forKey: .rate)
    try container.encode(gigabytesPerSecond, forKey: .bandwidth)
    try container.encode(roofline, forKey: .roofline)
  }
}

/// The time and work of all nodes of one operator that one kernel computes.
struct OperatorProfile: Encodable {
  let operation: String
  let kernel: String
  let nodeCount: Int
  let milliseconds: Double
  /// The part of the network's time.
  let share: Double
  let multiplyAdds: Int
  let bytes: Int
  /// The shortest time that the peaks allow the nodes, over the time they take.
  let rooflineShare: Double
  /// Why that is more than the whole; empty when it is not.
  let excess: [PeakExcess]

  enum CodingKeys: String, CodingKey {
    case kernel, share, bytes
    case operation = "operator"
    case nodeCount = "node_count"
    case milliseconds = "ms"
    case multiplyAdds = "multiply_adds"
    case rooflineShare = "roofline_share"
    case excess = "above_peak_because"
  }

  init(_ nodes: [NodeProfile], operation: String, kernel: String) {
    self.operation = operation
    self.kernel = kernel
    nodeCount = nodes.count
    milliseconds = nodes.reduce(0) { $0 + $1.milliseconds }
    share = nodes.reduce(0) { $0 + $1.share }
    multiplyAdds = nodes.reduce(0) { $0 + $1.multiplyAdds }
    bytes = nodes.reduce(0) { $0 + $1.bytes }
    let shortest = nodes.reduce(0) { $0 + $1.roofline.milliseconds }
    rooflineShare = milliseconds > 0 ? shortest / milliseconds : 0
    excess = rooflineShare > 1 ? nodes.excess : []
  }
}

extension NetworkProfile {
  /// Profiles of networks from the times of their nodes.
  ///
  /// - Parameter stepTimes: For each step, how long each run took.
  init(_ plan: Plan, stepTimes: [RunTimes], peaks: MachinePeaks) {
    let total = stepTimes.reduce(0) { $0 + $1.median }
    name = plan.name
    threads = plan.options.threadCount
    let runs = stepTimes.first?.count ?? 1
    times = RunTimes((0..<runs).map { run in stepTimes.reduce(0) { $0 + $1.samples[run] } })
    nodes = zip(plan.steps, stepTimes).map { step, times in
      NodeProfile(
        name: step.name, operation: step.operation.rawValue, kernel: step.kernelName,
        outputShape: step.outputTypes.first?.shape.dimensions ?? [], times: times,
        share: total > 0 ? times.median / total : 0, multiplyAdds: step.multiplyAddCount,
        bytes: step.tileCount == 0 ? 0 : step.trafficByteCount,
        roofline: Roofline(
          multiplyAdds: step.multiplyAddCount, bytes: step.tileCount == 0 ? 0 : step.trafficByteCount,
          milliseconds: times.median, peaks: peaks, structuralExcess: step.peakExcess))
    }
    operators = Dictionary(grouping: nodes) { [$0.operation, $0.kernel] }
      .map { OperatorProfile($0.value, operation: $0.key[0], kernel: $0.key[1]) }
      .sorted {
        ($1.milliseconds, $0.operation, $0.kernel) < ($0.milliseconds, $1.operation, $1.kernel)
      }
    // The nodes' own times: weights and activations of one node may fit a cache where all do not.
    roofline = Roofline(nodes, milliseconds: total)
  }
}

extension NetworkProfile {
  /// A row for each node.
  var csv: [CSVTable.Row] {
    nodes.enumerated().map { index, node in
      var row: CSVTable.Row = [
        ("network", name), ("threads", String(threads)), ("step", String(index)), ("node", node.name),
        ("operator", node.operation), ("kernel", node.kernel),
        ("output_shape", node.outputShape.map(String.init).joined(separator: "x")),
      ]
      row += node.times.csv
      row += [
        ("share", "\(node.share)"), ("multiply_adds", String(node.multiplyAdds)),
        ("bytes", String(node.bytes)), ("bound", node.roofline.bound.rawValue),
        ("peak_share", "\(node.roofline.share)"), ("above_peak_because", node.roofline.excess.text),
      ]
      return row
    }
  }
}

extension [NodeProfile] {
  /// Why the nodes take less time than the peaks allow.
  var excess: [PeakExcess] {
    let reasons = Set(flatMap(\.roofline.excess))
    return PeakExcess.allCases.filter(reasons.contains)
  }
}

extension Roofline {
  /// Nodes that run one after the other.
  fileprivate init(_ nodes: [NodeProfile], milliseconds taken: Double) {
    func milliseconds(_ nodes: [NodeProfile]) -> Double { nodes.reduce(0) { $0 + $1.roofline.milliseconds } }
    let bytes = nodes.reduce(0) { $0 + $1.bytes }
    let operations = 2 * nodes.reduce(0) { $0 + $1.multiplyAdds }
    intensity = bytes == 0 ? 0 : Double(operations) / Double(bytes)
    self.milliseconds = milliseconds(nodes)
    share = taken > 0 ? self.milliseconds / taken : 0
    let arithmetic = milliseconds(nodes.filter { $0.roofline.bound == .arithmetic })
    bound = 2 * arithmetic > self.milliseconds ? .arithmetic : .memory
    excess = share > 1 ? nodes.excess : []
  }
}

extension Executor {
  /// How long each step takes in each of `runs` runs, after a few that do not count.
  func stepTimes(runs: Int) -> [RunTimes] {
    for _ in 0..<3 { run() }
    var times = [[Double]](repeating: [], count: plan.steps.count)
    for _ in 0..<runs {
      var step = 0
      var start = MonotonicTime.now
      run { _ in
        times[step].append(MonotonicTime.now.milliseconds(since: start))
        step += 1
        start = MonotonicTime.now
      }
    }
    return times.map { RunTimes($0) }
  }
}
