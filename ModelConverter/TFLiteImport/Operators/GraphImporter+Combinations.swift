import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds an operator that combines several tensors element by element.
  mutating func translateCombination(_ code: BuiltinOperator, _ source: TFLiteOperator) throws {
    switch code {
    case .add: try addBinary(.add, source)
    case .subtract: try addBinary(.subtract, source)
    case .multiply: try addBinary(.multiply, source)
    case .divide: try addBinary(.divide, source)
    case .squaredDifference: try addBinary(.squaredDifference, hasActivation: false, source)
    case .maximum: try addBinary(.maximum, hasActivation: false, source)
    case .minimum: try addBinary(.minimum, hasActivation: false, source)
    case .power: try addBinary(.power, hasActivation: false, source)
    case .floorDivide: try addBinary(.floorDivide, hasActivation: false, source)
    case .floorRemainder: try addBinary(.floorRemainder, hasActivation: false, source)
    case .arcTangent2: try addBinary(.arcTangent2, hasActivation: false, source)
    case .logicalAnd: try addBinary(.logicalAnd, hasActivation: false, source)
    case .logicalOr: try addBinary(.logicalOr, hasActivation: false, source)
    case .addMany: try addSumOfMany(source)
    case .equal: try addOperation(.compare(Comparison(.equal)), inputCount: 2, source)
    case .notEqual: try addOperation(.compare(Comparison(.notEqual)), inputCount: 2, source)
    case .less: try addOperation(.compare(Comparison(.less)), inputCount: 2, source)
    case .lessOrEqual: try addOperation(.compare(Comparison(.lessOrEqual)), inputCount: 2, source)
    case .greater: try addOperation(.compare(Comparison(.greater)), inputCount: 2, source)
    case .greaterOrEqual: try addOperation(.compare(Comparison(.greaterOrEqual)), inputCount: 2, source)
    case .select: try addSelect(source)
    case .selectBroadcasting: try addOperation(.select, inputCount: 3, source)
    case .parametricRectifier: try addOperation(.parametricRectifier, inputCount: 2, source)
    default: throw UnsupportedFeature(source.code.name)
    }
  }

  private mutating func addBinary(
    _ function: ElementwiseBinary.Function, hasActivation: Bool = true, _ source: TFLiteOperator
  ) throws {
    let activation = hasActivation ? try activation(Field.BinaryOptions.activation, of: source) : .none
    try addOperation(.binary(ElementwiseBinary(function, activation: activation)), inputCount: 2, source)
  }

  /// Adds an operator with one output and all attributes known.
  private mutating func addOperation(
    _ operation: Operation, inputCount: Int, _ source: TFLiteOperator
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
    for input in inputs { try expectShape(tensors[input].shape, of: output) }
    var sum = inputs[0]
    for (position, input) in inputs.enumerated().dropFirst() {
      let isLast = position == inputs.count - 1
      let next =
        isLast ? output : addTensor(like: output, shape: tensors[output].shape, suffix: "/sum \(position)")
      emit(.binary(ElementwiseBinary(.add)), [sum, input], to: [next])
      sum = next
    }
  }

  /// Adds a selection of elements, or of whole slices along the first axis when the condition is a vector.
  private mutating func addSelect(_ source: TFLiteOperator) throws {
    let condition = try input(0, of: source)
    let operand = tensors[try input(1, of: source)].shape
    let length = tensors[condition].shape.dimensions
    guard length.count == 1, operand.rank > 1, length[0] == operand[0] else {
      return try addOperation(.select, inputCount: 3, source)
    }
    let shape = Shape(length + [Int](repeating: 1, count: operand.rank - 1))
    let column = addTensor(like: condition, shape: shape, suffix: "/column")
    emit(.reshape, [condition], to: [column])
    let inputs = [column, try input(1, of: source), try input(2, of: source)]
    emit(.select, inputs, to: [try soleOutput(of: source)])
  }
}
