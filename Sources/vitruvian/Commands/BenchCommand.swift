import ArgumentParser
import ComputeKernels
import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore

/// Measures how long a model's networks take.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measures the time that a model's networks take.")

  @Argument(help: "A converted file, a .task bundle or a .tflite file.")
  var model: String

  @Option(help: "One network of the model, by name, instead of all.")
  var graph: String?

  @Option(help: "How many runs are measured, after a few that are not.")
  var runs = 50

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var engine: EngineOptions

  func validate() throws {
    try RunCount.validate(runs)
  }

  func run() throws {
    let graphs = try Model(importing: model).graphs(orAll: graph, in: model)
    let peak = PeakRate.gigaflops(of: .best)
    let timings = try graphs.map { graph in
      NetworkTiming(
        try Plan(graph, options: engine.planOptions()), runs: runs, threads: engine.threads, peak: peak)
    }
    if json {
      try JSONOutput.pretty.print(["networks": timings])
    } else {
      try StandardOutput.write(Self.table(timings))
    }
  }

  private static func table(_ timings: [NetworkTiming]) -> String {
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

/// How long one network took, in milliseconds.
private struct NetworkTiming: Encodable {
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
    for _ in 0..<3 { executor.run() }
    let clock = ContinuousClock()
    let times = (0..<runs)
      .map { _ in clock.measure { executor.run() }.inMilliseconds }
      .sorted()
    name = plan.name
    self.threads = threads
    self.runs = runs
    minimum = times[0]
    median = times[runs / 2]
    percentile90 = times[runs * 9 / 10]
    gigaflops = 2 * Double(plan.multiplyAddCount) / times[runs / 2] / 1e6
    peakShare = gigaflops / (peak * Double(threads))
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
