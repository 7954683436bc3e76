/// How many tensors an operator takes and gives.
package struct OperatorSignature: Sendable {
  /// The inputs that must be there; they come first.
  package let requiredInputCount: Int
  /// With the inputs that may be left out.
  package let maximumInputCount: Int
  package let outputCount: Int

  fileprivate init(inputs required: Int, optional: Int = 0, outputs: Int = 1) {
    requiredInputCount = required
    maximumInputCount = required + optional
    outputCount = outputs
  }

  fileprivate init(atLeast required: Int, atMost maximum: Int) {
    requiredInputCount = required
    maximumInputCount = maximum
    outputCount = 1
  }
}

extension OperatorKind {
  /// The most tensors that a concatenation joins.
  package static let maximumConcatenationCount = 1024

  /// How many tensors this operator takes and gives.
  package var signature: OperatorSignature {
    switch self {
    case .convolution2D, .depthwiseConvolution2D, .transposedConvolution2D:
      OperatorSignature(inputs: 2, optional: 2)
    case .fullyConnected: OperatorSignature(inputs: 2, optional: 1)
    case .binary, .compare, .parametricRectifier, .batchMatrixProduct, .gather, .gatherND, .scatterND,
      .reverseSequence, .transformTensorBilinear, .transformLandmarks, .maxUnpool2D:
      OperatorSignature(inputs: 2)
    case .select, .oneHot, .updateSlice: OperatorSignature(inputs: 3)
    case .pad: OperatorSignature(inputs: 1, optional: 1)
    case .topK: OperatorSignature(inputs: 1, outputs: 2)
    case .concatenate: OperatorSignature(atLeast: 1, atMost: Self.maximumConcatenationCount)
    case .detectionPostProcess: OperatorSignature(inputs: 3, outputs: 4)
    case .maxPoolWithIndices2D: OperatorSignature(inputs: 1, outputs: 2)
    case .maxPool2D, .averagePool2D, .l2Pool2D, .unary, .leakyRectifier, .cast, .softmax, .logSoftmax,
      .l2Normalization, .localResponseNormalization, .reduce, .argReduce, .cumulativeSum, .resizeBilinear,
      .resizeNearestNeighbor, .depthToSpace, .spaceToDepth, .mirrorPad, .slice, .tile, .transpose, .reshape,
      .quantize, .dequantize,
      .landmarksToTransformMatrix:
      OperatorSignature(inputs: 1)
    }
  }

  /// Whether the inputs past the required ones may be `nil`, instead of only being fewer.
  package var hasOptionalInputs: Bool { self != .concatenate }
}
