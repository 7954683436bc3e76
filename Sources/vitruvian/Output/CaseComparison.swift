import Foundation
import GraphRuntime
import ModelFormat
import TensorCore

/// Everything that a reference says about one run of a network, beside what ours gives.
struct CaseComparison: Encodable {
  let network: String
  let caseName: String
  /// In execution order.
  let tensors: [TensorComparison]
  /// Files of the reference that no tensor of the network belongs to: the converter has folded it away.
  let unmatchedFiles: [String]
  /// Outputs of the network that the reference says nothing of, so that nothing is known of ours.
  let missingOutputs: [String]

  enum CodingKeys: String, CodingKey {
    case network, passes, tensors
    case caseName = "case"
    case firstDeparture = "first_departure"
    case firstDifference = "first_difference"
    case unmatchedFiles = "unmatched_files"
    case missingOutputs = "missing_outputs"
  }

  var passes: Bool { tensors.allSatisfy(\.passes) }
  /// The first tensor beyond the tolerance.
  var firstDeparture: TensorComparison? { tensors.first { !$0.passes } }
  /// The first tensor with an element that differs at all.
  var firstDifference: TensorComparison? { tensors.first { $0.differenceCount > 0 } }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(network, forKey: .network)
    try container.encode(caseName, forKey: .caseName)
    try container.encode(passes, forKey: .passes)
    try container.encodeIfPresent(firstDeparture, forKey: .firstDeparture)
    try container.encodeIfPresent(firstDifference, forKey: .firstDifference)
    try container.encode(tensors, forKey: .tensors)
    try container.encode(unmatchedFiles, forKey: .unmatchedFiles)
    try container.encode(missingOutputs, forKey: .missingOutputs)
  }
}

extension CaseComparison {
  /// Runs the network on the reference's inputs and compares every tensor that the reference knows.
  init(_ reference: ReferenceCase, engine: NetworkEngineOptions, tolerance: Tolerance) throws {
    let expected = reference.outputs + reference.tensors
    let options = engine.planOptions(capturing: expected.map(\.name))
    let plan = try Plan(reference.graph, options: options)
    let executor = Executor(plan)
    for (index, input) in plan.inputs.enumerated() {
      try executor.setInput(index, toArrayIn: reference.inputPath(named: input.name, at: index))
    }
    executor.run()
    network = plan.name
    caseName = reference.name
    unmatchedFiles = reference.unmatchedFiles
    missingOutputs = reference.missingOutputs
    let sources = plan.sources
    let outputNames = Set(plan.outputs.map(\.name))
    tensors = try expected.map { file in
      guard let actual = executor.tensor(named: file.name) else {
        throw EngineError(
          .invalidArgument, "network \(plan.name) has no tensor \"\(file.name)\" to compare")
      }
      var tolerance = tolerance
      tolerance.floor = file.floor
      return TensorComparison(
        tensor: file.name, isOutput: outputNames.contains(file.name), source: sources[file.name]?.source,
        actual: actual, expected: try NumPyFile.read(file.path),
        scale: sources[file.name]?.scale ?? .floats, tolerance: tolerance)
    }.sorted { ($0.source?.step ?? -1) < ($1.source?.step ?? -1) }
  }
}

extension Plan {
  /// For each tensor that a step writes: the step, and how its errors are measured.
  fileprivate var sources: [String: (source: TensorComparison.Source, scale: TensorComparison.Scale)] {
    var sources: [String: (TensorComparison.Source, TensorComparison.Scale)] = [:]
    for (index, step) in steps.enumerated() {
      let source = TensorComparison.Source(
        step: index, node: step.name, operation: step.operation.rawValue, kernel: step.kernelName)
      for (name, type) in zip(step.outputNames, step.outputTypes) {
        sources[name] = (source, step.scale(of: type))
      }
    }
    return sources
  }
}

extension PlannedStep {
  /// How errors of an output are measured: in steps where it holds codes, or the numbers that codes stand for.
  fileprivate func scale(of type: TensorType) -> TensorComparison.Scale {
    switch type.elementType {
    case .float32, .float16:
      guard operation == .dequantize, let scale = inputTypes.first??.quantization?.scale
      else { return .floats }
      return .codes(step: Double(scale))
    case .int8, .uint8, .int16, .int32, .int64, .bool:
      return type.quantization == nil ? .integers : .codes(step: 1)
    }
  }
}

extension CaseComparison {
  /// A line for each tensor, and what they amount to.
  var text: String {
    var table = TextTable([
      ("", .left), ("step", .right), ("largest error", .right), ("allowed", .right), ("relative", .right),
      ("equal", .right), ("worst element", .left), ("ours", .right), ("reference", .right),
      ("its error", .right), ("ULPs", .right), ("steps off", .right), ("tensor", .left),
    ])
    for tensor in tensors { table.append(tensor.cells) }
    return (["\(network), \(caseName):"] + table.lines + summary).joined(separator: "\n") + "\n"
  }

  private var summary: [String] {
    let equal = tensors.count { $0.differenceCount == 0 && $0.problem == nil }
    var lines = [
      "\(tensors.count { $0.passes }) of \(tensors.count) tensors are within the tolerance, "
        + "\(equal) equal to the last bit"
    ]
    // A node before it may be the cause, if the reference does not have its tensor.
    if let firstDifference { lines.append("the first compared that differs is of \(firstDifference.place)") }
    if let firstDeparture { lines.append("the first beyond the tolerance is of \(firstDeparture.place)") }
    lines += tensors.compactMap { tensor in tensor.problem.map { "\(tensor.tensor): \($0)" } }
    if !missingOutputs.isEmpty {
      let names = missingOutputs.map(\.quoted).joined(separator: ", ")
      lines.append("not compared, since the reference has no file of it: output \(names)")
    }
    if !unmatchedFiles.isEmpty {
      lines.append(
        "\(unmatchedFiles.count) files belong to no tensor of the network: the converter folds some away")
    }
    return lines
  }
}

extension TensorComparison {
  /// Which node computes the tensor, in words.
  fileprivate var place: String {
    guard let source else { return "\"\(tensor)\"" }
    let node = "\(source.operation) node \"\(source.node)\" (\(source.kernel))"
    return "step \(source.step), \(node), tensor \"\(tensor)\""
  }

  fileprivate var cells: [String] {
    func number(_ value: Double?, _ format: String) -> String {
      value.map { String(format: format, $0) } ?? ""
    }
    return [
      passes ? "ok" : "FAIL", source.map { String($0.step) } ?? "", number(largestError, "%.3g"),
      number(allowedError, "%.3g"), number(relativeError, "%.2g"), number(100 * equalShare, "%.2f %%"),
      worst?.index.description ?? "", number(worst?.ours, "%.9g"),
      number(worst?.theirs, "%.9g"), number(worst?.relativeError, "%.2g"),
      worst?.ulps.map(String.init) ?? "", steps.map(String.init) ?? "", tensor,
    ]
  }
}
