import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes of what looks at all elements along some axes.
  mutating func translateRow(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "MEAN": try addReduction(.mean, source)
    case "SUM": try addReduction(.sum, source)
    case "REDUCE_MAX": try addReduction(.maximum, source)
    case "REDUCE_MIN": try addReduction(.minimum, source)
    case "REDUCE_PROD": try addReduction(.product, source)
    case "REDUCE_ANY": try addReduction(.any, source)
    case "REDUCE_ALL": try addReduction(.all, source)
    case "ARG_MAX": try addArgReduction(.maximum, source)
    case "ARG_MIN": try addArgReduction(.minimum, source)
    case "TOPK_V2": try addTopK(source)
    case "CUMSUM": try addCumulativeSum(source)
    case "SOFTMAX": try addSoftmax(source)
    case "LOG_SOFTMAX": try addShapeKeeping(LogSoftmax(), source)
    case "L2_NORMALIZATION": try addL2Normalization(source)
    case "LOCAL_RESPONSE_NORMALIZATION": try addLocalResponseNormalization(source)
    default: return false
    }
    return true
  }

  private mutating func addReduction(_ function: Reduction.Function, _ source: TFLiteOperator) throws {
    let image = try input(0, of: source)
    let rank = tensors[image].shape.rank
    let axes = Set(
      try constantIntegers(1, of: source, what: "axes").map { try normalized(axis: $0, rank: rank) })
    let reduction = Reduction(
      function, axes: axes.sorted(),
      keepsDimensions: try source.bool(ReducerOptions.keepsDimensions))
    emit(reduction, [image], to: [try soleOutput(of: source)])
  }

  private mutating func addArgReduction(_ function: ArgReduction.Function, _ source: TFLiteOperator) throws {
    let image = try input(0, of: source)
    let axis = try axis(1, of: source, rank: tensors[image].shape.rank)
    emit(ArgReduction(function, axis: axis), [image], to: [try soleOutput(of: source)])
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
    emit(TopK(count: count), [try input(0, of: source)], to: source.outputs)
  }

  private mutating func addCumulativeSum(_ source: TFLiteOperator) throws {
    typealias Options = CumsumOptions
    let axis = try axis(1, of: source, rank: tensors[try input(0, of: source)].shape.rank)
    let sum = CumulativeSum(
      axis: axis, isExclusive: try source.bool(Options.isExclusive),
      isReversed: try source.bool(Options.isReversed))
    try addShapeKeeping(sum, source)
  }

  private mutating func addSoftmax(_ source: TFLiteOperator) throws {
    try addShapeKeeping(Softmax(beta: try source.float(SoftmaxOptions.beta)), source)
  }

  private mutating func addL2Normalization(_ source: TFLiteOperator) throws {
    guard try source.integer(L2NormOptions.activation, default: Int8(0)) == 0 else {
      throw UnsupportedFeature("\(source.code.name) with an activation")
    }
    try addShapeKeeping(L2Normalization(), source)
  }

  private mutating func addLocalResponseNormalization(_ source: TFLiteOperator) throws {
    typealias Options = LocalResponseNormalizationOptions
    let normalization = LocalResponseNormalization(
      radius: Int(try source.integer(Options.radius, default: Int32(0))),
      bias: try source.float(Options.bias), alpha: try source.float(Options.alpha),
      beta: try source.float(Options.beta))
    try addShapeKeeping(normalization, source)
  }

  /// The axis that the constant input at `position` names.
  private func axis(_ position: Int, of source: TFLiteOperator, rank: Int) throws -> Int {
    try normalized(axis: soleInteger(position, of: source, what: "axis"), rank: rank)
  }

  /// The only element of the constant input at `position`.
  func soleInteger(_ position: Int, of source: TFLiteOperator, what: String) throws -> Int {
    let values = try constantIntegers(position, of: source, what: what)
    guard values.count == 1 else {
      throw EngineError(.invalidModel, "has \(values.count) values as its \(what); expected one")
    }
    return values[0]
  }
}

// The positions of the fields that are read in the options of each operator, as in `schema.fbs`.

private enum ReducerOptions {
  static let keepsDimensions = 0
}

private enum SoftmaxOptions {
  static let beta = 0
}

private enum LocalResponseNormalizationOptions {
  static let radius = 0
  static let bias = 1
  static let alpha = 2
  static let beta = 3
}

private enum L2NormOptions {
  static let activation = 0
}

private enum CumsumOptions {
  static let isExclusive = 0
  static let isReversed = 1
}
