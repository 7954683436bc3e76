import ArgumentParser
import Foundation
import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore

/// Compares a network's outputs with those of a reference.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Runs a network on a reference's inputs and compares every output.",
    discussion: """
      The reference is a folder with inputs/NAME.npy, outputs/NAME.npy and, if further tensors are to be \
      compared, tensors/NAME.npy; or a folder with a manifest.json that lists networks and their cases. \
      The exit status is 1 when an element is further from the reference than the tolerance.
      """)

  @Option(help: "The model: a converted file, a .task bundle or a .tflite file.")
  var model: String

  @Option(help: "The network in the model, by name.")
  var graph: String?

  @Option(help: "The folder with the reference's tensors.")
  var reference: String

  @Option(help: "The largest absolute error that passes.")
  var absolute: Double?

  @Option(help: "The largest error that passes, as a part of the tensor's largest magnitude (1e-5).")
  var relative: Double?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var engine: EngineOptions

  func validate() throws {
    for (name, value) in [("--absolute", absolute), ("--relative", relative)] {
      guard let value else { continue }
      guard value >= 0, value.isFinite else {
        throw ValidationError("\(name) is \(value); expected a finite number that is not negative")
      }
    }
  }

  func run() throws {
    let model = try Model(importing: model)
    let cases = try ReferenceCase.all(in: reference, for: model, graph: graph, path: self.model)
    let comparisons = try cases.flatMap { try compare($0) }
    guard !comparisons.isEmpty else {
      throw EngineError(.notFound, "the reference in \(reference) has no output to compare with")
    }
    if json {
      try JSONOutput.pretty.print(comparisons)
    } else {
      try StandardOutput.write(Self.table(comparisons))
    }
    if !comparisons.allSatisfy(\.passes) { throw ExitCode(ExitStatus.failure) }
  }

  private func compare(_ reference: ReferenceCase) throws -> [TensorComparison] {
    let captured = reference.tensors.map(\.name)
    let plan = try Plan(reference.graph, options: engine.planOptions(capturing: captured))
    let executor = Executor(plan)
    for (index, input) in plan.inputs.enumerated() {
      try executor.setInput(index, toArrayIn: reference.inputPath(named: input.name, at: index))
    }
    executor.run()
    return try (reference.outputs + reference.tensors).map { expected in
      guard let actual = executor.tensor(named: expected.name) else {
        throw EngineError(
          .invalidArgument, "network \(plan.name) has no tensor \"\(expected.name)\" to compare")
      }
      return try TensorComparison(
        network: plan.name, caseName: reference.name, tensor: expected.name, actual: actual,
        expected: NumPyFile.read(expected.path),
        tolerance: Tolerance(absolute: absolute, relative: relative, floor: expected.floor))
    }
  }

  private static func table(_ comparisons: [TensorComparison]) -> String {
    var table = TextTable([
      ("", .left), ("network", .left), ("case", .left), ("tensor", .left), ("largest error", .right),
      ("allowed", .right), ("relative", .right), ("worst element", .left), ("ours", .right),
      ("reference", .right),
    ])
    for comparison in comparisons {
      table.append([
        comparison.passes ? "ok" : "FAIL", comparison.network, comparison.caseName, comparison.tensor,
        String(format: "%.3g", comparison.largestError), String(format: "%.3g", comparison.allowedError),
        String(format: "%.2g", comparison.relativeError), comparison.worstIndex.description,
        String(format: "%.7g", comparison.ours), String(format: "%.7g", comparison.theirs),
      ])
    }
    return table.lines.joined(separator: "\n")
  }
}
