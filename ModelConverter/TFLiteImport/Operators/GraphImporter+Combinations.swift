import ModelFormat
import TensorCore

extension GraphImporter {
  private static let binaryFunctions = byName(ElementwiseBinary.Function.allCases, \.row.source)
  private static let comparisons = byName(Comparison.Function.allCases, \.row.source)

  /// Adds the nodes of functions of two tensors, element by element.
  mutating func translateBinaryFunction(_ source: TFLiteOperator) throws -> Bool {
    guard let function = Self.binaryFunctions[source.code.importName] else { return false }
    try addBinary(function, source)
    return true
  }

  /// Adds the nodes of comparisons of two tensors, element by element.
  mutating func translateComparison(_ source: TFLiteOperator) throws -> Bool {
    guard let function = Self.comparisons[source.code.importName] else { return false }
    try addOperation(Comparison(function), inputCount: 2, source)
    return true
  }

  /// Adds the nodes of other operators that treat each element of several tensors on its own.
  mutating func translateCombination(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "ADD_N": try addSumOfMany(source)
    case "SELECT": try addSelect(source)
    case "SELECT_V2": try addOperation(Select(), inputCount: 3, source)
    case "PRELU": try addOperation(ParametricRectifier(), inputCount: 2, source)
    default: return false
    }
    return true
  }

  private mutating func addBinary(_ function: ElementwiseBinary.Function, _ source: TFLiteOperator) throws {
    let activation =
      function.row.sourceHasActivation ? try activation(BinaryOptions.activation, of: source) : .none
    try checkScales(function, of: source)
    try addOperation(ElementwiseBinary(function, activation: activation), inputCount: 2, source)
  }

  /// The reference adds 16-bit quantized values by shifts alone where all scales are powers of two, unless a
  /// file says that it does not.
  ///
  /// - Throws: ``UnsupportedFeature`` for such an addition or subtraction.
  private func checkScales(_ function: ElementwiseBinary.Function, of source: TFLiteOperator) throws {
    guard function == .add || function == .subtract,
      try source.options?.bool(BinaryOptions.shifts, default: true) ?? true
    else { return }
    let operands = try [input(0, of: source), input(1, of: source), soleOutput(of: source)]
    let scales = operands.compactMap {
      tensors[$0].elementType == .int16 ? tensors[$0].quantization?.scale : nil
    }
    guard scales.count < 3 || !scales.allSatisfy({ $0.exponentOfNearPowerOfTwo != nil }) else {
      throw UnsupportedFeature("\(source.code.name) of int16 with scales that are powers of two")
    }
  }

  /// Adds an operator with one output and all attributes known.
  mutating func addOperation(
    _ operation: some OperatorDefinition, inputCount: Int, _ source: TFLiteOperator
  ) throws {
    let inputs = try (0..<inputCount).map { try input($0, of: source) }
    emit(operation, inputs, to: [try soleOutput(of: source)])
  }

  /// Adds any number of tensors of one shape, one after the other.
  private mutating func addSumOfMany(_ source: TFLiteOperator) throws {
    let inputs = try source.inputs.indices.map { try input($0, of: source) }
    let output = try soleOutput(of: source)
    guard inputs.count >= 2 else {
      throw EngineError(.invalidModel, "has \(inputs.count) inputs; expected at least 2")
    }
    let shape = tensors[inputs[0]].shape
    guard inputs.allSatisfy({ tensors[$0].shape == shape }) else {
      throw EngineError(
        .invalidModel, "has inputs of shapes \(inputs.map { tensors[$0].shape }); expected one shape")
    }
    var sum = inputs[0]
    for (position, input) in inputs.enumerated().dropFirst() {
      let isLast = position == inputs.count - 1
      let next =
        isLast ? output : addTensor(like: output, shape: shape, suffix: "/sum \(position)")
      emit(ElementwiseBinary(.add), [sum, input], to: [next])
      sum = next
    }
  }

  /// Adds a selection of elements, or of whole slices along the first axis when the condition is a vector.
  private mutating func addSelect(_ source: TFLiteOperator) throws {
    let condition = try input(0, of: source)
    let operand = tensors[try input(1, of: source)].shape
    let length = tensors[condition].shape.dimensions
    guard length.count == 1, operand.rank > 1, length[0] == operand[0] else {
      return try addOperation(Select(), inputCount: 3, source)
    }
    let shape = Shape(length + [Int](repeating: 1, count: operand.rank - 1))
    let column = addReshape(of: condition, to: shape, suffix: "/column")
    let inputs = [column, try input(1, of: source), try input(2, of: source)]
    emit(Select(), inputs, to: [try soleOutput(of: source)])
  }
}

// The positions of the fields that are read in the options of each operator, as in `schema.fbs`.

/// `AddOptions`, `SubOptions`, `MulOptions` and `DivOptions` begin alike.
private enum BinaryOptions {
  static let activation = 0
  /// `pot_scale_int16`, of additions and subtractions.
  static let shifts = 1
}
