import ComputeKernels
import TensorCore

/// An input whose rows multiply the vectors of one step after the other: packed where it is a constant, else
/// read where it lies.
struct RecurrentWeights: Sendable {
  /// What is packed when the plan first runs; `nil` for nothing.
  let packed: Packed<PackedRows>?
  private let tensor: Slot<UInt8>
  /// Of each row of quantized values; empty for numbers.
  private let scales: [Float]
  private let quantization: DynamicQuantization

  /// - Parameters:
  ///   - isAsymmetric: How numbers are quantized that meet quantized weights.
  ///   - isPacked: Whether rows are packed that can be.
  init(_ site: NodeSite, input: Int, _ isAsymmetric: Bool = false, isPacked: Bool = true) {
    let type = site.type(input)
    tensor = site.input(input, as: UInt8.self)
    scales = type.elementType == .int8 ? type.rowScales(type.shape[0]) : []
    quantization = isAsymmetric ? .tensorFlowLite : .symmetricTensorFlowLite
    packed = site.wantsReference || !isPacked ? nil : PackedRows.packing(site, input: input)
  }

  /// The rows that numbers meet.
  func rows(_ context: KernelContext) -> RecurrentRows {
    if case .numbers(let matrix) = packed?.contents { return .packedNumbers(matrix) }
    return scales.isEmpty
      ? .numbers(start(context).assumingMemoryBound(to: Float.self))
      : .quantized(integerRows(context), scales: scales, quantization)
  }

  /// The rows of quantized values.
  func integerRows(_ context: KernelContext) -> IntegerRows {
    if case .integers(let matrix) = packed?.contents { return .packed(matrix) }
    return .stored(start(context).assumingMemoryBound(to: Int8.self))
  }

  private func start(_ context: KernelContext) -> UnsafeRawPointer {
    UnsafeRawPointer(context.pointer(tensor))
  }
}

/// The rows of a constant, packed for the micro-kernels of one instruction set.
enum PackedRows: Sendable {
  case numbers(PackedMatrix)
  case integers(IntegerMatrix)

  /// Packs the rows of an input; `nil` where they are computed, none, or too long.
  fileprivate static func packing(_ site: NodeSite, input: Int) -> Packed<PackedRows>? {
    guard let weights = site.constant(input), weights.shape.elementCount > 0 else { return nil }
    let (rowCount, length) = (weights.shape[0], weights.shape[1])
    let instructionSet = site.kernels.instructionSet
    guard weights.elementType == .int8 else {
      let byteCount = PackedMatrix.byteCount(columnCount: rowCount, depth: length, instructionSet)
      return Packed(from: weights, byteCount: byteCount) { weights in
        .numbers(
          PackedMatrix(
            filter: StoredFloats(weights), bias: nil, slope: nil, columnCount: rowCount, depth: length,
            instructionSet: instructionSet))
      }
    }
    guard length <= IntegerRows.maximumPackedLength else { return nil }
    let byteCount = IntegerMatrix.byteCount(columnCount: rowCount, depth: length, instructionSet)
    return Packed(from: weights, byteCount: byteCount) { weights in
      .integers(IntegerMatrix(weights, instructionSet: instructionSet))
    }
  }
}

/// What a kernel that goes from step to step has packed, and how that makes its name.
struct RecurrentPacking {
  /// What is made when the plan first runs.
  let work: JoinedWork
  /// The inputs that are not read in a run.
  let inputs: [Int]
  let kernelName: String

  /// - Parameter parts: What is made, and the inputs that it has the elements of; `nil` is left out.
  init(_ site: NodeSite, _ parts: [(inputs: [Int], work: (any DeferredWork)?)]) {
    work = JoinedWork(parts: parts.compactMap(\.work))
    inputs = parts.flatMap { $0.work == nil ? [] : $0.inputs }
    kernelName = inputs.isEmpty ? "step by step" : "step by step, \(site.kernels.instructionSet.name)"
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
