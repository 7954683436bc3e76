import ModelFormat
import TensorCore

/// Small sound graphs for the tests of validation and of the model file.
enum SampleGraphs {
  /// A graph with one node of `kind`, all its optional inputs and telling attribute values.
  static func graph(of kind: OperatorKind) -> GraphDefinition {
    let operation = operation(of: kind)
    let signature = operation.signature
    let inputCount = kind == .concatenate ? 3 : signature.maximumInputCount
    var tensors = [TensorDefinition(name: "image", shape: [1, 4, 4, 2], elementType: .float32)]
    for index in 1..<max(inputCount, 1) {
      let values = (0..<4).map { Float($0) / 3 - Float(index) }
      tensors.append(
        TensorDefinition(
          name: "constant \(index)", shape: [4], elementType: .float32,
          constant: Tensor(shape: [4], values: values)))
    }
    let outputs = tensors.count..<tensors.count + signature.outputCount
    tensors += outputs.map { TensorDefinition(name: "output \($0)", shape: [1, 4], elementType: .float32) }
    let node = NodeDefinition(
      name: "head/\(kind.rawValue)", operation: operation, inputs: Array(0..<inputCount),
      outputs: Array(outputs))
    return GraphDefinition(
      name: kind.rawValue, tensors: tensors, nodes: [node], inputs: [0], outputs: Array(outputs))
  }

  /// Two nodes in a row, the first with a constant.
  static func chain() -> GraphDefinition {
    GraphDefinition(
      name: "chain",
      tensors: [
        TensorDefinition(name: "input", shape: [2, 3], elementType: .float32),
        TensorDefinition(
          name: "weights", shape: [2, 3], elementType: .float32,
          constant: Tensor(shape: [2, 3], values: [1, 2, 3, 4, 5, 6] as [Float])),
        TensorDefinition(name: "rows", shape: [2, 2], elementType: .float32),
        TensorDefinition(name: "scores", shape: [2, 2], elementType: .float32),
      ],
      nodes: [
        NodeDefinition(
          name: "rows", operation: .fullyConnected(FullyConnected(activation: .rectifier6)),
          inputs: [0, 1, nil],
          outputs: [2]),
        NodeDefinition(
          name: "scores", operation: .unary(ElementwiseUnary(.logistic)), inputs: [2], outputs: [3]),
      ],
      inputs: [0], outputs: [3])
  }

  static let window = Window2D(
    strideHeight: 2, strideWidth: 3, dilationHeight: 1, dilationWidth: 2, paddingTop: 0, paddingBottom: 1,
    paddingLeft: 2, paddingRight: 3)

  static let detectionPostProcess = DetectionPostProcess(
    maximumDetectionCount: 10, maximumClassesPerDetection: 2, detectionsPerClass: 100,
    suppressesEachClass: true, scoreThreshold: -0.25, overlapThreshold: 0.6, classCount: 90, scaleY: 10,
    scaleX: 11, scaleHeight: 5, scaleWidth: 0.1)

  static let landmarksToTransformMatrix = LandmarksToTransformMatrix(
    leftLandmark: 61, rightLandmark: 291, targetAngle: -0.25, subset: Array(5..<25), verticalScale: 1.25,
    horizontalScale: 1.5, cropHeight: 16, cropWidth: 12)

  static func operation(of kind: OperatorKind) -> Operation {
    switch kind {
    case .convolution2D: .convolution2D(Convolution2D(window: window, activation: .rectifier))
    case .depthwiseConvolution2D:
      .depthwiseConvolution2D(DepthwiseConvolution2D(window: window, activation: .rectifierMinusOneToOne))
    case .fullyConnected: .fullyConnected(FullyConnected(activation: .rectifier6, keepsDimensions: true))
    case .transposedConvolution2D:
      .transposedConvolution2D(
        TransposedConvolution2D(
          height: 9, width: 8, strideHeight: 2, strideWidth: 3, paddingTop: 1, paddingLeft: 2,
          activation: .rectifier))
    case .batchMatrixProduct:
      .batchMatrixProduct(BatchMatrixProduct(transposesLeft: false, transposesRight: true))
    case .maxPool2D: .maxPool2D(MaxPool2D(windowHeight: 2, windowWidth: 4, window: window))
    case .averagePool2D: .averagePool2D(AveragePool2D(windowHeight: 3, windowWidth: 4, window: window))
    case .l2Pool2D: .l2Pool2D(L2Pool2D(windowHeight: 2, windowWidth: 5, window: window))
    case .compare: .compare(Comparison(.lessOrEqual))
    case .select: .select
    case .leakyRectifier: .leakyRectifier(LeakyRectifier(negativeSlope: 0.1))
    case .fakeQuantize: .fakeQuantize(FakeQuantization(minimum: -0.75, maximum: 2.5, bitCount: 6))
    case .cast: .cast
    case .softmax: .softmax(Softmax(beta: 1.5))
    case .logSoftmax: .logSoftmax
    case .l2Normalization: .l2Normalization
    case .localResponseNormalization:
      .localResponseNormalization(LocalResponseNormalization(radius: 2, bias: 1, alpha: 0.25, beta: 0.75))
    case .argReduce: .argReduce(ArgReduction(.minimum, axis: 3))
    case .topK: .topK(TopK(count: 2))
    case .cumulativeSum: .cumulativeSum(CumulativeSum(axis: 1, isExclusive: true, isReversed: false))
    case .binary: .binary(ElementwiseBinary(.squaredDifference, activation: .rectifier))
    case .unary: .unary(ElementwiseUnary(.reciprocalSquareRoot))
    case .parametricRectifier: .parametricRectifier
    case .reduce: .reduce(Reduction(.sum, axes: [1, 2], keepsDimensions: true))
    case .resizeBilinear:
      .resizeBilinear(Resizing(height: 8, width: 9, alignsCorners: false, usesHalfPixelCenters: true))
    case .resizeNearestNeighbor:
      .resizeNearestNeighbor(
        Resizing(height: 7, width: 5, alignsCorners: true, usesHalfPixelCenters: false))
    case .depthToSpace: .depthToSpace(DepthToSpace(blockSize: 2))
    case .spaceToDepth: .spaceToDepth(SpaceToDepth(blockSize: 2))
    case .concatenate: .concatenate(Concatenation(axis: 3))
    case .pad: .pad(Pad(before: [0, 1, 2, 0], after: [0, 3, 4, 0]))
    case .mirrorPad:
      .mirrorPad(MirrorPad(before: [0, 1, 2, 0], after: [0, 3, 1, 0], mode: .symmetric))
    case .slice: .slice(Slice(starts: [0, 3, 0, 1], steps: [1, -1, 2, 1], counts: [1, 4, 2, 1]))
    case .tile: .tile(Tile(repetitions: [1, 2, 3, 1]))
    case .transpose: .transpose(Transpose(permutation: [0, 3, 1, 2]))
    case .gather: .gather(Gather(axis: 2, batchAxisCount: 1))
    case .gatherND: .gatherND
    case .scatterND: .scatterND
    case .oneHot: .oneHot(OneHot(depth: 5, axis: 4))
    case .reverseSequence: .reverseSequence(ReverseSequence(sequenceAxis: 2, batchAxis: 0))
    case .updateSlice: .updateSlice
    case .reshape: .reshape
    case .quantize: .quantize
    case .dequantize: .dequantize
    case .detectionPostProcess: .detectionPostProcess(detectionPostProcess)
    case .landmarksToTransformMatrix: .landmarksToTransformMatrix(landmarksToTransformMatrix)
    case .transformTensorBilinear: .transformTensorBilinear(TransformTensorBilinear(height: 16, width: 12))
    case .transformLandmarks: .transformLandmarks
    case .maxPoolWithIndices2D:
      .maxPoolWithIndices2D(
        MaxPoolWithIndices2D(windowHeight: 3, windowWidth: 4, window: window, activation: .rectifier6))
    case .maxUnpool2D:
      .maxUnpool2D(
        MaxUnpool2D(
          windowHeight: 3, windowWidth: 2, strideHeight: 4, strideWidth: 5, paddingTop: 6, paddingLeft: 7))
    }
  }
}
