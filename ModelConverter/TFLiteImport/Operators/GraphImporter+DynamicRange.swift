import ModelFormat
import TensorCore

extension GraphImporter {
  /// Whether an operator has quantized weights as its second input and numbers as its first.
  func hasDynamicRange(_ source: TFLiteOperator) throws -> Bool {
    let (image, weights) = (tensors[try input(0, of: source)], tensors[try input(1, of: source)])
    return image.elementType == .float32 && weights.elementType == .int8
  }

  /// How TensorFlow Lite quantizes the images of a convolution.
  ///
  /// - Source: `EvalImpl` of `tflite/kernels/conv.cc`, and what
  ///   `tflite/delegates/xnnpack/xnnpack_delegate.cc` takes.
  func inputQuantization(ofConvolution source: TFLiteOperator, hasGroups: Bool) throws -> InputQuantization {
    let weights = try input(1, of: source)
    let isLeftToKernel =
      try narrowBitCounts[weights] != nil
      || isLeftByXNNPACK(source, activation: WindowFields.convolution.activation)
    guard try hasDynamicRange(source), isLeftToKernel else { return .xnnpack }
    let scales = tensors[weights].quantization?.scales ?? []
    return hasGroups || scales.contains { $0 != scales[0] } ? .asymmetric : .symmetric
  }

  /// How TensorFlow Lite quantizes the rows of a matrix product.
  ///
  /// - Source: `EvalHybridDense` of `tflite/kernels/fully_connected.cc`, and what
  ///   `tflite/delegates/xnnpack/xnnpack_delegate.cc` takes.
  func inputQuantization(ofProduct source: TFLiteOperator) throws -> InputQuantization {
    let weights = try input(1, of: source)
    // XNNPACK wants rows of weights that fill their bytes.
    let length = tensors[weights].shape.lastDimension ?? 0
    let fillsBytes = narrowBitCounts[weights].map { length * $0 % 8 == 0 }
    let isLeftToKernel =
      try fillsBytes == false || isLeftByXNNPACK(source, activation: FullyConnectedOptions.activation)
    guard try hasDynamicRange(source), isLeftToKernel else { return .xnnpack }
    return try source.bool(FullyConnectedOptions.isAsymmetric) ? .asymmetric : .symmetric
  }

  /// Whether XNNPACK leaves an operator to TensorFlow Lite's kernels, for its computed weights or its
  /// activation.
  private func isLeftByXNNPACK(_ source: TFLiteOperator, activation: Int) throws -> Bool {
    let isComputed = tensors[try input(1, of: source)].constant == nil
    return try isComputed
      || FusedFunction.all.contains(try source.integer(activation, default: Int8(0)))
  }
}

/// The activations that are no bounds, as in `schema.fbs`.
enum FusedFunction {
  static let hyperbolicTangent: Int8 = 4
  static let sign: Int8 = 5
  static let all = [hyperbolicTangent, sign]
}
