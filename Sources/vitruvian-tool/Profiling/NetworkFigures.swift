import GraphRuntime
import Threading

/// How fast a network was computed.
struct NetworkFigures: BenchFigures {
  let name: String
  /// Billions of operations for each second, two for each multiply-add, at the median.
  let gigaflops: Double
  /// What all threads reach together when they do nothing but multiply and add.
  let peakGigaflops: Double
  /// The part of the peak.
  let peakShare: Double
  /// Why that is more than the whole; `nil` when it is not.
  let excess: [PeakExcess]?

  private enum CodingKeys: String, CodingKey {
    case name
    case gigaflops = "gflops"
    case peakGigaflops = "peak_gflops"
    case peakShare = "peak_share"
    case excess = "above_peak_because"
  }

  /// - Parameter peak: Of one thread.
  init(_ plan: Plan, _ times: RunTimes, peak: PeakMeter) {
    name = plan.name
    gigaflops = plan.gigaflops(times)
    peakGigaflops = peak.gigaflops * Double(plan.options.threadCount)
    peakShare = gigaflops / peakGigaflops
    excess = peakShare > 1 ? plan.peakExcess : nil
  }

  var identity: [String] { [name] }
  var title: String { name }
  static var decimals: Int { 3 }

  static var columns: (first: [Column], before: [Column], behind: [Column]) {
    ([("network", .left)], [], [("GFLOP/s", .right), ("of peak", .right)])
  }

  var cells: (first: [String], before: [String], behind: [String]) {
    ([name], [], [fixed(gigaflops, decimals: 1), fixed(peakShare * 100, decimals: 0) + " %"])
  }

  var csv: CSVTable.Row {
    [
      ("network", name), ("gflops", "\(gigaflops)"), ("peak_gflops", "\(peakGigaflops)"),
      ("peak_share", "\(peakShare)"), ("above_peak_because", excess?.text ?? ""),
    ]
  }

  var remark: String? { excess.map { "\(name) is above the peak: \($0.text)" } }
}

extension Plan {
  /// Billions of operations for each second, two for each multiply-add, at the median.
  fileprivate func gigaflops(_ times: RunTimes) -> Double {
    times.median > 0 ? 2 * Double(multiplyAddCount) / times.median / 1e6 : 0
  }
}

/// Networks that are measured in several settings.
struct NetworkBenchmark {
  private(set) var peak = PeakMeter()
  private var measured: [(plan: Plan, setting: BenchSetting, times: RunTimes)] = []
  /// Each node beside itself, where there are several choices of kernels.
  private(set) var nodes: [NodeComparison] = []

  private let settings: [BenchSetting]
  private let runs: Int

  init(_ settings: [BenchSetting], runs: Int) throws {
    (self.settings, self.runs) = (settings, runs)
    try peak.measure()
  }

  /// Measures the plans of a network, one for each setting.
  mutating func measure(_ plans: [Plan]) throws {
    let executors = plans.map { Executor($0) }
    for executor in executors {
      executor.fillInputs()
      WarmUp.run { executor.run() }
    }
    let times = try Turns.times(
      runs: runs, of: executors.map { executor in { MonotonicTime.milliseconds { executor.run() } } })
    try peak.measure()
    for ((plan, setting), times) in zip(zip(plans, settings), times) {
      measured.append((plan, setting, times))
    }
    let sides = zip(executors, settings).filter { $1.threads == settings[0].threads }
    if sides.count > 1 {
      nodes += try NodeComparison.all(sides.map { ($0, $1.kernels) }, runs: runs)
    }
  }

  /// The rows, once all is measured.
  mutating func rows() throws -> [BenchRow<NetworkFigures>] {
    let rates = measured.filter { $0.plan.peakExcess == [.clock] }
      .map { $0.plan.gigaflops($0.times) / Double($0.setting.threads) }
    if let fastest = rates.max() { try peak.measure(reaching: fastest) }
    return measured.map { plan, setting, times in
      BenchRow(NetworkFigures(plan, times, peak: peak), setting, times)
    }
  }
}

extension Executor {
  /// Gives every input numbers between zero and one, or quantized values, the same on every call.
  func fillInputs() {
    for index in plan.inputs.indices {
      let isFloat = plan.inputs[index].type.elementType == .float32
      withInput(index) { bytes in
        if isFloat {
          let floats = bytes.bindMemory(to: Float.self)
          for position in floats.indices { floats[position] = Float(position % 251) / 250 }
        } else {
          for position in bytes.indices { bytes[position] = UInt8(truncatingIfNeeded: position % 251) }
        }
      }
    }
  }
}
