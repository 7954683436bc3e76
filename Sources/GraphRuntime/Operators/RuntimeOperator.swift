import ComputeKernels
import ModelFormat
import TensorCore

/// What the runtime knows of an operator: the shape of its results, its cost, and its kernels.
protocol RuntimeOperator: Sendable {
  /// The types of the outputs for the given inputs.
  ///
  /// - Throws: ``EngineError/Code/shapeMismatch`` when the inputs do not fit the operator.
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType]

  /// The number of multiply-adds of one run; zero for operators that only move or compare numbers.
  func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int

  /// The number of times that one run looks at an element, where elements are looked at often; zero for operators that
  /// do so a few times each.
  func operationCount(inputs: NodeInputs, outputs: [TensorType]) -> Int

  /// Chooses a kernel, and says why it was chosen and what the first run has to pack for it.
  func makeKernel(for site: NodeSite) throws -> PlannedKernel
}

extension RuntimeOperator {
  func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int { 0 }

  func operationCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    multiplyAddCount(inputs: inputs, outputs: outputs)
  }
}

extension Operation {
  /// The runtime's side of the operator.
  var runtimeOperator: any RuntimeOperator {
    switch self {
    case .convolution2D(let attributes): attributes
    case .depthwiseConvolution2D(let attributes): attributes
    case .transposedConvolution2D(let attributes): attributes
    case .fullyConnected(let attributes): attributes
    case .batchMatrixProduct(let attributes): attributes
    case .maxPool2D(let attributes): attributes
    case .averagePool2D(let attributes): attributes
    case .l2Pool2D(let attributes): attributes
    case .binary(let attributes): attributes
    case .compare(let attributes): attributes
    case .select: SelectOperator()
    case .unary(let attributes): attributes
    case .parametricRectifier: ParametricRectifierOperator()
    case .leakyRectifier(let attributes): attributes
    case .fakeQuantize(let attributes): attributes
    case .cast: CastOperator()
    case .softmax(let attributes): attributes
    case .logSoftmax: LogSoftmaxOperator()
    case .l2Normalization: L2NormalizationOperator()
    case .localResponseNormalization(let attributes): attributes
    case .reduce(let attributes): attributes
    case .argReduce(let attributes): attributes
    case .topK(let attributes): attributes
    case .cumulativeSum(let attributes): attributes
    case .resizeBilinear(let resizing): ResizeBilinearOperator(resizing: resizing)
    case .resizeNearestNeighbor(let resizing): ResizeNearestNeighborOperator(resizing: resizing)
    case .depthToSpace(let attributes): attributes
    case .spaceToDepth(let attributes): attributes
    case .concatenate(let attributes): attributes
    case .pad(let attributes): attributes
    case .mirrorPad(let attributes): attributes
    case .slice(let attributes): attributes
    case .tile(let attributes): attributes
    case .transpose(let attributes): attributes
    case .gather(let attributes): attributes
    case .gatherND: GatherNDOperator()
    case .scatterND: ScatterNDOperator()
    case .oneHot(let attributes): attributes
    case .reverseSequence(let attributes): attributes
    case .updateSlice: UpdateSliceOperator()
    case .reshape: ReshapeOperator()
    case .quantize: QuantizeOperator()
    case .dequantize: DequantizeOperator()
    case .detectionPostProcess(let attributes): attributes
    case .landmarksToTransformMatrix(let attributes): attributes
    case .transformTensorBilinear(let attributes): attributes
    case .transformLandmarks: TransformLandmarksOperator()
    case .maxPoolWithIndices2D(let attributes): attributes
    case .maxUnpool2D(let attributes): attributes
    }
  }
}
