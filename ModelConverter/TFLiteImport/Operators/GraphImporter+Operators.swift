import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes that stand for an operator.
  ///
  /// - Throws: ``UnsupportedFeature`` for uses that the engine does not have; ``EngineError`` for what is
  ///   malformed.
  typealias Translation = @Sendable (inout GraphImporter, TFLiteOperator) throws -> Void
  /// What becomes of the operators of a family, by their names in the schema; `custom` precedes those of
  /// custom operators.
  typealias Imports = [String: Translation]

  /// The families of operators, one file each, those that most networks have first: the tables of the others
  /// are not even made.
  private static let families: [@Sendable () -> Imports] = [
    { windowImports }, { binaryFunctionImports }, { shapeImports }, { unaryFunctionImports },
    { unaryImports },
    { paddingImports }, { joiningImports }, { resizingImports }, { matrixProductImports },
    { constantImports }, { rowImports }, { stridedSliceImports }, { slicingImports }, { blockImports },
    { combinationImports }, { comparisonImports }, { detectionPostProcessImports }, { gatheringImports },
    { landmarkTransformImports }, { poolingIndexImports }, { splittingImports }, { segmentImports },
    { subgraphImports }, { suppressionImports }, { variableImports },
    { transposedConvolutionImports },
  ]

  /// What becomes of every operator that the importer knows.
  static let imports: Imports = families.reduce(into: [:]) { all, family in
    all.merge(family()) { _, _ in preconditionFailure("two families translate an operator") }
  }

  /// The imports of functions that are operators of the source, by their names there; `nil` for functions
  /// that an operator chooses by its options.
  static func imports<Function>(
    of functions: [Function], named source: (Function) -> String?, _ translation: (Function) -> Translation
  ) -> Imports {
    functions.reduce(into: [:]) { imports, function in
      if let name = source(function) { imports[name] = translation(function) }
    }
  }

  /// Adds the nodes that stand for `source`.
  ///
  /// - Throws: ``UnsupportedFeature`` when the engine has no such operator; ``EngineError`` when the
  ///   operator is known but malformed.
  mutating func translate(_ source: TFLiteOperator) throws {
    let name = source.code.importName
    for family in Self.families {
      if let translation = family()[name] { return try translation(&self, source) }
    }
    throw UnsupportedFeature(source.code.name)
  }
}

extension GraphImporter {
  /// The tensor at position `position` among the inputs.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when it is left out.
  func input(_ position: Int, of source: TFLiteOperator) throws -> Int {
    guard let input = optionalInput(position, of: source) else {
      throw EngineError(.invalidModel, "has no input \(position)")
    }
    return input
  }

  /// The tensor at position `position` among the inputs, or `nil` when it is left out.
  func optionalInput(_ position: Int, of source: TFLiteOperator) -> Int? {
    source.inputs.indices.contains(position) ? source.inputs[position] : nil
  }

  /// The only output.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when there are several.
  func soleOutput(of source: TFLiteOperator) throws -> Int {
    guard source.outputs.count == 1 else {
      throw EngineError(.invalidModel, "has \(source.outputs.count) outputs; expected one")
    }
    return source.outputs[0]
  }

  /// The integers of the constant input at `position`: axes, sizes, paddings and the like.
  ///
  /// - Throws: ``UnsupportedFeature`` when they are computed at run time; ``EngineError/Code/invalidModel``
  ///   when they are not integers, or implausibly many.
  func constantIntegers(_ position: Int, of source: TFLiteOperator, what: String) throws -> [Int] {
    let tensor = tensors[try input(position, of: source)]
    if tensor.shape.elementCount == 0 { return [] }
    guard let constant = tensor.constant else {
      throw UnsupportedFeature("\(source.code.name) with \(what) computed at run time")
    }
    guard let integers = constant.shape.elementCount <= 64 ? constant.integers : nil else {
      throw EngineError(
        .invalidModel, "has \(what) of type \(constant.elementType) and shape \(constant.shape)")
    }
    // All meaningful values are far smaller, and sums of such values cannot overflow.
    guard integers.allSatisfy({ Int(Int32.min)...Int(Int32.max) ~= $0 }) else {
      throw EngineError(.invalidModel, "has \(what) beyond 32 bits")
    }
    return integers
  }

  /// The activation whose number in the schema is the attribute at `field`.
  ///
  /// - Throws: ``UnsupportedFeature`` for numbers that the schema does not have.
  mutating func activation(_ field: Int, of source: TFLiteOperator) throws -> Activation {
    let number = Int(try source.integer(field, default: Int8(0)))
    if [4, 5].contains(number) { return ignoredActivation() }
    return try Activation(number: number, of: source)
  }

  /// `axis` counted from the first one; the source may count from the last one with negative numbers.
  func normalized(axis: Int, rank: Int) throws -> Int {
    let normalized = axis < 0 ? axis + rank : axis
    guard (0..<rank).contains(normalized) else {
      throw EngineError(.invalidModel, "has axis \(axis), which a tensor of rank \(rank) does not have")
    }
    return normalized
  }
}

extension Activation {
  /// The activation of a number in the schema.
  ///
  /// - Throws: ``UnsupportedFeature`` for activations that the engine does not have.
  init(number: Int, of source: TFLiteOperator) throws {
    guard let activation = Activation(sourceNumber: number) else {
      throw UnsupportedFeature("\(source.code.name) with activation number \(number)")
    }
    self = activation
  }
}
