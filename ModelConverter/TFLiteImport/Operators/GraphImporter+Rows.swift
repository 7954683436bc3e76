import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds an operator that treats rows along some axes as wholes.
  mutating func translateRowFunction(_ code: BuiltinOperator, _ source: TFLiteOperator) throws {
    switch code {
    case .mean: try addReduction(.mean, source)
    case .sum: try addReduction(.sum, source)
    case .reduceMaximum: try addReduction(.maximum, source)
    case .reduceMinimum: try addReduction(.minimum, source)
    case .reduceProduct: try addReduction(.product, source)
    case .reduceAny: try addReduction(.any, source)
    case .reduceAll: try addReduction(.all, source)
    case .argMaximum: try addArgReduction(.maximum, source)
    case .argMinimum: try addArgReduction(.minimum, source)
    case .topK: try addTopK(source)
    case .cumulativeSum: try addCumulativeSum(source)
    case .softmax: try addRows(.softmax(Softmax(beta: try source.float(Field.SoftmaxOptions.beta))), source)
    case .logSoftmax: try addRows(.logSoftmax, source)
    case .l2Normalization: try addL2Normalization(source)
    case .localResponseNormalization: try addLocalResponseNormalization(source)
    default: throw UnsupportedFeature(source.code.name)
    }
  }

  /// Adds an operator with one input and one output of its shape.
  private mutating func addRows(_ operation: Operation, _ source: TFLiteOperator) throws {
    let (input, output) = (try input(0, of: source), try soleOutput(of: source))
    try expectShape(tensors[input].shape, of: output)
    emit(operation, [input], to: [output])
  }

  private mutating func addReduction(_ function: Reduction.Function, _ source: TFLiteOperator) throws {
    let image = try input(0, of: source)
    let rank = tensors[image].shape.rank
    let axes = Set(
      try constantIntegers(1, of: source, what: "axes").map { try normalized(axis: $0, rank: rank) })
    let reduction = Reduction(
      function, axes: axes.sorted(),
      keepsDimensions: try source.bool(Field.ReducerOptions.keepsDimensions))
    emit(.reduce(reduction), [image], to: [try soleOutput(of: source)])
  }

  private mutating func addArgReduction(_ function: ArgReduction.Function, _ source: TFLiteOperator) throws {
    let image = try input(0, of: source)
    let axis = try axis(1, of: source, rank: tensors[image].shape.rank)
    emit(.argReduce(ArgReduction(function, axis: axis)), [image], to: [try soleOutput(of: source)])
  }

  private mutating func addTopK(_ source: TFLiteOperator) throws {
    let count = try soleInteger(1, of: source, what: "count")
    guard source.outputs.count == 2 else {
      throw EngineError(.invalidModel, "has \(source.outputs.count) outputs; expected 2")
    }
    guard tensors[source.outputs[1]].elementType == .int32 else {
      throw UnsupportedFeature(
        "\(source.code.name) with positions of \(tensors[source.outputs[1]].elementType)")
    }
    emit(.topK(TopK(count: count)), [try input(0, of: source)], to: source.outputs)
  }

  private mutating func addCumulativeSum(_ source: TFLiteOperator) throws {
    typealias Options = Field.CumsumOptions
    let axis = try axis(1, of: source, rank: tensors[try input(0, of: source)].shape.rank)
    let sum = CumulativeSum(
      axis: axis, isExclusive: try source.bool(Options.isExclusive),
      isReversed: try source.bool(Options.isReversed))
    try addRows(.cumulativeSum(sum), source)
  }

  private mutating func addL2Normalization(_ source: TFLiteOperator) throws {
    guard try activation(Field.L2NormOptions.activation, of: source) == .none else {
      throw UnsupportedFeature("\(source.code.name) with an activation")
    }
    try addRows(.l2Normalization, source)
  }

  private mutating func addLocalResponseNormalization(_ source: TFLiteOperator) throws {
    typealias Options = Field.LocalResponseNormalizationOptions
    let normalization = LocalResponseNormalization(
      radius: Int(try source.integer(Options.radius, default: Int32(0))),
      bias: try source.float(Options.bias), alpha: try source.float(Options.alpha),
      beta: try source.float(Options.beta))
    try addRows(.localResponseNormalization(normalization), source)
  }

  /// The axis that the constant input at `position` names.
  private func axis(_ position: Int, of source: TFLiteOperator, rank: Int) throws -> Int {
    try normalized(axis: soleInteger(position, of: source, what: "axis"), rank: rank)
  }

  /// The only element of the constant input at `position`.
  private func soleInteger(_ position: Int, of source: TFLiteOperator, what: String) throws -> Int {
    let values = try constantIntegers(position, of: source, what: what)
    guard values.count == 1 else {
      throw EngineError(.invalidModel, "has \(values.count) values as its \(what); expected one")
    }
    return values[0]
  }
}
