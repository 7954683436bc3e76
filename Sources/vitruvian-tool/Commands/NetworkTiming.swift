import GraphRuntime
import Threading

/// How long one network took, in milliseconds.
struct NetworkTiming: Encodable {
  let name: String
  let threads: Int
  let runs: Int
  let minimum: Double
  let median: Double
  let percentile90: Double
  /// Two operations for each multiply-add, at the median.
  let gigaflops: Double
  /// The part of what all threads reach together when they do nothing but multiply and add.
  let peakShare: Double

  enum CodingKeys: String, CodingKey {
    case name, threads, runs
    case minimum = "min_ms"
    case median = "median_ms"
    case percentile90 = "p90_ms"
    case gigaflops = "gflops"
    case peakShare = "peak_share"
  }

  /// - Parameter peak: The peak of one thread, in billions of operations for each second.
  init(_ plan: Plan, runs: Int, threads: Int, peak: Double) {
    let executor = Executor(plan)
    executor.fillInputs()
    WarmUp.run { executor.run() }
    let times = RunTimes((0..<runs).map { _ in MonotonicTime.milliseconds { executor.run() } })
    name = plan.name
    self.threads = threads
    self.runs = runs
    minimum = times.minimum
    median = times.median
    percentile90 = times.percentile90
    gigaflops = 2 * Double(plan.multiplyAddCount) / times.median / 1e6
    peakShare = gigaflops / (peak * Double(threads))
  }
}

extension NetworkTiming {
  /// The timings for a person.
  static func table(_ timings: [NetworkTiming]) -> String {
    var table = TextTable([
      ("network", .left), ("threads", .right), ("runs", .right), ("min ms", .right),
      ("median ms", .right), ("p90 ms", .right), ("GFLOP/s", .right), ("of peak", .right),
    ])
    for timing in timings {
      table.append([
        timing.name, String(timing.threads), String(timing.runs), fixed(timing.minimum, decimals: 3),
        fixed(timing.median, decimals: 3), fixed(timing.percentile90, decimals: 3),
        fixed(timing.gigaflops, decimals: 1), fixed(timing.peakShare * 100, decimals: 0) + " %",
      ])
    }
    return table.lines.joined(separator: "\n")
  }
}

extension Executor {
  /// Gives every input numbers between zero and one, or codes, the same on every call.
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
