/// The operators of the engine: the only list of them.
package enum OperatorRegistry {
  /// In the order of the format's documentation.
  package static let all: [any OperatorDefinition.Type] = [
    Convolution2D.self,
    DepthwiseConvolution2D.self,
    TransposedConvolution2D.self,
    FullyConnected.self,
    BatchMatrixProduct.self,
    MaxPool2D.self,
    AveragePool2D.self,
    L2Pool2D.self,
    ElementwiseBinary.self,
    Comparison.self,
    Select.self,
    ElementwiseUnary.self,
    ParametricRectifier.self,
    LeakyRectifier.self,
    FakeQuantization.self,
    Cast.self,
    Softmax.self,
    LogSoftmax.self,
    L2Normalization.self,
    LocalResponseNormalization.self,
    Reduction.self,
    ArgReduction.self,
    TopK.self,
    CumulativeSum.self,
    LongShortTermMemory.self,
    SingularValueFilter.self,
    RealFourierTransform.self,
    Magnitude.self,
    SegmentSum.self,
    SegmentReduction.self,
    ResizeBilinear.self,
    ResizeNearestNeighbor.self,
    DepthToSpace.self,
    SpaceToDepth.self,
    Concatenation.self,
    Pad.self,
    MirrorPad.self,
    Slice.self,
    Tile.self,
    Transpose.self,
    Gather.self,
    GatherND.self,
    ScatterND.self,
    OneHot.self,
    ReverseSequence.self,
    UpdateSlice.self,
    Reshape.self,
    Quantize.self,
    Dequantize.self,
    DetectionPostProcess.self,
    NonMaximumSuppression.self,
    LandmarksToTransformMatrix.self,
    TransformTensorBilinear.self,
    TransformLandmarks.self,
    MaxPoolWithIndices2D.self,
    MaxUnpool2D.self,
  ]

  private static let names = all.map { $0.kind.rawValue }

  /// The operator that the model file calls `name`, if there is one.
  package static func definition(named name: String) -> (any OperatorDefinition.Type)? {
    names.firstIndex { $0.utf8.count == name.utf8.count && $0 == name }.map { all[$0] }
  }
}
