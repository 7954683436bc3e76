import ComputeKernels
import TensorCore

/// The rows of an input that multiplies the vectors of one step after the other.
struct RecurrentWeights: Sendable {
  private let tensor: Slot<UInt8>
  /// Of each row of quantized values; empty for numbers.
  private let scales: [Float]
  private let quantization: RecurrentQuantization

  init(_ site: NodeSite, input: Int, _ isAsymmetric: Bool) {
    let type = site.type(input)
    tensor = site.input(input, as: UInt8.self)
    scales = type.elementType == .int8 ? type.rowScales(type.shape[0]) : []
    quantization = isAsymmetric ? .asymmetric : .symmetric
  }

  func rows(_ context: KernelContext) -> RecurrentRows {
    let start = UnsafeRawPointer(context.pointer(tensor))
    return scales.isEmpty
      ? .numbers(start.assumingMemoryBound(to: Float.self))
      : .quantized(start.assumingMemoryBound(to: Int8.self), scales: scales, quantization)
  }
}

extension TensorType {
  /// The scale of each of `count` rows of a quantized tensor.
  func rowScales(_ count: Int) -> [Float] {
    let scales = quantization?.scales ?? [1]
    return scales.count == count ? scales : [Float](repeating: scales[0], count: count)
  }

  /// Checks the quantization of weights whose rows may have a scale each.
  ///
  /// - Throws: ``EngineError/Code/unsupportedOperator`` for other weights.
  func checkRowQuantization(_ role: String) throws {
    guard let quantization, quantization.narrowZeroPoints.allSatisfy({ $0 == 0 }), quantization.axis ?? 0 == 0
    else {
      throw EngineError(
        .unsupportedOperator, "\(role) have no scale, one for each column, or a zero point that is not zero")
    }
  }
}

extension IntegerSums {
  /// The sum of each row of a matrix, times a factor.
  static func rowSums(of matrix: Tensor, times factor: Int32) -> [Int32] {
    let (rowCount, length) = (matrix.shape[0], matrix.shape[1])
    return matrix.inMemory.withUnsafeBytes { bytes in
      guard let start = bytes.assumingMemoryBound(to: Int8.self).baseAddress else {
        return [Int32](repeating: 0, count: rowCount)
      }
      return (0..<rowCount).map { factor &* sum(of: start + $0 * length, count: length) }
    }
  }
}
