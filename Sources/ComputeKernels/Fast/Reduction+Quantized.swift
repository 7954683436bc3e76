extension FastKernels {
  /// Sums quantized values, for the output elements of `outputs`, neighbouring ones at a time.
  ///
  /// - Precondition: `walk.isRegular`, and neighbouring outputs have neighbouring terms.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func sum<Quantized: QuantizedElement>(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<Quantized>, walk: ReductionWalk,
    quantizedSum: QuantizedSum,
    outputs: Range<Int>, instructionSet: InstructionSet
  ) {
    let terms = QuantizedWindow(
      start: input + outputs.lowerBound, rowStep: walk.folded.runStride, rowCount: walk.folded.runLength,
      pixelStep: 0, pixelCount: 1)
    terms.forEachSum(
      channelCount: outputs.count, isSigned: Quantized.isSigned, instructionSet: instructionSet
    ) { index, sum in
      output[outputs.lowerBound + index] = quantizedSum.quantized(sum)
    }
  }
}
