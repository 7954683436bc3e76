import ComputeKernels
import TensorCore

extension NodeSite {
  /// The quantisation of a tensor that must have one, the same for all elements.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when it has none, ``EngineError/Code/unsupportedOperator``
  ///   when it has one for each slice.
  func codeScale(_ type: TensorType, _ role: String) throws -> CodeScale {
    guard let quantization = type.quantization else {
      throw EngineError(.invalidModel, "\(role) is \(type.elementType.rawValue) but has no scale")
    }
    guard let scale = quantization.codeScale else {
      throw EngineError(
        .unsupportedOperator, "\(role) has \(quantization.count) scales; expected one for all elements")
    }
    return scale
  }
}

extension Quantization {
  /// The scale and the zero point of all elements; `nil` when there is one pair for each slice.
  var codeScale: CodeScale? {
    axis == nil || count == 1 ? CodeScale(scale: scale, zeroPoint: Int32(zeroPoint)) : nil
  }
}
