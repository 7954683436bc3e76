import ComputeKernels
import ModelFormat
import TensorCore

extension NodeSite {
  /// The weights, bias and slope of inputs 1 to 3 for the micro-kernels, or `nil` when one of them is
  /// computed at run time.
  func packedMatrix(columnCount: Int, depth: Int, _ instructionSet: InstructionSet) -> PackedMatrix? {
    let inputs = (1...3).map { constant($0) }
    let areConstant = (1...3).allSatisfy { self.inputs[$0] == nil || inputs[$0 - 1] != nil }
    guard areConstant, let weights = inputs[0] else { return nil }
    let slope = fusion?.slope.flatMap { constants[$0] } ?? inputs[2]
    return withExtendedLifetime((inputs, slope)) {
      PackedMatrix(
        filter: weights.floatPointer, bias: inputs[1]?.floatPointer, slope: slope?.floatPointer,
        columnCount: columnCount, depth: depth, instructionSet: instructionSet)
    }
  }

  /// The same for each of `groupCount` parts of the weights, which lie one after the other.
  func packedMatrices(
    groupCount: Int, columnCount: Int, depth: Int, _ instructionSet: InstructionSet
  ) -> [PackedMatrix]? {
    let inputs = (1...3).map { constant($0) }
    let areConstant = (1...3).allSatisfy { self.inputs[$0] == nil || inputs[$0 - 1] != nil }
    guard areConstant, let weights = inputs[0] else { return nil }
    return withExtendedLifetime(inputs) {
      (0..<groupCount).map { group in
        PackedMatrix(
          filter: weights.floatPointer + group * columnCount * depth,
          bias: inputs[1].map { $0.floatPointer + group * columnCount },
          slope: inputs[2].map { $0.floatPointer + group * columnCount }, columnCount: columnCount,
          depth: depth, instructionSet: instructionSet)
      }
    }
  }

  /// The codes and biases of inputs 1 and 2 for integer kernels, or `nil` when one of them is computed at run
  /// time.
  ///
  /// - Parameter channelStride: elements from a weight of one output channel to the same weight of the next.
  func quantizedFilter(
    _ requantization: Requantization, outputChannels: Int, channelStride: Int
  ) -> QuantizedFilter? {
    guard let filter = constant(1), inputs[2] == nil || constant(2) != nil else { return nil }
    return QuantizedFilter(
      filter: filter, bias: constant(2), outputChannels: outputChannels, channelStride: channelStride,
      requantization: requantization)
  }

  /// The filter of input 1 with the weights of all output channels for one input side by side, as BLAS reads
  /// it, or `nil` when it is computed at run time.
  func transposedFilter(_ geometry: ConvolutionGeometry) -> Tensor? {
    constant(1).map { filter in
      Tensor(shape: filter.shape, elementType: .float32) { packed in
        // Both have `outputChannels · patchLength` floats.
        guard let packed = packed.baseAddress else { return }
        FastKernels.packFilter(
          filter.floatPointer, into: packed.assumingMemoryBound(to: Float.self),
          outputChannels: geometry.outputChannels, patchLength: geometry.patchLength)
      }
    }
  }
}
