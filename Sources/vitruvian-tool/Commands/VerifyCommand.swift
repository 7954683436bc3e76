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
    abstract: "Compares a network's outputs with a reference's, or with those of rounded weights.",
    discussion: HelpText.discussion(
      """
      The reference is a folder with inputs/NAME.npy, outputs/NAME.npy and, if further tensors are to be \
      compared, tensors/NAME.npy; or a folder with a manifest.json that lists networks and their cases, for \
      which no --graph is needed. \
      ModelConverter/goldens/make_network_reference.py makes the former with LiteRT.

      The network runs twice: as it always runs, for its outputs, and with the other tensors captured, which \
      keeps nodes apart that otherwise become one. Outputs with other bits in the second run are named and \
      compared again.

      Tensors are listed in execution order, with the element that is furthest from the reference's. The \
      exit status is 1 when one is further than the tolerance, when a file of the reference cannot be used or \
      belongs to no tensor, or when it has none for an output. Tensors that the converter folds away are not \
      compared; origin.json, which that script writes, lists the files that may be theirs.

      Quantized tensors may differ by one step in 0.5 % of their elements, unless --absolute or --relative is \
      given, which then count steps. Operators of dynamic range multiply numbers with quantized weights and \
      quantize their input for that: their output may differ by one step of the input times the largest \
      weight, and what is computed from it by as large a part of its own magnitude, or by three times as much \
      as quantization takes it from what the network gives with its weights as numbers.

      With --round there is no reference: networks with their weights rounded to a format are compared with the \
      same networks as they are, computed exactly, so that it is known what the format would cost. With \
      --precision half, the inputs of products are rounded, too, as that does it.
      """,
      examples: [
        "verify --model net.tflite --reference reference",
        "verify --model net.tflite --reference reference --strict --json",
        "verify --model net.tflite --round f16 --precision half",
        "verify --model net.tflite --round int8 --input image=x.npy",
      ]))

  @OptionGroup var network: NetworkOptions

  @Option(help: ArgumentHelp("The folder with the reference's tensors.", valueName: "folder"))
  var reference: String?

  @Option(
    help: ArgumentHelp(
      """
      Compare with the network itself instead, with the weights of its convolutions and matrix products rounded \
      to this format: f16, bf16, or int8 with a scale for each output channel.
      """, valueName: "format"))
  var round: WeightFormat?

  @Option(
    name: .customLong("input"),
    help: ArgumentHelp(
      """
      With --round: a tensor for an input, as NAME=FILE.npy. Other inputs get random numbers from 0 to 1.
      """, valueName: "name=file"))
  var inputs: [InputArgument] = []

  @Option(
    help: ArgumentHelp(
      """
      The largest absolute error that passes. (default: twice the difference between the reference's own \
      kernels where origin.json or a manifest tells it, else 0)
      """, valueName: "error"))
  var absolute: Double?

  @Option(
    help: ArgumentHelp(
      """
      The largest error that passes, as a part of the tensor's largest magnitude. Either bound suffices. \
      (default: 1e-5, or 0 with --absolute)
      """, valueName: "error"))
  var relative: Double?

  @Flag(help: "Let nothing pass but the reference's bits, whether tensors are captured or not.")
  var strict = false

  @OptionGroup var capture: CaptureOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var engine: NetworkEngineOptions

  func validate() throws {
    try validatePaths(reference.map { [("--reference", $0)] } ?? [])
    if let round {
      guard reference == nil else { throw ValidationError("--round and --reference exclude each other") }
      guard absolute == nil, relative == nil, !strict, capture.names.isEmpty else {
        throw ValidationError(
          "--absolute, --relative, --strict and --capture are for references; "
            + "--round \(round.rawValue) tells differences")
      }
    } else {
      guard reference != nil else { throw ValidationError("name a --reference, or a format with --round") }
      guard inputs.isEmpty else { throw ValidationError("--input is for --round; a reference has inputs") }
    }
    for (name, value) in [("--absolute", absolute), ("--relative", relative)] {
      guard let value else { continue }
      guard !strict else { throw ValidationError("\(name) allows errors, and --strict none; leave one out") }
      guard value >= 0, value.isFinite else {
        throw ValidationError("\(name) is \(value); expected a finite number that is not negative")
      }
    }
  }

  func run() throws {
    if let round { return try compareRounded(to: round) }
    guard let reference else { return }
    let model = try network.shapes.model(at: network.model)
    let tolerance = Tolerance(absolute: absolute, relative: relative, isStrict: strict)
    let comparisons = try ReferenceCase.all(
      in: reference, for: model, graph: network.graph, path: network.model
    )
    .map { reference in
      try CaseComparison(
        reference, capturing: capture.tensors(of: reference.graph), engine: engine, tolerance: tolerance)
    }
    guard comparisons.contains(where: { !$0.tensors.isEmpty || !$0.problems.isEmpty }) else {
      throw EngineError(.notFound, "the reference in \(reference) has no output to compare with")
    }
    if json {
      try JSONOutput.pretty.print(["cases": comparisons])
    } else {
      for comparison in comparisons { try StandardOutput.write(comparison.text) }
    }
    if !comparisons.allSatisfy(\.passes) { throw ExitCode(ExitStatus.failure) }
  }

  private func compareRounded(to format: WeightFormat) throws {
    var options = engine.planOptions()
    options.precision = engine.common.precision ?? .exact
    let comparisons = try network.shapes.model(at: network.model)
      .graphs(orAll: network.graph, in: network.model).map { graph in
        let names = graph.inputs.map { graph.tensors[$0].name }
        return try RoundingComparison(
          of: graph, format, inputs: inputs.map { $0.file(forInputs: names) }, options: options)
      }
    if json {
      try JSONOutput.pretty.print(["networks": comparisons])
    } else {
      for comparison in comparisons { try StandardOutput.write(comparison.text) }
    }
  }
}
