import ModelFormat
import TensorCore

/// What the runtime adds to the definition of an operator: its kernels.
protocol RuntimeOperator: OperatorDefinition {
  /// Chooses a kernel, and says why it was chosen and what the first run has to pack for it.
  func makeKernel(for site: NodeSite) throws -> PlannedKernel
}

/// The operators that have kernels.
///
/// A cast would do without the list, but search all conformances of the program for each type that it meets first, which
/// takes as long as planning a network does.
enum RuntimeOperators {
  static let all: [any RuntimeOperator.Type] = [
    Convolution2D.self, DepthwiseConvolution2D.self, TransposedConvolution2D.self, FullyConnected.self,
    BatchMatrixProduct.self, MaxPool2D.self, AveragePool2D.self, L2Pool2D.self, ElementwiseBinary.self,
    Comparison.self, Select.self, ElementwiseUnary.self, ParametricRectifier.self, LeakyRectifier.self,
    FakeQuantization.self, Cast.self, Softmax.self, LogSoftmax.self, L2Normalization.self,
    LocalResponseNormalization.self, Reduction.self, ArgReduction.self, TopK.self, CumulativeSum.self,
    ResizeBilinear.self, ResizeNearestNeighbor.self, DepthToSpace.self, SpaceToDepth.self,
    Concatenation.self, Pad.self, MirrorPad.self, Slice.self, Tile.self, Transpose.self, Gather.self,
    GatherND.self, ScatterND.self, OneHot.self, ReverseSequence.self, UpdateSlice.self, Reshape.self,
    Quantize.self, Dequantize.self, DetectionPostProcess.self, LandmarksToTransformMatrix.self,
    TransformTensorBilinear.self, TransformLandmarks.self, MaxPoolWithIndices2D.self, MaxUnpool2D.self,
  ]
}

extension Operation {
  /// Chooses a kernel.
  ///
  /// - Throws: ``EngineError/Code/unsupportedOperator`` when the operator has none, and as
  ///   ``RuntimeOperator/makeKernel(for:)``.
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let type = type
    for candidate in RuntimeOperators.all where candidate == type {
      if let kernel = try candidate.makeKernel(of: self, for: site) { return kernel }
    }
    throw EngineError(.unsupportedOperator, "\(kind) has no kernel")
  }
}

extension RuntimeOperator {
  fileprivate static func makeKernel(of operation: Operation, for site: NodeSite) throws -> PlannedKernel? {
    try operation.as(Self.self)?.makeKernel(for: site)
  }
}
