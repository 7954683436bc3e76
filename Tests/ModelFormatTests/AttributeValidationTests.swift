import ModelFormat
import TensorCore
import Testing

/// One refusal for each rule about the attributes of operators.
@Suite struct AttributeValidationTests {
  private static func detection(_ change: (inout DetectionPostProcess) -> Void) -> Operation {
    var payload = DetectionPostProcess.sample
    change(&payload)
    return Operation(payload)
  }

  private static func matrix(_ change: (inout LandmarksToTransformMatrix) -> Void) -> Operation {
    var payload = LandmarksToTransformMatrix.sample
    change(&payload)
    return Operation(payload)
  }

  private static func normalization(
    _ change: (inout LocalResponseNormalization) -> Void
  ) -> ModelFormat.Operation {
    var payload = LocalResponseNormalization(radius: 1, bias: 1, alpha: 1, beta: 0.5)
    change(&payload)
    return Operation(payload)
  }

  private static func convolution(_ window: Window2D) -> Operation {
    Operation(Convolution2D(window: window))
  }

  static let faults: [(operation: ModelFormat.Operation, message: String)] = [
    (convolution(Window2D(strideHeight: 0)), "strideHeight is 0; expected 1 to 65536"),
    (convolution(Window2D(strideWidth: -1)), "strideWidth is -1"),
    (convolution(Window2D(dilationHeight: 0)), "dilationHeight is 0"),
    (convolution(Window2D(dilationWidth: 1 << 40)), "dilationWidth is 1099511627776"),
    (convolution(Window2D(paddingTop: -1)), "paddingTop is -1; expected 0 to 65536"),
    (convolution(Window2D(paddingBottom: 65537)), "paddingBottom is 65537"),
    (convolution(Window2D(paddingLeft: -1)), "paddingLeft is -1"),
    (convolution(Window2D(paddingRight: Int.max)), "paddingRight is"),
    (
      Operation(DepthwiseConvolution2D(window: Window2D(strideHeight: 0))),
      "depthwiseConvolution2D: attribute strideHeight is 0"
    ),
    (Operation(MaxPool2D(windowHeight: 0, windowWidth: 1, window: Window2D())), "windowHeight is 0"),
    (Operation(MaxPool2D(windowHeight: 1, windowWidth: -3, window: Window2D())), "windowWidth is -3"),
    (
      Operation(MaxPool2D(windowHeight: 2, windowWidth: 2, window: Window2D(paddingRight: 2))),
      "padding is as long as the window"
    ),
    (Operation(AveragePool2D(windowHeight: 0, windowWidth: 1, window: Window2D())), "windowHeight is 0"),
    (
      Operation(AveragePool2D(windowHeight: 3, windowWidth: 3, window: Window2D(paddingTop: 3))),
      "padding is as long as the window"
    ),
    (
      Operation(AveragePool2D(windowHeight: 1, windowWidth: -1, window: Window2D())), "windowWidth is -1"
    ),
    (Operation(L2Pool2D(windowHeight: -1, windowWidth: 1, window: Window2D())), "windowHeight is -1"),
    (Operation(L2Pool2D(windowHeight: 1, windowWidth: 0, window: Window2D())), "windowWidth is 0"),
    (
      Operation(L2Pool2D(windowHeight: 2, windowWidth: 2, window: Window2D(paddingLeft: 2))),
      "padding is as long as the window"
    ),
    (Operation(LeakyRectifier(negativeSlope: .nan)), "negativeSlope is nan"),
    (Operation(LeakyRectifier(negativeSlope: -.infinity)), "negativeSlope is -inf"),
    (Operation(FakeQuantization(minimum: .nan, maximum: 1)), "minimum is nan"),
    (Operation(FakeQuantization(minimum: 0, maximum: .infinity)), "maximum is inf"),
    (Operation(FakeQuantization(minimum: 0, maximum: 1, bitCount: 1)), "bitCount is 1; expected 2 to 16"),
    (Operation(FakeQuantization(minimum: 1, maximum: 1)), "from 1.0 to 1.0 are 0.0 apart"),
    (Operation(FakeQuantization(minimum: -3e38, maximum: 3e38)), "are inf apart"),
    (Operation(Softmax(beta: 0)), "beta is 0.0"),
    (Operation(Softmax(beta: .infinity)), "beta is inf"),
    (normalization { $0.radius = -1 }, "radius is -1; expected 0 to 65536"),
    (normalization { $0.bias = .nan }, "bias is nan"),
    (normalization { $0.alpha = .infinity }, "alpha is inf"),
    (normalization { $0.beta = -.infinity }, "beta is -inf"),
    (Operation(ArgReduction(.maximum, axis: 8)), "axis is 8; expected 0 to 7"),
    (Operation(TopK(count: -1)), "count is -1; expected 0 to 65536"),
    (Operation(CumulativeSum(axis: -1)), "axis is -1"),
    (Operation(Reduction(.mean, axes: [8], keepsDimensions: true)), "axes is 8; expected 0 to 7"),
    (Operation(Reduction(.mean, axes: [-1], keepsDimensions: true)), "axes is -1"),
    (Operation(Reduction(.mean, axes: [2, 1], keepsDimensions: true)), "not ascending"),
    (Operation(Reduction(.mean, axes: [1, 1], keepsDimensions: true)), "not ascending"),
    (
      Operation(
        ResizeBilinear(Resizing(height: 0, width: 1, alignsCorners: false, usesHalfPixelCenters: false))),
      "height is 0"
    ),
    (
      Operation(
        ResizeBilinear(Resizing(height: 1, width: 1 << 20, alignsCorners: false, usesHalfPixelCenters: false))
      ),
      "width is 1048576"
    ),
    (
      Operation(
        ResizeBilinear(Resizing(height: 1, width: 1, alignsCorners: true, usesHalfPixelCenters: true))),
      "exclude each other"
    ),
    (
      Operation(
        ResizeNearestNeighbor(
          Resizing(height: 1, width: 0, alignsCorners: false, usesHalfPixelCenters: false))),
      "width is 0"
    ),
    (
      Operation(
        ResizeNearestNeighbor(
          Resizing(height: 1 << 17, width: 1, alignsCorners: false, usesHalfPixelCenters: false))),
      "height is 131072"
    ),
    (
      Operation(
        ResizeNearestNeighbor(Resizing(height: 1, width: 1, alignsCorners: true, usesHalfPixelCenters: true))),
      "exclude each other"
    ),
    (Operation(DepthToSpace(blockSize: 0)), "blockSize is 0"),
    (
      Operation(TransposedConvolution2D(height: 0, width: 1)),
      "height is 0; expected 1 to 65536"
    ),
    (Operation(TransposedConvolution2D(height: 1, width: 1 << 17)), "width is 131072"),
    (
      Operation(TransposedConvolution2D(height: 1, width: 1, strideHeight: 0)),
      "strideHeight is 0"
    ),
    (
      Operation(TransposedConvolution2D(height: 1, width: 1, strideWidth: -1)),
      "strideWidth is -1"
    ),
    (
      Operation(TransposedConvolution2D(height: 1, width: 1, paddingTop: Int.max)),
      "paddingTop is"
    ),
    (
      Operation(TransposedConvolution2D(height: 1, width: 1, paddingLeft: -1)),
      "paddingLeft is -1"
    ),
    (Operation(SpaceToDepth(blockSize: 1 << 40)), "blockSize is 1099511627776"),
    (Operation(MirrorPad(before: [-1], after: [0], mode: .reflect)), "before is -1"),
    (Operation(MirrorPad(before: [0], after: [Int.max], mode: .reflect)), "after is"),
    (Operation(MirrorPad(before: [0, 0], after: [0], mode: .symmetric)), "expected as many"),
    (Operation(Tile(repetitions: [-1])), "repetitions is -1"),
    (Operation(Tile(repetitions: [Int.max])), "repetitions is"),
    (Operation(Gather(axis: 8)), "axis is 8; expected 0 to 7"),
    (Operation(Gather(axis: 1, batchAxisCount: -1)), "batchAxisCount is -1"),
    (Operation(Gather(axis: 0, batchAxisCount: 1)), "axis 0 is one of the 1 axes of the batch"),
    (Operation(OneHot(depth: -1, axis: 0)), "depth is -1"),
    (Operation(OneHot(depth: 1, axis: -1)), "axis is -1"),
    (Operation(ReverseSequence(sequenceAxis: 9, batchAxis: 0)), "sequenceAxis is 9"),
    (Operation(ReverseSequence(sequenceAxis: 0, batchAxis: -1)), "batchAxis is -1"),
    (Operation(ReverseSequence(sequenceAxis: 1, batchAxis: 1)), "both 1"),
    (Operation(Concatenation(axis: -1)), "axis is -1"),
    (Operation(Pad(before: [-1], after: [0])), "before is -1"),
    (Operation(Pad(before: [0], after: [1 << 17])), "after is 131072"),
    (Operation(Pad(before: [0, 0], after: [0])), "expected as many"),
    (Operation(Pad(before: Array(repeating: 0, count: 9), after: [])), "9 elements; expected at most 8"),
    (Operation(Slice(starts: [-1], steps: [1], counts: [1])), "starts is -1"),
    (Operation(Slice(starts: [0], steps: [0], counts: [1])), "step of axis 0 is zero"),
    (Operation(Slice(starts: [0], steps: [Int.min], counts: [1])), "steps is"),
    (Operation(Slice(starts: [0], steps: [1], counts: [-1])), "counts is -1"),
    (Operation(Slice(starts: [0], steps: [1], counts: [])), "expected as many"),
    (Operation(Slice(starts: [2], steps: [-1], counts: [4])), "walks before the first element"),
    (Operation(Transpose(permutation: [0, 0])), "not a permutation"),
    (Operation(Transpose(permutation: [0, 2])), "not a permutation"),
    (Operation(Transpose(permutation: [-1, 0])), "permutation is -1"),
    (detection { $0.maximumDetectionCount = 0 }, "maximumDetectionCount is 0"),
    (detection { $0.maximumClassesPerDetection = 0 }, "maximumClassesPerDetection is 0"),
    (detection { $0.maximumClassesPerDetection = 91 }, "91 classes for each detection"),
    (detection { $0.detectionsPerClass = -1 }, "detectionsPerClass is -1"),
    (detection { $0.detectionsPerClass = 0 }, "detectionsPerClass is 0 while"),
    (detection { $0.classCount = 0 }, "classCount is 0"),
    (detection { $0.scoreThreshold = .nan }, "scoreThreshold is nan"),
    (detection { $0.scoreThreshold = -.infinity }, "scoreThreshold is -inf"),
    (detection { $0.overlapThreshold = 1.5 }, "overlapThreshold is 1.5; expected 0.0 to 1.0"),
    (detection { $0.scaleY = 0 }, "scaleY is 0.0"),
    (detection { $0.scaleX = -1 }, "scaleX is -1.0"),
    (detection { $0.scaleHeight = .infinity }, "scaleHeight is inf"),
    (detection { $0.scaleWidth = .nan }, "scaleWidth is nan"),
    (
      detection {
        $0.maximumDetectionCount = 65536
        $0.maximumClassesPerDetection = 50
      }, "rows of detections are beyond the limit"
    ),
    (matrix { $0.leftLandmark = -1 }, "leftLandmark is -1"),
    (matrix { $0.rightLandmark = 1 << 20 }, "rightLandmark is 1048576"),
    (matrix { $0.targetAngle = .nan }, "targetAngle is nan"),
    (matrix { $0.subset = [] }, "the subset is empty"),
    (matrix { $0.subset[3] = -2 }, "subset is -2; expected 0 to 65536"),
    (
      matrix { $0.subset = Array(repeating: 0, count: 1025) },
      "subset has 1025 elements; expected at most 1024"
    ),
    (matrix { $0.verticalScale = 0 }, "verticalScale is 0.0"),
    (matrix { $0.horizontalScale = .infinity }, "horizontalScale is inf"),
    (matrix { $0.cropHeight = 0 }, "cropHeight is 0"),
    (matrix { $0.cropWidth = 1 << 17 }, "cropWidth is 131072"),
    (Operation(TransformTensorBilinear(height: 0, width: 1)), "height is 0"),
    (Operation(TransformTensorBilinear(height: 1, width: -1)), "width is -1"),
    (
      Operation(MaxPoolWithIndices2D(windowHeight: 0, windowWidth: 1, window: Window2D())),
      "windowHeight is 0"
    ),
    (
      Operation(MaxPoolWithIndices2D(windowHeight: 1, windowWidth: -1, window: Window2D())),
      "windowWidth is -1"
    ),
    (
      Operation(
        MaxPoolWithIndices2D(windowHeight: 1, windowWidth: 2, window: Window2D(paddingLeft: 2))),
      "padding is as long as the window"
    ),
    (
      Operation(MaxUnpool2D(windowHeight: 0, windowWidth: 1, strideHeight: 1, strideWidth: 1)),
      "windowHeight is 0"
    ),
    (
      Operation(MaxUnpool2D(windowHeight: 1, windowWidth: 1 << 20, strideHeight: 1, strideWidth: 1)),
      "windowWidth is 1048576"
    ),
    (
      Operation(MaxUnpool2D(windowHeight: 1, windowWidth: 1, strideHeight: 0, strideWidth: 1)),
      "strideHeight is 0"
    ),
    (
      Operation(
        MaxUnpool2D(windowHeight: 1, windowWidth: 1, strideHeight: 1, strideWidth: 1, paddingTop: -1)),
      "paddingTop is -1"
    ),
  ]

  @Test(arguments: faults)
  func anAttributeOutOfRangeIsRefused(operation: ModelFormat.Operation, message: String) throws {
    var graph = SampleGraphs.graph(of: operation.kind)
    graph.nodes[0].operation = operation
    let error = try #require(throws: EngineError.self) { try graph.validate() }
    #expect(error.code == .invalidModel)
    #expect(error.description.contains(message), "\(error)")
    #expect(error.context.dropFirst().first == "node 0 \"head/\(operation.kind.rawValue)\"")
  }
}
