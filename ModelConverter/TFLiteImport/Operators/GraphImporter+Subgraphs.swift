import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes of operators that call other subgraphs of the file, which are copied in their place: a
  /// network has no control flow.
  mutating func translateSubgraph(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "STABLEHLO_COMPOSITE": try addComposite(source)
    case "IF": try addBranch(source)
    case "WHILE": try addLoop(source)
    case "CALL_ONCE": try addInitialization(source)
    default: return false
    }
    return true
  }

  /// The most times that the body of a loop is copied.
  private static let maximumIterationCount = 1024

  /// Adds what the composite is made of.
  private mutating func addComposite(_ source: TFLiteOperator) throws {
    let number = try source.integer(CompositeOptions.decomposition, default: Int32(0))
    _ = try copySubgraph(Int(number), reading: try allInputs(of: source), to: source.outputs)
  }

  /// Adds the branch that a condition chooses or, when that is computed at run time, both and the choice of
  /// their results.
  private mutating func addBranch(_ source: TFLiteOperator) throws {
    let inputs = try allInputs(of: source)
    guard let condition = inputs.first else { throw EngineError(.invalidModel, "has no condition") }
    let values = Array(inputs.dropFirst())
    let numbers = try [BranchOptions.whenTrue, BranchOptions.whenFalse].map { field in
      Int(try source.integer(field, default: Int32(0)))
    }
    guard tensors[condition].constant == nil else {
      let number = try known(condition, of: source) ? numbers[0] : numbers[1]
      _ = try copySubgraph(number, reading: values, to: source.outputs)
      return
    }
    let assigned = variables.values
    let results = try numbers.map { try copySubgraph($0, reading: values) }
    guard variables.values == assigned else {
      throw UnsupportedFeature(
        "\(source.code.name) that assigns a variable by a condition computed at run time")
    }
    try choose(results[0], orElse: results[1], by: condition, source)
  }

  /// Adds the choice of results, which are as large whatever is chosen.
  private mutating func choose(
    _ yes: [Int], orElse no: [Int], by condition: Int, _ source: TFLiteOperator
  ) throws {
    guard yes.count == source.outputs.count, no.count == yes.count else {
      throw EngineError(
        .invalidModel,
        "has branches of \(yes.count) and \(no.count) results for \(source.outputs.count) outputs")
    }
    guard zip(yes, no).allSatisfy({ tensors[$0].shape == tensors[$1].shape }) else {
      throw UnsupportedFeature(
        "\(source.code.name) with results whose shapes depend on a condition computed at run time")
    }
    let scalar = addReshape(of: condition, to: [], suffix: "/scalar")
    for (pair, output) in zip(zip(yes, no), source.outputs) {
      emit(Select(), [scalar, pair.0, pair.1], to: [output])
    }
  }

  /// Adds the body of a loop as often as it runs.
  private mutating func addLoop(_ source: TFLiteOperator) throws {
    let condition = Int(try source.integer(LoopOptions.condition, default: Int32(0)))
    let body = Int(try source.integer(LoopOptions.body, default: Int32(0)))
    var values = try allInputs(of: source)
    guard values.count == source.outputs.count else {
      throw EngineError(
        .invalidModel, "has \(values.count) inputs and \(source.outputs.count) outputs; expected as many")
    }
    for _ in 0...Self.maximumIterationCount {
      let results = try copySubgraph(condition, reading: values)
      guard results.count == 1 else {
        throw EngineError(.invalidModel, "has a condition of \(results.count) results; expected one")
      }
      guard try known(results[0], of: source) else {
        for (value, output) in zip(values, source.outputs) { try copy(value, to: output) }
        return
      }
      let next = try copySubgraph(body, reading: values)
      guard next.count == values.count else {
        throw EngineError(
          .invalidModel, "has a body that gives \(next.count) values for \(values.count)")
      }
      values = next
    }
    throw UnsupportedFeature("\(source.code.name) that runs more than \(Self.maximumIterationCount) times")
  }

  /// Runs what gives variables their first values.
  private mutating func addInitialization(_ source: TFLiteOperator) throws {
    let number = Int(try source.integer(InitializationOptions.subgraph, default: Int32(0)))
    guard !variables.isInitializing else {
      throw EngineError(.invalidModel, "initializes from within itself")
    }
    // Once is for all runs, however often it is asked for.
    guard variables.initializations.insert(number).inserted else { return }
    variables.isInitializing = true
    defer { variables.isInitializing = false }
    _ = try copySubgraph(number, reading: [])
  }

  /// All inputs, none of which may be left out.
  private func allInputs(of source: TFLiteOperator) throws -> [Int] {
    try source.inputs.indices.map { try input($0, of: source) }
  }

  /// The value of a condition.
  ///
  /// - Throws: ``UnsupportedFeature`` when it is computed at run time.
  private func known(_ condition: Int, of source: TFLiteOperator) throws -> Bool {
    guard let value = tensors[condition].constant else {
      throw UnsupportedFeature("\(source.code.name) with a condition computed at run time")
    }
    guard value.elementType == .bool, value.shape.elementCount == 1 else {
      throw EngineError(
        .invalidModel, "has a condition of type \(value.elementType) and shape \(value.shape)")
    }
    return value.withUnsafeBytes { $0[0] != 0 }
  }
}

// The positions of the fields that are read in the options of each operator, as in `schema.fbs`.

private enum CompositeOptions {
  static let decomposition = 1
}

private enum BranchOptions {
  static let whenTrue = 0
  static let whenFalse = 1
}

private enum LoopOptions {
  static let condition = 0
  static let body = 1
}

private enum InitializationOptions {
  static let subgraph = 0
}
