import ComputeKernels

/// How the numbers that meet quantized weights become quantized values while an operator runs.
///
/// TensorFlow Lite leaves most such operators to XNNPACK and computes the rest itself, in other ways.
public enum InputQuantization: String, Sendable, Hashable, CaseIterable {
  /// By the range from the lowest number to the highest, zero included; halves go to the even value. A matrix
  /// has a range for each row, and an image whose convolution is a matrix product one for each pixel.
  case xnnpack
  /// By the range from the lowest number to the highest, zero included; halves go away from zero. A matrix
  /// has a range for each row, and an image always one for the whole.
  case asymmetric
  /// By the largest magnitude, around zero; halves go away from zero. A matrix has one for each row, and an
  /// image always one for the whole.
  case symmetric

  /// How the kernels do that.
  var rule: DynamicQuantization {
    switch self {
    case .xnnpack: .xnnpack
    case .asymmetric: .tensorFlowLite
    case .symmetric: .symmetricTensorFlowLite
    }
  }
}

extension AttributeVisitor {
  /// How an operator quantizes numbers that meet quantized weights.
  mutating func inputQuantization(_ quantization: inout InputQuantization) throws(Failure) {
    try choice(
      "inputQuantization", &quantization, usual: .xnnpack,
      "with dynamic range, how the input is quantized, as told above")
  }
}
