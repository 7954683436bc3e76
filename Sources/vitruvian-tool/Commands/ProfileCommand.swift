import ArgumentParser
import FileAccess
import Foundation
import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore

/// Shows where a network's time goes.
struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Measures each node of a model's networks: time, rates, bytes, share of the machine's peaks.",
    discussion: HelpText.discussion(
      """
      A node is bound by arithmetic or by memory, whichever takes longer at the peaks that are measured first: \
      multiply-adds on registers, and copies within sets of memory of three sizes. "of peak" is that shortest \
      time as a part of the time taken; it is above 100 % where a kernel does with fewer multiply-adds than the \
      operator is defined by (skipped zeros, tiles of 3×3 convolutions) or takes codes, four at a time.
      """,
      examples: ["profile net.tflite", "profile net.tflite --timeline trace.json"]))

  @Argument(help: "A converted file, a .task bundle or a .tflite file.", completion: .file())
  var model: String

  @Option(
    name: [.customLong("graph"), .customLong("signature")],
    help: "One network of the model, by name, instead of all: in a .tflite file, that of its signature.")
  var graph: String?

  @OptionGroup var shapes: InputShapeOptions

  @Option(help: "How many runs are measured; the median of each node counts.")
  var runs = 20

  @Option(help: "Write one run of each network to FILE, for a browser's trace viewer.")
  var timeline: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var engine: NetworkEngineOptions

  func validate() throws {
    try validatePaths([("--timeline", timeline)])
    try RunCount.validate(runs)
    if let timeline {
      try validateUses([
        .keeping(model, as: "the model"), .standardOutput, .replacing(timeline, as: "--timeline"),
      ])
    }
  }

  func run() throws {
    // Rather now than when all is measured.
    if let timeline { try FileWriting.check(timeline) }
    let graphs = try shapes.model(at: model).graphs(orAll: graph, in: model)
    let plans = try graphs.map { try Plan($0, options: engine.planOptions()) }
    let peaks = try MachinePeaks(threadCount: engine.threads)
    var profiles: [NetworkProfile] = []
    var traces: [(plan: Plan, trace: ExecutionTrace)] = []
    for plan in plans {
      let executor = Executor(plan)
      executor.fillInputs()
      profiles.append(NetworkProfile(executor, runs: runs, peaks: peaks))
      if timeline != nil { traces.append((plan, executor.runTraced())) }
    }
    if let timeline {
      try FileWriting.write([UInt8](JSONOutput.lines.data(Timeline(traces))), to: timeline)
    }
    if json {
      try JSONOutput.pretty.print(ProfileReport(machine: peaks, networks: profiles))
    } else {
      try StandardOutput.write(peaks.text + "\n")
      for profile in profiles { try StandardOutput.write(profile.text) }
    }
  }
}

/// What the command measured.
private struct ProfileReport: Encodable {
  let machine: MachinePeaks
  let networks: [NetworkProfile]
}
