import FileAccess
import Foundation
import GraphRuntime
import ModelFormat
import TensorCore

/// Everything that a reference says about one run of a network, beside what ours gives.
///
/// The network runs twice: as it always runs, which gives its outputs, and with tensors captured, so that
/// nodes stay apart which otherwise become one.
struct CaseComparison: Encodable {
  let network: String
  let caseName: String
  /// In execution order.
  let tensors: [TensorComparison]
  /// Outputs of which the two runs give other bits.
  let captureDifferences: [CaptureDifference]
  /// Files of the reference that belong to no tensor of the network, so that nothing is known of what they
  /// stand for.
  let unmatchedFiles: [String]
  /// Files of the reference's tensors that the converter has folded away.
  let foldedFiles: [String]
  /// Outputs of the network that the reference says nothing of, so that nothing is known of ours.
  let missingOutputs: [String]
  /// Why the network could not run on the reference's inputs.
  let problems: [String]
  let isStrict: Bool

  /// An output that has other bits when tensors are captured.
  struct CaptureDifference: Encodable {
    let tensor: String
    let elementCount: Int
    let differenceCount: Int
    let largestError: Double

    enum CodingKeys: String, CodingKey {
      case tensor
      case elementCount = "element_count"
      case differenceCount = "difference_count"
      case largestError = "largest_error"
    }
  }

  enum CodingKeys: String, CodingKey {
    case network, passes, tensors, problems
    case caseName = "case"
    case firstDeparture = "first_departure"
    case firstDifference = "first_difference"
    case captureDifferences = "capture_differences"
    case unmatchedFiles = "unmatched_files"
    case foldedFiles = "folded_files"
    case missingOutputs = "missing_outputs"
  }

  var passes: Bool {
    problems.isEmpty && missingOutputs.isEmpty && unmatchedFiles.isEmpty && tensors.allSatisfy(\.passes)
      && (captureDifferences.isEmpty || !isStrict)
  }
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
    try container.encode(captureDifferences, forKey: .captureDifferences)
    try container.encode(unmatchedFiles, forKey: .unmatchedFiles)
    try container.encode(foldedFiles, forKey: .foldedFiles)
    try container.encode(missingOutputs, forKey: .missingOutputs)
    try container.encode(problems, forKey: .problems)
  }
}

extension CaseComparison {
  /// Runs the network on the reference's inputs and compares every tensor that the reference knows.
  ///
  /// - Parameter captured: Tensors to capture besides those.
  /// - Throws: `EngineError` when the network cannot run. What is wrong with the reference becomes part of
  ///   the comparison.
  init(
    _ reference: ReferenceCase, capturing captured: [String], engine: NetworkEngineOptions,
    tolerance: Tolerance
  ) throws {
    let graph = reference.graph
    network = graph.name
    caseName = reference.name
    unmatchedFiles = reference.unmatchedFiles
    foldedFiles = reference.foldedFiles
    missingOutputs = reference.missingOutputs
    isStrict = tolerance.isStrict
    // One run after the other, so that the memory of both is never needed at once.
    let usual = try UsualRun(reference, engine: engine)
    let kept = reference.capturableTensors + captured + QuantizationLeeway.tensors(of: graph)
    let capturingRun = Executor(try Plan(graph, options: engine.planOptions(capturing: kept)))
    problems = usual.problems.isEmpty ? reference.setInputs(of: capturingRun) : usual.problems
    guard problems.isEmpty else {
      (tensors, captureDifferences) = ([], [])
      return
    }
    capturingRun.run()
    captureDifferences = usual.outputs.sorted { $0.key < $1.key }.compactMap { name, output in
      capturingRun.withTensor(named: name) { captured in
        CaptureDifference(of: captured, from: output, name: name)
      } ?? nil
    }
    tensors =
      try TensorComparisons(
        reference, usual: usual, capturingRun: capturingRun,
        differing: Set(captureDifferences.map(\.tensor)), tolerance: tolerance,
        exactRun: Self.exactRun(reference, capturing: kept, engine: engine)
      ).all
  }
}

extension CaseComparison {
  /// The network without quantized values on the way, after a run on the reference's inputs; `nil` for one
  /// that makes none.
  private static func exactRun(
    _ reference: ReferenceCase, capturing kept: [String], engine: NetworkEngineOptions
  ) throws -> Executor? {
    guard let graph = reference.graph.withoutDynamicRange else { return nil }
    let executor = Executor(try Plan(graph, options: engine.planOptions(capturing: kept)))
    guard reference.setInputs(of: executor).isEmpty else { return nil }
    executor.run()
    return executor
  }
}

/// What the network gave when nothing was captured.
private struct UsualRun {
  /// What is wrong with the inputs; then it did not run.
  let problems: [String]
  private(set) var outputs: [String: Tensor] = [:]
  /// The steps that write tensors.
  let sources: [String: TensorSource]

  init(_ reference: ReferenceCase, engine: NetworkEngineOptions) throws {
    let executor = Executor(try Plan(reference.graph, options: engine.planOptions()))
    sources = executor.plan.sources
    problems = reference.setInputs(of: executor)
    guard problems.isEmpty else { return }
    executor.run()
    for name in Set(executor.plan.outputs.map(\.name)) { outputs[name] = executor.tensor(named: name) }
  }
}

extension CaseComparison.CaptureDifference {
  /// `nil` when the bits are the same.
  fileprivate init?(of captured: Tensor, from usual: Tensor, name: String) {
    let deviation = TensorComparison.Deviation(of: captured, from: usual)
    guard deviation.bitDifferenceCount > 0 else { return nil }
    tensor = name
    elementCount = usual.shape.elementCount
    differenceCount = deviation.bitDifferenceCount
    largestError = deviation.largestError
  }
}

extension ReferenceCase {
  /// The names of the reference's tensors that the network has.
  fileprivate var capturableTensors: [String] {
    let known = Set(graph.computedTensors)
    return (outputs + tensors).map(\.name).filter(known.contains)
  }

  /// Gives an executor the reference's inputs.
  ///
  /// - Returns: What is wrong with the inputs.
  fileprivate func setInputs(of executor: Executor) -> [String] {
    graph.inputs.enumerated().compactMap { index, tensor in
      do {
        let path = try inputPath(named: graph.tensors[tensor].name, at: index)
        try executor.setInput(index, toArrayIn: path)
        return nil
      } catch {
        return Console.message(of: error)
      }
    }
  }
}

/// The reference's tensors beside those of two runs.
private struct TensorComparisons {
  private let reference: ReferenceCase
  private let usual: UsualRun
  private let capturingRun: Executor
  /// Outputs of which the two runs give other bits.
  private let differing: Set<String>
  private let tolerance: Tolerance
  private let capturedSources: [String: TensorSource]
  private let leeway: QuantizationLeeway
  /// How far quantization takes the numbers of a tensor, by its name.
  private let shifts: [String: Double]

  init(
    _ reference: ReferenceCase, usual: UsualRun, capturingRun: Executor, differing: Set<String>,
    tolerance: Tolerance, exactRun: Executor?
  ) throws {
    self.reference = reference
    self.usual = usual
    self.capturingRun = capturingRun
    self.differing = differing
    self.tolerance = tolerance
    capturedSources = capturingRun.plan.sources
    leeway = QuantizationLeeway(of: reference.graph, after: capturingRun)
    shifts = exactRun.map { Self.shifts(reference, capturingRun, without: $0) } ?? [:]
  }

  /// How far quantization takes numbers, as parts of their tensors' largest magnitudes. Either run may be
  /// wrong, and a wrong one is further away, so the nearer one tells. Files that cannot be read tell nothing.
  private static func shifts(
    _ reference: ReferenceCase, _ capturingRun: Executor, without exactRun: Executor
  ) -> [String: Double] {
    var shifts: [String: Double] = [:]
    for file in reference.outputs + reference.tensors where shifts[file.name] == nil {
      let shift = exactRun.withTensor(named: file.name) { exact -> Double? in
        func distance(_ tensor: Tensor) -> Double? {
          guard tensor.shape == exact.shape, tensor.elementType == .float32 else { return nil }
          let deviation = TensorComparison.Deviation(of: tensor, from: exact)
          return deviation.largestMagnitude > 0 ? deviation.largestError / deviation.largestMagnitude : nil
        }
        guard exact.elementType == .float32, let expected = try? NumPyFile.stored(file.path),
          let ours = capturingRun.withTensor(named: file.name, distance) ?? nil,
          let theirs = distance(expected)
        else { return nil }
        do { try expected.storage.source?.check() } catch { return nil }
        return min(ours, theirs)
      }
      if let shift, let shift, shift.isFinite { shifts[file.name] = shift }
    }
    return shifts
  }

  /// In execution order.
  var all: [TensorComparison] {
    let outputs = reference.outputs.flatMap { file in
      [comparison(file, isCaptured: false)]
        + (differing.contains(file.name) ? [comparison(file, isCaptured: true)] : [])
    }
    return (outputs + reference.tensors.map { comparison($0, isCaptured: true) })
      .sorted { position(of: $0) < position(of: $1) }
  }

  /// Steps are counted as they are when tensors are captured: then none is part of another.
  private func position(of comparison: TensorComparison) -> Int {
    capturedSources[comparison.tensor]?.source.step ?? -1
  }

  private func comparison(_ file: ReferenceCase.TensorFile, isCaptured: Bool) -> TensorComparison {
    let source = (isCaptured ? capturedSources : usual.sources)[file.name]
    var tolerance = tolerance
    tolerance.floor = file.floor
    let tensor = TensorComparison.Subject(
      name: file.name, isOutput: usual.outputs[file.name] != nil, isCaptured: isCaptured,
      source: source?.source)
    let part = leeway.part(of: file.name) { shifts[$0] }
    let scale = source.map { $0.scale(leeway: part) } ?? .floats(leeway: 0)
    func comparison(of actual: Tensor) -> TensorComparison {
      do {
        return try TensorComparison(
          of: tensor, actual: actual, expected: NumPyFile.stored(file.path), scale: scale,
          tolerance: tolerance)
      } catch {
        return TensorComparison(of: tensor, problem: Console.message(of: error))
      }
    }
    let known: TensorComparison? =
      isCaptured
      ? capturingRun.withTensor(named: file.name, comparison) : usual.outputs[file.name].map(comparison)
    return known ?? TensorComparison(of: tensor, problem: "the network has no such tensor")
  }
}

/// The step that writes a tensor, and what the tensor holds. It does not hold the plan with its weights.
private struct TensorSource {
  let source: TensorComparison.Source
  /// How errors are measured where no quantized values were made on the way.
  private let scale: TensorComparison.Scale

  init(_ source: TensorComparison.Source, _ step: PlannedStep, _ type: TensorType) {
    self.source = source
    scale =
      switch type.elementType {
      case .float32, .float16:
        if step.operation == Dequantize.kind, let scale = step.inputTypes.first??.quantization?.scale {
          .quantized(step: Double(scale))
        } else {
          .floats(leeway: 0)
        }
      case .int8, .uint8, .int16, .int32, .int64, .bool:
        type.quantization == nil ? .integers : .quantized(step: 1)
      }
  }

  /// How errors are measured: in steps where the tensor is quantized, or in numbers.
  func scale(leeway: Double) -> TensorComparison.Scale {
    if case .floats = scale { .floats(leeway: leeway) } else { scale }
  }
}

extension Plan {
  /// For each tensor that a step writes: the step.
  fileprivate var sources: [String: TensorSource] {
    var sources: [String: TensorSource] = [:]
    for (index, step) in steps.enumerated() {
      let source = TensorComparison.Source(
        step: index, node: step.name, operation: step.operation.rawValue, kernel: step.kernelName)
      for (name, type) in zip(step.outputNames, step.outputTypes) {
        sources[name] = TensorSource(source, step, type)
      }
    }
    return sources
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
    guard problems.isEmpty else { return problems.map { "FAIL: \($0)" } }
    let equal = tensors.count { $0.differenceCount == 0 && $0.problem == nil }
    var lines = [
      "\(tensors.count { $0.passes }) of \(tensors.count) tensors are within the tolerance, "
        + "\(equal) equal to the last bit"
    ]
    // A node before it may be the cause, if the reference does not have its tensor.
    if let firstDifference { lines.append("the first compared that differs is of \(firstDifference.place)") }
    if let firstDeparture { lines.append("the first beyond the tolerance is of \(firstDeparture.place)") }
    lines += tensors.compactMap { tensor in tensor.problem.map { "\(tensor.tensor): \($0)" } }
    lines += captureDifferences.map { difference in
      (isStrict ? "FAIL: " : "") + "when tensors are captured, \(difference.differenceCount) of "
        + "\(difference.elementCount) elements of output \(difference.tensor.quoted) have other bits, by up to "
        + String(format: "%.3g", difference.largestError)
    }
    if !missingOutputs.isEmpty {
      let names = missingOutputs.map(\.quoted).joined(separator: ", ")
      lines.append("FAIL: not compared, since the reference has no file of it: output \(names)")
    }
    lines += unmatchedFiles.map { "FAIL: \($0) belongs to no tensor of the network" }
    if !foldedFiles.isEmpty {
      lines.append("\(foldedFiles.count) files are of tensors that the converter folds away")
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
      worst?.ulps.map(String.init) ?? "", steps.map(String.init) ?? "",
      isOutput && isCaptured ? "\(tensor) (when tensors are captured)" : tensor,
    ]
  }
}
