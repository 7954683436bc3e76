import ModelFormat
import TensorCore

/// What is known of variables, which keep their values from one run to the next, while operators are added.
struct VariableTracker {
  /// The name of the variable that a tensor stands for.
  fileprivate var names: [Int: String] = [:]
  /// The tensor with the value of a variable behind the operators so far.
  fileprivate(set) var values: [String: Int] = [:]
  /// What variables hold before the first run.
  fileprivate var initialValues: [String: Int] = [:]
  /// The tensor with the value of a variable before the first operator, for those whose value is read then;
  /// in that order.
  fileprivate var states: [(name: String, value: Int)] = []
  /// Whether operators that run once are added.
  var isInitializing = false
  /// The subgraphs that were run once.
  var initializations: Set<Int> = []

  /// Takes note that a tensor of a subgraph is a variable by itself, not a handle of one.
  mutating func note(tensor: Int, number: Int, ofSubgraph subgraph: Int) {
    // Names of handles have a slash in them.
    names[tensor] = "tensor \(number) of subgraph \(subgraph)"
  }
}

extension GraphImporter {
  /// Adds the nodes of operators on variables.
  mutating func translateVariable(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "VAR_HANDLE": try addVariable(source)
    case "READ_VARIABLE": try addRead(source)
    case "ASSIGN_VARIABLE": try addAssignment(source)
    default: return false
    }
    return true
  }

  /// The operators that need no output.
  static let operatorsWithoutOutputs: Set<String> = ["ASSIGN_VARIABLE", "CALL_ONCE", "HASHTABLE_IMPORT"]

  private mutating func addVariable(_ source: TFLiteOperator) throws {
    let parts = try [VariableOptions.container, VariableOptions.name].map { field in
      try source.options?.string(field) ?? ""
    }
    variables.names[try soleOutput(of: source)] = parts.joined(separator: "/")
  }

  /// Reads the value that was assigned last, in this run or the one before.
  private mutating func addRead(_ source: TFLiteOperator) throws {
    let (name, output) = (try variable(of: source), try soleOutput(of: source))
    if let value = variables.values[name] { return try copy(value, to: output) }
    guard let initial = variables.initialValues[name] else {
      throw UnsupportedFeature("READ_VARIABLE of a variable without an initial value")
    }
    if variables.isInitializing { return try copy(initial, to: output) }
    guard tensors[initial].elementType == tensors[output].elementType else {
      throw EngineError(
        .invalidModel, "reads a variable of type \(tensors[initial].elementType) as another type")
    }
    let value = addTensor(like: output, shape: tensors[initial].shape, suffix: "/state")
    variables.states.append((name, value))
    variables.values[name] = value
    try copy(value, to: output)
  }

  private mutating func addAssignment(_ source: TFLiteOperator) throws {
    let (name, value) = (try variable(of: source), try input(1, of: source))
    guard variables.isInitializing else {
      variables.values[name] = value
      return
    }
    guard tensors[value].constant != nil else {
      throw UnsupportedFeature("CALL_ONCE that computes a value at run time")
    }
    variables.initialValues[name] = value
  }

  private func variable(of source: TFLiteOperator) throws -> String {
    guard let name = variables.names[try input(0, of: source)] else {
      throw UnsupportedFeature("\(source.code.name) of what is no VAR_HANDLE")
    }
    return name
  }

  /// The tensor with the value that a variable tensor has behind the operators so far.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when the tensor is no variable.
  mutating func value(ofVariable tensor: Int) throws -> Int {
    guard let name = variables.names[tensor] else {
      throw EngineError(
        .invalidModel, "keeps \(tensors[tensor].name.quoted) from one run to the next, which is no variable")
    }
    if let value = variables.values[name] { return value }
    // Eight bits at a time, as the reference does.
    let first = tensors[tensor].elementType == .int8 ? tensors[tensor].quantization?.zeroPoint ?? 0 : 0
    let initial = try addConstant(
      like: tensor, shape: tensors[tensor].shape, elementType: tensors[tensor].elementType,
      quantization: tensors[tensor].quantization, suffix: "/initial"
    ) { $0.initializeMemory(as: Int8.self, repeating: Int8(truncatingIfNeeded: first)) }
    variables.initialValues[name] = initial
    variables.states.append((name, tensor))
    variables.values[name] = tensor
    return tensor
  }

  /// Makes a tensor the value of a variable tensor behind the operators so far.
  ///
  /// - Precondition: ``value(ofVariable:)`` was asked for before.
  mutating func assign(_ value: Int, toVariable tensor: Int) {
    guard let name = variables.names[tensor] else { return }
    variables.values[name] = value
  }

  /// The states of the network: what they hold before the first run, the tensors that have them in a run, and
  /// those that have them behind it. Variables that keep their first value become constants.
  ///
  /// - Throws: ``UnsupportedFeature`` when a variable changes its type or shape.
  mutating func takeStates() throws(UnsupportedFeature) -> [StateDefinition] {
    var states: [StateDefinition] = []
    for (name, value) in variables.states {
      guard let initial = variables.initialValues[name], let next = variables.values[name] else { continue }
      guard next != value else {
        setConstant(of: value, to: initial)
        continue
      }
      guard tensors[next].shape == tensors[value].shape,
        tensors[next].elementType == tensors[value].elementType
      else { throw UnsupportedFeature("ASSIGN_VARIABLE that changes the type or shape of a variable") }
      states.append(StateDefinition(initial: initial, value: value, next: next))
    }
    return states
  }
}

// The positions of the fields that are read in the options of each operator, as in `schema.fbs`.

private enum VariableOptions {
  static let container = 0
  static let name = 1
}
