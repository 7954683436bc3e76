import CX86Kernels

extension FastKernels {
  /// Folds real numbers, for the output elements of `outputs`, some at a time; the terms of each follow one
  /// another as in the plain loops.
  ///
  /// - Precondition: `walk.isRegular`, and `function.hasVectorForm`.
  package static func reduce(
    _ function: FoldFunction, input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    walk: ReductionWalk, outputs: Range<Int>, instructionSet: InstructionSet
  ) {
    guard let (fold, start) = function.kernelFunction else {
      preconditionFailure("\(function) has no vector form")
    }
    let (step, termStep, termCount) = (walk.kept.runStride, walk.folded.runStride, walk.folded.runLength)
    let folds = output + outputs.lowerBound
    folds.update(repeating: start, count: outputs.count)
    let first = input + outputs.lowerBound * step
    if step == 1 {
      var parameters = RowReductionParameters(
        function: fold, numbers: first, rowStep: termStep, rowCount: termCount, columnCount: outputs.count,
        results: folds)
      instructionSet.narrowed(toChannelCount: outputs.count).kernels.reduceRows(&parameters)
    } else {
      // Tensors are dense: where outputs lie apart, their terms do not.
      foldLines(fold, first, step: step, length: termCount, count: outputs.count, folds, instructionSet)
    }
    guard function == .mean else { return }
    let scale = 1 / Float(termCount)
    for index in outputs { output[index] *= scale }
  }

  /// The number of terms that are folded at a time: as many as lie on the stack.
  private static let termCapacity = 256

  /// Folds lines of neighbouring terms, `step` numbers apart, as many side by side as fill a vector.
  private static func foldLines(
    _ function: ReductionKernelFunction, _ input: UnsafePointer<Float>, step: Int, length: Int, count: Int,
    _ folds: UnsafeMutablePointer<Float>, _ instructionSet: InstructionSet
  ) {
    let width = instructionSet.vectorLength
    let depth = termCapacity / width
    let kernels = instructionSet.kernels
    withUnsafeTemporaryAllocation(of: Float.self, capacity: termCapacity) { terms in
      guard let terms = terms.baseAddress else { return }
      for line in stride(from: 0, to: count, by: width) {
        let lineCount = min(width, count - line)
        for first in stride(from: 0, to: length, by: depth) {
          let termCount = min(depth, length - first)
          var transposition = TranspositionParameters(
            source: input + line * step + first, sourceStep: step, rowCount: lineCount,
            columnCount: termCount, destination: terms, destinationStep: lineCount)
          kernels.transposeMatrix(&transposition)
          var parameters = RowReductionParameters(
            function: function, numbers: terms, rowStep: lineCount, rowCount: termCount,
            columnCount: lineCount, results: folds + line)
          kernels.reduceRows(&parameters)
        }
      }
    }
  }
}

extension ReductionWalk {
  /// Whether neighbouring outputs, and neighbouring terms of each, lie at equal distances.
  package var isRegular: Bool { kept.runCount == 1 && folded.runCount == 1 }
}

extension FoldFunction {
  /// Whether vectors compute it.
  package var hasVectorForm: Bool { kernelFunction != nil }

  /// The function's name in the micro-kernel, and what it starts from.
  fileprivate var kernelFunction: (function: ReductionKernelFunction, start: Float)? {
    switch self {
    case .sum, .mean: (.sum, 0)
    case .maximum: (.maximum, -.infinity)
    case .minimum: (.minimum, .infinity)
    case .product: nil
    }
  }
}

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
