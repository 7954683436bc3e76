import TensorCore

/// The attributes of an operator that has none.
package struct NoAttributes: OperatorAttributes {
  package static let blank = NoAttributes()
  package static let attributes: [Attribute<NoAttributes>] = []
}

extension Operation {
  /// The payload with the attributes.
  package var attributes: any OperatorAttributes {
    switch self {
    case .convolution2D(let payload): payload
    case .depthwiseConvolution2D(let payload): payload
    case .transposedConvolution2D(let payload): payload
    case .fullyConnected(let payload): payload
    case .batchMatrixProduct(let payload): payload
    case .maxPool2D(let payload): payload
    case .averagePool2D(let payload): payload
    case .l2Pool2D(let payload): payload
    case .binary(let payload): payload
    case .compare(let payload): payload
    case .unary(let payload): payload
    case .leakyRectifier(let payload): payload
    case .softmax(let payload): payload
    case .localResponseNormalization(let payload): payload
    case .reduce(let payload): payload
    case .argReduce(let payload): payload
    case .topK(let payload): payload
    case .cumulativeSum(let payload): payload
    case .resizeBilinear(let payload): payload
    case .resizeNearestNeighbor(let payload): payload
    case .depthToSpace(let payload): payload
    case .spaceToDepth(let payload): payload
    case .concatenate(let payload): payload
    case .pad(let payload): payload
    case .mirrorPad(let payload): payload
    case .slice(let payload): payload
    case .tile(let payload): payload
    case .transpose(let payload): payload
    case .gather(let payload): payload
    case .oneHot(let payload): payload
    case .reverseSequence(let payload): payload
    case .detectionPostProcess(let payload): payload
    case .landmarksToTransformMatrix(let payload): payload
    case .transformTensorBilinear(let payload): payload
    case .maxPoolWithIndices2D(let payload): payload
    case .maxUnpool2D(let payload): payload
    case .parametricRectifier, .select, .cast, .logSoftmax, .l2Normalization, .reshape, .gatherND, .scatterND,
      .updateSlice, .quantize, .dequantize, .transformLandmarks:
      NoAttributes()
    }
  }

  /// Creates an operator from the attributes in a model file.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` naming an attribute that is missing, not known or of
  ///   another type. Ranges are left to ``GraphDefinition/validate()``.
  init(kind: OperatorKind, attributes object: JSONObject) throws {
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
    case .unary: self = .unary(try .init(object))
    case .leakyRectifier: self = .leakyRectifier(try .init(object))
    case .softmax: self = .softmax(try .init(object))
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
    case .oneHot: self = .oneHot(try .init(object))
    case .reverseSequence: self = .reverseSequence(try .init(object))
    case .detectionPostProcess: self = .detectionPostProcess(try .init(object))
    case .landmarksToTransformMatrix: self = .landmarksToTransformMatrix(try .init(object))
    case .transformTensorBilinear: self = .transformTensorBilinear(try .init(object))
    case .maxPoolWithIndices2D: self = .maxPoolWithIndices2D(try .init(object))
    case .maxUnpool2D: self = .maxUnpool2D(try .init(object))
    case .parametricRectifier: self = try Self.withoutAttributes(.parametricRectifier, object)
    case .select: self = try Self.withoutAttributes(.select, object)
    case .cast: self = try Self.withoutAttributes(.cast, object)
    case .logSoftmax: self = try Self.withoutAttributes(.logSoftmax, object)
    case .l2Normalization: self = try Self.withoutAttributes(.l2Normalization, object)
    case .reshape: self = try Self.withoutAttributes(.reshape, object)
    case .gatherND: self = try Self.withoutAttributes(.gatherND, object)
    case .scatterND: self = try Self.withoutAttributes(.scatterND, object)
    case .updateSlice: self = try Self.withoutAttributes(.updateSlice, object)
    case .quantize: self = try Self.withoutAttributes(.quantize, object)
    case .dequantize: self = try Self.withoutAttributes(.dequantize, object)
    case .transformLandmarks: self = try Self.withoutAttributes(.transformLandmarks, object)
    }
  }

  private static func withoutAttributes(_ operation: Operation, _ object: JSONObject) throws -> Operation {
    _ = try NoAttributes(object)
    return operation
  }
}

extension OperatorAttributes {
  /// Reads every attribute from `object`, which has no others.
  init(_ object: JSONObject) throws {
    var payload = Self.blank
    for attribute in Self.attributes {
      guard let value = object[attribute.name] else {
        throw EngineError(.invalidModel, "attribute \"\(attribute.name)\" is missing")
      }
      try EngineError.within("attribute \"\(attribute.name)\"") { try attribute.decode(value, &payload) }
    }
    guard object.members.count == Self.attributes.count else {
      try Self.refuseUnknown(object)
      throw EngineError(.invalidModel, "an attribute occurs twice")
    }
    self = payload
  }

  /// The attributes as members of a JSON object, in the order of the list.
  var jsonObject: JSONObject {
    JSONObject(Self.attributes.map { .init(key: $0.name, value: $0.encode(self)) })
  }
}

extension OperatorAttributes {
  private static func refuseUnknown(_ object: JSONObject) throws {
    let known = attributes.map(\.name)
    for member in object.members where !known.contains(member.key) {
      let explanation =
        known.isEmpty ? "\(member.key.quoted); the operator has none" : unknownName(member.key, among: known)
      throw EngineError(.invalidModel, "unknown attribute: \(explanation)")
    }
  }
}
