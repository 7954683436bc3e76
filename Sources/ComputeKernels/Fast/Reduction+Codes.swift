extension FastKernels {
  /// Sums codes, for the output elements of `outputs`, neighbouring ones at a time.
  ///
  /// - Precondition: `walk.isRegular`, and neighbouring outputs have neighbouring terms.
  @_specialize(where Code == UInt8) @_specialize(where Code == Int8)
  package static func sum<Code: QuantizedCode>(
    input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<Code>, walk: ReductionWalk, codeSum: CodeSum,
    outputs: Range<Int>, instructionSet: InstructionSet
  ) {
    let terms = CodeWindow(
      start: input + outputs.lowerBound, rowStep: walk.folded.runStride, rowCount: walk.folded.runLength,
      pixelStep: 0, pixelCount: 1)
    terms.forEachSum(
      channelCount: outputs.count, isSigned: Code.isSigned, instructionSet: instructionSet
    ) { index, sum in
      output[outputs.lowerBound + index] = codeSum.code(sum)
    }
  }
}
