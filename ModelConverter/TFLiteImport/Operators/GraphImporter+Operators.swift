import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes that stand for `source`.
  ///
  /// - Throws: ``UnsupportedFeature`` when the engine has no such operator; ``EngineError`` when the
  ///   operator is known but malformed.
  mutating func translate(_ source: TFLiteOperator) throws {
    switch source.code {
    case .custom(let name, let version): try translateCustom(name, version: version, source)
    case .builtin(let number):
      guard let code = BuiltinOperator(number: number) else { throw UnsupportedFeature(source.code.name) }
      try translate(code, source)
    }
  }

  private mutating func translateCustom(_ name: String, version: Int, _ source: TFLiteOperator) throws {
    switch name {
    case DetectionPostProcess.sourceName: try addDetectionPostProcess(source)
    case MaxPoolWithIndices2D.sourceName: try addMaxPoolWithIndices2D(source)
    case MaxUnpool2D.sourceName: try addMaxUnpool2D(source)
    case TransposedConvolution2D.sourceName: try addTransposedConvolutionWithBias(source)
    default:
      guard let transform = LandmarkTransform(sourceName: name, version: version) else {
        throw UnsupportedFeature(source.code.name)
      }
      try addLandmarkTransform(transform, source)
    }
  }

  /// The table of the built-in operators, one line for each.
  private mutating func translate(_ code: BuiltinOperator, _ source: TFLiteOperator) throws {
    switch code {
    case .convolution2D: try addConvolution2D(source)
    case .depthwiseConvolution2D: try addDepthwiseConvolution2D(source)
    case .transposedConvolution2D: try addTransposedConvolution2D(source)
    case .fullyConnected: try addFullyConnected(source)
    case .batchMatrixProduct: try addBatchMatrixProduct(source)
    case .maxPool2D: try addPool(MaxPool2D.self, Operation.maxPool2D, source)
    case .averagePool2D: try addPool(AveragePool2D.self, Operation.averagePool2D, source)
    case .l2Pool2D: try addPool(L2Pool2D.self, Operation.l2Pool2D, source)
    case .add: try addBinary(.add, hasActivation: true, source)
    case .subtract: try addBinary(.subtract, hasActivation: true, source)
    case .multiply: try addBinary(.multiply, hasActivation: true, source)
    case .divide: try addBinary(.divide, hasActivation: true, source)
    case .squaredDifference: try addBinary(.squaredDifference, source)
    case .maximum: try addBinary(.maximum, source)
    case .minimum: try addBinary(.minimum, source)
    case .power: try addBinary(.power, source)
    case .floorDivide: try addBinary(.floorDivide, source)
    case .floorRemainder: try addBinary(.floorRemainder, source)
    case .arcTangent2: try addBinary(.arcTangent2, source)
    case .logicalAnd: try addBinary(.logicalAnd, source)
    case .logicalOr: try addBinary(.logicalOr, source)
    case .addMany: try addSumOfMany(source)
    case .equal: try addComparison(.equal, source)
    case .notEqual: try addComparison(.notEqual, source)
    case .less: try addComparison(.less, source)
    case .lessOrEqual: try addComparison(.lessOrEqual, source)
    case .greater: try addComparison(.greater, source)
    case .greaterOrEqual: try addComparison(.greaterOrEqual, source)
    case .select: try addSelect(source)
    case .selectBroadcasting: try addOperation(.select, inputCount: 3, source)
    case .parametricRectifier: try addOperation(.parametricRectifier, inputCount: 2, source)
    case .absolute: try addUnary(.absolute, source)
    case .ceiling: try addUnary(.ceiling, source)
    case .cosine: try addUnary(.cosine, source)
    case .exponential: try addUnary(.exponential, source)
    case .exponentialLinearUnit: try addUnary(.exponentialLinearUnit, source)
    case .floor: try addUnary(.floor, source)
    case .hardSwish: try addUnary(.hardSwish, source)
    case .hyperbolicTangent: try addUnary(.hyperbolicTangent, source)
    case .logarithm: try addUnary(.logarithm, source)
    case .logicalNot: try addUnary(.logicalNot, source)
    case .logistic: try addUnary(.logistic, source)
    case .negate: try addUnary(.negate, source)
    case .reciprocalSquareRoot: try addUnary(.reciprocalSquareRoot, source)
    case .rectifier: try addUnary(.rectifier, source)
    case .rectifier6: try addUnary(.rectifier6, source)
    case .rectifierMinusOneToOne: try addUnary(.rectifierMinusOneToOne, source)
    case .rectifierZeroToOne: try addUnary(.rectifierZeroToOne, source)
    case .round: try addUnary(.round, source)
    case .sign: try addUnary(.sign, source)
    case .sine: try addUnary(.sine, source)
    case .square: try addUnary(.square, source)
    case .squareRoot: try addUnary(.squareRoot, source)
    case .zerosLike: try addUnary(.zero, source)
    case .gaussianErrorLinearUnit: try addGaussianErrorLinearUnit(source)
    case .leakyRectifier: try addLeakyRectifier(source)
    case .fakeQuantize: try addFakeQuantization(source)
    case .cast: try addShapeKeeping(.cast, source)
    case .quantize: try addShapeKeeping(.quantize, source)
    case .dequantize: try addShapeKeeping(.dequantize, source)
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
    case .softmax: try addSoftmax(source)
    case .logSoftmax: try addShapeKeeping(.logSoftmax, source)
    case .l2Normalization: try addL2Normalization(source)
    case .localResponseNormalization: try addLocalResponseNormalization(source)
    case .resizeBilinear: try addResizeBilinear(source)
    case .resizeNearestNeighbor: try addResizeNearestNeighbor(source)
    case .depthToSpace: try addDepthToSpace(source)
    case .spaceToDepth: try addSpaceToDepth(source)
    case .spaceToBatchND: try addSpaceToBatch(source)
    case .batchToSpaceND: try addBatchToSpace(source)
    case .concatenation: try addConcatenation(source)
    case .pack: try addPack(source)
    case .unpack: try addUnpack(source)
    case .split: try addSplit(source)
    case .splitByLengths: try addSplitByLengths(source)
    case .pad: try addPad(source)
    case .padWithFilling: try addPad(source, filling: 2)
    case .mirrorPad: try addMirrorPad(source)
    case .slice: try addSlice(source)
    case .stridedSlice: try addStridedSlice(source)
    case .reverse: try addReverse(source)
    case .reverseSequence: try addReverseSequence(source)
    case .updateSlice: try addUpdateSlice(source)
    case .tile: try addTile(source)
    case .broadcastTo: try addBroadcast(source)
    case .transpose: try addTranspose(source)
    case .reshape: try addReshape(source)
    case .squeeze: try addSqueeze(source)
    case .expandDimensions: try addExpandDimensions(source)
    case .gather: try addGather(source)
    case .gatherND: try addGatherND(source)
    case .embeddingLookup: try addEmbeddingLookup(source)
    case .scatterND: try addScatterND(source)
    case .oneHot: try addOneHot(source)
    case .shape: try addShape(source)
    case .rank: try addRank(source)
    case .broadcastShapes: try addBroadcastShapes(source)
    case .fill: try addFill(source)
    case .range: try addRange(source)
    case .positionsWhereTrue: try addPositionsWhereTrue(source)
    case .densify: try replace(soleOutput(of: source), byConstant: input(0, of: source))
    }
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
