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
      multiply-adds on registers, and copies within sets of memory of three sizes, before and after the networks; \
      the best counts. "of peak" is that shortest time as a part of the time taken. Where it is above 100 %, a \
      letter behind it stands for the reason: fewer multiply-adds than the operator is defined by (skipped zeros, \
      tiles of 3×3 convolutions), 8-bit numbers of which several are multiplied at a time, or a nearer cache. \
      Warnings say when the machine was not quiet.
      """,
      examples: ["profile net.tflite", "profile net.tflite --timeline trace.json"]))

  @Argument(help: "A converted file, a .task bundle or a .tflite file.", completion: .file())
  var model: String

  @OptionGroup var networks: NetworkChoice

  @Option(help: ArgumentHelp("How many runs are measured; the median of each node counts.", valueName: "n"))
  var runs = 20

  @Option(
    help: ArgumentHelp(
      "Write one run of each network to FILE, for a browser's trace viewer.", valueName: "file"))
  var timeline: String?

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print a table of comma-separated values, with a row for each node.")
  var csv = false

  @OptionGroup var engine: NetworkEngineOptions

  func validate() throws {
    try validatePaths([("--timeline", timeline)])
    try RunCount.validate(runs)
    guard !json || !csv else { throw ValidationError("--json and --csv exclude each other") }
    if let timeline {
      try validateUses([
        .keeping(model, as: "the model"), .standardOutput, .replacing(timeline, as: "--timeline"),
      ])
    }
  }

  func run() throws {
    // Rather now than when all is measured.
    if let timeline { try FileWriting.check(timeline) }
    let graphs = try networks.graphs(ofModelAt: model)
    let plans = try graphs.map { try Plan($0, options: engine.planOptions()) }
    let watch = MachineWatch()
    let peaksBefore = try MachinePeaks(threadCount: engine.threads)
    var stepTimes: [[RunTimes]] = []
    var traces: [(plan: Plan, trace: ExecutionTrace)] = []
    for plan in plans {
      let executor = Executor(plan)
      executor.fillInputs()
      stepTimes.append(executor.stepTimes(runs: runs))
      if timeline != nil { traces.append((plan, executor.runTraced())) }
    }
    let peaks = MachinePeaks(peaksBefore, try MachinePeaks(threadCount: engine.threads))
    let profiles = zip(plans, stepTimes).map { NetworkProfile($0, stepTimes: $1, peaks: peaks) }
    let conditions = try watch.conditions(
      model: model, kernels: [engine.common.kernels.resolvedName], threads: engine.threads,
      times: profiles.map { ($0.name, $0.times) })
    if let timeline {
      try FileWriting.write([UInt8](JSONOutput.lines.data(Timeline(traces))), to: timeline)
    }
    if json {
      try JSONOutput.pretty.print(
        ProfileReport(conditions: conditions, machine: peaks, networks: profiles))
    } else if csv {
      try StandardOutput.write(Data(CSVTable.bytes(profiles.flatMap(\.csv).map { $0 + conditions.csv })))
    } else {
      try StandardOutput.write(conditions.text)
      try StandardOutput.write(peaks.text + "\n")
      for profile in profiles { try StandardOutput.write(profile.text) }
    }
    for warning in conditions.warnings { Console.warn(warning) }
  }
}

/// What the command measured.
private struct ProfileReport: Encodable {
  let conditions: MeasuringConditions
  let machine: MachinePeaks
  let networks: [NetworkProfile]
}
