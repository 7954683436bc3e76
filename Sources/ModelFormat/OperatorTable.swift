import TensorCore

extension Operation {
  /// What the model file says of an operator.
  private struct Entry {
    let kind: OperatorKind
    let attributes: any OperatorAttributes
    let signature: OperatorSignature

    init(
      _ kind: OperatorKind, _ attributes: any OperatorAttributes = NoAttributes(), inputs: Int,
      optional: Int = 0, outputs: Int = 1
    ) {
      (self.kind, self.attributes) = (kind, attributes)
      signature = OperatorSignature(inputs: inputs, optional: optional, outputs: outputs)
    }

    init(_ kind: OperatorKind, _ attributes: any OperatorAttributes, inputs: ClosedRange<Int>) {
      (self.kind, self.attributes) = (kind, attributes)
      signature = OperatorSignature(inputs: inputs)
    }
  }

  /// The operator without its attributes.
  public var kind: OperatorKind { entry.kind }

  /// The payload with the attributes.
  package var attributes: any OperatorAttributes { entry.attributes }

  /// How many tensors the operator takes and gives.
  package var signature: OperatorSignature { entry.signature }

  /// The table of operators, one line for each.
  @inline(__always)  // Or a kind or signature would cost a box for the attributes.
  private var entry: Entry {
    switch self {
    case .convolution2D(let payload): Entry(.convolution2D, payload, inputs: 2, optional: 2)
    case .depthwiseConvolution2D(let payload): Entry(.depthwiseConvolution2D, payload, inputs: 2, optional: 2)
    case .transposedConvolution2D(let payload):
      Entry(.transposedConvolution2D, payload, inputs: 2, optional: 2)
    case .fullyConnected(let payload): Entry(.fullyConnected, payload, inputs: 2, optional: 1)
    case .batchMatrixProduct(let payload): Entry(.batchMatrixProduct, payload, inputs: 2)
    case .maxPool2D(let payload): Entry(.maxPool2D, payload, inputs: 1)
    case .averagePool2D(let payload): Entry(.averagePool2D, payload, inputs: 1)
    case .l2Pool2D(let payload): Entry(.l2Pool2D, payload, inputs: 1)
    case .binary(let payload): Entry(.binary, payload, inputs: 2)
    case .compare(let payload): Entry(.compare, payload, inputs: 2)
    case .select: Entry(.select, inputs: 3)
    case .unary(let payload): Entry(.unary, payload, inputs: 1)
    case .parametricRectifier: Entry(.parametricRectifier, inputs: 2)
    case .leakyRectifier(let payload): Entry(.leakyRectifier, payload, inputs: 1)
    case .fakeQuantize(let payload): Entry(.fakeQuantize, payload, inputs: 1)
    case .cast: Entry(.cast, inputs: 1)
    case .softmax(let payload): Entry(.softmax, payload, inputs: 1)
    case .logSoftmax: Entry(.logSoftmax, inputs: 1)
    case .l2Normalization: Entry(.l2Normalization, inputs: 1)
    case .localResponseNormalization(let payload): Entry(.localResponseNormalization, payload, inputs: 1)
    case .reduce(let payload): Entry(.reduce, payload, inputs: 1)
    case .argReduce(let payload): Entry(.argReduce, payload, inputs: 1)
    case .topK(let payload): Entry(.topK, payload, inputs: 1, outputs: 2)
    case .cumulativeSum(let payload): Entry(.cumulativeSum, payload, inputs: 1)
    case .resizeBilinear(let payload): Entry(.resizeBilinear, payload, inputs: 1)
    case .resizeNearestNeighbor(let payload): Entry(.resizeNearestNeighbor, payload, inputs: 1)
    case .depthToSpace(let payload): Entry(.depthToSpace, payload, inputs: 1)
    case .spaceToDepth(let payload): Entry(.spaceToDepth, payload, inputs: 1)
    case .concatenate(let payload): Entry(.concatenate, payload, inputs: 1...Concatenation.maximumPartCount)
    case .pad(let payload): Entry(.pad, payload, inputs: 1, optional: 1)
    case .mirrorPad(let payload): Entry(.mirrorPad, payload, inputs: 1)
    case .slice(let payload): Entry(.slice, payload, inputs: 1)
    case .tile(let payload): Entry(.tile, payload, inputs: 1)
    case .transpose(let payload): Entry(.transpose, payload, inputs: 1)
    case .gather(let payload): Entry(.gather, payload, inputs: 2)
    case .gatherND: Entry(.gatherND, inputs: 2)
    case .scatterND: Entry(.scatterND, inputs: 2)
    case .oneHot(let payload): Entry(.oneHot, payload, inputs: 3)
    case .reverseSequence(let payload): Entry(.reverseSequence, payload, inputs: 2)
    case .updateSlice: Entry(.updateSlice, inputs: 3)
    case .reshape: Entry(.reshape, inputs: 1)
    case .quantize: Entry(.quantize, inputs: 1)
    case .dequantize: Entry(.dequantize, inputs: 1)
    case .detectionPostProcess(let payload): Entry(.detectionPostProcess, payload, inputs: 3, outputs: 4)
    case .landmarksToTransformMatrix(let payload): Entry(.landmarksToTransformMatrix, payload, inputs: 1)
    case .transformTensorBilinear(let payload): Entry(.transformTensorBilinear, payload, inputs: 2)
    case .transformLandmarks: Entry(.transformLandmarks, inputs: 2)
    case .maxPoolWithIndices2D(let payload): Entry(.maxPoolWithIndices2D, payload, inputs: 1, outputs: 2)
    case .maxUnpool2D(let payload): Entry(.maxUnpool2D, payload, inputs: 2)
    }
  }

  /// Creates an operator from the attributes in a model file.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` naming an attribute that is missing, not known or of
  ///   another type. Ranges are left to ``GraphDefinition/validate()``.
  init(kind: OperatorKind, attributes object: JSONMembers) throws {
    func plain(_ operation: Operation) throws -> Operation {
      _ = try NoAttributes(object)
      return operation
    }
    switch kind {
    case .convolution2D: self = .convolution2D(try .init(object))
    case .depthwiseConvolution2D: self = .depthwiseConvolution2D(try .init(object))
    case .transposedConvolution2D: self = .transposedConvolution2D(try .init(object))
    case .fullyConnected: self = .fullyConnected(try .init(object))
    case .batchMatrixProduct: self = .batchMatrixProduct(try .init(object))
    case .maxPool2D: self = .maxPool2D(try .init(object))
    case .averagePool2D: self = .averagePool2D(try .init(object))
    case .l2Pool2D: self = .l2Pool2D(try .init(object))
    case .binary: self = .binary(try .init(object))
    case .compare: self = .compare(try .init(object))
    case .select: self = try plain(.select)
    case .unary: self = .unary(try .init(object))
    case .parametricRectifier: self = try plain(.parametricRectifier)
    case .leakyRectifier: self = .leakyRectifier(try .init(object))
    case .fakeQuantize: self = .fakeQuantize(try .init(object))
    case .cast: self = try plain(.cast)
    case .softmax: self = .softmax(try .init(object))
    case .logSoftmax: self = try plain(.logSoftmax)
    case .l2Normalization: self = try plain(.l2Normalization)
    case .localResponseNormalization: self = .localResponseNormalization(try .init(object))
    case .reduce: self = .reduce(try .init(object))
    case .argReduce: self = .argReduce(try .init(object))
    case .topK: self = .topK(try .init(object))
    case .cumulativeSum: self = .cumulativeSum(try .init(object))
    case .resizeBilinear: self = .resizeBilinear(try .init(object))
    case .resizeNearestNeighbor: self = .resizeNearestNeighbor(try .init(object))
    case .depthToSpace: self = .depthToSpace(try .init(object))
    case .spaceToDepth: self = .spaceToDepth(try .init(object))
    case .concatenate: self = .concatenate(try .init(object))
    case .pad: self = .pad(try .init(object))
    case .mirrorPad: self = .mirrorPad(try .init(object))
    case .slice: self = .slice(try .init(object))
    case .tile: self = .tile(try .init(object))
    case .transpose: self = .transpose(try .init(object))
    case .gather: self = .gather(try .init(object))
    case .gatherND: self = try plain(.gatherND)
    case .scatterND: self = try plain(.scatterND)
    case .oneHot: self = .oneHot(try .init(object))
    case .reverseSequence: self = .reverseSequence(try .init(object))
    case .updateSlice: self = try plain(.updateSlice)
    case .reshape: self = try plain(.reshape)
    case .quantize: self = try plain(.quantize)
    case .dequantize: self = try plain(.dequantize)
    case .detectionPostProcess: self = .detectionPostProcess(try .init(object))
    case .landmarksToTransformMatrix: self = .landmarksToTransformMatrix(try .init(object))
    case .transformTensorBilinear: self = .transformTensorBilinear(try .init(object))
    case .transformLandmarks: self = try plain(.transformLandmarks)
    case .maxPoolWithIndices2D: self = .maxPoolWithIndices2D(try .init(object))
    case .maxUnpool2D: self = .maxUnpool2D(try .init(object))
    }
  }
}

/// The attributes of an operator that has none.
private struct NoAttributes: OperatorAttributes {
  static let blank = NoAttributes()

  func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) {}
}
