import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes of what depends on shapes and constants only.
  mutating func translateConstant(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "SHAPE": try addShape(source)
    case "RANK": try addRank(source)
    case "BROADCAST_ARGS": try addBroadcastShapes(source)
    case "FILL": try addFill(source)
    case "RANGE": try addRange(source)
    case "WHERE": try addPositionsWhereTrue(source)
    case "DENSIFY": try replace(soleOutput(of: source), byConstant: input(0, of: source))
    default: return false
    }
    return true
  }

  /// Makes the output a constant with the shape of the input, which is known.
  private mutating func addShape(_ source: TFLiteOperator) throws {
    let shape = tensors[try input(0, of: source)].shape
    try define(try soleOutput(of: source), source, shape: [shape.rank], integers: shape.dimensions)
  }

  private mutating func addRank(_ source: TFLiteOperator) throws {
    let rank = tensors[try input(0, of: source)].shape.rank
    try define(try soleOutput(of: source), source, shape: [], integers: [rank])
  }

  /// Adds the repetition of one element, which is folded when it is constant.
  private mutating func addFill(_ source: TFLiteOperator) throws {
    let value = try input(1, of: source)
    let shape = try Shape(validating: try constantIntegers(0, of: source, what: "a shape"))
    guard tensors[value].shape.elementCount == 1 else {
      throw EngineError(
        .invalidModel, "fills with a tensor of shape \(tensors[value].shape); expected one element")
    }
    try addBroadcast(of: value, to: shape, output: try soleOutput(of: source))
  }

  /// Makes the output a constant: the numbers from a start, a step apart, up to a limit that is left out.
  private mutating func addRange(_ source: TFLiteOperator) throws {
    let ends = try (0..<3).map { position in
      guard let constant = tensors[try input(position, of: source)].constant,
        constant.shape.elementCount == 1
      else { throw UnsupportedFeature("\(source.code.name) with bounds computed at run time") }
      return constant
    }
    let output = try soleOutput(of: source)
    if let integers = ends.map({ $0.integers?.first }) as? [Int] {
      let (start, limit, step) = (integers[0], integers[1], integers[2])
      let count = try rangeCount(from: start, to: limit, by: step)
      try define(output, source, shape: [count], integers: (0..<count).map { start + $0 * step })
    } else {
      let (start, limit, step) = (ends[0].floats[0], ends[1].floats[0], ends[2].floats[0])
      let count = try rangeCount(Double((limit - start) / step))
      let values = (0..<count).map { start + Float($0) * step }
      try define(output, source, as: Tensor(shape: [count], values: values))
    }
  }

  /// Makes the output a constant: the shape that two shapes broadcast to.
  private mutating func addBroadcastShapes(_ source: TFLiteOperator) throws {
    let shapes = try (0..<2).map { try constantIntegers($0, of: source, what: "a shape") }
    let rank = max(shapes[0].count, shapes[1].count)
    let padded = shapes.map { [Int](repeating: 1, count: rank - $0.count) + $0 }
    let lengths = zip(padded[0], padded[1])
    guard lengths.allSatisfy({ $0 == $1 || $0 == 1 || $1 == 1 }) else {
      throw EngineError(.invalidModel, "has shapes \(shapes[0]) and \(shapes[1]), which do not broadcast")
    }
    try define(
      try soleOutput(of: source), source, shape: [rank], integers: lengths.map { $0 == 1 ? $1 : $0 })
  }

  /// Makes the output a constant: the positions of the elements that are true, or not zero, one in each row.
  ///
  /// - Throws: ``UnsupportedFeature`` when the condition is computed at run time: how many rows there are
  ///   would only be known then, and a plan has fixed shapes.
  private mutating func addPositionsWhereTrue(_ source: TFLiteOperator) throws {
    guard let condition = tensors[try input(0, of: source)].constant else {
      throw UnsupportedFeature(
        "\(source.code.name) of a condition computed at run time, so that the number of rows is, too")
    }
    try takeFromAllowance(condition.shape.elementCount)
    let shape = condition.shape
    try takeFromAllowance(shape.elementCount * shape.rank)
    let isTrue = condition.integers?.map { $0 != 0 } ?? condition.floats.map { $0 != 0 }
    let positions = isTrue.indices.filter { isTrue[$0] }
    let rows = positions.flatMap { position in
      zip(shape.dimensions, shape.strides).map { position / $1 % $0 }
    }
    try define(
      try soleOutput(of: source), source, shape: [positions.count, shape.rank], integers: rows)
  }

  /// The number of elements of a range of integers, which are known to fit as the last lies before the limit.
  private mutating func rangeCount(from start: Int, to limit: Int, by step: Int) throws -> Int {
    let (distance, isTooFar) = limit.subtractingReportingOverflow(start)
    let (quotient, isUndefined) = distance.dividedReportingOverflow(by: step)
    guard !isTooFar, !isUndefined else {
      throw EngineError(.invalidModel, "has a range from \(start) to \(limit) in steps of \(step)")
    }
    // Rounded towards zero so far; a rest in the direction of the steps is one more element.
    let hasRest = distance % step != 0 && (distance < 0) == (step < 0)
    return try rangeCount(Double(quotient) + (hasRest ? 1 : 0))
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
    setConstant(constant, of: output)
  }
}
