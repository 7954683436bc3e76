import ModelFormat
import TensorCore

extension GraphImporter {
  /// Makes the output a constant with the shape of the input, which is known.
  mutating func addShape(_ source: TFLiteOperator) throws {
    let shape = tensors[try input(0, of: source)].shape
    try define(try soleOutput(of: source), source, shape: [shape.rank], integers: shape.dimensions)
  }

  mutating func addRank(_ source: TFLiteOperator) throws {
    let rank = tensors[try input(0, of: source)].shape.rank
    try define(try soleOutput(of: source), source, shape: [], integers: [rank])
  }

  /// Adds the repetition of one element, which is folded when it is constant.
  mutating func addFill(_ source: TFLiteOperator) throws {
    let value = try input(1, of: source)
    let shape = try Shape(validating: try constantIntegers(0, of: source, what: "a shape"))
    guard tensors[value].shape.elementCount == 1 else {
      throw EngineError(
        .invalidModel, "fills with a tensor of shape \(tensors[value].shape); expected one element")
    }
    try addBroadcast(of: value, to: shape, output: try soleOutput(of: source))
  }

  /// Makes the output a constant: the numbers from a start, a step apart, up to a limit that is left out.
  mutating func addRange(_ source: TFLiteOperator) throws {
    let ends = try (0..<3).map { position in
      guard let constant = tensors[try input(position, of: source)].constant,
        constant.shape.elementCount == 1
      else { throw UnsupportedFeature("\(source.code.name) with bounds computed at run time") }
      return constant
    }
    let output = try soleOutput(of: source)
    if let integers = ends.map({ $0.integers?.first }) as? [Int] {
      let (start, limit, step) = (integers[0], integers[1], integers[2])
      let count = try rangeCount((Double(limit) - Double(start)) / Double(step))
      try define(output, source, shape: [count], integers: (0..<count).map { start + $0 * step })
    } else {
      let (start, limit, step) = (ends[0].floats[0], ends[1].floats[0], ends[2].floats[0])
      let count = try rangeCount(Double((limit - start) / step))
      try expectShape([count], of: output)
      let values = (0..<count).map { start + Float($0) * step }
      try define(output, source, as: Tensor(shape: [count], values: values))
    }
  }

  /// The whole number of elements of a range.
  private mutating func rangeCount(_ steps: Double) throws -> Int {
    guard abs(steps) < Double(Shape.maximumElementCount) else {
      throw EngineError(.invalidModel, "has a range of \(steps) steps")
    }
    let count = max(Int(steps.rounded(.up)), 0)
    try takeFromAllowance(count)
    return count
  }

  private mutating func define(
    _ output: Int, _ source: TFLiteOperator, shape: Shape, integers: [Int]
  ) throws {
    try expectShape(shape, of: output)
    guard let constant = Tensor(shape: shape, elementType: tensors[output].elementType, integers: integers)
    else {
      throw EngineError(.invalidModel, "has an output of type \(tensors[output].elementType)")
    }
    try define(output, source, as: constant)
  }

  private mutating func define(_ output: Int, _ source: TFLiteOperator, as constant: Tensor) throws {
    guard constant.elementType == tensors[output].elementType else {
      throw EngineError(
        .invalidModel, "computes \(constant.elementType), but its output is \(tensors[output].elementType)")
    }
    guard !model.outputs.contains(output) else {
      throw UnsupportedFeature("\(source.code.name) as an output of the network")
    }
    setConstant(constant, of: output)
  }
}
